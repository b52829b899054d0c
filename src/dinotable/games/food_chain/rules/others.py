"""FC6: abandon, exchange, pass."""

from dinotable.core.ints import Packed, Seat
from dinotable.core.log import Log
from dinotable.games.food_chain.actions import ABANDON, ALL_PASSED, DISCARD, EXCHANGE, TOOK
from dinotable.games.food_chain.rules.draws import draw_if_any, settle
from dinotable.games.food_chain.rules.eat import discard_top
from dinotable.games.food_chain.rules.end import finish
from dinotable.games.food_chain.rules.turn import count_turn, leave_hand
from dinotable.games.food_chain.state import BY_PASSES, FoodChain, Table


def apply_abandon(table: Table, action: Packed, log: Log | None) -> None:
    """FC6.1"""
    count_turn(table)
    discard_top(table, ABANDON.place(action), log)
    settle(table)


def apply_exchange(state: FoodChain, seat: Seat, action: Packed, log: Log | None) -> None:
    """FC6.2; the base is then known to be in that hand (FC8.5)."""
    table, box = state.table, state.table.box
    card, place = box.kinds[EXCHANGE.name(action)], EXCHANGE.place(action)
    base = table.kinds[place]
    count_turn(table)
    leave_hand(state, seat, card)
    table.kinds[place] = card
    state.hands[seat][base] += 1
    table.sizes[seat] += 1
    table.known[seat * box.size + base] += 1
    if log:
        log.add(TOOK.pack3(seat, box.words[base], place))
    settle(table)


def apply_discard(state: FoodChain, seat: Seat, action: Packed, log: Log | None) -> None:
    """FC6.3: with cards in hand, a pass costs one."""
    card = state.table.box.kinds[DISCARD.name(action)]
    leave_hand(state, seat, card)
    state.table.discards[card] += 1
    apply_pass(state.table, log)


def apply_pass(table: Table, log: Log | None) -> None:
    """FC6.3. FC8.2: only passes with the pile already empty count towards the end."""
    passes = table.passes + 1 if table.pile() == 0 else 0
    count_turn(table)
    table.passes = passes
    if passes == table.seats:
        if log:
            log.add(ALL_PASSED.pack0())
        finish(table, BY_PASSES)
    else:
        draw_if_any(table, table.box.pass_draws)
