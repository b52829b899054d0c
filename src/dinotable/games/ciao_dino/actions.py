"""The words of the game: what can be done, what can happen, why something is refused."""

from typing import Final

from dinotable.core.errors import NotationError
from dinotable.core.fields import HexField, Number, SeatField, Word
from dinotable.core.vocabulary import Kind, Vocabulary
from dinotable.games.ciao_dino.box import CARDS, TILES

RINGS: Final = 400
"""Farther than any game can walk: land moves out by one ring a drift, and no game has 397 drifts (`rules.longest`)."""


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


# Chance.
FIRST = Kind("first", SeatField(), rule="CD2.9")
TILE = Kind("tile", Word("tile", TILES), rule="CD2.1")
DEAL = Kind("deal", Word("card", [*CARDS], secret=True), rule="CD2.6")
# Setup and phase 1.
PLACE = Kind("place", HexField("hex", RINGS), rule="CD2.8")
PLAY = Kind("play", rule="CD4.1")
DRAW = Kind("draw", rule="CD4.1")
DRIFT = Kind("drift", HexField("hex", RINGS), rule="CD5.4")
TO = Kind("to", HexField("hex", RINGS), rule="CD5.4")
# Phase 2.
MIGRATE = Kind("migrate", HexField("from", RINGS), HexField("to", RINGS, lead="to"), Mark(), rule="CD6.3")
RESCUE = Kind("rescue", HexField("from", RINGS), HexField("to", RINGS, lead="to"), Mark(), rule="CD6.5")
BREED = Kind("breed", HexField("hex", RINGS), rule="CD6.6")
DONE = Kind("done", rule="CD6.1")

ACTIONS = Vocabulary(FIRST, TILE, DEAL, PLACE, PLAY, DRAW, DRIFT, TO, MIGRATE, RESCUE, BREED, DONE)

# What happens.
PLAYED = Kind("played", SeatField(), Word("card", [*CARDS]), rule="CD4.3")
METEORITE = Kind("meteorite", SeatField(), rule="CD8.1")
ANY_TILE = Kind("any-tile", SeatField(), rule="CD4.4")
NO_DRIFT = Kind("no-drift", SeatField(), rule="CD4.4")
SWIM = Kind("swim", SeatField(), Number("count", 15), HexField("hex", RINGS), rule="CD5.8")
SPLIT = Kind("split", Number("parts", 6), rule="CD9.1")
CLIMB = Kind("climb", SeatField(), Number("count", 15), HexField("hex", RINGS), rule="CD5.9")
JOINED = Kind("joined", Number("parts", 6), rule="CD5.7")
SCORED = Kind("scored", SeatField(), Number("points", 2), HexField("hex", RINGS), rule="CD9.5")
DROWNED = Kind("drowned", SeatField(), Number("count", 15), HexField("hex", RINGS), rule="CD7.1")
CROWDED = Kind("crowded", SeatField(), Number("count", 15), HexField("hex", RINGS), rule="CD7.2")
OUT = Kind("out", SeatField(), rule="CD7.3")
DISCARDED = Kind("discarded", SeatField(), Word("card", [*CARDS]), rule="CD7.3")
STANDSTILL = Kind("standstill", Number("turns", 10), rule="CD3.3")
LAST_ROUND = Kind("last-round", SeatField(), rule="CD8.1")
FINAL = Kind("final", SeatField(), Number("points", 60), HexField("hex", RINGS), Number("size", 36), rule="CD10.2")

EVENTS = Vocabulary(
    PLAYED, METEORITE, ANY_TILE, NO_DRIFT, SWIM, SPLIT, CLIMB, JOINED, SCORED, DROWNED, CROWDED, OUT, DISCARDED,
    STANDSTILL, LAST_ROUND, FINAL,
)  # fmt: skip

# Why not.
NOT_YOUR_TURN = Kind("not-your-turn", SeatField(), rule="CD2.9")
GAME_OVER = Kind("game-over", rule="CD8.2")
CHANCE_DOES = Kind("chance-does", rule="CD12.1")
PLACE_NOW = Kind("place-now", rule="CD2.8")
CARD_NOW = Kind("card-now", rule="CD4.1")
DRIFT_NOW = Kind("drift-now", rule="CD4.3")
TARGET_NOW = Kind("target-now", HexField("hex", RINGS), rule="CD5.4")
ACT_NOW = Kind("act-now", rule="CD3.1")
ON_WATER = Kind("on-water", HexField("hex", RINGS), rule="CD1.1")
INHABITED = Kind("inhabited", HexField("hex", RINGS), rule="CD2.8")
WRONG_TERRAIN = Kind("wrong-terrain", Word("card", [*CARDS]), rule="CD4.3")
NO_SEA = Kind("no-sea", HexField("hex", RINGS), rule="CD5.1")
ABSENT = Kind("absent", rule="CD5.2")
VOLCANO_STAYS = Kind("volcano-stays", rule="CD5.3")
LONE_TILE = Kind("lone-tile", rule="CD5.3")
NOWHERE_FARTHER = Kind("nowhere-farther", HexField("hex", RINGS), rule="CD5.4")
ON_LAND = Kind("on-land", HexField("hex", RINGS), rule="CD5.4")
NOT_FARTHER = Kind("not-farther", HexField("hex", RINGS), Number("ring", RINGS), rule="CD5.4")
NOT_TOUCHING = Kind("not-touching", HexField("hex", RINGS), rule="CD5.5")
IN_LAKE = Kind("in-lake", HexField("hex", RINGS), rule="CD5.6")
ONLY_FOREIGN = Kind("only-foreign", HexField("hex", RINGS), rule="CD5.7")
NO_POINTS = Kind("no-points", Number("cost", 3), Number("points", 4), rule="CD6.1")
LAST_ROUND_DRIFT = Kind("last-round-drift", rule="CD8.4")
NOBODY = Kind("nobody", HexField("hex", RINGS), rule="CD6.3")
NOT_BESIDE = Kind("not-beside", HexField("from", RINGS), HexField("to", RINGS), rule="CD6.3")
FULL = Kind("full", HexField("hex", RINGS), rule="CD6.4")
NOT_SWIMMING = Kind("not-swimming", HexField("hex", RINGS), rule="CD6.5")
NO_RESERVE = Kind("no-reserve", rule="CD6.6")
HAS_BRED = Kind("has-bred", HexField("hex", RINGS), rule="CD6.7")
ONE_KIND = Kind("one-kind", HexField("hex", RINGS), rule="CD6.7")
SWIMMING = Kind("swimming", HexField("hex", RINGS), rule="CD6.8")

REFUSALS = Vocabulary(
    NOT_YOUR_TURN, GAME_OVER, CHANCE_DOES, PLACE_NOW, CARD_NOW, DRIFT_NOW, TARGET_NOW, ACT_NOW, ON_WATER, INHABITED,
    WRONG_TERRAIN, NO_SEA, ABSENT, VOLCANO_STAYS, LONE_TILE, NOWHERE_FARTHER, ON_LAND, NOT_FARTHER, NOT_TOUCHING,
    IN_LAKE, ONLY_FOREIGN, NO_POINTS, LAST_ROUND_DRIFT, NOBODY, NOT_BESIDE, FULL, NOT_SWIMMING, NO_RESERVE, HAS_BRED,
    ONE_KIND, SWIMMING,
)  # fmt: skip
