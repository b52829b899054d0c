"""In which order seats answer in a window (`Game.is_window`), where whoever answers last knows more.

An order is drawn for each window. At a table a bot answers when everybody before it has; a person may answer at any time,
but bots that come later wait for it. A loop asks the seats as they come in it. So nobody always has the last word, however
slow or fast they are, and whatever their seat.
"""

import hashlib
from collections.abc import Collection

from dinotable.core.chance import Luck
from dinotable.core.contract import AnyGame
from dinotable.core.journal import Journal
from dinotable.core.seats import CHANCE, seats_in
from dinotable.core.state import S, State, V


def order_in(game: AnyGame, state: State, seed: bytes, line: int) -> list[int]:
    """Of the seats that owe an answer in the window which opens with so many lines in the record; empty without one."""
    if not game.is_window(state):
        return []
    return draw_order(seed, line, seats_in(game.to_act(state)))


def draw_order(seed: bytes, line: int, seats: list[int]) -> list[int]:
    """Each order of the seats is equally likely. The window has a stream of its own, so this changes no other draw, and the
    order does not depend on anything hidden."""
    luck = Luck(seed)
    order = list(seats)
    for left in range(len(order), 1, -1):
        picked = luck.below(f"order/{line}", left)
        order[left - 1], order[picked] = order[picked], order[left - 1]
    return order


def turns(order: list[int], owing: Collection[int]) -> list[int]:
    """Who may answer now: the first in the order who has not answered. Without an order, all who owe an answer."""
    return [seat for seat in order if seat in owing][:1] or list(owing)


def asked(journal: Journal[S, V]) -> list[int]:
    """Who owes a decision; whoever asks them in this order is fair. In a window it is the one that was drawn when it opened;
    elsewhere what each decides is independent of the others."""
    game, state = journal.game, journal.state
    owing = [seat for seat in seats_in(game.to_act(state)) if seat != CHANCE]
    if len(owing) < 2 or not game.is_window(state):
        return owing
    # Without a luck of its own, as in a record whose seed is secret, anything will do that is the same each time.
    seed = journal.luck.seed if journal.luck else hashlib.sha256(journal.commitment.encode()).digest()
    order = draw_order(seed, journal.step_line, seats_in(journal.step_asked))
    return sorted(owing, key=lambda seat: order.index(seat) if seat in order else len(order))


def open_order(journal: Journal[S, V]) -> list[int]:
    """What is left of the order that was drawn for the window that is open; empty without one."""
    return asked(journal) if journal.game.is_window(journal.state) else []
