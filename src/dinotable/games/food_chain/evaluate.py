"""Food Chain: what was eaten, what may be eaten next, which tokens are in danger."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.evaluator import Evaluator, Sheet
from dinotable.games.food_chain.items import PLACES
from dinotable.games.food_chain.rules.trees import may_eat
from dinotable.games.food_chain.score import points, tokens_lost
from dinotable.games.food_chain.state import FREE, NOBODY, FoodChain, Table

EATEN: Final = 0
READY: Final = 1
HUNTS: Final = 2
TOKENS: Final = 3
HAND: Final = 4


class FoodChainEvaluator(Evaluator[FoodChain]):
    def __init__(self) -> None:
        self.terms = ["eaten", "ready", "hunts", "tokens", "hand"]
        self.plain = 1
        self.scale = 4.0
        self.settles = False
        self.ready_now = 0.75
        """Of the best meal one may have: whoever is to act eats before anybody can stand in the way."""
        self.ready_later = 0.4
        self.hunt_open = 0.2
        """Of a meal nobody hinders now, besides."""
        self.hunt_blocked = 0.08
        self.free_token = 0.15
        self.lost_token = -0.7
        self.card_power = 0.15
        """For each power of a card in hand."""
        self.swarm = 0.5

    def evaluate(self, state: FoodChain, sheet: Sheet) -> None:
        table = state.table
        for seat in range(table.seats):
            sheet.add(seat, EATEN, float(points(table, seat)))
            lost = float(tokens_lost(table, seat))
            sheet.add(seat, TOKENS, self.free_token * float(table.free[seat]) + self.lost_token * lost)
            self._weigh_hand(state, seat, sheet)
        self._weigh_hunts(table, sheet)

    def _weigh_hand(self, state: FoodChain, seat: i64, sheet: Sheet) -> None:
        box = state.table.box
        hand = state.hands[seat]
        power: i64 = 0
        for kind in range(box.size):
            power += hand[kind] * box.powers[kind]
        sheet.add(seat, HAND, self.card_power * float(power) + self.swarm * float(hand[box.swarm]))

    def _weigh_hunts(self, table: Table, sheet: Sheet) -> None:
        for place in range(i64(1), i64(PLACES + 1)):
            owner = table.owners[place]
            prey = table.prey_of[place]
            if table.kinds[place] == FREE or owner == NOBODY or prey == 0:
                continue
            meal = float(table.box.values[table.kinds[prey]])
            if table.owners[prey] != NOBODY and table.owners[prey] != owner:
                meal += float(table.box.token_points)
            if may_eat(table, place):
                sheet.add(owner, HUNTS, self.hunt_open * meal)
                k = owner * sheet.terms + READY
                ready = (self.ready_now if owner == table.turn else self.ready_later) * meal
                sheet.points[k] = max(sheet.points[k], ready)
            else:
                sheet.add(owner, HUNTS, self.hunt_blocked * meal)


EVALUATOR: Final = FoodChainEvaluator()
