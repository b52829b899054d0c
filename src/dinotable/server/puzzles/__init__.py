"""Puzzles: positions with one best move, and one of them a day."""
