"""What a program that learns is given of a position: an observation by its fields, and words by what they do."""

import numpy as np

from dinotable.core.buffer import Buffer
from dinotable.core.tensor import Tensor
from tests.conformance.laws_learning import spelled


def seen(game, state, seat, said=()):
    observation = game.observation()
    tensor = Tensor(1, observation.size)
    tensor.begin(0)
    observation.write(game.view(state, seat), Buffer(said), tensor)
    row = np.frombuffer(tensor.items, "float32")
    return {field.name: row[field.first :][: field.size].reshape(field.shape).tolist() for field in observation.fields}


def words(game, state, seat):
    """Each legal action with its numbers, told as the run they are from and the place in it."""
    return {
        game.actions.text(action): tuple(named(game, number) for number in word)
        for word, action in spelled(game, state, seat).items()
    }


def named(game, number):
    run = next(run for run in reversed(game.spelling().numbers) if run.first <= number)
    return run.name, number - int(run.first)


def number_of(game, name, place):
    run = next(run for run in game.spelling().numbers if run.name == name)
    return int(run.first) + place
