"""A pure card table that knows no game: answers in, questions and events out."""
