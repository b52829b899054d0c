"""How a program that learns says its actions: a hex for what is done there, then where to.

CD1.1: the board has no edge. Hexes up to ring 9 have numbers of their own; every other one is said in digits
(`core.spelling.Window`), so nothing that is allowed is missing.
"""

from typing import Final

from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.ints import Hex, Packed, Seat
from dinotable.core.spelling import FAR_DIGITS, Numbers, Spelling, Window, spell_far
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.ciao_dino.actions import BREED, DRAW, DRIFT, MIGRATE, PLACE, PLAY, RESCUE, TO
from dinotable.games.ciao_dino.box import USUAL_TILES
from dinotable.games.ciao_dino.state import CiaoDino

RINGS: Final = 9
WINDOW: Final = Window(RINGS)
HEXES: Final = f"rings 0 to {RINGS} in the order of `core.hexes`, then one number for all farther out"

PLACED: Final = Numbers(
    "place", USUAL_TILES, "place dinosaurs on this hex at the start: rings 0 to 3; in a box with more, digits"
)
BRED: Final = Numbers("breed", int(WINDOW.count), f"breed on this hex: {HEXES}")
MOVED: Final = Numbers("move", int(WINDOW.count), f"migrate from this hex, or climb out of it: {HEXES}")
DRIFTED: Final = Numbers("drift", int(WINDOW.count), f"take up the tile of this hex: {HEXES}")
LAID: Final = Numbers("to", int(WINDOW.count), f"lay it on this hex: {HEXES}")
SIDES: Final = Numbers(
    "side", DIRECTIONS, "after a move: to the neighbour in the east, south-east, and so on clockwise"
)
MARKS: Final = Numbers("which", 2, "after the side, where both stand: one that can breed, one that has bred")
OTHERS: Final = Numbers("others", 3, "play the hand card, draw one, done")
DIGITS: Final = Numbers("digit", FAR_DIGITS, "of a hex farther out: three, base 80, the highest first")


class CiaoDinoSpelling(Spelling[CiaoDino]):
    def __init__(self) -> None:
        super().__init__([PLACED, BRED, MOVED, DRIFTED, LAID, SIDES, MARKS, OTHERS, DIGITS])

    def spell(self, state: CiaoDino, seat: Seat, action: Packed, word: Buffer) -> None:
        kind = action & KIND_MASK
        if kind in (MIGRATE.code, RESCUE.code):
            # A dinosaur on land migrates and one in the water is rescued, so the hex says which. Both have the same fields.
            start = MIGRATE.start(action)
            say_hex(start, MOVED.first, word)
            word.add(SIDES.first + state.table.board.grid.direction(start, MIGRATE.end(action)))
            word.add(MARKS.first + MIGRATE.mark(action))
        elif kind == DRIFT.code:
            say_hex(DRIFT.hex(action), DRIFTED.first, word)
        elif kind == TO.code:
            say_hex(TO.hex(action), LAID.first, word)
        elif kind == BREED.code:
            say_hex(BREED.hex(action), BRED.first, word)
        elif kind == PLACE.code:
            say_place(PLACE.hex(action), word)
        else:
            word.add(OTHERS.first + (0 if kind == PLAY.code else 1 if kind == DRAW.code else 2))


def say_hex(hex: Hex, first: i64, word: Buffer) -> None:
    WINDOW.spell(hex, first, DIGITS.first, word)


def say_place(hex: Hex, word: Buffer) -> None:
    if hex < USUAL_TILES:
        word.add(PLACED.first + hex)
    else:
        spell_far(hex, DIGITS.first, word)


SPELLING: Final = CiaoDinoSpelling()
