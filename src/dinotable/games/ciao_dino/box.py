"""What is in the box: tiles, cards and dinosaurs, by number of players."""

from typing import Final, Literal, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.box import PlainBox

TerrainWord: TypeAlias = Literal["water", "mountain", "savanna", "jungle", "volcano"]
CardWord: TypeAlias = Literal["mountain", "savanna", "jungle", "meteorite"]

WATER: Final = 0
MOUNTAIN: Final = 1
SAVANNA: Final = 2
JUNGLE: Final = 3
VOLCANO: Final = 4
TERRAINS: Final[list[TerrainWord]] = ["water", "mountain", "savanna", "jungle", "volcano"]
CAPACITY: Final = vec[i64]([0, 2, 3, 4, 3])
"""CD1.3: how many dinosaurs a terrain feeds."""

# Tiles and cards are counted from 0: tile or card k shows terrain k + 1.
TILES: Final = ["mountain", "savanna", "jungle", "lake"]
LAKE_TILE: Final = 3
CARDS: Final[list[CardWord]] = ["mountain", "savanna", "jungle", "meteorite"]
METEORITE_CARD: Final = 3
CARD_KINDS: Final = 4

MOST_TILES: Final = 36
"""CD2.1: 35 land tiles in play; one more while a fuller board is written in a test."""


def tiles_of(seats: i64) -> vec[i64]:
    """CD1.2, CD2.2: mountains, savannas, jungles, lakes; the volcano lies already."""
    return vec[i64]([5, 7, 6, 0]) if seats == 2 else vec[i64]([9, 15, 12, 2])


def cards_of(seats: i64, back: i64) -> vec[i64]:
    """The cards with back 1 or 2. CD2.3; CD2.4: fewer with 3 players; CD2.5: with 2."""
    if seats == 2:
        return vec[i64]([5, 6, 5, 0]) if back == 1 else vec[i64]([1, 2, 1, 1])
    if back == 2:
        return vec[i64]([2, 3, 3, 1])
    return vec[i64]([6, 10, 8, 0]) if seats == 3 else vec[i64]([7, 13, 10, 0])


def count_cards(seats: i64, back: i64) -> i64:
    total: i64 = 0
    for count in cards_of(seats, back):
        total += count
    return total


def points_of(seats: i64) -> i64:
    """CD6.1: action points of a turn before the last round."""
    return 3 if seats == 2 else 4


def herd_size(seats: i64) -> i64:
    """CD2.7: dinosaurs of each player."""
    return 10 if seats == 2 else 15


def places_of(seats: i64) -> i64:
    """CD2.1, CD2.2: how many hexes around the volcano the setup fills."""
    return 18 if seats == 2 else 36


INNER_PLACES: Final = 18
"""CD2.1: the places of rings 1 and 2, where the lakes come."""


def box_text() -> str:
    rows = [f"terrain {TERRAINS[k]}: room {CAPACITY[k]}" for k in range(1, 5)]
    for seats in range(2, 6):
        rows.append(f"{seats} players: tiles {list(tiles_of(seats))}, dinosaurs {herd_size(seats)}")
        rows += [f"{seats} players: back {back}, cards {list(cards_of(seats, back))}" for back in (1, 2)]
    return "\n".join(rows) + "\n"


BOX: Final = PlainBox(box_text())
