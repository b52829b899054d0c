"""How it ends and who wins (FC8)."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.ints import Seat
from dinotable.core.outcome import Outcome, Part, ranks_of
from dinotable.games.food_chain.state import BY_TOKENS, OVER, SEATS, FoodChain, Table


def tokens_lost(table: Table, owner: Seat) -> i64:
    """FC8.1: when it is all of them, the game ends."""
    lost: i64 = 0
    for holder in range(table.seats):
        lost += table.held[holder * SEATS + owner]
    return lost


def tokens_held(table: Table, holder: Seat) -> i64:
    held: i64 = 0
    for owner in range(table.seats):
        held += table.held[holder * SEATS + owner]
    return held


def count_of(table: Table, cards: vec[i64], seat: Seat) -> i64:
    """How many cards a seat has in a row by seat and kind."""
    size = table.box.size
    count: i64 = 0
    for k in range(seat * size, (seat + 1) * size):
        count += cards[k]
    return count


def points(table: Table, seat: Seat) -> i64:
    """FC8.3: values of the cards, and what each token of an opponent is worth."""
    box = table.box
    total: i64 = 0
    for kind in range(box.size):
        k = seat * box.size + kind
        total += box.values[kind] * (table.eaten[k] + table.received[k])
    return total + box.token_points * tokens_held(table, seat)


def parts_of(table: Table, seat: Seat) -> list[Part]:
    """FC8.3: each kind of card eaten, each kind received (FC8.4), the tokens held."""
    box = table.box
    parts: list[Part] = []
    for word, rule, cards in [("eaten", "FC8.3", table.eaten), ("received", "FC8.4", table.received)]:
        for kind in range(box.size):
            count = cards[seat * box.size + kind]
            if count * box.values[kind] > 0:
                parts.append(Part(word, count * box.values[kind], rule, {"value": box.names[kind], "count": count}))
    held = tokens_held(table, seat)
    if held * box.token_points > 0:
        parts.append(Part("tokens", held * box.token_points, "FC8.3", {"count": held}))
    return parts


def outcome(state: FoodChain) -> Outcome | None:
    table = state.table
    if table.phase != OVER:
        return None
    scores: list[int] = [points(table, seat) for seat in range(table.seats)]
    ranks = ranks_of([(score,) for score in scores])
    parts = [parts_of(table, seat) for seat in range(table.seats)]
    if table.ended == BY_TOKENS:
        return Outcome(scores, ranks, "tokens", "FC8.1", parts)
    return Outcome(scores, ranks, "passes", "FC8.2", parts)
