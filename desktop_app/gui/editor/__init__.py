"""The position editor: any table of any room that says how its tables are set up by hand."""
