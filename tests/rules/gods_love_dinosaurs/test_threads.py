"""Rules can be run by two threads at once: nothing they write into is shared."""

import sys
import threading

import pytest

from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.play import digest
from dinotable.core.playout import Tally, playout
from dinotable.games.gods_love_dinosaurs import GAME

GAMES = 4


@pytest.fixture
def restless():
    """Threads take turns as often as the interpreter lets them."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def played(seats: int, seed: int) -> list[str]:
    """How a few random games end, and what is told of each."""
    setup, generator, ends = GAME.setup(seats), Generator(seed), []
    for _ in range(GAMES):
        state = GAME.new(setup)
        playout(GAME, state, generator, Buffer(), Buffer(), Tally(), GAME.longest(setup))
        ends.append(f"{digest(state)} {GAME.facts(GAME.view(state, 0))}")
    return ends


@pytest.mark.usefixtures("restless")
def test_games_in_two_threads_end_as_games_alone():
    alone = {seats: played(seats, 11 * seats) for seats in (3, 4)}
    together = {}

    def play(seats: int) -> None:
        together[seats] = played(seats, 11 * seats)

    threads = [threading.Thread(target=play, args=[seats]) for seats in alone]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == alone
