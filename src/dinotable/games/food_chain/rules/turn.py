"""FC3.3: a turn is exactly one action, and then what chance draws and turns up."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.ints import Card, Mask, Seat
from dinotable.core.seats import CHANCE_ACTS
from dinotable.games.food_chain.actions import ABANDON, DISCARD, EAT, EXCHANGE, HUNT, PASS, SWARM
from dinotable.games.food_chain.items import PLACES
from dinotable.games.food_chain.rules.trees import distinct, may_eat
from dinotable.games.food_chain.state import NOBODY, OVER, TURN, FoodChain, Table

MOST_OF_A_CARD: Final = 2 * PLACES + 1
"""A hunt and an exchange at each place, and a discard. Without a card: eating and leaving at each place, and a pass."""


def to_act(table: Table) -> Mask:
    if table.phase == TURN:
        return BITS[table.turn]
    return 0 if table.phase == OVER else CHANCE_ACTS


def legal_turn(state: FoodChain, seat: Seat, out: Buffer) -> i64:
    """FC3.3: eat, abandon, hunt, exchange, or pass; and the swarm."""
    table = state.table
    hand = state.hands[seat]
    items = out.room_for((table.sizes[seat] + 1) * MOST_OF_A_CARD)
    places = distinct(table)
    count = legal_on_table(table, seat, places, items)
    if table.sizes[seat] == 0:
        # FC6.3: with an empty hand one simply passes.
        items[count] = PASS.pack0()
        count += 1
    else:
        bare = bare_bases(table, places)
        for card in range(table.box.size):
            if hand[card] > 0:
                count = legal_with(table, seat, card, places, bare, items, count)
    out.count = count
    return count


def bare_bases(table: Table, places: Mask) -> Mask:
    """FC6.2: the bases with no token and nothing hunting them."""
    owners, hunters, prey_of = table.owners, table.hunters, table.prey_of
    bare: i64 = 0
    for place in range(i64(1), i64(PLACES + 1)):
        if places >> place & 1 and prey_of[place] + hunters[place] == 0 and owners[place] == NOBODY:
            bare |= BITS[place]
    return bare


def legal_on_table(table: Table, seat: Seat, places: Mask, items: vec[i64]) -> i64:
    """FC5.1 eat, FC6.1 abandon: whatever the hand. Returns how many were put in."""
    owners, hunters, prey_of = table.owners, table.hunters, table.prey_of
    count: i64 = 0
    preys: i64 = 0
    for place in range(i64(1), i64(PLACES + 1)):
        if owners[place] != seat or hunters[place] > 0:
            continue
        prey = prey_of[place]
        # Whichever of one's predators eats, the result is the same: the choice is the prey. A base has none: 0 is no place.
        if places >> prey & 1 and not preys >> prey & 1 and may_eat(table, place):
            preys |= BITS[prey]
            items[count] = EAT.pack(prey)
            count += 1
        if places >> place & 1:
            items[count] = ABANDON.pack(place)
            count += 1
    return count


def legal_with(table: Table, seat: Seat, card: Card, places: Mask, bare: Mask, items: vec[i64], count: i64) -> i64:
    """What can be done with a card of the hand: FC4.1 hunt, FC6.2 exchange, FC6.3 pass, FC7.1 and FC7.2 bonus cards.
    Put in after the first `count`; returns how many there are then."""
    box = table.box
    word = box.words[card]
    kinds, powers = table.kinds, box.powers
    if card == box.swarm:
        for place in range(i64(1), i64(PLACES + 1)):
            if places >> place & 1 and table.owners[place] != NOBODY and table.hunters[place] == 0:
                items[count] = SWARM.pack(place)
                count += 1
    else:
        # FC4.2: no predator without a free token.
        prey = box.prey[card] if table.free[seat] > 0 else 0
        power = powers[card]
        if card == box.hunter:
            # FC6.2: only organisms are exchanged.
            bare = 0
        for place in range(i64(1), i64(PLACES + 1)):
            if not places >> place & 1:
                continue
            if prey >> kinds[place] & 1:
                items[count] = HUNT.pack2(word, place)
                count += 1
            if bare >> place & 1 and power < powers[kinds[place]]:
                items[count] = EXCHANGE.pack2(word, place)
                count += 1
    items[count] = DISCARD.pack(word)
    return count + 1


def count_turn(table: Table) -> None:
    """FC8.2: all but a pass begins the row of passes anew."""
    table.turns += 1
    table.passes = 0


def leave_hand(state: FoodChain, seat: Seat, card: Card) -> None:
    """FC8.5: with a card of its kind, a card known to be in the hand may have left it."""
    table = state.table
    state.hands[seat][card] -= 1
    table.sizes[seat] -= 1
    k = seat * table.box.size + card
    if table.known[k] > 0:
        table.known[k] -= 1
