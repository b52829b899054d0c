"""What every request and socket goes through."""
