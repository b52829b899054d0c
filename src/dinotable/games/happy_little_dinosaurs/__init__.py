"""Happy Little Dinosaurs. `docs/games/happy-little-dinosaurs.md` walks through it."""

from dinotable.games.happy_little_dinosaurs.game import GAME as GAME
