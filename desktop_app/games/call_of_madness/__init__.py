"""Call of Madness: priests defend their headquarters from investigators."""
