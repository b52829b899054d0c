"""What leads from the engine to programs that learn, without any framework: a bot that chooses by numbers, and what is said
where a framework is missing."""

import subprocess
import sys

import numpy as np
import pytest

from dinotable.bots.contract import Budget
from dinotable.bots.registry import Player, player_for
from dinotable.core.chance import Luck, seed_from
from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions
from dinotable.games import GAMES, find, load
from dinotable.lab.bout import Seat, play_bout
from dinotable.lab.by_numbers import ByNumbers
from tests.conformance.laws_learning import spelled

ALL = ["magpies", *GAMES]


@pytest.mark.parametrize("name", ALL)
def test_a_policy_over_numbers_plays_as_a_bot(name):
    game = load("examples.magpies") if name == "magpies" else find(name)
    setup, random, seen = game.setup(game.fewest), np.random.default_rng(1), []

    def policy(observation, allowed):
        seen.append(observation.copy())
        return int(random.choice(np.flatnonzero(allowed)))

    players = [Player("mine", ByNumbers(game, setup, policy), Budget())]
    players += [player_for(game, setup, "random") for _ in range(1, game.fewest)]
    seats = [Seat(player, Generator(seat)) for seat, player in enumerate(players)]
    outcome = play_bout(game, setup, seats, Luck(seed_from(3)), Generator(3), lambda _: None)
    assert len(outcome.ranks) == game.fewest and not any(seat.faults for seat in seats), seats[0].last_error
    assert len(seen) >= seats[0].moves > 0 and {row.shape for row in seen} == {(game.observation().size,)}


def test_it_chooses_what_the_policy_says():
    game = load("examples.magpies")
    setup = game.setup(2)
    state, generator = game.new(setup), Generator(1)
    while game.to_act(state) != 3:
        game.apply(state, 9, legal_actions(game, state, 9)[0], None)
    last = ByNumbers(game, setup, lambda _, allowed: int(np.flatnonzero(allowed)[-1]))
    words = spelled(game, state, 1)
    assert last.choose(game.view(state, 1), list(words.values()), generator, Budget()) == words[max(words)]


@pytest.mark.parametrize(
    ("module", "missing"), [("gymnasium", "gymnasium"), ("pettingzoo", "pettingzoo"), ("spaces", "gymnasium")]
)
def test_a_framework_that_is_missing_is_named_in_one_line(module, missing):
    source = f"import sys; sys.modules[{missing!r}] = None; import dinotable.lab.{module}"
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("ImportError: ") and "pip install dinotable[" in done.stderr
