"""FC5: a predator eats its prey. Who may is told by `trees.may_eat`; FC5.8 is the booklet's example, as a test."""

from mypy_extensions import i64

from dinotable.core.ints import Packed, Seat
from dinotable.core.log import Log
from dinotable.games.food_chain.actions import ATE, CAME_BACK, CAPTURED, EAT, LAST_TOKEN, LEFT, NEW_BASE, SWAPPED
from dinotable.games.food_chain.items import PLACES
from dinotable.games.food_chain.rules.draws import settle
from dinotable.games.food_chain.rules.end import finish
from dinotable.games.food_chain.rules.trees import make_base, take
from dinotable.games.food_chain.rules.turn import count_turn
from dinotable.games.food_chain.score import tokens_lost
from dinotable.games.food_chain.state import BY_TOKENS, FREE, NOBODY, SEATS, Table


def apply_eat(table: Table, seat: Seat, action: Packed, log: Log | None) -> None:
    prey = EAT.place(action)
    kind, owner = table.kinds[prey], table.owners[prey]
    count_turn(table)
    table.eaten[seat * table.box.size + kind] += 1
    if log:
        log.add(ATE.pack2(seat, table.box.words[kind]))
    if owner == seat:
        # FC5.3: one's own token returns.
        table.free[seat] += 1
        if log:
            log.add(CAME_BACK.pack(seat))
    elif owner != NOBODY:
        capture(table, seat, owner, log)
    clear_predators(table, prey, log)
    take(table, prey)
    # FC8.1: checked when all this is done, and then nothing is turned up.
    if owner != NOBODY and tokens_lost(table, owner) == table.tokens():
        if log:
            log.add(LAST_TOKEN.pack(owner))
        finish(table, BY_TOKENS)
    else:
        settle(table)


def capture(table: Table, seat: Seat, owner: Seat, log: Log | None) -> None:
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
        if table.hunters[place] == 0:
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
