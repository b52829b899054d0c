"""The words of the game: what is done, what happens, why something is refused."""

from typing import Final

from dinotable.core.fields import Number, SeatField, Word
from dinotable.core.vocabulary import Kind, Vocabulary
from dinotable.games.happy_little_dinosaurs.box import CARDS, DISASTERS, TYPES


def _card(secret: bool = False) -> Word:
    return Word("card", [*CARDS], secret=secret)


def _type() -> Word:
    return Word("type", [*TYPES])


def _score(name: str) -> Number:
    return Number(name, 150, -100)


# Chance.
DRAW: Final = Kind("draw", _card(secret=True), rule="HD2.3")
TURN_UP: Final = Kind("turn", _type(), rule="HD3.1")
# Choice and sudden death.
CHOOSE_CARD: Final = Kind("choose", _card(secret=True), rule="HD3.3")
# Effects, in the order of HD1.2.
ADD: Final = Kind("add", _card(), rule="HD1.2")
LOOK: Final = Kind("look", SeatField(lead="at"), rule="HD4.4")
TAKE: Final = Kind("take", _card(secret=True), rule="HD4.4")
SWAP: Final = Kind("swap", SeatField(lead="with"), rule="HD4.5")
DROP: Final = Kind("drop", _card(), rule="HD1.2")
DONE: Final = Kind("done", rule="HD1.2")
SEEK: Final = Kind("search", rule="HD4.6")
KEEP: Final = Kind("keep", _card(secret=True), rule="HD4.6")
TRADE: Final = Kind("trade", SeatField(), SeatField("other", lead="with"), rule="HD4.7")
DECLINE: Final = Kind("decline", rule="HD4.2")
# The scoring window.
PUSH: Final = Kind("push", SeatField(), rule="HD5.2")
SOUR: Final = Kind("sour", SeatField(), rule="HD5.2")
UPSIDE_DOWN: Final = Kind("upside-down", rule="HD5.4")
PASS: Final = Kind("pass", rule="HD5.2")
# Taking a disaster.
SAFETY_PLAN: Final = Kind("safety-plan", rule="HD7.1")
NOT_MINE: Final = Kind("not-mine", SeatField(lead="to"), rule="HD7.1")
ACCEPT: Final = Kind("accept", rule="HD7.2")

ACTIONS: Final = Vocabulary(
    DRAW, TURN_UP, CHOOSE_CARD, ADD, LOOK, TAKE, SWAP, DROP, DONE, SEEK, KEEP, TRADE, DECLINE, PUSH, SOUR, UPSIDE_DOWN,
    PASS, SAFETY_PLAN, NOT_MINE, ACCEPT,
)  # fmt: skip

TURNED_UP: Final = Kind("turned-up", Word("disaster", DISASTERS), _type(), rule="HD3.1")
NO_POINT_CARD: Final = Kind("no-point-card", SeatField(), rule="HD3.2")
SHOWN: Final = Kind("shown", SeatField(), _card(), rule="HD7.5")
REVEALED: Final = Kind("revealed", SeatField(), _card(), rule="HD3.3")
SAWN: Final = Kind("sawn", rule="HD4.1")
LOOKED: Final = Kind("looked", SeatField(), SeatField("owner"), _card(secret=True), rule="HD4.4")
DISCARDED: Final = Kind("discarded", SeatField(), _card(), rule="HD4.6")
# A score, line by line (HD5.1 to HD5.4); `total` runs along.
WORTH: Final = Kind("worth", SeatField(), _card(), _score("total"), rule="HD5.1")
ADDED: Final = Kind("added", SeatField(), _card(), _score("amount"), _score("total"), rule="HD4.3")
TRAIT: Final = Kind("trait", SeatField(), _score("amount"), _score("total"), rule="HD5.1")
DOUBLED: Final = Kind("doubled", _score("amount"), rule="HD5.3")
PUSHED: Final = Kind("pushed", SeatField(), _score("amount"), _score("total"), rule="HD5.2")
SOURED: Final = Kind("soured", SeatField(), _score("amount"), _score("total"), rule="HD5.2")
INVERSIONS: Final = Kind("inversions", Number("count", 9), rule="HD5.4")
INVERTED: Final = Kind("inverted", SeatField(), _score("total"), rule="HD5.4")
ALL_TIED: Final = Kind("all-tied", _score("total"), rule="HD5.6")
RAN: Final = Kind("ran", SeatField(), Number("steps", 150), Number("position", 250), rule="HD5.7")
SUDDEN_DEATH: Final = Kind("sudden-death", SeatField(), rule="HD6.2")
WITHOUT: Final = Kind("without", SeatField(), rule="HD6.3")
FACED: Final = Kind("faced", SeatField(), _card(), rule="HD6.2")
BURIED: Final = Kind("buried", _type(), rule="HD1.3")
FACES: Final = Kind("faces", SeatField(), _type(), rule="HD7.1")
TOOK: Final = Kind("took", SeatField(), _type(), rule="HD7.2")
WENT_OUT: Final = Kind("went-out", SeatField(), rule="HD7.3")
STEPPED: Final = Kind("stepped", SeatField(), Number("steps", 30), Number("position", 250), rule="HD8.1")
SHUFFLED: Final = Kind("shuffled", rule="HD8.4")

EVENTS: Final = Vocabulary(
    TURNED_UP, NO_POINT_CARD, SHOWN, REVEALED, SAWN, LOOKED, DISCARDED, WORTH, ADDED, TRAIT, DOUBLED, PUSHED, SOURED,
    INVERSIONS, INVERTED, ALL_TIED, RAN, SUDDEN_DEATH, WITHOUT, FACED, BURIED, FACES, TOOK, WENT_OUT, STEPPED, SHUFFLED,
)  # fmt: skip

NOT_NOW: Final = Kind("not-now", rule="HD2.5")
ANOTHER_WINDOW: Final = Kind("another-window", rule="HD1.2")
NO_CARD: Final = Kind("no-card", _card(), rule="HD2.4")
INSTANT: Final = Kind("instant", _card(), rule="HD3.3")
NO_EFFECT: Final = Kind("no-effect", _card(), rule="HD1.2")
OTHER_EFFECT: Final = Kind("other-effect", _card(), rule="HD1.2")
NOT_IN: Final = Kind("not-in", SeatField(), rule="HD5.2")
OWN_HAND: Final = Kind("own-hand", rule="HD4.4")
ONESELF: Final = Kind("oneself", rule="HD7.1")
NOT_NEAREST: Final = Kind("not-nearest", rule="HD4.5")
BLOCKED: Final = Kind("blocked", SeatField(), rule="HD4.5")
TWO_OTHERS: Final = Kind("two-others", rule="HD4.7")

REFUSALS: Final = Vocabulary(
    NOT_NOW,
    ANOTHER_WINDOW,
    NO_CARD,
    INSTANT,
    NO_EFFECT,
    OTHER_EFFECT,
    NOT_IN,
    OWN_HAND,
    ONESELF,
    NOT_NEAREST,
    BLOCKED,
    TWO_OTHERS,
)
