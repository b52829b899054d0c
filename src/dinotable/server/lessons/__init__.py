"""Lessons: what there is to learn of a game, and a table for each step."""
