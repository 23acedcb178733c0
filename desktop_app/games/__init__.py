"""One room for each game; the rooms know the kernel and never each other."""
