"""What a person sets once: looks, keys, standing orders."""
