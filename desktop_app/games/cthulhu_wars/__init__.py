"""The room of Cthulhu Wars."""
