"""The common actions, one file each."""
