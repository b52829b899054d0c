"""The words of Gods Love Dinosaurs: what can be done, what happens, why not.

The hexes of an ecosystem are spoken as numbers in the order they were laid: 0 is the nest, 1 to 6 the ring around it. A
hex where a tile is to be placed has no number yet: it is spoken as `ring.place`.
"""

from typing import Final

from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest
from dinotable.core.fields import HexField, Number, SeatField, Several, Word
from dinotable.core.ints import Hex, Mask, Packed, Seat
from dinotable.core.vocabulary import Kind, Vocabulary
from dinotable.games.gods_love_dinosaurs.items import MOST_EGGS, MOST_STEPS
from dinotable.games.gods_love_dinosaurs.tiles import (
    BOARD_ROWS,
    MOST_HEXES,
    SPECIES,
    TERRAINS,
    first_of,
    icon_of,
    second_of,
    tile_of,
)

RINGS: Final = 50
"""A chain of 24 tiles reaches ring 49."""
ANIMALS: Final = [*SPECIES, "dinosaur"]
MEMBER_BITS: Final = 6
MEMBER_MASK: Final = 63


def hex_number(name: str, lead: str = "") -> Number:
    return Number(name, MOST_HEXES - 1, lead=lead)


def pack_eaten(eaten: Mask) -> Packed:
    """A set as a field of an action: the same as EATEN.pack of its members."""
    packed: i64 = 0
    shift: i64 = 0
    while eaten:
        packed |= (lowest(eaten) + 1) << shift
        eaten &= eaten - 1
        shift += MEMBER_BITS
    return packed


class First(Kind):
    def seat(self, action: Packed) -> Seat:
        return self.first(action)


class Draw(Kind):
    def of(self, tile: i64) -> Packed:
        return self.pack3(icon_of(tile), first_of(tile), second_of(tile))

    def tile(self, action: Packed) -> i64:
        return tile_of(self.first(action), self.second(action), self.third(action))


class Take(Kind):
    def column(self, action: Packed) -> i64:
        return self.first(action)

    def row(self, action: Packed) -> i64:
        """From 1."""
        return self.second(action)


class Place(Kind):
    def icon_hex(self, action: Packed) -> Hex:
        """Of the grid, for the hex that carries the icon."""
        return self.first(action)

    def other_hex(self, action: Packed) -> Hex:
        return self.second(action)


class Breed(Kind):
    def hex(self, action: Packed) -> Hex:
        return self.first(action)


class Starve(Kind):
    def start(self, action: Packed) -> Hex:
        return self.first(action)


class Hunt(Starve):
    def of(self, start: Hex, end: Hex, eaten: Mask) -> Packed:
        return self.pack3(start, end, pack_eaten(eaten))

    def ending(self, action: Packed, end: Hex) -> Packed:
        """The same hunt from one that ends on hex 0."""
        return action + (end << self.shift2)

    def end(self, action: Packed) -> Hex:
        return self.second(action)

    def eaten(self, action: Packed) -> Mask:
        """The set of hexes."""
        packed = self.third(action)
        eaten: i64 = 0
        while packed > 0:
            eaten |= BITS[(packed & MEMBER_MASK) - 1]
            packed >>= MEMBER_BITS
        return eaten


EATEN: Final = Several(hex_number("eaten"), MOST_STEPS, lead="eating")
FIRST: Final = First("first", SeatField(), rule="GD2.3")
DRAW: Final = Draw(
    "draw", Word("icon", [*SPECIES, "none"]), Word("terrain", TERRAINS), Word("beside", TERRAINS), rule="GD2.1"
)
TAKE: Final = Take("take", Word("column", SPECIES), Number("row", BOARD_ROWS, least=1), rule="GD3.1")
PLACE: Final = Place("place", HexField("first", RINGS), HexField("second", RINGS), rule="GD3.1")
BREED: Final = Breed("breed", hex_number("hex"), rule="GD4.1")
HUNT: Final = Hunt("hunt", hex_number("start"), hex_number("end", "to"), EATEN)
STARVE: Final = Starve("starve", hex_number("start"))
HATCH: Final = Kind("hatch", rule="GD6.1")
KEEP: Final = Kind("keep", rule="GD6.1")
DONE: Final = Kind("done")
ACTIONS: Final = Vocabulary(FIRST, DRAW, TAKE, PLACE, BREED, HUNT, STARVE, HATCH, KEEP, DONE)

SETTLED: Final = Kind("settled", SeatField(), Word("animal", ANIMALS), hex_number("hex"), rule="GD3.2")
ABSENT: Final = Kind("absent", SeatField(), Word("animal", ANIMALS), rule="GD1.7")
ACTIVATED: Final = Kind("activated", Word("species", ANIMALS), rule="GD3.3")
BORN: Final = Kind("born", SeatField(), Word("animal", ANIMALS), hex_number("hex"), rule="GD4.1")
CUB: Final = Kind("cub", SeatField(), Word("animal", ANIMALS), hex_number("hex"), rule="GD5.4")
EATS: Final = Kind(
    "eats", SeatField(), Word("hunter", ANIMALS), Word("animal", ANIMALS), hex_number("hex"), rule="GD5.4"
)
STARVED: Final = Kind("starved", SeatField(), Word("animal", ANIMALS), hex_number("hex"), rule="GD5.5")
DEVOURS: Final = Kind("devours", SeatField(), Word("animal", ANIMALS), hex_number("hex"), rule="GD6.3")
FAMISHED: Final = Kind("famished", SeatField(), hex_number("hex"), rule="GD6.4")
HATCHED: Final = Kind("hatched", SeatField(), rule="GD6.1")
LAID: Final = Kind("laid", SeatField(), Number("eggs", MOST_STEPS * MOST_EGGS), rule="GD6.3")
MOVED: Final = Kind("moved", Word("column", SPECIES), rule="GD6.5")
REFILL: Final = Kind("refill", Number("tiles", 15), rule="GD6.6")
ENDED: Final = Kind("ended", rule="GD6.7")
EVENTS: Final = Vocabulary(
    SETTLED, ABSENT, ACTIVATED, BORN, CUB, EATS, STARVED, DEVOURS, FAMISHED, HATCHED, LAID, MOVED, REFILL, ENDED,
)  # fmt: skip

# Whose turn it is, and what is done now.
OVER: Final = Kind("over", rule="GD6.7")
CHANCE_DRAWS: Final = Kind("chance-draws", rule="GD2.1")
FIRST_SETTLED: Final = Kind("first-settled", rule="GD2.3")
SETTING_UP: Final = Kind("setting-up", rule="GD2.1")
FILLING: Final = Kind("filling", rule="GD6.6")
NOT_YOUR_TURN: Final = Kind("not-your-turn", rule="GD3.3")
ONE_BY_ONE: Final = Kind("one-by-one", rule="GD1.7")
# GD3: the turn.
TAKE_NOW: Final = Kind("take-now", rule="GD3.1")
NO_ROW: Final = Kind("no-row", rule="GD1.4")
NO_TILE: Final = Kind("no-tile", rule="GD3.1")
PLACE_NOW: Final = Kind("place-now", rule="GD3.1")
TORN: Final = Kind("torn", rule="GD1.2")
COVERED: Final = Kind("covered", rule="GD3.1")
NO_CONTACT: Final = Kind("no-contact", rule="GD3.1")
SAME_PLACEMENT: Final = Kind("same-placement", rule="GD3.1")
SAY_DONE: Final = Kind("say-done", rule="GD3.3")
NOT_WAITING: Final = Kind("not-waiting", rule="GD3.5")
# GD4: prey.
BREED_NOW: Final = Kind("breed-now", rule="GD4.1")
NO_HEX: Final = Kind("no-hex", rule="GD4.1")
OCCUPIED: Final = Kind("occupied", rule="GD3.4")
WRONG_TERRAIN: Final = Kind("wrong-terrain", rule="GD4.1")
NO_PARENT: Final = Kind("no-parent", rule="GD4.1")
PARENTS_TAKEN: Final = Kind("parents-taken", rule="GD4.2")
NO_TARGET: Final = Kind("no-target", rule="GD4.2")
DECLINED: Final = Kind("declined", rule="GD4.1")
# GD5: predators.
MUST_ACT: Final = Kind("must-act", rule="GD5.1")
ALL_ACTED: Final = Kind("all-acted", rule="GD5.1")
NO_PREY: Final = Kind("no-prey", rule="GD5.3")
OUT_OF_REACH: Final = Kind("out-of-reach", rule="GD5.2")
BLOCKED: Final = Kind("blocked", rule="GD5.3")
EATS_OTHERS: Final = Kind("eats-others", rule="GD5.4")
# GD6: dinosaurs.
HATCH_FIRST: Final = Kind("hatch-first", rule="GD6.1")
NO_EGG: Final = Kind("no-egg", rule="GD6.1")
NEST_TAKEN: Final = Kind("nest-taken", rule="GD6.1")
NONE_LEFT: Final = Kind("none-left", rule="GD1.7")
HATCH_DECIDED: Final = Kind("hatch-decided", rule="GD6.1")
DINOSAURS_MUST_ACT: Final = Kind("dinosaurs-must-act", rule="GD6.2")
DINOSAURS_ALL_ACTED: Final = Kind("dinosaurs-all-acted", rule="GD6.2")
NO_MOUNTAIN: Final = Kind("no-mountain", rule="GD6.4")
NOTHING_EATEN: Final = Kind("nothing-eaten", rule="GD6.4")
NOTHING_THERE: Final = Kind("nothing-there", hex_number("hex"), rule="GD6.3")
TOO_FAR: Final = Kind("too-far", rule="GD6.2")
DINOSAUR_BLOCKS: Final = Kind("dinosaur-blocks", rule="GD6.2")
EATS_MORE: Final = Kind("eats-more", rule="GD6.3")
REFUSALS: Final = Vocabulary(
    OVER, CHANCE_DRAWS, FIRST_SETTLED, SETTING_UP, FILLING, NOT_YOUR_TURN, ONE_BY_ONE, TAKE_NOW, NO_ROW, NO_TILE,
    PLACE_NOW, TORN, COVERED, NO_CONTACT, SAME_PLACEMENT, SAY_DONE, NOT_WAITING, BREED_NOW, NO_HEX, OCCUPIED,
    WRONG_TERRAIN, NO_PARENT, PARENTS_TAKEN, NO_TARGET, DECLINED, MUST_ACT, ALL_ACTED, NO_PREY, OUT_OF_REACH,
    BLOCKED, EATS_OTHERS, HATCH_FIRST, NO_EGG, NEST_TAKEN, NONE_LEFT, HATCH_DECIDED, DINOSAURS_MUST_ACT, DINOSAURS_ALL_ACTED,
    NO_MOUNTAIN, NOTHING_EATEN, NOTHING_THERE, TOO_FAR, DINOSAUR_BLOCKS, EATS_MORE,
)  # fmt: skip
