"""Rooms: opening them, sitting down, playing, and everybody who subscriptions."""
