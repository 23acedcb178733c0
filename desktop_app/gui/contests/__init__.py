"""What lies over the board while sides fight or agree: the contest, its odds, pledges, and how lucky everybody was."""
