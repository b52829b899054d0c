"""What is in the box (HD1): the main deck, the disasters, the dinosaurs. Data, no logic."""

from typing import Final, Literal, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.box import PlainBox

CardName: TypeAlias = Literal[
    "pebble", "plain-1", "plain-2", "plain-3", "plain-4", "plain-5", "plain-6", "claw", "adder", "juice", "breath",
    "snapjaw", "odd-fruit", "log", "plain-7", "plain-8", "plain-9", "fern", "saw",
    "push", "sour", "upside-down", "safety-plan", "not-mine",
]  # fmt: skip
DisasterType: TypeAlias = Literal["natural", "predatory", "emotional", "meteor"]
DinosaurName: TypeAlias = Literal["rex", "bronto", "ceratops", "stego"]

# When a card's effect counts (HD1.2).
NONE: Final = 0
NORMAL: Final = 1
"""After the reveal and before scoring, optional."""
SCORING: Final = 2
FIRST: Final = 3
"""For the whole round, before everything else."""
DISASTER: Final = 4
"""When a disaster is taken."""

MAIN_DECK: Final[list[tuple[CardName, int, int, int]]] = [
    # word, value, copies, timing
    ("pebble", 0, 4, NORMAL),
    ("plain-1", 1, 4, NONE),
    ("plain-2", 2, 4, NONE),
    ("plain-3", 3, 4, NONE),
    ("plain-4", 4, 4, NONE),
    ("plain-5", 5, 4, NONE),
    ("plain-6", 6, 4, NONE),
    ("claw", 1, 2, NORMAL),
    ("adder", 2, 2, NORMAL),
    ("juice", 3, 2, NORMAL),
    ("breath", 4, 2, NORMAL),
    ("snapjaw", 5, 2, SCORING),
    ("odd-fruit", 6, 2, SCORING),
    ("log", 7, 2, NORMAL),
    ("plain-7", 7, 3, NONE),
    ("plain-8", 8, 3, NONE),
    ("plain-9", 9, 3, NONE),
    ("fern", 8, 1, NORMAL),
    ("saw", 9, 1, FIRST),
    # From here on instants, which have no value.
    ("push", 0, 5, SCORING),
    ("sour", 0, 5, SCORING),
    ("upside-down", 0, 2, SCORING),
    ("safety-plan", 0, 3, DISASTER),
    ("not-mine", 0, 1, DISASTER),
]
"""HD1.2, in this order everywhere: a card is its place in this table."""

CARDS: Final[list[CardName]] = [word for word, _, _, _ in MAIN_DECK]
KINDS: Final = 24
POINT_KINDS: Final = 19
"""Cards below this are point cards, the others instants."""
VALUE: Final = vec[i64]([value for _, value, _, _ in MAIN_DECK])
COPIES: Final = vec[i64]([copies for _, _, copies, _ in MAIN_DECK])
TIMING: Final = vec[i64]([timing for _, _, _, timing in MAIN_DECK])

PEBBLE: Final = 0
CLAW: Final = 7
ADDER: Final = 8
JUICE: Final = 9
BREATH: Final = 10
SNAPJAW: Final = 11
ODD_FRUIT: Final = 12
LOG: Final = 13
FERN: Final = 17
SAW: Final = 18
PUSH_CARD: Final = 19
SOUR_CARD: Final = 20
UPSIDE_DOWN_CARD: Final = 21
SAFETY_PLAN_CARD: Final = 22
NOT_MINE_CARD: Final = 23

TYPES: Final[list[DisasterType]] = ["natural", "predatory", "emotional", "meteor"]
METEOR: Final = 3
DISASTER_COPIES: Final = vec[i64]([8, 8, 8, 4])
TITLES: Final = 8
"""Titles of each type; a meteor has as many as there are meteors."""
DISASTERS: Final = [
    f"{word}-{number + 1}" for kind, word in enumerate(TYPES) for number in range(int(DISASTER_COPIES[kind]))
]
"""HD1.3: 28 titles, which decide nothing."""

DINOSAURS: Final[list[DinosaurName]] = ["rex", "bronto", "ceratops", "stego"]
TRAITS: Final = vec[i64]([
    0, 1, -1, 0,
    1, -1, 0, 0,
    -1, 0, 1, 0,
    0, 0, 0, 1,
])  # fmt: skip
"""HD1.1: dinosaur × 4 + type of disaster."""

HAND: Final = 5
"""HD2.1, HD8.3."""
GOAL: Final = 50
"""HD1.4: where the escape route ends."""
LAST_ROUND: Final = 200
"""HD9.4."""

BOX: Final = PlainBox(f"{MAIN_DECK} {TYPES} {list(DISASTER_COPIES)} {DINOSAURS} {list(TRAITS)}")


def copies_of(card: i64, duel: bool) -> i64:
    """HD2.2: a duel is played without the point cards of value 1, 2 and 3."""
    if duel and card < POINT_KINDS and 1 <= VALUE[card] <= 3:
        return 0
    return COPIES[card]
