"""FC3.3: a turn is exactly one action, and then what chance draws and turns up."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.ints import Card, Mask, Seat
from dinotable.core.seats import CHANCE_ACTS
from dinotable.games.food_chain.actions import ABANDON, DISCARD, EAT, EXCHANGE, HUNT, PASS, SWARM
from dinotable.games.food_chain.rules.trees import distinct, may_eat
from dinotable.games.food_chain.state import NOBODY, OVER, PLACES, TURN, FoodChain, Table


def to_act(table: Table) -> Mask:
    if table.phase == TURN:
        return BITS[table.turn]
    return 0 if table.phase == OVER else CHANCE_ACTS


def legal_turn(state: FoodChain, seat: Seat, out: Buffer) -> None:
    table = state.table
    hand = state.hands[seat]
    places = distinct(table)
    legal_on_table(table, seat, places, out)
    if table.sizes[seat] == 0:
        # FC6.3: with an empty hand one simply passes.
        out.add(PASS.pack0())
        return
    spots = vec[i64]([0] * PLACES)
    count: i64 = 0
    for place in range(i64(1), i64(PLACES + 1)):
        if places & BITS[place]:
            spots[count] = place
            count += 1
    for card in range(table.box.size):
        if hand[card] > 0:
            legal_with(table, seat, card, spots, count, out)


def legal_on_table(table: Table, seat: Seat, places: Mask, out: Buffer) -> None:
    """FC5.1 eat, FC6.1 abandon: whatever the hand."""
    owners, hunters, prey_of = table.owners, table.hunters, table.prey_of
    preys: i64 = 0
    for place in range(i64(1), i64(PLACES + 1)):
        if owners[place] != seat or hunters[place] > 0:
            continue
        prey = prey_of[place]
        # Whichever of one's predators eats, the result is the same: the choice is the prey. A base has none: 0 is no place.
        if places & BITS[prey] and not preys & BITS[prey] and may_eat(table, place):
            preys |= BITS[prey]
            out.add(EAT.pack(prey))
        if places & BITS[place]:
            out.add(ABANDON.pack(place))


def legal_with(table: Table, seat: Seat, card: Card, spots: vec[i64], count: i64, out: Buffer) -> None:
    """What can be done with a card of the hand: FC4.1 hunt, FC6.2 exchange, FC6.3 pass, FC7.1 and FC7.2 bonus cards."""
    box = table.box
    word = box.words[card]
    kinds, owners, hunters, prey_of = table.kinds, table.owners, table.hunters, table.prey_of
    if card == box.swarm:
        for k in range(count):
            if owners[spots[k]] != NOBODY and hunters[spots[k]] == 0:
                out.add(SWARM.pack(spots[k]))
    else:
        # FC4.2: no predator without a free token.
        prey = box.prey[card] if table.free[seat] > 0 else 0
        power, powers = box.powers[card], box.powers
        for k in range(count):
            place = spots[k]
            if prey & BITS[kinds[place]]:
                out.add(HUNT.pack2(word, place))
            # The hunter is no organism, but nothing is stronger than it anyway.
            if prey_of[place] + hunters[place] == 0 and owners[place] == NOBODY and power < powers[kinds[place]]:
                out.add(EXCHANGE.pack2(word, place))
    out.add(DISCARD.pack(word))


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
