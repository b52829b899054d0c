"""How many ways the next actions can go, from written positions and from games of a known seed."""

import pytest

from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.playout import Tally, perft, playout
from dinotable.games.ciao_dino import GAME
from tests.rules.ciao_dino.boards import board

ISLES = """
      S     MB
   JA    VA    .AB   SB
      .     MB    JAa
"""


@pytest.mark.parametrize(("depth", "count"), [(1, 25), (2, 341), (3, 3949)])
def test_from_a_written_position(depth, count):
    assert perft(GAME, board(ISLES, seats=2, seat=0, points=3, hands=["jungle", "savanna"]), depth) == count


@pytest.mark.parametrize(
    ("seats", "actions", "counts"),
    [(2, 0, [3, 9, 27]), (3, 60, [2, 11, 234]), (4, 101, [6, 136, 5438]), (5, 200, [27, 639, 7007])],
)
def test_from_a_game(seats, actions, counts):
    state = GAME.new(GAME.setup(seats))
    playout(GAME, state, Generator(seats), Buffer(), Buffer(), Tally(), actions)
    assert [perft(GAME, state, depth) for depth in range(1, len(counts) + 1)] == counts
