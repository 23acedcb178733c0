"""What speaks for and against an option, decision by decision: judgements that hold for every faction."""
