"""The people around a table: who is there, what they say, what they ask of each other."""
