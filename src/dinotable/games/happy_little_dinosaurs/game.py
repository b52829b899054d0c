"""Happy Little Dinosaurs on the contract: which rule answers for which phase and action."""

import os
from itertools import permutations
from typing import Final, cast

from librt.vecs import vec
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
from dinotable.core.setup import Option, Setup
from dinotable.core.spelling import AnySpelling
from dinotable.core.textboard import TextBoard
from dinotable.core.wire import AnyFacts, Wire
from dinotable.games.happy_little_dinosaurs import draw, facts, refusals, score, show, wire
from dinotable.games.happy_little_dinosaurs import view as views
from dinotable.games.happy_little_dinosaurs.actions import ACTIONS, CHOOSE_CARD, DRAW, EVENTS, REFUSALS, TURN_UP
from dinotable.games.happy_little_dinosaurs.box import (
    BOX,
    DINOSAURS,
    ITEMS,
    POINT_KINDS,
    HappyLittleDinosaursBox,
    check_box,
)
from dinotable.games.happy_little_dinosaurs.evaluate import EVALUATOR
from dinotable.games.happy_little_dinosaurs.explain import EXPLAINER
from dinotable.games.happy_little_dinosaurs.features import FEATURES
from dinotable.games.happy_little_dinosaurs.ladder import LADDER
from dinotable.games.happy_little_dinosaurs.observe import OBSERVATION
from dinotable.games.happy_little_dinosaurs.rules import choice, disaster, effects, end, hands, scoring, sudden, turns
from dinotable.games.happy_little_dinosaurs.spell import SPELLING
from dinotable.games.happy_little_dinosaurs.state import (
    ANSWER,
    CHOOSE,
    DEAL,
    EFFECT,
    KEEP_ONE,
    LOOT,
    REDRAW,
    SEARCH,
    SUDDEN,
    TURN,
    WINDOW,
    HappyLittleDinosaurs,
    HappyLittleDinosaursView,
    Table,
    full_deck,
)  # fmt: skip


def longest_round(box: HappyLittleDinosaursBox, seats: int) -> int:
    """A bound on the actions of a round, chance's included."""
    hand, instants = int(box.hand), int(sum(box.copies[POINT_KINDS:]))
    # HD3.2: a deck, and then the one that is made of the discards, are searched for a point card: it has nothing but
    # instants until then, and the hand is filled up.
    redraws = seats * 2 * (instants + hand)
    effects = seats * (2 + max(int(box.drops), int(box.looks)))
    # HD5.2: all pass before and after each instant.
    window = instants + (instants + 1) * seats
    # HD6.2: while cards last. HD7.1: answers, and what is discarded afterwards.
    taking = seats * hand + instants + 1 + int(box.discards) + 1
    return 1 + redraws + seats + effects + window + taking + seats * hand


def _dinosaurs(seats: int) -> Option:
    """HD2.1: who plays which dinosaur, seat by seat; by default in the order of the box."""
    orders = ["-".join(order) for order in permutations(DINOSAURS, seats)]
    return Option("dinosaurs", orders, orders[0], "HD2.1", [seats])


class HappyLittleDinosaursGame(Game[HappyLittleDinosaurs, HappyLittleDinosaursView]):
    def __init__(self) -> None:
        self.id = "happy-little-dinosaurs"
        self.rules = "happy-little-dinosaurs/2"
        self.fewest, self.most = 2, 4
        self.options = [Option("duel", ["on", "off"], "on", "HD2.2", [2]), *[_dinosaurs(seats) for seats in (2, 3, 4)]]
        self.box = BOX
        self.actions, self.events, self.refusals = ACTIONS, EVENTS, REFUSALS
        self.reconstruction = False
        self.words = os.path.dirname(__file__)

    def items(self) -> list[Item]:
        return ITEMS

    def make_box(self, changed: dict[str, str]) -> Box:
        box = HappyLittleDinosaursBox(changed)
        check_box(box)
        return box

    def new(self, setup: Setup) -> HappyLittleDinosaurs:
        names: list[str] = [*DINOSAURS]
        dinosaurs = vec[i64]([names.index(name) for name in setup.options["dinosaurs"].split("-")])
        duel = setup.options.get("duel") == "on"
        assert isinstance(setup.box, HappyLittleDinosaursBox)
        table = Table(setup.seats, duel, dinosaurs, setup.box)
        state = HappyLittleDinosaurs(table, full_deck(setup.box, duel))
        state.table.deck_size = state.deck.total
        return state

    def to_act(self, state: HappyLittleDinosaurs) -> Mask:
        return turns.to_act(state.table)

    def legal(self, state: HappyLittleDinosaurs, seat: Seat, out: Buffer) -> i64:
        out.clear()
        phase = state.table.phase
        if phase in (CHOOSE, SUDDEN):
            choice.legal_choose(state, seat, out)
        elif phase == WINDOW:
            scoring.legal_window(state, seat, out)
        elif phase == EFFECT:
            effects.legal_effect(state, seat, out)
        elif phase == LOOT:
            effects.legal_loot(state, out)
        elif phase == KEEP_ONE:
            effects.legal_keep(state, out)
        elif phase == ANSWER:
            disaster.legal_answer(state, seat, out)
        else:
            disaster.legal_discard(state, seat, out)
        return out.count

    def apply(self, state: HappyLittleDinosaurs, seat: Seat, action: Packed, log: Log | None) -> None:
        table = state.table
        phase = table.phase
        # Answers given at the same time leave the step alone until the last of them; they count it themselves.
        if phase == WINDOW:
            scoring.apply_window(state, seat, action, log)
            return
        if phase == CHOOSE:
            choice.apply_choose(state, seat, CHOOSE_CARD.card(action), log)
            return
        if phase == SUDDEN:
            sudden.apply_sudden(state, seat, CHOOSE_CARD.card(action), log)
            return
        table.step += 1
        if phase == DEAL:
            end.apply_deal(state, DRAW.card(action), log)
        elif phase == TURN:
            choice.apply_turn(state, TURN_UP.type(action), log)
        elif phase == REDRAW:
            choice.apply_redraw(state, DRAW.card(action), log)
        elif phase == EFFECT:
            effects.apply_effect(state, seat, action, log)
        elif phase == LOOT:
            effects.apply_loot(state, seat, action, log)
        elif phase == SEARCH:
            effects.apply_search(state, DRAW.card(action), log)
        elif phase == KEEP_ONE:
            effects.apply_keep(state, seat, action, log)
        elif phase == ANSWER:
            disaster.apply_answer(state, seat, action, log)
        else:
            disaster.apply_discard(state, seat, action, log)

    def chance(self, state: HappyLittleDinosaurs, out: Buffer, weights: Buffer) -> i64:
        if state.table.phase == TURN:
            return choice.chance_turn(state.table, out, weights)
        return hands.chance_draw(state, out, weights)

    def stream(self, state: HappyLittleDinosaurs) -> str:
        # HD8.4: a deck made anew is a new source of chance.
        return "disasters" if state.table.phase == TURN else f"deck-{state.table.shuffles}"

    def step(self, state: HappyLittleDinosaurs) -> i64:
        return state.table.step

    def is_window(self, state: HappyLittleDinosaurs) -> bool:
        # HD5.2: a play asks everybody anew, so it counts who speaks last.
        return state.table.phase == WINDOW

    def outcome(self, state: HappyLittleDinosaurs) -> Outcome | None:
        return score.outcome(state)

    def longest(self, setup: Setup) -> int:
        assert isinstance(setup.box, HappyLittleDinosaursBox)
        return (int(setup.box.rounds) + 1) * longest_round(setup.box, setup.seats)

    def view(self, state: HappyLittleDinosaurs, seat: Seat) -> HappyLittleDinosaursView:
        return views.view(state, seat)

    def witnesses(self, state: HappyLittleDinosaurs, seat: Seat, action: Packed) -> Mask:
        return views.witnesses(state, seat, action)

    def imagine(self, view: HappyLittleDinosaursView, generator: Generator) -> HappyLittleDinosaurs:
        return views.imagine(view, generator)

    def refuse(self, state: HappyLittleDinosaurs, seat: Seat, action: Packed) -> Packed:
        return refusals.refuse(state, seat, action)

    def facts(self, view: HappyLittleDinosaursView) -> AnyFacts:
        return facts.facts(view)

    def wire_shared(self, view: HappyLittleDinosaursView) -> Wire:
        return wire.wire_shared(view)

    def wire_own(self, view: HappyLittleDinosaursView) -> Wire:
        return wire.wire_own(view)

    def show(self, view: HappyLittleDinosaursView, say: Say) -> TextBoard:
        return show.show(view, say)

    def keys(self, action: Packed) -> list[str]:
        return show.keys(action)

    def draw(self, view: HappyLittleDinosaursView, say: Say) -> str:
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


GAME: Final = HappyLittleDinosaursGame()
