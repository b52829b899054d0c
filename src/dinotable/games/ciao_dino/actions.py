"""The words of the game: what can be done, what can happen, why something is refused."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.errors import NotationError
from dinotable.core.fields import HexField, Number, SeatField, Word
from dinotable.core.ints import Card, Hex, Packed, Seat
from dinotable.core.vocabulary import KIND_BITS, Kind, Vocabulary
from dinotable.games.ciao_dino.box import CARDS, MOST_DINOSAURS, MOST_TILES, TILES

RINGS: Final = 400
"""Farther than any game can walk: land moves out by one ring a drift, and no game with the usual box has 397 drifts
(`turn.longest`). In one that came so far, nothing would drift any more (`drift.EDGE`)."""


class Mark(Word):
    """CD6.7: said only where dinosaurs that can breed and dinosaurs that have bred stand together, and the latter moves."""

    def __init__(self) -> None:
        super().__init__("which", ["plain", "bred"])
        self.takes_several = True

    def text(self, value: int) -> str:
        return "bred" if value else ""

    def parse(self, words: list[str]) -> int:
        if words not in ([], ["bred"]):
            raise NotationError(f"after the hexes comes nothing or “bred”, not “{' '.join(words)[:40]}”")
        return len(words)

    def json(self, value: int) -> object:
        return self.words[value]

    def from_json(self, value: object) -> int:
        if value not in self.words:
            raise NotationError("which is one of plain, bred")
        return self.words.index(str(value))


class OfSeat(Kind):
    def seat(self, action: Packed) -> Seat:
        return self.first(action)


class OfTile(Kind):
    def tile(self, action: Packed) -> i64:
        return self.first(action)


class OfCard(Kind):
    def card(self, action: Packed) -> Card:
        return self.first(action)


class OfHex(Kind):
    """Something done with a hex."""

    def __init__(self, word: str, rule: str) -> None:
        super().__init__(word, HexField("hex", RINGS), rule=rule)
        self.next: Packed = 2**KIND_BITS
        """What the next hex adds to a packed action."""

    def hex(self, action: Packed) -> Hex:
        return self.first(action)


class Move(Kind):
    """A dinosaur goes from one hex to another."""

    def __init__(self, word: str, rule: str) -> None:
        super().__init__(word, HexField("from", RINGS), HexField("to", RINGS, lead="to"), Mark(), rule=rule)
        self.next_end: Packed = 2 ** int(self.shift2)
        self.next_mark: Packed = 2 ** int(self.shift3)
        """What the next end, or the mark, adds to a packed action."""

    def start(self, action: Packed) -> Hex:
        return self.first(action)

    def end(self, action: Packed) -> Hex:
        return self.second(action)

    def mark(self, action: Packed) -> i64:
        return self.third(action)


# Chance.
FIRST: Final = OfSeat("first", SeatField(), rule="CD2.9")
TILE: Final = OfTile("tile", Word("tile", TILES), rule="CD2.1")
DEAL: Final = OfCard("deal", Word("card", [*CARDS], secret=True), rule="CD2.6")
# Setup and phase 1.
PLACE: Final = OfHex("place", rule="CD2.8")
PLAY: Final = Kind("play", rule="CD4.1")
DRAW: Final = Kind("draw", rule="CD4.1")
DRIFT: Final = OfHex("drift", rule="CD5.4")
TO: Final = OfHex("to", rule="CD5.4")
# Phase 2.
MIGRATE: Final = Move("migrate", rule="CD6.3")
RESCUE: Final = Move("rescue", rule="CD6.5")
BREED: Final = OfHex("breed", rule="CD6.6")
DONE: Final = Kind("done", rule="CD6.1")

ACTIONS: Final = Vocabulary(FIRST, TILE, DEAL, PLACE, PLAY, DRAW, DRIFT, TO, MIGRATE, RESCUE, BREED, DONE)

# What happens.
PLAYED: Final = Kind("played", SeatField(), Word("card", [*CARDS]), rule="CD4.3")
METEORITE: Final = Kind("meteorite", SeatField(), rule="CD8.1")
ANY_TILE: Final = Kind("any-tile", SeatField(), rule="CD4.4")
NO_DRIFT: Final = Kind("no-drift", SeatField(), rule="CD4.4")
SWIM: Final = Kind("swim", SeatField(), Number("count", MOST_DINOSAURS), HexField("hex", RINGS), rule="CD5.8")
SPLIT: Final = Kind("split", Number("parts", 6), rule="CD9.1")
CLIMB: Final = Kind("climb", SeatField(), Number("count", MOST_DINOSAURS), HexField("hex", RINGS), rule="CD5.9")
JOINED: Final = Kind("joined", Number("parts", 6), rule="CD5.7")
SCORED: Final = Kind("scored", SeatField(), Number("points", 20), HexField("hex", RINGS), rule="CD9.5")
DROWNED: Final = Kind("drowned", SeatField(), Number("count", MOST_DINOSAURS), HexField("hex", RINGS), rule="CD7.1")
CROWDED: Final = Kind("crowded", SeatField(), Number("count", MOST_DINOSAURS), HexField("hex", RINGS), rule="CD7.2")
OUT: Final = Kind("out", SeatField(), rule="CD7.3")
DISCARDED: Final = Kind("discarded", SeatField(), Word("card", [*CARDS]), rule="CD7.3")
STANDSTILL: Final = Kind("standstill", Number("turns", 25), rule="CD3.3")
LAST_ROUND: Final = Kind("last-round", SeatField(), rule="CD8.1")
FINAL: Final = Kind(
    "final", SeatField(), Number("points", 400), HexField("hex", RINGS), Number("size", MOST_TILES), rule="CD10.2"
)

EVENTS: Final = Vocabulary(
    PLAYED, METEORITE, ANY_TILE, NO_DRIFT, SWIM, SPLIT, CLIMB, JOINED, SCORED, DROWNED, CROWDED, OUT, DISCARDED,
    STANDSTILL, LAST_ROUND, FINAL,
)  # fmt: skip

# Why not.
FIRST_SETTLED: Final = Kind("first-settled", rule="CD2.9")
TILES_SHUFFLED: Final = Kind("tiles-shuffled", rule="CD2.1")
CARDS_SHUFFLED: Final = Kind("cards-shuffled", rule="CD2.3")
GAME_OVER: Final = Kind("game-over", rule="CD8.2")
LEFT_ALONE: Final = Kind("left-alone", rule="CD8.3")
SETTING_UP: Final = Kind("setting-up", rule="CD2.6")
CARD_COMING: Final = Kind("card-coming", rule="CD12.1")
NOT_YOUR_PLACE: Final = Kind("not-your-place", SeatField(), rule="CD2.8")
NOT_YOUR_TURN: Final = Kind("not-your-turn", SeatField(), rule="CD2.9")
PLACE_NOW: Final = Kind("place-now", rule="CD2.8")
CARD_NOW: Final = Kind("card-now", rule="CD4.1")
DRIFT_NOW: Final = Kind("drift-now", rule="CD4.3")
TARGET_NOW: Final = OfHex("target-now", rule="CD5.4")
ACT_NOW: Final = Kind("act-now", rule="CD3.1")
ON_WATER: Final = OfHex("on-water", rule="CD1.1")
INHABITED: Final = OfHex("inhabited", rule="CD2.8")
WRONG_TERRAIN: Final = Kind("wrong-terrain", Word("card", [*CARDS]), rule="CD4.3")
NO_SEA: Final = OfHex("no-sea", rule="CD5.1")
ABSENT: Final = Kind("absent", rule="CD5.2")
VOLCANO_STAYS: Final = Kind("volcano-stays", rule="CD5.3")
LONE_TILE: Final = Kind("lone-tile", rule="CD5.3")
NOWHERE_FARTHER: Final = OfHex("nowhere-farther", rule="CD5.4")
ON_LAND: Final = OfHex("on-land", rule="CD5.4")
NOT_FARTHER: Final = Kind("not-farther", HexField("hex", RINGS), Number("ring", RINGS), rule="CD5.4")
NOT_TOUCHING: Final = OfHex("not-touching", rule="CD5.5")
IN_LAKE: Final = OfHex("in-lake", rule="CD5.6")
ONLY_FOREIGN: Final = OfHex("only-foreign", rule="CD5.7")
NO_POINTS: Final = Kind("no-points", Number("cost", 12), Number("points", 12), rule="CD6.1")
LAST_ROUND_DRIFT: Final = Kind("last-round-drift", rule="CD8.4")
NOBODY: Final = OfHex("nobody", rule="CD6.3")
NOBODY_BREEDS: Final = OfHex("nobody-breeds", rule="CD6.6")
NOT_BESIDE: Final = Kind("not-beside", HexField("from", RINGS), HexField("to", RINGS), rule="CD6.3")
NO_WAY_OUT: Final = Kind("no-way-out", HexField("from", RINGS), HexField("to", RINGS), rule="CD6.5")
FULL: Final = OfHex("full", rule="CD6.4")
NOT_SWIMMING: Final = OfHex("not-swimming", rule="CD6.5")
NO_RESERVE: Final = Kind("no-reserve", rule="CD6.6")
HAS_BRED: Final = OfHex("has-bred", rule="CD6.7")
ONE_KIND: Final = OfHex("one-kind", rule="CD6.7")
SWIMMING: Final = OfHex("swimming", rule="CD6.8")

REFUSALS: Final = Vocabulary(
    FIRST_SETTLED, TILES_SHUFFLED, CARDS_SHUFFLED, GAME_OVER, LEFT_ALONE, SETTING_UP, CARD_COMING, NOT_YOUR_PLACE,
    NOT_YOUR_TURN, PLACE_NOW, CARD_NOW, DRIFT_NOW, TARGET_NOW, ACT_NOW, ON_WATER, INHABITED, WRONG_TERRAIN, NO_SEA,
    ABSENT, VOLCANO_STAYS, LONE_TILE, NOWHERE_FARTHER, ON_LAND, NOT_FARTHER, NOT_TOUCHING, IN_LAKE, ONLY_FOREIGN,
    NO_POINTS, LAST_ROUND_DRIFT, NOBODY, NOBODY_BREEDS, NOT_BESIDE, NO_WAY_OUT, FULL, NOT_SWIMMING, NO_RESERVE,
    HAS_BRED, ONE_KIND, SWIMMING,
)  # fmt: skip
