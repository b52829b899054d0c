"""FC4: a predator from the hand onto a card it can hunt, with a free token. The hunter hunts like any predator (FC7.1)."""

from dinotable.core.ints import Packed, Seat
from dinotable.core.log import Log
from dinotable.games.food_chain.actions import HUNT, HUNTED
from dinotable.games.food_chain.rules.draws import draw_if_any
from dinotable.games.food_chain.rules.trees import lay
from dinotable.games.food_chain.rules.turn import count_turn, leave_hand
from dinotable.games.food_chain.state import FoodChain


def apply_hunt(state: FoodChain, seat: Seat, action: Packed, log: Log | None) -> None:
    """FC4.1"""
    table = state.table
    words = table.box.words
    card, prey = table.box.kinds[HUNT.name(action)], HUNT.place(action)
    count_turn(table)
    leave_hand(state, seat, card)
    table.free[seat] -= 1
    place = lay(table, card, prey, seat)
    if log:
        log.add(HUNTED.pack3(words[card], words[table.kinds[prey]], place))
    draw_if_any(table, table.box.hunt_draws)
