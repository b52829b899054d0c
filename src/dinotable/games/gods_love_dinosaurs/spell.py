"""How a program that learns says its actions: tiles by their place, hexes by where they lie, hunts bit by bit.

An ecosystem has no edge, but at most 55 hexes (GD1.5). Those up to ring 9 have numbers of their own; those farther out are
counted: the first, the second … in the order of their names. An empty hex farther out, where a tile may be placed, is said
in digits (`core.spelling.Window`). So nothing that is allowed is missing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest
from dinotable.core.buffer import Buffer
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.ints import Hex, Mask, Packed, Seat
from dinotable.core.spelling import FAR_DIGITS, Numbers, Spelling, Window
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.gods_love_dinosaurs.actions import BREED, HATCH, HUNT, KEEP, PLACE, STARVE, TAKE
from dinotable.games.gods_love_dinosaurs.state import GRID, Ecosystem, GodsLoveDinosaurs
from dinotable.games.gods_love_dinosaurs.tiles import BOARD_ROWS, COLUMNS, MOST_HEXES, START_HEXES

RINGS: Final = 9
WINDOW: Final = Window(RINGS)
HEXES: Final = f"rings 0 to {RINGS} in the order of `core.hexes`"

TAKEN: Final = Numbers(
    "take", COLUMNS * BOARD_ROWS, "take this tile, column by column: frog 1, frog 2, frog 3, rabbit 1 …"
)
PLACED: Final = Numbers(
    "place", int(WINDOW.count),
    f"place the tile's first hex, that of the animal, here: {HEXES}, then one number for all farther out",
)  # fmt: skip
SIDES: Final = Numbers(
    "side", DIRECTIONS, "then its second hex in the east of the first, south-east, and so on clockwise"
)
BRED: Final = Numbers("breed", int(WINDOW.inside), f"a newborn on this hex: {HEXES}")
STARTED: Final = Numbers("start", int(WINDOW.inside), f"who is on this hex hunts, or starves: {HEXES}")
ENDED: Final = Numbers("end", int(WINDOW.inside), f"the hunt ends on this hex: {HEXES}")
EATEN: Final = Numbers("eat", int(WINDOW.inside), f"eaten on the way is who is on this hex, one by one: {HEXES}")
FAR: Final = Numbers(
    "far",
    MOST_HEXES - START_HEXES,
    "in place of a hex: the first, second … of one's own farther out, in the same order",
)
OTHERS: Final = Numbers(
    "others", 5, "starve, after the start; no more is eaten, after the end; hatch; keep the egg; done"
)
DIGITS: Final = Numbers("digit", FAR_DIGITS, "of an empty hex farther out: three, base 80, the highest first")

STARVED: Final = 0
ENOUGH: Final = 1
HATCHED: Final = 2
KEPT: Final = 3
DONE: Final = 4


class GodsLoveDinosaursSpelling(Spelling[GodsLoveDinosaurs]):
    def __init__(self) -> None:
        super().__init__([TAKEN, PLACED, SIDES, BRED, STARTED, ENDED, EATEN, FAR, OTHERS, DIGITS])

    def spell(self, state: GodsLoveDinosaurs, seat: Seat, action: Packed, word: Buffer) -> None:
        kind = action & KIND_MASK
        if kind == PLACE.code:
            place = PLACE.icon_hex(action)
            WINDOW.spell(place, PLACED.first, DIGITS.first, word)
            word.add(SIDES.first + GRID.direction(place, PLACE.other_hex(action)))
        elif kind == HUNT.code:
            spell_hunt(state.table.ecosystems[seat], action, word)
        elif kind == TAKE.code:
            word.add(TAKEN.first + TAKE.column(action) * BOARD_ROWS + TAKE.row(action) - 1)
        elif kind == BREED.code:
            say_own(state.table.ecosystems[seat], BREED.hex(action), BRED.first, word)
        elif kind == STARVE.code:
            say_own(state.table.ecosystems[seat], STARVE.start(action), STARTED.first, word)
            word.add(OTHERS.first + STARVED)
        else:
            word.add(OTHERS.first + (HATCHED if kind == HATCH.code else KEPT if kind == KEEP.code else DONE))


def spell_hunt(ecosystem: Ecosystem, action: Packed, word: Buffer) -> None:
    """GD5.4, GD6.3: whoever is on the last hex is eaten, that need not be said."""
    start, end = HUNT.start(action), HUNT.end(action)
    say_own(ecosystem, start, STARTED.first, word)
    say_own(ecosystem, end, ENDED.first, word)
    before = HUNT.eaten(action) & ~BITS[end]
    while before:
        nearest = nearest_of(ecosystem.hexes, before)
        say_own(ecosystem, nearest, EATEN.first, word)
        before &= ~BITS[nearest]
    word.add(OTHERS.first + ENOUGH)


def nearest_of(hexes: vec[i64], numbers: Mask) -> Hex:
    """Of a set of hexes, the one whose name comes first."""
    nearest = lowest(numbers)
    left = numbers & numbers - 1
    while left:
        other = lowest(left)
        left &= left - 1
        if hexes[other] < hexes[nearest]:
            nearest = other
    return nearest


def say_own(ecosystem: Ecosystem, number: Hex, first: i64, word: Buffer) -> None:
    """A hex of the ecosystem, by where it lies."""
    place = ecosystem.hexes[number]
    word.add(first + place if place < WINDOW.inside else FAR.first + count_before(ecosystem, place))


def count_before(ecosystem: Ecosystem, place: Hex) -> i64:
    """How many hexes of the ecosystem lie farther out than the window and before this one."""
    hexes = ecosystem.hexes
    count: i64 = 0
    for number in range(ecosystem.count):
        if WINDOW.inside <= hexes[number] < place:
            count += 1
    return count


SPELLING: Final = GodsLoveDinosaursSpelling()
