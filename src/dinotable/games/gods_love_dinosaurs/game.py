"""Gods Love Dinosaurs as a game of the contract."""

import os
from typing import Final, cast

from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.canvas import Canvas
from dinotable.core.contract import Game, Say
from dinotable.core.evaluator import AnyEvaluator
from dinotable.core.generator import Generator
from dinotable.core.ladder import Ladder
from dinotable.core.log import Log
from dinotable.core.outcome import Outcome
from dinotable.core.seats import EVERYONE
from dinotable.core.setup import Box, Option, Setup
from dinotable.core.vocabulary import Vocabulary
from dinotable.core.wire import AnyFacts, Wire
from dinotable.games.gods_love_dinosaurs import facts, rules, score, show, wire
from dinotable.games.gods_love_dinosaurs.actions import ACTIONS, EVENTS, REFUSALS
from dinotable.games.gods_love_dinosaurs.box import GROUP_SIZES, LETTERS, START_HEXES, TileBox, read_own_box, rows_for
from dinotable.games.gods_love_dinosaurs.evaluate import EVALUATOR
from dinotable.games.gods_love_dinosaurs.ladder import LADDER
from dinotable.games.gods_love_dinosaurs.state import CHOOSE_FIRST, GodsState
from dinotable.games.gods_love_dinosaurs.view import GodsView, imagine_from, view_of
from dinotable.games.gods_love_dinosaurs.why import refusal_of


class GodsLoveDinosaursGame(Game[GodsState, GodsView]):
    def __init__(self) -> None:
        self.id = "gods-love-dinosaurs"
        self.rules = "gods-love-dinosaurs/1"
        self.fewest, self.most = 2, 5
        self.options = [
            Option("supply", ["unlimited", "printed"], "unlimited", "GD1.6"),
            Option("first", ["seat-0", "random"], "seat-0", "GD2.3"),
        ]
        self.box = read_own_box()
        self.actions = Vocabulary(*ACTIONS)
        self.events = Vocabulary(*EVENTS)
        self.refusals = Vocabulary(*REFUSALS)
        self.reconstruction = True
        self.words = os.path.dirname(__file__)

    def new(self, setup: Setup) -> GodsState:
        return GodsState(rules.new_table(setup))

    def to_act(self, state: GodsState) -> i64:
        return rules.to_act(state.table)

    def legal(self, state: GodsState, seat: i64, out: Buffer) -> i64:
        return rules.legal(state.table, seat, out)

    def apply(self, state: GodsState, seat: i64, action: i64, log: Log | None) -> None:
        rules.apply(state.table, seat, action, log)

    def chance(self, state: GodsState, out: Buffer, weights: Buffer) -> i64:
        return rules.weigh(state.table, out, weights)

    def stream(self, state: GodsState) -> str:
        if state.table.phase == CHOOSE_FIRST:
            return "first"
        return f"tiles-{LETTERS[rules.current_pile(state.table)]}"

    def step(self, state: GodsState) -> i64:
        return state.table.step

    def outcome(self, state: GodsState) -> Outcome | None:
        return score.outcome(state)

    def longest(self, setup: Setup) -> int:
        tiles = len(LETTERS) * sum(GROUP_SIZES[: setup.seats - 1])
        hexes = START_HEXES + 2 * -(-tiles // setup.seats)
        # A tile is drawn, taken, placed, done. An emptied column wakes at most two species; in each, a player acts at
        # most once a hex, hatches, and is done.
        activations = tiles // int(rows_for(setup.seats))
        return 1 + 4 * tiles + activations * 2 * setup.seats * (hexes + 2)

    def view(self, state: GodsState, seat: i64) -> GodsView:
        return view_of(state, seat)

    def witnesses(self, state: GodsState, seat: i64, action: i64) -> i64:
        return EVERYONE

    def imagine(self, view: GodsView, generator: Generator) -> GodsState:
        return imagine_from(view)

    def refuse(self, state: GodsState, seat: i64, action: i64) -> i64:
        return refusal_of(state.table, seat, action)

    def facts(self, view: GodsView) -> AnyFacts:
        return facts.facts(view)

    def wire_shared(self, view: GodsView) -> Wire:
        return wire.wire_shared(view)

    def wire_own(self, view: GodsView) -> Wire:
        return wire.wire_own(view)

    def show(self, view: GodsView, say: Say) -> Canvas:
        return show.show_view(view, say)

    def read_box(self, text: str) -> Box:
        return TileBox(text)

    def evaluator(self) -> AnyEvaluator:
        return cast(AnyEvaluator, EVALUATOR)

    def ladder(self) -> Ladder:
        return LADDER


GAME: Final = GodsLoveDinosaursGame()
