"""Gods Love Dinosaurs: `docs/games/gods-love-dinosaurs.md`."""

from dinotable.games.gods_love_dinosaurs.game import GAME as GAME
