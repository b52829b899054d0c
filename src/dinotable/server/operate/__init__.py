"""For who runs the server."""
