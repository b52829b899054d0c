"""How it ends and who wins (FC8)."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.outcome import Outcome, ranks_of
from dinotable.games.food_chain.state import BY_TOKENS, NOBODY, OVER, SEATS, TOKENS, Table


def tokens_lost(table: Table, owner: i64) -> i64:
    lost: i64 = 0
    for holder in range(table.seats):
        lost += table.held[holder * SEATS + owner]
    return lost


def is_out_of_tokens(table: Table, owner: i64) -> bool:
    """FC8.1"""
    return tokens_lost(table, owner) == TOKENS


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


def count_of(table: Table, cards: vec[i64], seat: i64) -> i64:
    """How many cards a seat has in a row by seat and kind."""
    size = table.box.size
    count: i64 = 0
    for k in range(seat * size, (seat + 1) * size):
        count += cards[k]
    return count


def points(table: Table, seat: i64) -> i64:
    """FC8.3: values of the cards, and 1 for each token of an opponent."""
    box = table.box
    total: i64 = 0
    for kind in range(box.size):
        k = seat * box.size + kind
        total += box.values[kind] * (table.eaten[k] + table.received[k])
    for owner in range(table.seats):
        total += table.held[seat * SEATS + owner]
    return total


def outcome(table: Table) -> Outcome | None:
    if table.phase != OVER:
        return None
    scores: list[int] = [points(table, seat) for seat in range(table.seats)]
    ranks = ranks_of([(score,) for score in scores])
    if table.ended == BY_TOKENS:
        return Outcome(scores, ranks, "tokens", "FC8.1")
    return Outcome(scores, ranks, "passes", "FC8.2")
