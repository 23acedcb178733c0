"""The boards: areas, edges, pieces, and the hand that carries them."""
