"""The rules, in the order of the game: the secret offers, the window, the winner's turn, the draw."""
