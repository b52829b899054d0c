"""What chance does: setup (FC2), draws after an action, new bases (FC5.7), the trophy swap (FC8.4)."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.log import Log
from dinotable.core.seats import EVERYONE
from dinotable.core.vocabulary import Kind
from dinotable.games.food_chain.actions import (
    DRAW,
    FIRST,
    GAVE,
    STARTS,
    TROPHY,
    TURN_UP,
    TURNED,
    UNDER,
)
from dinotable.games.food_chain.forest import lay
from dinotable.games.food_chain.score import next_trophy
from dinotable.games.food_chain.state import (
    DEALING,
    DRAWING,
    FILLING,
    HAND,
    NOBODY,
    OVER,
    SEATS,
    STARTING,
    SWAPPING,
    TURN,
    FoodChain,
    Table,
)


def chance(state: FoodChain, out: Buffer, weights: Buffer) -> i64:
    out.clear()
    weights.clear()
    table = state.table
    phase = table.phase
    if phase == STARTING:
        for seat in range(table.seats):
            out.add(FIRST.pack(seat))
            weights.add(1)
    elif phase == FILLING:
        _weigh(table, TURN_UP, state.bag.counts, 0, out, weights)
    elif phase == SWAPPING:
        owner = next_trophy(table) % SEATS
        _weigh(table, TROPHY, table.eaten, owner * table.box.size, out, weights)
    elif table.bag_size > 0:
        _weigh(table, DRAW, state.bag.counts, 0, out, weights)
    else:
        out.add(DRAW.pack(table.box.words[table.under[0]]))
        weights.add(1)
    return out.count


def _weigh(table: Table, kind: Kind, counts: vec[i64], start: i64, out: Buffer, weights: Buffer) -> None:
    words = table.box.words
    for card in range(table.box.size):
        count = counts[start + card]
        if count > 0:
            out.add(kind.pack(words[card]))
            weights.add(count)


def stream(table: Table) -> str:
    if table.phase == STARTING:
        return "first"
    return "trophies" if table.phase == SWAPPING else "deck"


def receiver(table: Table) -> i64:
    """Who gets the card that is drawn."""
    if table.phase != DEALING:
        return table.turn
    for seat in range(table.seats):
        if table.sizes[seat] < HAND:
            return seat
    return NOBODY


def witnesses(table: Table) -> i64:
    """Who sees the card that is drawn: a known one from under the pile everybody (FC2.2)."""
    return EVERYONE if table.bag_size == 0 else BITS[receiver(table)]


def start(table: Table, seat: i64, log: Log | None) -> None:
    """FC2.3"""
    table.turn = seat
    table.phase = DEALING
    if log:
        log.add(STARTS.pack(seat))


def draw(state: FoodChain, kind: i64) -> None:
    """FC2.1, FC4.1, FC6.3, FC7.2"""
    table = state.table
    seat = receiver(table)
    if table.bag_size > 0:
        state.bag.take(kind)
        table.bag_size -= 1
    else:
        table.under.pop(0)
        table.known[seat * table.box.size + kind] += 1
    state.hands[seat][kind] += 1
    table.sizes[seat] += 1
    if table.phase == DRAWING or receiver(table) == NOBODY:
        settle(table)


def turn_up(state: FoodChain, kind: i64, log: Log | None) -> None:
    """FC2.2"""
    table = state.table
    box = table.box
    state.bag.take(kind)
    table.bag_size -= 1
    if kind >= box.hunter:
        table.under.append(kind)
        if log:
            log.add(UNDER.pack(box.words[kind]))
    else:
        place = lay(table, kind, 0, NOBODY)
        if log:
            log.add(TURNED.pack2(box.words[kind], place))
    settle(table)


def settle(table: Table) -> None:
    """FC5.7: bases are turned up while there are too few and an unknown card to turn; then the next turn begins."""
    if table.hunters[0] < table.bases_wanted() and table.bag_size > 0:
        table.phase = FILLING
        return
    table.phase = TURN
    if table.turns > 0:
        table.turn = (table.turn + 1) % table.seats


def finish(table: Table, why: i64) -> None:
    table.ended = why
    table.phase = SWAPPING if table.has_swap and next_trophy(table) != NOBODY else OVER


def give_trophy(table: Table, kind: i64, log: Log | None) -> None:
    """FC8.4: a token goes back to its owner for a card the owner ate."""
    pair = next_trophy(table)
    holder, owner = pair // SEATS, pair % SEATS
    size = table.box.size
    table.held[pair] -= 1
    table.free[owner] += 1
    table.eaten[owner * size + kind] -= 1
    table.received[holder * size + kind] += 1
    if log:
        log.add(GAVE.pack3(owner, table.box.words[kind], holder))
    if next_trophy(table) == NOBODY:
        table.phase = OVER
