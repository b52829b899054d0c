"""FC7: bonus cards. The hunter hunts like any predator (FC7.1); the swarm is played by itself."""

from dinotable.core.ints import Packed, Seat
from dinotable.core.log import Log
from dinotable.games.food_chain.actions import DRIVEN, SWARM
from dinotable.games.food_chain.rules.draws import draw_if_any
from dinotable.games.food_chain.rules.eat import discard_top
from dinotable.games.food_chain.rules.turn import count_turn, leave_hand
from dinotable.games.food_chain.state import FoodChain


def apply_swarm(state: FoodChain, seat: Seat, action: Packed, log: Log | None) -> None:
    """FC7.2"""
    table = state.table
    place = SWARM.place(action)
    count_turn(table)
    leave_hand(state, seat, table.box.swarm)
    table.discards[table.box.swarm] += 1
    if log:
        log.add(DRIVEN.pack2(table.owners[place], table.box.words[table.kinds[place]]))
    discard_top(table, place, None)
    draw_if_any(table, table.box.swarm_draws)
