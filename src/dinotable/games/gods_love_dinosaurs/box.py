"""What is in the box: the tiles of `tiles.txt`, a reconstruction (GD1.5), and the numbers of the rules; or whatever differs
from that (`items`). What makes no game is refused."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.box import Box, changed_text, read_changes
from dinotable.core.errors import SetupError
from dinotable.games.gods_love_dinosaurs.items import ITEMS, PLAYERS, START, USUAL, USUAL_TEXT
from dinotable.games.gods_love_dinosaurs.tiles import (
    COLUMNS,
    DINOSAUR,
    GROUPS,
    LETTERS,
    MOST_HEXES,
    NO_ICON,
    RAT,
    SPECIES,
    START_HEXES,
    TERRAINS,
    TileList,
    check_start,
    read_hex,
    read_tile,
    tiles_path,
)


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
    def __init__(self, changed: dict[str, str], former: str = "") -> None:
        super().__init__(changed_text(USUAL_TEXT, changed), changed)
        self.former = former
        """What records call it that were made when a list of tiles had the hash of its whole text; empty: nothing."""
        self.tiles: dict[str, list[int]] = {}
        """The tiles of each letter and group, such as `A 3+`."""
        for letter in LETTERS:
            for group in GROUPS:
                path = tiles_path(letter, group)
                self.tiles[f"{letter} {group}"] = [read_tile(path, word) for word in value_of(changed, path).split()]
        self.start: list[tuple[int, int]] = [read_hex(START, word) for word in value_of(changed, START).split()]
        """Icon and terrain of each hex of the start tile."""
        self.sorted: dict[int, Piles] = {}
        """By number of players, once somebody has asked."""
        self.favourite: vec[i64] = vec[i64](
            [TERRAINS.index(value_of(changed, f"favourite.{prey}")) for prey in SPECIES[: RAT + 1]]
        )
        """GD1.1: of each prey, the terrain beside wild on which it breeds."""
        self.supply: vec[i64] = vec[i64](
            [int(value_of(changed, f"supply.{animal}")) for animal in [*SPECIES, "dinosaur"]]
        )
        """GD1.6: of each species, where animals are limited."""
        rows = [0] * (PLAYERS[-1] + 1)
        for players in PLAYERS:
            rows[players] = int(value_of(changed, f"rows.{players}"))
        self.rows: vec[i64] = vec[i64](rows)
        """GD1.4: how many tiles a column holds, by number of players."""
        self.marker: i64 = SPECIES.index(value_of(changed, "marker.start"))
        """GD2.1: the column over the dinosaur marker at the start."""
        self.marker_steps: i64 = int(value_of(changed, "marker.move"))
        """GD6.5"""
        self.start_eggs: i64 = int(value_of(changed, "eggs.start"))
        """GD2.2"""
        self.tiger_steps: i64 = int(value_of(changed, "steps.tiger"))
        """GD5.2"""
        self.eagle_steps: i64 = int(value_of(changed, "steps.eagle"))
        """GD5.2"""
        self.dinosaur_steps: i64 = int(value_of(changed, "steps.dinosaur"))
        """GD6.2"""
        self.hatching_eggs: i64 = int(value_of(changed, "eggs.hatching"))
        """GD6.1: what a new dinosaur costs."""
        self.predator_eggs: i64 = int(value_of(changed, "eggs.predator"))
        """GD6.3: for each predator that a dinosaur eats."""
        self.prey_eggs: i64 = int(value_of(changed, "eggs.prey"))
        """GD6.3"""
        self.egg_points: i64 = int(value_of(changed, "score.egg"))
        """GD7.1"""
        self.dinosaur_points: i64 = int(value_of(changed, "score.dinosaur"))
        """GD7.1"""

    def is_called(self, hash_text: str) -> bool:
        return hash_text == self.hash() or (self.former != "" and hash_text == self.former)

    def in_play(self, letter: str, seats: int) -> list[int]:
        """A pile's tiles in the list's order, for a number of players."""
        return [tile for group in GROUPS[: seats - 1] for tile in self.tiles[f"{letter} {group}"]]

    def piles_for(self, seats: int) -> Piles:
        piles = self.sorted.get(seats)
        if piles is None:
            piles = self.sorted[seats] = Piles([self.in_play(letter, seats) for letter in LETTERS])
        return piles

    def tiles_for(self, seats: int) -> int:
        """How many are in play."""
        return sum(len(self.in_play(letter, seats)) for letter in LETTERS)


def value_of(changed: dict[str, str], path: str) -> str:
    return changed.get(path, USUAL[path])


def make_box(changed: dict[str, str], former: str = "") -> TileBox:
    box = TileBox(changed, former)
    check_start(START, box.start)
    for players in PLAYERS:
        tiles, rows = box.tiles_for(players), int(box.rows[players])
        most = (MOST_HEXES - START_HEXES) // 2 * players
        if tiles > most:
            raise SetupError(f"{players} players have room for {most} tiles (GD1.5), not {tiles}")
        if tiles < COLUMNS * rows:
            raise SetupError(
                f"{COLUMNS} columns of {rows} want {COLUMNS * rows} tiles (GD1.4); {players} players have {tiles}"
            )
    for animal, name in enumerate([*SPECIES, "dinosaur"]):
        # GD2.2: one dinosaur each, on the nest.
        each = 1 if animal == DINOSAUR else [icon for icon, _ in box.start if icon != NO_ICON].count(animal)
        if box.supply[animal] < each * PLAYERS[-1]:
            raise SetupError(
                f"supply.{name} is {each * PLAYERS[-1]} at least: {PLAYERS[-1]} players start with {each} each (GD2.2)"
            )
    return box


def read_list(text: str) -> TileBox:
    """From the form of `tiles.txt`."""
    told = TileList(text)
    asked = {START: told.lines["start"]}
    for letter in LETTERS:
        for group in GROUPS:
            asked[tiles_path(letter, group)] = told.lines[f"{letter} {group}"]
    return make_box(read_changes(ITEMS, asked), Box(text).hash())


BOX: Final = TileBox({})
