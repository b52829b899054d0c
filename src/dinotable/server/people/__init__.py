"""One's finished games, what they add up to, and the people one has played with."""
