"""The rules of a turn, in the order of the rulebook: hunt, eat, abandon, exchange, pass, bonus cards, end.

Each turn is one action (FC3.3), and then what chance draws and turns up.
"""

from typing import Final

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.log import Log
from dinotable.core.seats import CHANCE_ACTS
from dinotable.games.food_chain.actions import (
    ABANDON,
    ACTIONS,
    ALL_PASSED,
    ATE,
    CAME_BACK,
    CAPTURED,
    DISCARD,
    DRAW,
    DRIVEN,
    EAT,
    EXCHANGE,
    FIRST,
    HUNT,
    HUNTED,
    LAST_TOKEN,
    LEFT,
    NEW_BASE,
    PASS,
    SWAPPED,
    SWARM,
    TOOK,
    TROPHY,
    TURN_UP,
)
from dinotable.games.food_chain.draws import draw, finish, give_trophy, settle, start, turn_up
from dinotable.games.food_chain.forest import distinct, is_top, lay, make_base, may_eat, take
from dinotable.games.food_chain.score import is_out_of_tokens
from dinotable.games.food_chain.state import (
    BY_PASSES,
    BY_TOKENS,
    DRAWING,
    FREE,
    NOBODY,
    OVER,
    PLACES,
    SEATS,
    TURN,
    FoodChain,
    Table,
)

MOST_TURNS: Final = {2: 230, 3: 291, 4: 372}
"""FC8.6, by number of players."""


def to_act(table: Table) -> i64:
    if table.phase == TURN:
        return BITS[table.turn]
    return 0 if table.phase == OVER else CHANCE_ACTS


def legal(state: FoodChain, seat: i64, out: Buffer) -> i64:
    """FC3.3: exactly one of these."""
    out.clear()
    table = state.table
    hand = state.hands[seat]
    places = distinct(table)
    legal_on_table(table, seat, places, out)
    for card in range(table.box.size):
        if hand[card] > 0:
            legal_with(table, seat, card, places, out)
    if table.sizes[seat] == 0:
        out.add(PASS.pack0())
    return out.count


def legal_on_table(table: Table, seat: i64, places: i64, out: Buffer) -> None:
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


def legal_with(table: Table, seat: i64, card: i64, places: i64, out: Buffer) -> None:
    """FC4.1 hunt, FC6.2 exchange, FC6.3 pass, FC7 bonus cards: what can be done with a card of the hand."""
    box = table.box
    word = box.words[card]
    kinds, owners, hunters, prey_of = table.kinds, table.owners, table.hunters, table.prey_of
    prey = box.prey[card] if table.free[seat] > 0 else 0
    power = box.powers[card]
    for place in range(i64(1), i64(PLACES + 1)):
        if not places & BITS[place]:
            continue
        if prey & BITS[kinds[place]]:
            out.add(HUNT.pack2(word, place))
        if card == box.swarm:
            if owners[place] != NOBODY and hunters[place] == 0:
                out.add(SWARM.pack(place))
        elif prey_of[place] + hunters[place] == 0 and owners[place] == NOBODY and power < box.powers[kinds[place]]:
            # The hunter is no organism, but nothing is stronger than it anyway.
            out.add(EXCHANGE.pack2(word, place))
    out.add(DISCARD.pack(word))


def apply(state: FoodChain, seat: i64, action: i64, log: Log | None) -> None:
    table = state.table
    kinds = table.box.kinds
    kind = ACTIONS.kind(action)
    table.step += 1
    if kind is DRAW:
        draw(state, kinds[DRAW.first(action)])
    elif kind is TURN_UP:
        turn_up(state, kinds[TURN_UP.first(action)], log)
    elif table.phase == TURN:
        table.turns += 1
        if kind is DISCARD:
            pass_discarding(state, seat, kinds[DISCARD.first(action)], log)
        elif kind is PASS:
            pass_turn(state, log)
        else:
            table.passes = 0
            act(state, seat, action, log)
    elif kind is FIRST:
        start(table, FIRST.first(action), log)
    else:
        give_trophy(table, kinds[TROPHY.first(action)], log)


def act(state: FoodChain, seat: i64, action: i64, log: Log | None) -> None:
    kinds = state.table.box.kinds
    kind = ACTIONS.kind(action)
    if kind is HUNT:
        hunt(state, seat, kinds[HUNT.first(action)], HUNT.second(action), log)
    elif kind is EAT:
        eat(state.table, seat, EAT.first(action), log)
    elif kind is ABANDON:
        discard_top(state.table, ABANDON.first(action), log)
        settle(state.table)
    elif kind is EXCHANGE:
        exchange(state, seat, kinds[EXCHANGE.first(action)], EXCHANGE.second(action), log)
    else:
        swarm(state, seat, SWARM.first(action), log)


def leave_hand(state: FoodChain, seat: i64, card: i64) -> None:
    """FC8.5: with a card of its kind, a card known to be in the hand may have left it."""
    table = state.table
    state.hands[seat][card] -= 1
    table.sizes[seat] -= 1
    k = seat * table.box.size + card
    if table.known[k] > 0:
        table.known[k] -= 1


def draw_if_any(table: Table) -> None:
    if table.pile() > 0:
        table.phase = DRAWING
    else:
        settle(table)


# FC4 Hunt


def hunt(state: FoodChain, seat: i64, card: i64, prey: i64, log: Log | None) -> None:
    table = state.table
    words = table.box.words
    leave_hand(state, seat, card)
    table.free[seat] -= 1
    place = lay(table, card, prey, seat)
    if log:
        log.add(HUNTED.pack3(words[card], words[table.kinds[prey]], place))
    draw_if_any(table)


# FC5 Eat


def eat(table: Table, seat: i64, prey: i64, log: Log | None) -> None:
    kind, owner = table.kinds[prey], table.owners[prey]
    table.eaten[seat * table.box.size + kind] += 1
    if log:
        log.add(ATE.pack2(seat, table.box.words[kind]))
    if owner == seat:
        table.free[seat] += 1
        if log:
            log.add(CAME_BACK.pack(seat))
    elif owner != NOBODY:
        capture(table, seat, owner, log)
    clear_predators(table, prey, log)
    take(table, prey)
    # FC8.1: checked when all this is done, and then nothing is turned up.
    if owner != NOBODY and is_out_of_tokens(table, owner):
        if log:
            log.add(LAST_TOKEN.pack(owner))
        finish(table, BY_TOKENS)
    else:
        settle(table)


def capture(table: Table, seat: i64, owner: i64, log: Log | None) -> None:
    """FC5.3, and FC5.4: two who hold tokens of each other swap them back, one for one."""
    if log:
        log.add(CAPTURED.pack2(seat, owner))
    if table.held[owner * SEATS + seat] == 0:
        table.held[seat * SEATS + owner] += 1
        return
    table.held[owner * SEATS + seat] -= 1
    table.free[seat] += 1
    table.free[owner] += 1
    if log:
        log.add(SWAPPED.pack2(seat, owner))


def clear_predators(table: Table, prey: i64, log: Log | None) -> None:
    """FC5.5: top predators go. FC5.6: hunted ones become bases."""
    for place in range(i64(1), i64(PLACES + 1)):
        if table.prey_of[place] != prey or table.kinds[place] == FREE:
            continue
        if is_top(table, place):
            discard_top(table, place, log)
        else:
            make_base(table, place)
            if log:
                log.add(NEW_BASE.pack2(table.box.words[table.kinds[place]], place))


def discard_top(table: Table, place: i64, log: Log | None) -> None:
    """A top card with a token is discarded, the token goes home (FC5.5, FC6.1, FC7.2)."""
    kind, owner = table.kinds[place], table.owners[place]
    table.discards[kind] += 1
    table.free[owner] += 1
    take(table, place)
    if log:
        log.add(LEFT.pack2(owner, table.box.words[kind]))


# FC6 Exchange, pass


def exchange(state: FoodChain, seat: i64, card: i64, place: i64, log: Log | None) -> None:
    """FC6.2; the base is then known to be in that hand (FC8.5)."""
    table = state.table
    size = table.box.size
    base = table.kinds[place]
    leave_hand(state, seat, card)
    table.kinds[place] = card
    state.hands[seat][base] += 1
    table.sizes[seat] += 1
    table.known[seat * size + base] += 1
    if log:
        log.add(TOOK.pack3(seat, table.box.words[base], place))
    settle(table)


def pass_discarding(state: FoodChain, seat: i64, card: i64, log: Log | None) -> None:
    leave_hand(state, seat, card)
    state.table.discards[card] += 1
    pass_turn(state, log)


def pass_turn(state: FoodChain, log: Log | None) -> None:
    """FC6.3. FC8.2: only passes with the pile already empty count towards the end."""
    table = state.table
    table.passes = table.passes + 1 if table.pile() == 0 else 0
    if table.passes == table.seats:
        if log:
            log.add(ALL_PASSED.pack0())
        finish(table, BY_PASSES)
    else:
        draw_if_any(table)


# FC7 Bonus cards; the hunter hunts like any predator.


def swarm(state: FoodChain, seat: i64, place: i64, log: Log | None) -> None:
    table = state.table
    leave_hand(state, seat, table.box.swarm)
    table.discards[table.box.swarm] += 1
    if log:
        log.add(DRIVEN.pack2(table.owners[place], table.box.words[table.kinds[place]]))
    discard_top(table, place, None)
    draw_if_any(table)
