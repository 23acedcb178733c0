"""What can be done without the window, a file a command. cli.py reads the arguments."""
