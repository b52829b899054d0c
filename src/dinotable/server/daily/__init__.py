"""The deal of the day: everybody on this server plays the same luck against the same bots."""
