"""Uptime, and what happens as it goes by."""
