"""FC2: first player, deal, bases. Also every later draw, and new bases (FC5.7)."""

from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.deck import weigh_counts
from dinotable.core.ints import Card, Packed, Seat
from dinotable.core.log import Log
from dinotable.core.vocabulary import Kind
from dinotable.games.food_chain.actions import DRAW, FIRST, STARTS, TROPHY, TURN_UP, TURNED, UNDER
from dinotable.games.food_chain.box import FoodBox
from dinotable.games.food_chain.rules.end import next_trophy
from dinotable.games.food_chain.rules.trees import lay
from dinotable.games.food_chain.state import (
    DEALING,
    DRAWING,
    FILLING,
    NOBODY,
    SEATS,
    TURN,
    FoodChain,
    Table,
)


def chance_draw(state: FoodChain, out: Buffer, weights: Buffer) -> i64:
    """Any card that nobody knows of; once those are gone, the known ones under the pile (FC8.5)."""
    table, box = state.table, state.table.box
    if table.bag_size > 0:
        weigh_counts(state.bag.counts, 0, box.size, out, weights)
        return pack_cards(TURN_UP if table.phase == FILLING else DRAW, box, out)
    out.clear()
    weights.clear()
    out.add(DRAW.pack(box.words[table.under[0]]))
    weights.add(1)
    return 1


def chance_trophy(table: Table, out: Buffer, weights: Buffer) -> i64:
    """FC8.4: one of the cards that the token's owner has eaten."""
    owner, size = next_trophy(table) % SEATS, table.box.size
    weigh_counts(table.eaten, owner * size, (owner + 1) * size, out, weights)
    return pack_cards(TROPHY, table.box, out)


def pack_cards(kind: Kind, box: FoodBox, out: Buffer) -> i64:
    """Each card in the buffer as an action, which tells it by its name."""
    items = out.items
    for k in range(out.count):
        items[k] = kind.pack(box.words[items[k]])
    return out.count


def receiver(table: Table) -> Seat:
    """Who gets the card that is drawn. FC2.1: so many are dealt to each seat; later whoever has acted draws."""
    if table.phase != DEALING:
        return table.turn
    hand = table.box.hand[table.seats]
    for seat in range(table.seats):
        if table.sizes[seat] < hand:
            return seat
    return NOBODY


def apply_first(table: Table, action: Packed, log: Log | None) -> None:
    """FC2.3"""
    table.turn = FIRST.seat(action)
    table.phase = DEALING
    if log:
        log.add(STARTS.pack(table.turn))


def apply_draw(state: FoodChain, action: Packed) -> None:
    """FC2.1, FC4.1, FC6.3, FC7.2"""
    table = state.table
    kind = table.box.kinds[DRAW.name(action)]
    seat = receiver(table)
    if table.bag_size > 0:
        state.bag.take(kind)
        table.bag_size -= 1
    else:
        # FC8.5: everybody knew which card it was.
        table.under.pop(0)
        table.known[seat * table.box.size + kind] += 1
    state.hands[seat][kind] += 1
    table.sizes[seat] += 1
    if table.phase == DRAWING:
        draw_if_any(table, table.more)
    elif receiver(table) == NOBODY:
        settle(table)


def apply_turn_up(state: FoodChain, action: Packed, log: Log | None) -> None:
    """FC2.2: a hunter or a swarm is no base; it goes under the pile."""
    table, box = state.table, state.table.box
    kind: Card = box.kinds[TURN_UP.name(action)]
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


def draw_if_any(table: Table, count: i64) -> None:
    """FC4.1, FC6.3, FC7.2: so many cards are drawn, as long as there are any."""
    if count > 0 and table.pile() > 0:
        table.phase = DRAWING
        table.more = count - 1
    else:
        table.more = 0
        settle(table)


def settle(table: Table) -> None:
    """FC5.7: bases are turned up while there are too few and an unknown card to turn (FC2.2); then the next turn begins,
    clockwise (FC2.3)."""
    if table.hunters[0] < table.bases_wanted() and table.bag_size > 0:
        table.phase = FILLING
        return
    table.phase = TURN
    if table.turns > 0:
        table.turn = (table.turn + 1) % table.seats
