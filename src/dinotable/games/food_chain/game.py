"""Food Chain on the contract: which rule answers for which phase and action."""

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
from dinotable.core.setup import Option, Setup, first_option, is_first_drawn, weigh_first
from dinotable.core.spelling import AnySpelling
from dinotable.core.textboard import TextBoard
from dinotable.core.vocabulary import KIND_MASK
from dinotable.core.wire import AnyFacts, Wire
from dinotable.games.food_chain import box, draw, facts, refusals, score, show, wire
from dinotable.games.food_chain import view as views
from dinotable.games.food_chain.actions import (
    ABANDON,
    ACTIONS,
    DISCARD,
    DRAW,
    EAT,
    EVENTS,
    EXCHANGE,
    FIRST,
    HUNT,
    PASS,
    REFUSALS,
    SWARM,
    TROPHY,
    TURN_UP,
)
from dinotable.games.food_chain.box import BOX, FoodBox
from dinotable.games.food_chain.deck import is_table
from dinotable.games.food_chain.evaluate import EVALUATOR
from dinotable.games.food_chain.explain import EXPLAINER
from dinotable.games.food_chain.features import FEATURES
from dinotable.games.food_chain.items import ITEMS
from dinotable.games.food_chain.ladder import LADDER
from dinotable.games.food_chain.observe import OBSERVATION
from dinotable.games.food_chain.rules import bonus, draws, eat, end, hunt, others, turn
from dinotable.games.food_chain.spell import SPELLING
from dinotable.games.food_chain.state import SEATS, STARTING, SWAPPING, FoodChain, FoodChainView, Table


class FoodChainGame(Game[FoodChain, FoodChainView]):
    def __init__(self) -> None:
        self.id = "food-chain"
        self.rules = "food-chain/1"
        self.fewest, self.most = 2, SEATS
        self.options = [first_option("FC2.3"), Option("trophy-swap", ["off", "on"], "off", "FC8.4")]
        self.box = BOX
        self.actions = ACTIONS
        self.events = EVENTS
        self.refusals = REFUSALS
        self.words = os.path.dirname(__file__)
        self.reconstruction = True

    def items(self) -> list[Item]:
        return ITEMS

    def make_box(self, changed: dict[str, str]) -> Box:
        return box.make_box(changed)

    def read_box(self, text: str) -> Box:
        return box.read_table(text) if is_table(text) else super().read_box(text)

    def new(self, setup: Setup) -> FoodChain:
        cards = setup.box
        assert isinstance(cards, FoodBox)
        state = FoodChain(Table(cards, setup.seats, setup.options["trophy-swap"] == "on"))
        if is_first_drawn(setup):
            state.table.phase = STARTING
        return state

    def to_act(self, state: FoodChain) -> Mask:
        return turn.to_act(state.table)

    def legal(self, state: FoodChain, seat: Seat, out: Buffer) -> i64:
        return turn.legal_turn(state, seat, out)

    def apply(self, state: FoodChain, seat: Seat, action: Packed, log: Log | None) -> None:
        table = state.table
        table.step += 1
        kind = action & KIND_MASK
        if kind == DRAW.code:
            draws.apply_draw(state, action)
        elif kind == TURN_UP.code:
            draws.apply_turn_up(state, action, log)
        elif kind == HUNT.code:
            hunt.apply_hunt(state, seat, action, log)
        elif kind == DISCARD.code:
            others.apply_discard(state, seat, action, log)
        elif kind == EAT.code:
            eat.apply_eat(table, seat, action, log)
        elif kind == ABANDON.code:
            others.apply_abandon(table, action, log)
        elif kind == EXCHANGE.code:
            others.apply_exchange(state, seat, action, log)
        elif kind == PASS.code:
            others.apply_pass(table, log)
        elif kind == SWARM.code:
            bonus.apply_swarm(state, seat, action, log)
        elif kind == FIRST.code:
            draws.apply_first(table, action, log)
        elif kind == TROPHY.code:
            end.apply_trophy(table, action, log)

    def chance(self, state: FoodChain, out: Buffer, weights: Buffer) -> i64:
        if state.table.phase == STARTING:
            return weigh_first(FIRST, state.table.seats, out, weights)
        if state.table.phase == SWAPPING:
            return draws.chance_trophy(state.table, out, weights)
        return draws.chance_draw(state, out, weights)

    def stream(self, state: FoodChain) -> str:
        if state.table.phase == STARTING:
            return "first"
        return "trophies" if state.table.phase == SWAPPING else "deck"

    def step(self, state: FoodChain) -> i64:
        return state.table.step

    def outcome(self, state: FoodChain) -> Outcome | None:
        return score.outcome(state)

    def longest(self, setup: Setup) -> int:
        # Each card leaves the pile once, one put under it (FC2.2) twice; and a first player, and each token's swap.
        cards = setup.box
        assert isinstance(cards, FoodBox)
        bonus_cards = int(cards.cards[cards.hunter] + cards.cards[cards.swarm])
        swaps = int(cards.tokens[setup.seats]) * setup.seats
        return end.most_turns(cards, setup.seats) + int(cards.total) + bonus_cards + 1 + swaps

    def view(self, state: FoodChain, seat: Seat) -> FoodChainView:
        return views.view(state, seat)

    def witnesses(self, state: FoodChain, seat: Seat, action: Packed) -> Mask:
        return views.witnesses(state, action)

    def imagine(self, view: FoodChainView, generator: Generator) -> FoodChain:
        return views.imagine(view, generator)

    def is_known(self, view: FoodChainView) -> bool:
        return views.is_known(view)

    def refuse(self, state: FoodChain, seat: Seat, action: Packed) -> Packed:
        return refusals.refuse(state, seat, action)

    def facts(self, view: FoodChainView) -> AnyFacts:
        return facts.facts(view)

    def wire_shared(self, view: FoodChainView) -> Wire:
        return wire.wire_shared(view)

    def wire_own(self, view: FoodChainView) -> Wire:
        return wire.wire_own(view)

    def show(self, view: FoodChainView, say: Say) -> TextBoard:
        return show.show(view, say)

    def keys(self, action: Packed) -> list[str]:
        # A swarm is a card of the hand too.
        keys = super().keys(action)
        return ["card swarm", *keys] if action & KIND_MASK == SWARM.code else keys

    def draw(self, view: FoodChainView, say: Say) -> str:
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


GAME: Final = FoodChainGame()
