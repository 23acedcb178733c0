"""What speaks for and against each option: what bots add up and hints show."""
