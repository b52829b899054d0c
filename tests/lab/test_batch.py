"""Many games at once: what the arrays show is what the engine writes, and the same games come out one by one."""

import argparse

import numpy as np
import pytest

from bench import batch as batch_bench
from dinotable.core.chance import Luck, seed_from
from dinotable.core.episode import Episode
from dinotable.core.errors import DinotableError
from dinotable.core.generator import Generator
from dinotable.core.play import play
from dinotable.core.seats import CHANCE
from dinotable.games import GAMES, find, load
from dinotable.lab import Batch

ALL = ["magpies", *GAMES]


def a_game(name):
    return load("examples.magpies") if name == "magpies" else find(name)


@pytest.mark.parametrize("name", ALL)
def test_a_batch_plays_whole_games_again_and_again(name):
    game = a_game(name)
    batch = Batch(game, game.fewest, 3, seed=5, observes=bool(game.observation().size))
    wins, row = 0, np.arange(3)
    for _ in range(3000):
        allowed, numbers = batch.masks(), batch.sample().copy()
        assert allowed[row, numbers].all() and (batch.to_act >= 0).all()
        batch.step(numbers)
        assert np.abs(batch.rewards.sum(axis=1)).max() < 1e-9
        assert (batch.rewards[~batch.ended] == 0).all()
        wins += int((batch.rewards > 0).any(axis=1).sum())
        if batch.games >= 4:
            break
    assert batch.games >= 4 and wins > 0 and batch.actions > batch.games


def test_the_same_seed_gives_the_same_games_and_another_does_not():
    def played(seed):
        batch = Batch(a_game("magpies"), 3, 4, seed=seed)
        seen = []
        for _ in range(60):
            seen.append(batch.observe().copy())
            batch.step(batch.sample())
        return np.array(seen)

    assert (played(1) == played(1)).all() and (played(1) != played(2)).any()


def test_arrays_show_the_engines_own_memory():
    batch = Batch(a_game("magpies"), 2, 2, seed=1)
    seen = batch.observe()
    before = seen.copy()
    batch.step(batch.sample())
    assert (seen == before).all(), "nothing was written yet"
    assert batch.observe() is seen and (seen != before).any()
    mine = np.empty_like(seen)
    assert batch.observe(mine) is mine and (mine == seen).all()
    with pytest.raises(ValueError, match="read-only"):
        seen[0] = 0


def test_what_cannot_be_said_is_refused_and_nothing_happens():
    batch = Batch(a_game("magpies"), 2, 2, seed=1)
    good = batch.sample().copy()
    bad = int(np.argmin(batch.masks()[1]))
    before = batch.observe().copy()
    for numbers in ([good[0], bad], [good[0], -1], [good[0], 10**6], [good[0]]):
        with pytest.raises(DinotableError):
            batch.step(numbers)
    assert (batch.observe() == before).all() and batch.actions == Batch(a_game("magpies"), 2, 2, seed=1).actions


@pytest.mark.parametrize("name", ALL)
def test_a_table_s_luck_can_be_dealt(name):
    """An episode with a table's luck meets the draws that a table with this seed meets."""
    game = a_game(name)
    setup = game.setup(game.fewest)
    episode = Episode(game, setup, Generator(1))
    episode.luck, episode.keeps = Luck(seed_from(7)), True
    episode.begin()
    for _ in range(40):
        if episode.seat >= 0:
            episode.say(episode.sample())
    state, luck = game.new(setup), Luck(seed_from(7))
    for seat, action in episode.done:
        if seat == CHANCE:
            assert luck.draw(game, state) == action
        play(game, state, seat, action)
    assert state == episode.state


def test_numbers_can_be_said_in_some_of_the_games():
    batch = Batch(a_game("magpies"), 2, 3, seed=1)
    twin = Batch(a_game("magpies"), 2, 3, seed=1)
    numbers, before = batch.sample().copy(), batch.observe().copy()
    batch.step(numbers[[0, 2]], np.array([0, 2]))
    twin.step(twin.sample())
    seen, all_said = batch.observe(), twin.observe()
    assert (seen[1] == before[1]).all() and (seen[[0, 2]] == all_said[[0, 2]]).all()
    for games, said in (([1, 1], [numbers[1]] * 2), ([3], [0]), ([1], [numbers[1], 0]), ([1], [-1])):
        with pytest.raises(DinotableError):
            batch.step(said, games)
    assert (batch.observe() == seen).all()


def test_the_benchmark_counts_steps_of_all_processes():
    options = argparse.Namespace(count=4, seconds=0.05, cpu=True)
    assert batch_bench.own_rate("examples.magpies:GAME", 2, True, 2, options) > 100
    assert batch_bench.row("x", 2, [1234.5, None]) == "| x | 2 | 1,234 | – |"
