"""Ciao Dino! on the contract: which rule answers for which phase and action."""

import os
from typing import Final, cast

from mypy_extensions import i64

from dinotable.core.box import Box, Item
from dinotable.core.buffer import Buffer
from dinotable.core.contract import Game, Say
from dinotable.core.evaluator import AnyEvaluator
from dinotable.core.explainer import AnyExplainer
from dinotable.core.features import AnyFeatures
from dinotable.core.generator import Generator
from dinotable.core.ints import Mask, Packed, Seat
from dinotable.core.ladder import Ladder
from dinotable.core.log import Log
from dinotable.core.observation import AnyObservation
from dinotable.core.outcome import Outcome
from dinotable.core.setup import Setup, first_option, is_first_drawn, weigh_first
from dinotable.core.spelling import AnySpelling
from dinotable.core.textboard import TextBoard
from dinotable.core.vocabulary import KIND_MASK
from dinotable.core.wire import AnyFacts, Wire
from dinotable.games.ciao_dino import draw, facts, refusals, score, show, wire
from dinotable.games.ciao_dino import view as views
from dinotable.games.ciao_dino.actions import (
    ACTIONS,
    BREED,
    DEAL,
    DONE,
    DRAW,
    DRIFT,
    EVENTS,
    FIRST,
    MIGRATE,
    PLACE,
    PLAY,
    REFUSALS,
    RESCUE,
    TILE,
    TO,
)
from dinotable.games.ciao_dino.box import BOX, ITEMS, CiaoDinoBox, check_box
from dinotable.games.ciao_dino.evaluate import EVALUATOR
from dinotable.games.ciao_dino.explain import EXPLAINER
from dinotable.games.ciao_dino.features import FEATURES
from dinotable.games.ciao_dino.ladder import LADDER
from dinotable.games.ciao_dino.observe import OBSERVATION
from dinotable.games.ciao_dino.rules import act, cards, drift, losses, turn
from dinotable.games.ciao_dino.rules import setup as opening
from dinotable.games.ciao_dino.spell import SPELLING
from dinotable.games.ciao_dino.state import (
    ACT,
    CHOOSE_CARD,
    CHOOSE_FIRST,
    CHOOSE_TARGET,
    CHOOSE_TILE,
    LAY_LAND,
    CiaoDino,
    CiaoDinoView,
)


class CiaoDinoGame(Game[CiaoDino, CiaoDinoView]):
    def __init__(self) -> None:
        self.id = "ciao-dino"
        self.rules = "ciao-dino/1"
        self.fewest, self.most = 2, 5
        self.options = [first_option("CD2.9")]
        self.box = BOX
        self.actions = ACTIONS
        self.events = EVENTS
        self.refusals = REFUSALS
        self.reconstruction = False
        self.words = os.path.dirname(__file__)

    def items(self) -> list[Item]:
        return ITEMS

    def make_box(self, changed: dict[str, str]) -> Box:
        box = CiaoDinoBox(changed)
        check_box(box)
        return box

    def new(self, setup: Setup) -> CiaoDino:
        assert isinstance(setup.box, CiaoDinoBox)
        return opening.new_state(setup.seats, is_first_drawn(setup), setup.box)

    def to_act(self, state: CiaoDino) -> Mask:
        return turn.to_act(state.table)

    def legal(self, state: CiaoDino, seat: Seat, out: Buffer) -> i64:
        table = state.table
        phase = table.phase
        if phase == ACT:
            return act.legal_act(table, out)
        if phase == CHOOSE_TARGET:
            return drift.legal_target(table, out)
        if phase == CHOOSE_TILE:
            return drift.legal_lift(table, out)
        if phase == CHOOSE_CARD:
            return cards.legal_card(out)
        return opening.legal_place(table, out)

    def apply(self, state: CiaoDino, seat: Seat, action: Packed, log: Log | None) -> None:
        table = state.table
        kind = action & KIND_MASK
        if kind == MIGRATE.code:
            act.apply_migrate(table, action)
        elif kind == DRIFT.code:
            drift.apply_lift(table, DRIFT.hex(action), log)
        elif kind == TO.code:
            drift.apply_target(table, TO.hex(action), log)
        elif kind == DONE.code:
            losses.apply_done(state, log)
        elif kind == DEAL.code:
            cards.apply_deal(state, DEAL.card(action), log)
        elif kind == BREED.code:
            act.apply_breed(table, BREED.hex(action))
        elif kind == RESCUE.code:
            act.apply_rescue(table, action)
        elif kind == PLAY.code:
            cards.apply_play(state, log)
        elif kind == DRAW.code:
            cards.apply_draw(table)
        elif kind == TILE.code:
            opening.apply_tile(table, TILE.tile(action))
        elif kind == PLACE.code:
            opening.apply_place(table, PLACE.hex(action))
        elif kind == FIRST.code:
            opening.apply_first(table, FIRST.seat(action))

    def chance(self, state: CiaoDino, out: Buffer, weights: Buffer) -> i64:
        if state.table.phase == CHOOSE_FIRST:
            weigh_first(FIRST, state.table.seats, out, weights)
        elif state.table.phase == LAY_LAND:
            opening.chance_tile(state.table, out, weights)
        else:
            cards.chance_deal(state, out, weights)
        return out.count

    def stream(self, state: CiaoDino) -> str:
        if state.table.phase == CHOOSE_FIRST:
            return "first"
        return "tiles" if state.table.phase == LAY_LAND else f"cards-{cards.top_back(state.table)}"

    def step(self, state: CiaoDino) -> i64:
        return state.table.step

    def is_open(self, state: CiaoDino) -> bool:
        # CD12: a card that is held offers nothing before it is played.
        return True

    def outcome(self, state: CiaoDino) -> Outcome | None:
        return score.outcome(state)

    def longest(self, setup: Setup) -> int:
        assert isinstance(setup.box, CiaoDinoBox)
        return turn.longest(setup.box, setup.seats)

    def view(self, state: CiaoDino, seat: Seat) -> CiaoDinoView:
        return views.view(state, seat)

    def witnesses(self, state: CiaoDino, seat: Seat, action: Packed) -> Mask:
        return views.witnesses(state, seat, action)

    def imagine(self, view: CiaoDinoView, generator: Generator) -> CiaoDino:
        return views.imagine(view, generator)

    def is_known(self, view: CiaoDinoView) -> bool:
        return views.is_known(view)

    def refuse(self, state: CiaoDino, seat: Seat, action: Packed) -> Packed:
        return refusals.refuse(state, seat, action)

    def facts(self, view: CiaoDinoView) -> AnyFacts:
        return facts.facts(view)

    def wire_shared(self, view: CiaoDinoView) -> Wire:
        return wire.wire_shared(view)

    def wire_own(self, view: CiaoDinoView) -> Wire:
        return wire.wire_own(view)

    def keys(self, action: Packed) -> list[str]:
        return show.keys(action)

    def show(self, view: CiaoDinoView, say: Say) -> TextBoard:
        return show.show(view, say)

    def draw(self, view: CiaoDinoView, say: Say) -> str:
        return draw.draw(view, say)

    def evaluator(self) -> AnyEvaluator:
        return cast(AnyEvaluator, EVALUATOR)

    def features(self) -> AnyFeatures:
        return cast(AnyFeatures, FEATURES)

    def observation(self) -> AnyObservation:
        return cast(AnyObservation, OBSERVATION)

    def spelling(self) -> AnySpelling:
        return cast(AnySpelling, SPELLING)

    def explainer(self) -> AnyExplainer:
        return cast(AnyExplainer, EXPLAINER)

    def ladder(self) -> Ladder:
        return LADDER


GAME: Final = CiaoDinoGame()
