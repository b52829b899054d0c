"""Ciao Dino! (Trias), 2 to 5 players. `docs/games/ciao-dino.md` describes it."""

from dinotable.games.ciao_dino.game import GAME as GAME
