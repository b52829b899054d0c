"""Magpies: a tiny made-up game that uses every part of the contract. `docs/adding-a-game.md` walks through it."""

from examples.magpies.game import GAME as GAME
