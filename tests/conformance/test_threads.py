"""Rules can be run by two threads at once: nothing they write into is shared."""

import sys
import threading

import pytest

from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.play import digest
from dinotable.core.playout import Tally, playout
from tests.conformance.spots import all_games

GAMES = 4


@pytest.fixture
def restless():
    """Threads take turns as often as the interpreter lets them."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def played(game: AnyGame, seats: int, seed: int) -> list[str]:
    """How a few random games end, and what is told of each."""
    setup, generator, ends = game.setup(seats), Generator(seed), []
    for _ in range(GAMES):
        state = game.new(setup)
        playout(game, state, generator, Buffer(), Buffer(), Tally(), game.longest(setup))
        ends.append(f"{digest(state)} {game.facts(game.view(state, 0))}")
    return ends


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_games_in_two_threads_end_as_games_alone(game: AnyGame):
    alone = {seats: played(game, seats, 11 * seats) for seats in (3, 4)}
    together = {}

    def play(seats: int) -> None:
        together[seats] = played(game, seats, 11 * seats)

    threads = [threading.Thread(target=play, args=[seats]) for seats in alone]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == alone
