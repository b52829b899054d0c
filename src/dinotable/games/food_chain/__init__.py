"""Food Chain, for 2 to 4 players: trees of predators, tokens, hidden hands."""

from dinotable.games.food_chain.game import GAME as GAME
