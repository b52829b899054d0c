"""FC8: the end, and the trophy swap before counting."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.ints import Packed
from dinotable.core.log import Log
from dinotable.games.food_chain.actions import GAVE, TROPHY
from dinotable.games.food_chain.box import FoodBox
from dinotable.games.food_chain.deck import POWERS
from dinotable.games.food_chain.score import count_of
from dinotable.games.food_chain.state import NOBODY, OVER, SEATS, SWAPPING, Table

MOST_TURNS: Final = {2: 230, 3: 291, 4: 372}
"""FC8.6, by number of players, in the usual box."""


def most_turns(box: FoodBox, seats: int) -> int:
    """FC8.6: with another box, each turn brings the sum down, which begins below 3 for each card; or it is an exchange, of
    which a base allows one for each power but the lowest; or all but one pass with empty hands between two of those."""
    if not box.changed:
        return MOST_TURNS[seats]
    return seats * (int(box.total) * (3 + len(POWERS) - 1) + 1)


def finish(table: Table, why: i64) -> None:
    """FC8.1, FC8.2"""
    table.ended = why
    table.phase = SWAPPING if table.has_swap and next_trophy(table) != NOBODY else OVER


def next_trophy(table: Table) -> i64:
    """FC8.4: the first pair (holder × 4 + owner) whose token can be swapped for a card, NOBODY if there is none.

    Holders by seat, for each the owners by seat. A token that stays, because its owner has no card left, is passed
    over for good: owners only lose such cards.
    """
    for holder in range(table.seats):
        for owner in range(table.seats):
            if table.held[holder * SEATS + owner] > 0 and count_of(table, table.eaten, owner) > 0:
                return holder * SEATS + owner
    return NOBODY


def apply_trophy(table: Table, action: Packed, log: Log | None) -> None:
    """FC8.4: a token goes back to its owner for a card the owner ate."""
    kind = table.box.kinds[TROPHY.name(action)]
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
