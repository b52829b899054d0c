"""Magpies on the contract: which rule answers for which phase and action.

Each round every bird secretly offers a card (M1); all are revealed. In the window anybody may caw, which discards a twig
and adds 1 to one's offer; a caw cancels all passes (M2). The highest offer wins its value (M3; ties: the lowest seat) and
has two points: peek at a hand, bury a card under the pile, hop along the branch; then says `done`, and an end of the branch
is worth 1 (M4). All draw to two cards, buried ones come last; if the pile is too small for that, all cards are shuffled
together first (M5). Four rounds (M6).
"""

import os
from typing import Final, cast

from mypy_extensions import i64

from dinotable.core.box import Box, Item
from dinotable.core.buffer import Buffer
from dinotable.core.contract import Game, Say
from dinotable.core.evaluator import AnyEvaluator
from dinotable.core.features import AnyFeatures
from dinotable.core.generator import Generator
from dinotable.core.ints import Mask, Packed, Seat
from dinotable.core.ladder import Ladder
from dinotable.core.log import Log
from dinotable.core.observation import AnyObservation
from dinotable.core.outcome import Outcome
from dinotable.core.setup import Setup
from dinotable.core.spelling import AnySpelling
from dinotable.core.textboard import TextBoard
from dinotable.core.vocabulary import KIND_MASK
from dinotable.core.wire import AnyFacts, Wire
from examples.magpies import draw, facts, refusals, score, show, wire
from examples.magpies import view as views
from examples.magpies.actions import (
    ACTIONS,
    BURY,
    CAW,
    DONE,
    DRAW,
    EVENTS,
    HOP,
    OFFER,
    PASS,
    PEEK,
    REFUSALS,
)  # fmt: skip
from examples.magpies.box import BOX, COPIES, ITEMS, MagpiesBox
from examples.magpies.evaluate import EVALUATOR
from examples.magpies.features import FEATURES
from examples.magpies.ladder import LADDER
from examples.magpies.observe import OBSERVATION
from examples.magpies.rules import draws, offers, turn, turns, window
from examples.magpies.spell import SPELLING
from examples.magpies.state import CHOOSE, WINDOW, Magpies, MagpiesView, Table


class MagpiesGame(Game[Magpies, MagpiesView]):
    def __init__(self) -> None:
        self.id = "magpies"
        self.rules = "magpies/1"
        self.fewest, self.most = 2, 4
        self.options = []
        self.box = BOX
        self.actions = ACTIONS
        self.events = EVENTS
        self.refusals = REFUSALS
        self.reconstruction = False
        self.words = os.path.dirname(__file__)

    def items(self) -> list[Item]:
        return ITEMS

    def make_box(self, changed: dict[str, str]) -> Box:
        return MagpiesBox(changed)

    def new(self, setup: Setup) -> Magpies:
        assert isinstance(setup.box, MagpiesBox)
        return Magpies(Table(setup.seats, setup.box))

    def to_act(self, state: Magpies) -> Mask:
        return turns.to_act(state.table)

    def legal(self, state: Magpies, seat: Seat, out: Buffer) -> i64:
        out.clear()
        phase = state.table.phase
        if phase == CHOOSE:
            offers.legal_offer(state, seat, out)
        elif phase == WINDOW:
            window.legal_window(state, seat, out)
        else:
            turn.legal_turn(state, seat, out)
        return out.count

    def apply(self, state: Magpies, seat: Seat, action: Packed, log: Log | None) -> None:
        kind = action & KIND_MASK
        if kind == DRAW.code:
            draws.apply_draw(state, action)
        elif kind == OFFER.code:
            offers.apply_offer(state, seat, action, log)
        elif kind == PASS.code:
            window.apply_pass(state, seat, log)
        elif kind == CAW.code:
            window.apply_caw(state, seat, log)
        elif kind == HOP.code:
            turn.apply_hop(state, seat, action)
        elif kind == BURY.code:
            turn.apply_bury(state, seat, action, log)
        elif kind == PEEK.code:
            turn.apply_peek(state, seat, action, log)
        elif kind == DONE.code:
            turn.apply_done(state, log)

    def chance(self, state: Magpies, out: Buffer, weights: Buffer) -> i64:
        draws.chance_draw(state, out, weights)
        return out.count

    def stream(self, state: Magpies) -> str:
        return f"pile-{state.table.shuffles}"

    def step(self, state: Magpies) -> i64:
        return state.table.step

    def is_window(self, state: Magpies) -> bool:
        # M2: a caw asks everybody anew.
        return state.table.phase == WINDOW

    def outcome(self, state: Magpies) -> Outcome | None:
        return score.outcome(state)

    def longest(self, setup: Setup) -> int:
        # A round: draws to 2, an offer each, at most 3 twigs are cawed with all passing before and after, a turn of 3.
        assert isinstance(setup.box, MagpiesBox)
        return int(setup.box.rounds) * (2 * setup.seats + setup.seats + COPIES + (COPIES + 1) * setup.seats + 3)

    def view(self, state: Magpies, seat: Seat) -> MagpiesView:
        return views.view(state, seat)

    def witnesses(self, state: Magpies, seat: Seat, action: Packed) -> Mask:
        return views.witnesses(state, seat, action)

    def imagine(self, view: MagpiesView, generator: Generator) -> Magpies:
        return views.imagine(view, generator)

    def refuse(self, state: Magpies, seat: Seat, action: Packed) -> Packed:
        return refusals.refuse(state, seat, action)

    def facts(self, view: MagpiesView) -> AnyFacts:
        return facts.facts(view)

    def wire_shared(self, view: MagpiesView) -> Wire:
        return wire.wire_shared(view)

    def wire_own(self, view: MagpiesView) -> Wire:
        return wire.wire_own(view)

    def show(self, view: MagpiesView, say: Say) -> TextBoard:
        return show.show(view, say)

    def draw(self, view: MagpiesView, say: Say) -> str:
        return draw.draw(view, say)

    def evaluator(self) -> AnyEvaluator:
        return cast(AnyEvaluator, EVALUATOR)

    def features(self) -> AnyFeatures:
        return cast(AnyFeatures, FEATURES)

    def observation(self) -> AnyObservation:
        return cast(AnyObservation, OBSERVATION)

    def spelling(self) -> AnySpelling:
        return cast(AnySpelling, SPELLING)

    def ladder(self) -> Ladder:
        return LADDER


GAME: Final = MagpiesGame()
