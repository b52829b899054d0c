"""A match around a game: chairs, decisions owed, undo, bots in chairs. Pure: time and randomness are handed in."""
