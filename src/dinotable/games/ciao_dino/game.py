"""Ciao Dino! on the contract: which rule answers for which phase and action."""

import os
from typing import Final, cast

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.canvas import Canvas
from dinotable.core.contract import Game, Say
from dinotable.core.evaluator import AnyEvaluator
from dinotable.core.generator import Generator
from dinotable.core.ladder import Ladder
from dinotable.core.log import Log
from dinotable.core.outcome import Outcome
from dinotable.core.seats import CHANCE_ACTS
from dinotable.core.setup import Option, PlainBox, Setup
from dinotable.core.vocabulary import KIND_MASK
from dinotable.core.wire import AnyFacts, Wire
from dinotable.games.ciao_dino import drift, facts, herds, opening, refusals, rules, score, show, wire
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
from dinotable.games.ciao_dino.box import box_text
from dinotable.games.ciao_dino.evaluate import EVALUATOR
from dinotable.games.ciao_dino.ladder import LADDER
from dinotable.games.ciao_dino.state import (
    ACT,
    CHOOSE_CARD,
    CHOOSE_FIRST,
    CHOOSE_TARGET,
    CHOOSE_TILE,
    LAY_LAND,
    OVER,
    PLACE_HERDS,
    CiaoDino,
    CiaoDinoView,
)


class CiaoDinoGame(Game[CiaoDino, CiaoDinoView]):
    def __init__(self) -> None:
        self.id = "ciao-dino"
        self.rules = "ciao-dino/1"
        self.fewest, self.most = 2, 5
        self.options = [Option("first", ["seat-0", "random"], "seat-0", "CD2.9")]
        self.box = PlainBox(box_text())
        self.actions = ACTIONS
        self.events = EVENTS
        self.refusals = REFUSALS
        self.reconstruction = False
        self.words = os.path.dirname(__file__)

    def new(self, setup: Setup) -> CiaoDino:
        return opening.new_state(setup.seats, setup.options["first"] == "random")

    def to_act(self, state: CiaoDino) -> i64:
        table = state.table
        phase = table.phase
        if phase == ACT or PLACE_HERDS <= phase <= CHOOSE_CARD or CHOOSE_TILE <= phase <= CHOOSE_TARGET:
            return BITS[table.seat]
        return 0 if phase == OVER else CHANCE_ACTS

    def legal(self, state: CiaoDino, seat: i64, out: Buffer) -> i64:
        out.clear()
        table = state.table
        phase = table.phase
        if phase == ACT:
            herds.legal_act(table, out)
        elif phase == CHOOSE_TARGET:
            drift.legal_target(table, out)
        elif phase == CHOOSE_TILE:
            drift.legal_lift(table, out)
        elif phase == CHOOSE_CARD:
            drift.legal_card(out)
        else:
            opening.legal_place(table, out)
        return out.count

    def apply(self, state: CiaoDino, seat: i64, action: i64, log: Log | None) -> None:
        table = state.table
        code = action & KIND_MASK
        if code == MIGRATE.code:
            herds.apply_migrate(table, action)
        elif code == DRIFT.code:
            drift.apply_lift(table, DRIFT.first(action), log)
        elif code == TO.code:
            drift.apply_target(table, TO.first(action), log)
        elif code == DONE.code:
            rules.apply_done(state, log)
        elif code == DEAL.code:
            rules.apply_deal(state, DEAL.first(action), log)
        elif code == BREED.code:
            herds.apply_breed(table, BREED.first(action))
        elif code == RESCUE.code:
            herds.apply_rescue(table, action)
        elif code == PLAY.code:
            drift.apply_play(state, log)
        elif code == DRAW.code:
            drift.apply_draw(state)
        elif code == TILE.code:
            opening.apply_tile(table, TILE.first(action))
        elif code == PLACE.code:
            if opening.apply_place(table, PLACE.first(action)):
                rules.begin_turn(table, table.first)
        elif code == FIRST.code:
            opening.apply_first(table, FIRST.first(action))

    def chance(self, state: CiaoDino, out: Buffer, weights: Buffer) -> i64:
        out.clear()
        weights.clear()
        if state.table.phase == CHOOSE_FIRST:
            opening.weigh_first(state.table, out, weights)
        elif state.table.phase == LAY_LAND:
            opening.weigh_tiles(state.table, out, weights)
        else:
            rules.weigh_cards(state, out, weights)
        return out.count

    def stream(self, state: CiaoDino) -> str:
        if state.table.phase == CHOOSE_FIRST:
            return "first"
        return "tiles" if state.table.phase == LAY_LAND else f"cards-{rules.top_back(state.table)}"

    def step(self, state: CiaoDino) -> i64:
        return state.table.step

    def outcome(self, state: CiaoDino) -> Outcome | None:
        return score.outcome(state)

    def longest(self, setup: Setup) -> int:
        return rules.longest(setup.seats)

    def view(self, state: CiaoDino, seat: i64) -> CiaoDinoView:
        return views.view_of(state, seat)

    def witnesses(self, state: CiaoDino, seat: i64, action: i64) -> i64:
        return views.witnesses(state, action)

    def imagine(self, view: CiaoDinoView, generator: Generator) -> CiaoDino:
        return views.imagine(view, generator)

    def refuse(self, state: CiaoDino, seat: i64, action: i64) -> i64:
        return refusals.refuse(state, seat, action)

    def facts(self, view: CiaoDinoView) -> AnyFacts:
        return facts.facts(view)

    def wire_shared(self, view: CiaoDinoView) -> Wire:
        return wire.wire_shared(view)

    def wire_own(self, view: CiaoDinoView) -> Wire:
        return wire.wire_own(view)

    def show(self, view: CiaoDinoView, say: Say) -> Canvas:
        return show.draw(view, say)

    def evaluator(self) -> AnyEvaluator:
        return cast(AnyEvaluator, EVALUATOR)

    def ladder(self) -> Ladder:
        return LADDER


GAME: Final = CiaoDinoGame()
