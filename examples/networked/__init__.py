"""Bots that play at a server's table from anywhere: a seat's link and any WebSocket client."""
