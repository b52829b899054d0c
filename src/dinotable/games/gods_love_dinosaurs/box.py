"""What is in the box: `tiles.txt`, read and checked. It may be corrected; `--box FILE` plays with another list."""

import os
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.box import Box
from dinotable.core.errors import SetupError

# GD1.2: a tile is two hexes, at most one with an icon: `tile_of`. GD1.3: the start tile is the box's line `start`.
# GD1.4: the species in the order of their columns; then the dinosaur.
SPECIES: Final = ["frog", "rabbit", "rat", "tiger", "eagle"]
FROG: Final = 0
RABBIT: Final = 1
RAT: Final = 2
TIGER: Final = 3
EAGLE: Final = 4
DINOSAUR: Final = 5
NO_ICON: Final = 5
"""On a tile, where no dinosaur ever is."""
KINDS_OF_ANIMAL: Final = 6
COLUMNS: Final = 5
ICON_CODES: Final = ["Fg", "Rb", "Rt", "Ti", "Ea", "--"]

TERRAINS: Final = ["lake", "forest", "field", "wild", "mountain"]
LAKE: Final = 0
FOREST: Final = 1
FIELD: Final = 2
WILD: Final = 3
MOUNTAIN: Final = 4
KINDS_OF_TERRAIN: Final = 5
TERRAIN_CODES: Final = ["L", "F", "P", "W", "M"]
# GD1.1: frog – lake, rabbit – field, rat – forest.
FAVOURITE: Final = vec[i64]([LAKE, FIELD, FOREST])

START_HEXES: Final = 7
START_EGGS: Final = 3
# GD1.6: frogs, rabbits, rats, tigers, eagles, dinosaurs.
PRINTED_SUPPLY: Final = [25, 30, 35, 25, 25, 19]

LETTERS: Final = ["A", "B", "C", "D"]
GROUPS: Final = ["2+", "3+", "4+", "5"]
GROUP_SIZES: Final = [12, 3, 3, 3]
MOST_HEXES: Final = 55
"""GD1.5: with 2 players each places 24 of the 48 tiles, beside the 7 hexes of the start tile."""


def tile_of(icon: i64, first: i64, second: i64) -> i64:
    """A tile as one number."""
    return (icon * KINDS_OF_TERRAIN + first) * KINDS_OF_TERRAIN + second


def icon_of(tile: i64) -> i64:
    return tile // (KINDS_OF_TERRAIN * KINDS_OF_TERRAIN)


def first_of(tile: i64) -> i64:
    """The terrain of the hex that carries the icon."""
    return tile // KINDS_OF_TERRAIN % KINDS_OF_TERRAIN


def second_of(tile: i64) -> i64:
    return tile % KINDS_OF_TERRAIN


def tile_text(tile: int) -> str:
    first, second = TERRAIN_CODES[first_of(tile)], TERRAIN_CODES[second_of(tile)]
    return f"{ICON_CODES[icon_of(tile)]}:{first}+{second}"


def rows_for(seats: i64) -> i64:
    """GD1.4: how many tiles a column holds."""
    return 2 if seats < 4 else 3


class Piles:
    """The tiles in play for a number of players. Never changed."""

    def __init__(self, tiles: list[list[int]]) -> None:
        kinds: list[int] = []
        piles: list[int] = []
        left: list[int] = []
        begins: list[int] = [0]
        for pile, row in enumerate(tiles):
            for tile in dict.fromkeys(row):
                kinds.append(tile)
                piles.append(pile)
                left.append(row.count(tile))
            begins.append(len(kinds))
        self.kinds: vec[i64] = vec[i64](kinds)
        """Pile after pile, in the box's order."""
        self.piles: vec[i64] = vec[i64](piles)
        """The pile of each kind."""
        self.begins: vec[i64] = vec[i64](begins)
        """Where each pile begins among the kinds, and where the last one ends."""
        self.left: vec[i64] = vec[i64](left)
        """How many there are of each kind."""
        self.sizes: vec[i64] = vec[i64]([len(row) for row in tiles])
        """How many tiles each pile has."""


class TileBox(Box):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.tiles: dict[str, list[int]] = {}
        """The tiles of each letter and group, such as `A 3+`."""
        self.start: list[tuple[int, int]] = []
        """Icon and terrain of each hex of the start tile."""
        self.sums: dict[str, dict[str, int]] = {}
        """What the list says it adds up to: `icons` and `hexes`."""
        self.sorted: dict[int, Piles] = {}
        """By number of players, once somebody has asked."""
        for number, line in enumerate(text.splitlines(), 1):
            words = line.partition("#")[0].split()
            if words:
                self._read_line(number, words)
        self._check()

    def in_play(self, letter: str, seats: int) -> list[int]:
        """A pile's tiles in the list's order, for a number of players."""
        return [tile for group in GROUPS[: seats - 1] for tile in self.tiles[f"{letter} {group}"]]

    def piles_for(self, seats: int) -> Piles:
        piles = self.sorted.get(seats)
        if piles is None:
            piles = self.sorted[seats] = Piles([self.in_play(letter, seats) for letter in LETTERS])
        return piles

    def _read_line(self, number: int, words: list[str]) -> None:
        name = words[0]
        if name == "start" and not self.start:
            self.start = [_read_hex(number, word) for word in words[1:]]
        elif name in ("icons", "hexes") and name not in self.sums:
            codes = ICON_CODES if name == "icons" else TERRAIN_CODES
            self.sums[name] = _read_sum(number, name, words[1:], codes)
        elif name in LETTERS and len(words) > 1 and words[1] in GROUPS and f"{name} {words[1]}" not in self.tiles:
            self.tiles[f"{name} {words[1]}"] = [_read_tile(number, word) for word in words[2:]]
        else:
            raise SetupError(f"box, line {number}: “{' '.join(words[:2])[:40]}” is unknown or stands there twice")

    def _check(self) -> None:
        for letter in LETTERS:
            for group, size in zip(GROUPS, GROUP_SIZES, strict=True):
                found = len(self.tiles.get(f"{letter} {group}", []))
                if found != size:
                    raise SetupError(f"box: the line “{letter} {group}” wants {size} tiles, it has {found}")
        if len(self.start) != START_HEXES or self.start[0] != (NO_ICON, MOUNTAIN):
            raise SetupError("box: the line “start” wants 7 hexes, the first a mountain without an icon")
        if sorted(icon for icon, _ in self.start if icon != NO_ICON) != [FROG, RABBIT, RAT]:
            raise SetupError("box: the start tile wants one frog, one rabbit and one rat")
        self._check_sums()

    def _check_sums(self) -> None:
        tiles = [tile for row in self.tiles.values() for tile in row]
        icons = [ICON_CODES[icon_of(tile)] for tile in tiles]
        hexes = [TERRAIN_CODES[first_of(tile)] for tile in tiles] + [TERRAIN_CODES[second_of(tile)] for tile in tiles]
        for name, found, codes in (("icons", icons, ICON_CODES), ("hexes", hexes, TERRAIN_CODES)):
            if name not in self.sums:
                raise SetupError(f"box: there is no line “{name}” with what the tiles add up to")
            for code in codes:
                if found.count(code) != self.sums[name].get(code, 0):
                    told = self.sums[name].get(code, 0)
                    raise SetupError(f"box: “{name}” says {told} {code}, the tiles have {found.count(code)}")


def _read_hex(number: int, word: str) -> tuple[int, int]:
    icon_text, _, terrain_text = word.partition(":")
    if icon_text not in ICON_CODES or terrain_text not in TERRAIN_CODES:
        raise SetupError(f"box, line {number}: “{word[:40]}” is no hex, write one such as Fg:L or --:M")
    icon, terrain = ICON_CODES.index(icon_text), TERRAIN_CODES.index(terrain_text)
    if icon != NO_ICON and terrain == MOUNTAIN:
        raise SetupError(f"box, line {number}: “{word[:40]}” has an icon on a mountain, where only dinosaurs stand")
    if icon <= RAT and terrain not in (FAVOURITE[icon], WILD):
        raise SetupError(f"box, line {number}: “{word[:40]}” has prey on a terrain that is not its own")
    return icon, terrain


def _read_tile(number: int, word: str) -> int:
    first_text, plus, second_text = word.partition("+")
    if not plus or second_text not in TERRAIN_CODES:
        raise SetupError(f"box, line {number}: “{word[:40]}” is no tile, write one such as Rt:F+L or --:M+P")
    icon, terrain = _read_hex(number, first_text)
    return tile_of(icon, terrain, TERRAIN_CODES.index(second_text))


def _read_sum(number: int, name: str, words: list[str], codes: list[str]) -> dict[str, int]:
    counts = words[0::2]
    if len(words) % 2 or not all(count.isascii() and count.isdigit() and len(count) < 4 for count in counts):
        raise SetupError(f"box, line {number}: “{name}” wants numbers and codes, such as 14 {codes[0]}")
    if sorted(words[1::2]) != sorted(codes):
        raise SetupError(f"box, line {number}: “{name}” wants each of {' '.join(codes)} once")
    return {code: int(count) for count, code in zip(counts, words[1::2], strict=True)}


def read_own_box() -> TileBox:
    with open(os.path.join(os.path.dirname(__file__), "tiles.txt"), encoding="utf-8") as file:
        return TileBox(file.read())


BOX: Final = read_own_box()
