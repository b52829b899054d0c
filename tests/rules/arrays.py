"""Observations as arrays by the names of their fields, and words as the names of their numbers."""

import numpy as np

from dinotable.core.buffer import Buffer
from dinotable.core.hexes import grid_of, parse_hex
from dinotable.core.tensor import Tensor


def observed(game, state, seat, said=()):
    observation = game.observation()
    tensor = Tensor(1, observation.size)
    tensor.begin(0)
    observation.write(game.view(state, seat), Buffer(said), tensor)
    row = np.frombuffer(tensor.items, "float32")
    return {
        field.name: row[field.first : field.first + field.size].reshape(field.shape) for field in observation.fields
    }


def on_plane(plane):
    """What is not 0 on a plane, by the names of the hexes."""
    rings = len(plane) // 2
    grid = grid_of(rings)
    shown = {
        f"{ring}.{place}": float(plane[grid.r[hex] + rings, grid.q[hex] + rings])
        for ring in range(rings + 1)
        for place in range(max(1, 6 * ring))
        for hex in [parse_hex(f"{ring}.{place}")]
    }
    found = {name: number for name, number in shown.items() if number}
    assert len(found) == np.count_nonzero(plane), "something lies in a corner that is no hex"
    return found


def spelled(game, state, seat, text):
    """A word, each number as its name and its place there: `move 7`, `side 0`."""
    word = Buffer()
    game.spelling().spell(state, seat, game.actions.parse(text), word)
    return [named(game, number) for number in word]


def named(game, number):
    run = [run for run in game.spelling().numbers if run.first <= number][-1]
    assert number < run.first + run.count
    return f"{run.name} {number - run.first}"


def number_of(game, text):
    """The other way: `move 7` as a number."""
    name, place = text.split()
    return next(run.first for run in game.spelling().numbers if run.name == name) + int(place)
