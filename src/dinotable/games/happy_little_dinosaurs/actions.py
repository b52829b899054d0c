"""The words of the game: what is done, what happens, why something is refused."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.fields import Number, SeatField, Word
from dinotable.core.ints import Card, Packed, Seat
from dinotable.core.vocabulary import Kind, Vocabulary
from dinotable.games.happy_little_dinosaurs.box import CARDS, DISASTERS, TYPES


class OfCard(Kind):
    """Something done with a card."""

    def card(self, action: Packed) -> Card:
        return self.first(action)


class OfSeat(Kind):
    """Something done to a player."""

    def seat(self, action: Packed) -> Seat:
        return self.first(action)


class Turn(Kind):
    def type(self, action: Packed) -> i64:
        return self.first(action)


class Trade(Kind):
    def seat(self, action: Packed) -> Seat:
        return self.first(action)

    def other(self, action: Packed) -> Seat:
        return self.second(action)


def _card(secret: bool = False) -> Word:
    return Word("card", [*CARDS], secret=secret)


def _type() -> Word:
    return Word("type", [*TYPES])


MOST_SCORE: Final = 20000
MOST_STEPS: Final = 30000
"""With whatever box."""


def _score(name: str) -> Number:
    return Number(name, MOST_SCORE, -MOST_SCORE)


# Chance.
DRAW: Final = OfCard("draw", _card(secret=True), rule="HD2.3")
TURN_UP: Final = Turn("turn", _type(), rule="HD3.1")
# Choice and sudden death.
CHOOSE_CARD: Final = OfCard("choose", _card(secret=True), rule="HD3.3")
# Effects, in the order of HD1.2.
ADD: Final = OfCard("add", _card(), rule="HD1.2")
LOOK: Final = OfSeat("look", SeatField(lead="at"), rule="HD4.4")
TAKE: Final = OfCard("take", _card(secret=True), rule="HD4.4")
SWAP: Final = OfSeat("swap", SeatField(lead="with"), rule="HD4.5")
DROP: Final = OfCard("drop", _card(), rule="HD1.2")
DONE: Final = Kind("done", rule="HD1.2")
SEEK: Final = Kind("search", rule="HD4.6")
KEEP: Final = OfCard("keep", _card(secret=True), rule="HD4.6")
TRADE: Final = Trade("trade", SeatField(), SeatField("other", lead="with"), rule="HD4.7")
DECLINE: Final = Kind("decline", rule="HD4.2")
# The scoring window.
PUSH: Final = OfSeat("push", SeatField(), rule="HD5.2")
SOUR: Final = OfSeat("sour", SeatField(), rule="HD5.2")
UPSIDE_DOWN: Final = Kind("upside-down", rule="HD5.4")
PASS: Final = Kind("pass", rule="HD5.2")
# Taking a disaster.
SAFETY_PLAN: Final = Kind("safety-plan", rule="HD7.1")
NOT_MINE: Final = OfSeat("not-mine", SeatField(lead="to"), rule="HD7.1")
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
# A score, line by line; `total` runs along.
WORTH: Final = Kind("worth", SeatField(), _card(), _score("total"), rule="HD5.1")
ADDED: Final = Kind("added", SeatField(), _card(), _score("amount"), _score("total"), rule="HD4.3")
TRAIT: Final = Kind("trait", SeatField(), _score("amount"), _score("total"), rule="HD5.1")
DOUBLED: Final = Kind("doubled", _score("amount"), _score("sour"), rule="HD5.3")
PUSHED: Final = Kind("pushed", SeatField(), _score("amount"), _score("total"), rule="HD5.2")
SOURED: Final = Kind("soured", SeatField(), _score("amount"), _score("total"), rule="HD5.2")
INVERSIONS: Final = Kind("inversions", Number("count", 30), rule="HD5.4")
INVERTED: Final = Kind("inverted", SeatField(), _score("total"), rule="HD5.4")
ALL_TIED: Final = Kind("all-tied", _score("total"), rule="HD5.6")
RAN: Final = Kind("ran", SeatField(), Number("steps", MOST_SCORE), Number("position", MOST_STEPS), rule="HD5.7")
SUDDEN_DEATH: Final = Kind("sudden-death", SeatField(), rule="HD6.2")
WITHOUT: Final = Kind("without", SeatField(), rule="HD6.3")
FACED: Final = Kind("faced", SeatField(), _card(), rule="HD6.2")
BURIED: Final = Kind("buried", _type(), rule="HD1.3")
FACES: Final = Kind("faces", SeatField(), _type(), rule="HD7.1")
TOOK: Final = Kind("took", SeatField(), _type(), rule="HD7.2")
WENT_OUT: Final = Kind("went-out", SeatField(), rule="HD7.3")
STEPPED: Final = Kind("stepped", SeatField(), Number("steps", MOST_SCORE), Number("position", MOST_STEPS), rule="HD8.1")
SHUFFLED: Final = Kind("shuffled", rule="HD8.4")

EVENTS: Final = Vocabulary(
    TURNED_UP, NO_POINT_CARD, SHOWN, REVEALED, SAWN, LOOKED, DISCARDED, WORTH, ADDED, TRAIT, DOUBLED, PUSHED, SOURED,
    INVERSIONS, INVERTED, ALL_TIED, RAN, SUDDEN_DEATH, WITHOUT, FACED, BURIED, FACES, TOOK, WENT_OUT, STEPPED, SHUFFLED,
)  # fmt: skip

# Whoever is not asked.
IS_OVER: Final = Kind("over", rule="HD9.4")
CHANCE_DRAWS: Final = Kind("chance-draws", rule="HD2.3")
CHANCE_TURNS: Final = Kind("chance-turns", rule="HD3.1")
IS_OUT: Final = Kind("out", rule="HD7.5")
CARDS_FIRST: Final = Kind("cards-first", rule="HD2.3")
DISASTER_FIRST: Final = Kind("disaster-first", rule="HD3.1")
HAS_CHOSEN: Final = Kind("chosen", rule="HD3.3")
HAS_CHOSEN_AGAIN: Final = Kind("sudden-chosen", rule="HD6.2")
NOT_TIED: Final = Kind("not-tied", rule="HD6.2")
HAS_PASSED: Final = Kind("passed", rule="HD5.2")
OTHERS_EFFECT: Final = Kind("others-effect", SeatField(), rule="HD4.2")
OTHERS_DISASTER: Final = Kind("others-disaster", SeatField(), rule="HD7.1")
OTHERS_DISCARD: Final = Kind("others-discard", SeatField(), rule="HD7.2")
# Whoever is asked something else.
CHOOSE_NOW: Final = Kind("choose-now", rule="HD3.3")
EFFECT_NOW: Final = Kind("effect-now", rule="HD4.2")
TAKE_NOW: Final = Kind("take-now", rule="HD4.4")
KEEP_NOW: Final = Kind("keep-now", rule="HD4.6")
WINDOW_NOW: Final = Kind("window-now", rule="HD5.2")
SUDDEN_NOW: Final = Kind("sudden-now", rule="HD6.2")
ANSWER_NOW: Final = Kind("answer-now", rule="HD7.1")
DISCARD_NOW: Final = Kind("discard-now", rule="HD7.2")
# The wrong card.
NOT_IN_HAND: Final = Kind("not-in-hand", _card(), rule="HD2.1")
INSTANT: Final = Kind("instant", _card(), rule="HD3.3")
SUDDEN_INSTANT: Final = Kind("sudden-instant", _card(), rule="HD6.2")
ADDS_NOTHING: Final = Kind("adds-nothing", _card(), rule="HD1.2")
NO_EFFECT: Final = Kind("no-effect", _card(), rule="HD1.2")
OTHER_EFFECT: Final = Kind("other-effect", _card(), rule="HD1.2")
NOT_THERE: Final = Kind("not-there", _card(), rule="HD4.4")
NOT_FOUND: Final = Kind("not-found", _card(), rule="HD4.6")
# The wrong player, or too soon.
OWN_HAND: Final = Kind("own-hand", rule="HD4.4")
NO_HAND: Final = Kind("no-hand", SeatField(), rule="HD4.4")
LOOK_FIRST: Final = Kind("look-first", rule="HD4.4")
NOT_NEAREST: Final = Kind("not-nearest", rule="HD4.5")
BLOCKED: Final = Kind("blocked", SeatField(), rule="HD4.5")
SEARCH_FIRST: Final = Kind("search-first", rule="HD4.6")
TWO_OTHERS: Final = Kind("two-others", rule="HD4.7")
LOWER_FIRST: Final = Kind("lower-first", rule="HD4.7")
SAY_DONE: Final = Kind("say-done", rule="HD4.7")
SAY_NO: Final = Kind("say-no", rule="HD4.7")
NOT_IN: Final = Kind("not-in", SeatField(), rule="HD5.2")
ONESELF: Final = Kind("oneself", rule="HD7.1")
NO_TAKER: Final = Kind("no-taker", SeatField(), rule="HD7.1")

REFUSALS: Final = Vocabulary(
    IS_OVER, CHANCE_DRAWS, CHANCE_TURNS, IS_OUT, CARDS_FIRST, DISASTER_FIRST, HAS_CHOSEN, HAS_CHOSEN_AGAIN,
    NOT_TIED, HAS_PASSED, OTHERS_EFFECT, OTHERS_DISASTER, OTHERS_DISCARD, CHOOSE_NOW, EFFECT_NOW, TAKE_NOW,
    KEEP_NOW, WINDOW_NOW, SUDDEN_NOW, ANSWER_NOW, DISCARD_NOW, NOT_IN_HAND, INSTANT, SUDDEN_INSTANT, ADDS_NOTHING,
    NO_EFFECT, OTHER_EFFECT, NOT_THERE, NOT_FOUND, OWN_HAND, NO_HAND, LOOK_FIRST, NOT_NEAREST, BLOCKED,
    SEARCH_FIRST, TWO_OTHERS, LOWER_FIRST, SAY_DONE, SAY_NO, NOT_IN, ONESELF, NO_TAKER,
)  # fmt: skip
