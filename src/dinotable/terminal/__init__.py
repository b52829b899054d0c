"""Play and watch in a terminal. Every game through the contract only."""
