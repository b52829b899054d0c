"""Ratings of people and bots, for who wants them."""
