"""The spelling contract: every action in a few small numbers, for programs that choose among so many and no more. A game's
`spell.py` fills it in.

An action is a word, its numbers are the letters: `migrate 2.3 to 2.4` is *migrate from 2.3*, then *to 2.4*. Whoever decides
says one number at a time, each from those with which an action goes on that is legal now (the mask); as soon as only one
action is left, it is done (`core.episode`). So the numbers stay few where the actions are billions, and a choice among
hexes is the same numbers whatever is chosen there.
"""

from abc import ABC, abstractmethod
from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from dinotable.core.buffer import Buffer
from dinotable.core.hexes import hexes_within
from dinotable.core.ints import Hex, Packed, Seat
from dinotable.core.state import S, State
from dinotable.core.vocabulary import KIND_BITS, KIND_MASK, Vocabulary

DIGIT_BITS: Final = 6
DIGITS: Final = 64
FAR_DIGITS: Final = 80
"""Three of these name any hex."""


class Numbers:
    """Numbers that belong together: one for each hex, card or seat."""

    def __init__(self, name: str, count: int, about: str) -> None:
        self.name = name
        self.count: i64 = count
        self.about = about
        """What saying one of them means, in a sentence."""
        self.first: i64 = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Spelling(ABC, Generic[S]):
    def __init__(self, numbers: list[Numbers]) -> None:
        self.numbers = numbers
        self.size: i64 = 0
        """How many numbers there are."""
        for run in numbers:
            run.first = self.size
            self.size += run.count

    @abstractmethod
    def spell(self, state: S, seat: Seat, action: Packed, word: Buffer) -> None:
        """Adds the numbers of an action that the seat may choose now. Words of a position differ, and none begins with
        another. Reads nothing that is hidden from the seat, and counts seats from it: 0 is oneself, 1 sits to the left."""


AnySpelling = Spelling[State]


class PlainSpelling(Spelling[State]):
    """For any game that declares none: the kind, then the packed fields in digits of six bits."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        kinds = Numbers("kind", len(vocabulary.kinds), "what is done")
        super().__init__([kinds, Numbers("digit", DIGITS, "the next six bits of the packed fields, the lowest first")])
        self.lengths: list[int] = []
        """How many digits each kind takes."""
        for kind in vocabulary.kinds:
            bits = sum([field.bits for field in kind.fields])
            self.lengths.append(-(-bits // DIGIT_BITS))

    def spell(self, state: State, seat: Seat, action: Packed, word: Buffer) -> None:
        kind = action & KIND_MASK
        word.add(kind)
        rest = action >> KIND_BITS
        for _ in range(self.lengths[kind]):
            word.add(self.numbers[1].first + (rest & DIGITS - 1))
            rest >>= DIGIT_BITS


class Window:
    """Hexes up to a ring have a number each. What lies beyond is one number more, and then the hex in three digits: a board
    without an edge needs no more numbers, and no hex is missing."""

    def __init__(self, rings: i64) -> None:
        self.rings = rings
        self.inside: i64 = hexes_within(rings)
        self.count: i64 = self.inside + 1
        """How many numbers a choice among hexes takes, without the digits."""

    def spell(self, hex: Hex, first: i64, digits: i64, word: Buffer) -> None:
        """`first`: of the numbers for hexes. `digits`: the first of FAR_DIGITS that all choices among hexes share."""
        if hex < self.inside:
            word.add(first + hex)
            return
        word.add(first + self.inside)
        spell_far(hex, digits, word)


def spell_far(hex: Hex, digits: i64, word: Buffer) -> None:
    """A hex in three digits."""
    word.add(digits + hex // (FAR_DIGITS * FAR_DIGITS))
    word.add(digits + hex // FAR_DIGITS % FAR_DIGITS)
    word.add(digits + hex % FAR_DIGITS)
