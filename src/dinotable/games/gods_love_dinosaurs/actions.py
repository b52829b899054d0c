"""The words of Gods Love Dinosaurs: what can be done, what happens, why not.

The hexes of an ecosystem are spoken as numbers in the order they were laid: 0 is the nest, 1 to 6 the ring around it. A
hex where a tile is to be placed has no number yet: it is spoken as `ring.place`.
"""

from typing import Final

from dinotable.core.fields import HexField, Number, SeatField, Several, Word
from dinotable.core.vocabulary import Kind
from dinotable.games.gods_love_dinosaurs.box import MOST_HEXES, SPECIES, TERRAINS

RINGS: Final = 50
"""A chain of 24 tiles reaches ring 49."""
ANIMALS: Final = [*SPECIES, "dinosaur"]


def hex_number(name: str, lead: str = "") -> Number:
    return Number(name, MOST_HEXES - 1, lead=lead)


# GD6.2: five steps enter at most five animals.
EATEN: Final = Several(hex_number("eaten"), 5, lead="eating")

FIRST: Final = Kind("first", SeatField(), rule="GD2.3")
DRAW: Final = Kind(
    "draw", Word("icon", [*SPECIES, "none"]), Word("terrain", TERRAINS), Word("beside", TERRAINS), rule="GD2.1"
)
TAKE: Final = Kind("take", Word("column", SPECIES), Number("row", 3, least=1), rule="GD3.1")
PLACE: Final = Kind("place", HexField("first", RINGS), HexField("second", RINGS), rule="GD3.1")
BREED: Final = Kind("breed", hex_number("hex"), rule="GD4.1")
HUNT: Final = Kind("hunt", hex_number("start"), hex_number("end", "to"), EATEN)
STARVE: Final = Kind("starve", hex_number("start"))
HATCH: Final = Kind("hatch", rule="GD6.1")
KEEP: Final = Kind("keep", rule="GD6.1")
DONE: Final = Kind("done")
ACTIONS: Final = [FIRST, DRAW, TAKE, PLACE, BREED, HUNT, STARVE, HATCH, KEEP, DONE]

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
LAID: Final = Kind("laid", SeatField(), Number("eggs", 5), rule="GD6.3")
MOVED: Final = Kind("moved", Word("column", SPECIES), rule="GD6.5")
REFILL: Final = Kind("refill", Number("tiles", 15), rule="GD6.6")
ENDED: Final = Kind("ended", rule="GD6.7")
EVENTS: Final = [
    SETTLED, ABSENT, ACTIVATED, BORN, CUB, EATS, STARVED, DEVOURS, FAMISHED, HATCHED, LAID, MOVED, REFILL, ENDED,
]  # fmt: skip

NOT_YOUR_TURN: Final = Kind("not-your-turn", rule="GD3.3")
NOT_NOW: Final = Kind("not-now", rule="GD3.1")
FINISHED: Final = Kind("finished", rule="GD4.2")
NO_TILE: Final = Kind("no-tile", rule="GD3.1")
NO_ROW: Final = Kind("no-row", rule="GD1.4")
TORN: Final = Kind("torn", rule="GD1.2")
COVERED: Final = Kind("covered", rule="GD3.1")
NO_CONTACT: Final = Kind("no-contact", rule="GD3.1")
SAME_PLACEMENT: Final = Kind("same-placement", rule="GD3.1")
NO_HEX: Final = Kind("no-hex", rule="GD5.2")
OCCUPIED: Final = Kind("occupied", rule="GD3.4")
WRONG_TERRAIN: Final = Kind("wrong-terrain", rule="GD4.1")
NO_PARENT: Final = Kind("no-parent", rule="GD4.2")
NONE_LEFT: Final = Kind("none-left", rule="GD1.7")
NOT_WAITING: Final = Kind("not-waiting", rule="GD3.5")
NO_PREY: Final = Kind("no-prey", rule="GD5.3")
OUT_OF_REACH: Final = Kind("out-of-reach", rule="GD5.2")
NO_MOUNTAIN: Final = Kind("no-mountain", rule="GD6.4")
NOTHING_EATEN: Final = Kind("nothing-eaten", rule="GD6.4")
TOO_FAR: Final = Kind("too-far", rule="GD6.2")
NO_EGG: Final = Kind("no-egg", rule="GD6.1")
NEST_TAKEN: Final = Kind("nest-taken", rule="GD6.1")
HATCH_FIRST: Final = Kind("hatch-first", rule="GD6.1")
MUST_ACT: Final = Kind("must-act", rule="GD5.1")
REFUSALS: Final = [
    NOT_YOUR_TURN, NOT_NOW, FINISHED, NO_TILE, NO_ROW, TORN, COVERED, NO_CONTACT, SAME_PLACEMENT, NO_HEX, OCCUPIED,
    WRONG_TERRAIN, NO_PARENT, NONE_LEFT, NOT_WAITING, NO_PREY, OUT_OF_REACH, NO_MOUNTAIN, NOTHING_EATEN, TOO_FAR, NO_EGG,
    NEST_TAKEN, HATCH_FIRST, MUST_ACT,
]  # fmt: skip
