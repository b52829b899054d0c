"""Tiles as numbers and as words, and the list of them that a person may write: `tiles.txt` is the shipped one, a
reconstruction (GD1.5)."""

from typing import Final

from mypy_extensions import i64

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
BOARD_ROWS: Final = 3
"""At most (GD1.4)."""
ICON_CODES: Final = ["Fg", "Rb", "Rt", "Ti", "Ea", "--"]

TERRAINS: Final = ["lake", "forest", "field", "wild", "mountain"]
LAKE: Final = 0
FOREST: Final = 1
FIELD: Final = 2
WILD: Final = 3
MOUNTAIN: Final = 4
KINDS_OF_TERRAIN: Final = 5
TERRAIN_CODES: Final = ["L", "F", "P", "W", "M"]
PREY_TERRAINS: Final = [LAKE, FIELD, FOREST]
"""GD1.1: frog – lake, rabbit – field, rat – forest. Usually also where each prefers to be."""

START_HEXES: Final = 7
LETTERS: Final = ["A", "B", "C", "D"]
GROUPS: Final = ["2+", "3+", "4+", "5"]
GROUP_SIZES: Final = [12, 3, 3, 3]
"""GD1.5: of each letter."""
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


def read_hex(where: str, word: str) -> tuple[int, int]:
    """Icon and terrain, such as `Fg:L`. `where` begins what is said if it is none."""
    icon_text, _, terrain_text = word.partition(":")
    if icon_text not in ICON_CODES or terrain_text not in TERRAIN_CODES:
        raise SetupError(f"{where}: “{word[:40]}” is no hex, write one such as Fg:L or --:M")
    icon, terrain = ICON_CODES.index(icon_text), TERRAIN_CODES.index(terrain_text)
    if icon != NO_ICON and terrain == MOUNTAIN:
        raise SetupError(f"{where}: “{word[:40]}” has an icon on a mountain, where only dinosaurs stand")
    return icon, terrain


def read_tile(where: str, word: str) -> int:
    first_text, plus, second_text = word.partition("+")
    if not plus or second_text not in TERRAIN_CODES:
        raise SetupError(f"{where}: “{word[:40]}” is no tile, write one such as Rt:F+L or --:M+P")
    icon, terrain = read_hex(where, first_text)
    return tile_of(icon, terrain, TERRAIN_CODES.index(second_text))


def tiles_path(letter: str, group: str) -> str:
    """Where a line of the list is among the items of the box: `A 3+` is `tiles.a.from-3`."""
    return f"tiles.{letter.lower()}.from-{group[0]}"


def is_list(text: str) -> bool:
    """Whether a box is in the form of `tiles.txt`, in which nothing is set with `=`."""
    lines = [line.partition("#")[0] for line in text.splitlines()]
    return any(line.strip() for line in lines) and not any("=" in line for line in lines)


class TileList:
    """The lines of such a list, read and checked: as many tiles as the printed box has, and what they add up to."""

    def __init__(self, text: str) -> None:
        self.lines: dict[str, str] = {}
        """The words of each line of tiles, such as `A 3+`, and of `start`."""
        self.tiles: list[int] = []
        self.sums: dict[str, dict[str, int]] = {}
        """What the list says it adds up to: `icons` and `hexes`."""
        for number, line in enumerate(text.splitlines(), 1):
            words = line.partition("#")[0].split()
            if words:
                self._read_line(f"box, line {number}", words)
        self._check()
        self._check_sums()

    def _read_line(self, where: str, words: list[str]) -> None:
        name = words[0]
        group = " ".join(words[:2])
        if name == "start" and name not in self.lines:
            for word in words[1:]:
                self._check_prey(where, word)
            self.lines[name] = " ".join(words[1:])
        elif name in ("icons", "hexes") and name not in self.sums:
            codes = ICON_CODES if name == "icons" else TERRAIN_CODES
            self.sums[name] = _read_sum(where, name, words[1:], codes)
        elif name in LETTERS and len(words) > 1 and words[1] in GROUPS and group not in self.lines:
            for word in words[2:]:
                self.tiles.append(read_tile(where, word))
                self._check_prey(where, word.partition("+")[0])
            self.lines[group] = " ".join(words[2:])
        else:
            raise SetupError(f"{where}: “{group[:40]}” is unknown or stands there twice")

    def _check_prey(self, where: str, word: str) -> None:
        icon, terrain = read_hex(where, word)
        if icon <= RAT and terrain not in (PREY_TERRAINS[icon], WILD):
            raise SetupError(f"{where}: “{word[:40]}” has prey on a terrain that is not its own")

    def _check(self) -> None:
        for letter in LETTERS:
            for group, size in zip(GROUPS, GROUP_SIZES, strict=True):
                found = len(self.lines.get(f"{letter} {group}", "").split())
                if found != size:
                    raise SetupError(f"box: the line “{letter} {group}” wants {size} tiles, it has {found}")
        start = [read_hex("box", word) for word in self.lines.get("start", "").split()]
        check_start("box: the line “start”", start)
        if sorted(icon for icon, _ in start if icon != NO_ICON) != [FROG, RABBIT, RAT]:
            raise SetupError("box: the start tile wants one frog, one rabbit and one rat")

    def _check_sums(self) -> None:
        tiles = self.tiles
        icons = [ICON_CODES[icon_of(tile)] for tile in tiles]
        hexes = [TERRAIN_CODES[first_of(tile)] for tile in tiles] + [TERRAIN_CODES[second_of(tile)] for tile in tiles]
        for name, found, codes in (("icons", icons, ICON_CODES), ("hexes", hexes, TERRAIN_CODES)):
            if name not in self.sums:
                raise SetupError(f"box: there is no line “{name}” with what the tiles add up to")
            for code in codes:
                if found.count(code) != self.sums[name].get(code, 0):
                    told = self.sums[name].get(code, 0)
                    raise SetupError(f"box: “{name}” says {told} {code}, the tiles have {found.count(code)}")


def check_start(where: str, start: list[tuple[int, int]]) -> None:
    """GD1.3"""
    if len(start) != START_HEXES or start[0] != (NO_ICON, MOUNTAIN):
        raise SetupError(f"{where} wants 7 hexes, the first a mountain without an icon")


def _read_sum(where: str, name: str, words: list[str], codes: list[str]) -> dict[str, int]:
    counts = words[0::2]
    if len(words) % 2 or not all(count.isascii() and count.isdigit() and len(count) < 4 for count in counts):
        raise SetupError(f"{where}: “{name}” wants numbers and codes, such as 14 {codes[0]}")
    if sorted(words[1::2]) != sorted(codes):
        raise SetupError(f"{where}: “{name}” wants each of {' '.join(codes)} once")
    return {code: int(count) for count, code in zip(counts, words[1::2], strict=True)}
