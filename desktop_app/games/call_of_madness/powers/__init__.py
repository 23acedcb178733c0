"""What a god's power card lets a priest do."""
