"""Observations with planes, as arrays; words as text: `move 7`, `side 0`."""

import numpy as np

from dinotable.core.buffer import Buffer
from dinotable.core.hexes import grid_of, name_of
from tests.rules import numbers


def observed(game, state, seat, said=()):
    return {name: np.array(rows) for name, rows in numbers.seen(game, state, seat, said).items()}


def on_plane(plane):
    """What is not 0 on a plane, by the names of the hexes."""
    rings = len(plane) // 2
    grid = grid_of(rings)
    shown = {name_of(hex): plane[grid.r[hex] + rings, grid.q[hex] + rings] for hex in range(grid.count)}
    found = {name: number for name, number in shown.items() if number}
    assert len(found) == np.count_nonzero(plane), "something lies in a corner that is no hex"
    return found


def spelled(game, state, seat, text):
    """The word of an action, which need not be legal."""
    word = Buffer()
    game.spelling().spell(state, seat, game.actions.parse(text), word)
    return [told(game, number) for number in word]


def words(game, state, seat):
    """Every legal action with its word."""
    return {
        text: [f"{name} {place}" for name, place in word] for text, word in numbers.words(game, state, seat).items()
    }


def told(game, number):
    name, place = numbers.named(game, number)
    return f"{name} {place}"


def number_of(game, text):
    """The other way: `move 7` as a number."""
    name, place = text.split()
    return numbers.number_of(game, name, int(place))
