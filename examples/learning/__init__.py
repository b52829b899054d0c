"""Programs that learn to play."""
