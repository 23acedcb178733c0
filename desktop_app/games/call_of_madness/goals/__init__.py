"""What goals ask for: one class a named number."""
