"""What another box may change: each number of the rules by its path, the tiles of each pile, and the start tile."""

import os
from typing import Final

from dinotable.core.box import Item, Number, Word, Words
from dinotable.games.gods_love_dinosaurs.tiles import (
    BOARD_ROWS,
    FROG,
    GROUPS,
    LETTERS,
    PREY_TERRAINS,
    RAT,
    SPECIES,
    TERRAINS,
    WILD,
    TileList,
    tiles_path,
)

PLAYERS: Final = (2, 3, 4, 5)
START: Final = "start"
MOST_TIGER_STEPS: Final = 3
MOST_EAGLE_STEPS: Final = 5
MOST_STEPS: Final = 6
"""Of a dinosaur; an action names at most so many animals that it eats."""
MOST_SUPPLY: Final = 99
MOST_START_EGGS: Final = 20
MOST_EGGS: Final = 5
"""That an animal gives when it is eaten, or a dinosaur costs."""
MOST_POINTS: Final = 10


def _text() -> str:
    with open(os.path.join(os.path.dirname(__file__), "tiles.txt"), encoding="utf-8") as file:
        return file.read()


USUAL_TEXT: Final = _text()


def _rules() -> list[Item]:
    items: list[Item] = [Number(f"rows.{n}", 2 if n < 4 else 3, 1, BOARD_ROWS, "GD1.4", "box-rows") for n in PLAYERS]
    for animal, count in zip([*SPECIES, "dinosaur"], (25, 30, 35, 25, 25, 19), strict=True):
        items.append(Number(f"supply.{animal}", count, 0, MOST_SUPPLY, "GD1.6", "box-supply", animal))
    for prey in range(FROG, RAT + 1):
        words = TERRAINS[: WILD + 1]
        usual = TERRAINS[PREY_TERRAINS[prey]]
        items.append(Word(f"favourite.{SPECIES[prey]}", usual, words, "GD1.1", "box-favourite", SPECIES[prey]))
    items.append(Word("marker.start", SPECIES[FROG], SPECIES, "GD2.1", "box-marker-start"))
    items.append(Number("marker.move", 1, 0, len(SPECIES) - 1, "GD6.5", "box-marker-move"))
    for animal, steps, most, rule in (
        ("tiger", 2, MOST_TIGER_STEPS, "GD5.2"), ("eagle", 3, MOST_EAGLE_STEPS, "GD5.2"),
        ("dinosaur", 5, MOST_STEPS, "GD6.2"),
    ):  # fmt: skip
        items.append(Number(f"steps.{animal}", steps, 1, most, rule, "box-steps", animal))
    items.append(Number("eggs.start", 3, 0, MOST_START_EGGS, "GD2.2", "box-eggs-start"))
    items.append(Number("eggs.hatching", 1, 0, MOST_EGGS, "GD6.1", "box-eggs-hatching"))
    items.append(Number("eggs.predator", 1, 0, MOST_EGGS, "GD6.3", "box-eggs", "predator"))
    items.append(Number("eggs.prey", 0, 0, MOST_EGGS, "GD6.3", "box-eggs", "prey"))
    items.append(Number("score.egg", 1, 0, MOST_POINTS, "GD7.1", "box-score", "egg"))
    items.append(Number("score.dinosaur", 1, 0, MOST_POINTS, "GD7.1", "box-score", "dinosaur"))
    return items


def _tiles() -> list[Item]:
    lines = TileList(USUAL_TEXT).lines
    items: list[Item] = [Words(START, lines["start"], "GD1.3", "box-start")]
    for letter in LETTERS:
        for group in GROUPS:
            usual = lines[f"{letter} {group}"]
            items.append(Words(tiles_path(letter, group), usual, "GD1.5", "box-tiles", f"{letter}-{group[0]}"))
    return items


ITEMS: Final[list[Item]] = [*_rules(), *_tiles()]
USUAL: Final[dict[str, str]] = {item.path: item.usual for item in ITEMS}
