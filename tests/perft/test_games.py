"""How many ways the next actions can go, in the middle of games of a known seed."""

import pytest

from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.playout import Tally, perft, playout
from dinotable.games import GAMES, load

COUNTS = [
    ("food-chain", 2, 40, [14, 196, 2193]),
    ("food-chain", 3, 90, [10, 57, 412, 3065]),
    ("food-chain", 4, 40, [13, 52, 652]),
    ("happy-little-dinosaurs", 2, 40, [16, 64, 192, 852]),
    ("happy-little-dinosaurs", 3, 90, [4, 4, 59, 1041]),
    ("happy-little-dinosaurs", 4, 40, [22, 474]),
    ("gods-love-dinosaurs", 2, 230, [3, 9, 1559]),
    ("gods-love-dinosaurs", 3, 230, [2, 18, 3842]),
    ("gods-love-dinosaurs", 4, 230, [2, 59, 506, 1312]),
    ("gods-love-dinosaurs", 5, 230, [12, 2254]),
]


@pytest.mark.parametrize(("name", "seats", "actions", "counts"), COUNTS)
def test_from_a_game(name, seats, actions, counts):
    game = load(GAMES[name])
    state = game.new(game.setup(seats))
    playout(game, state, Generator(seats), Buffer(), Buffer(), Tally(), actions)
    assert [perft(game, state, depth) for depth in range(1, len(counts) + 1)] == counts
