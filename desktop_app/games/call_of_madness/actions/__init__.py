"""The icons of the cards and the additional actions of a turn, one file each."""
