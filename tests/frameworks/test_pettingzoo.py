"""PettingZoo's own checks on every game, and what they do not look at."""

import copy
import pickle
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from dinotable.core.chance import Luck, seed_from
from dinotable.core.errors import DinotableError
from dinotable.core.play import digest, play
from dinotable.core.seats import CHANCE
from dinotable.lab import pettingzoo as zoo
from tests.frameworks.games import ALL, a_game

# What the checks say about every game with a mask that is not PettingZoo's own, or about a seat that has nothing to say.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.mark.parametrize("name", ALL)
def test_seat_after_seat(name):
    game = a_game(name)
    api_test(zoo.env(game), num_cycles=60)
    api_test(zoo.raw_env(game, seats=game.most, max_cycles=20), num_cycles=30)
    seed_test(partial(zoo.env, game), num_cycles=60)


@pytest.mark.parametrize("name", ALL)
def test_all_at_once(name):
    game = a_game(name)
    parallel_api_test(zoo.parallel_env(game, seats=game.most), num_cycles=150)
    parallel_seed_test(partial(zoo.parallel_env, game), num_cycles=60)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=partial(zoo.parallel_env, game),
            env=lambda max_cycles: parallel_to_aec(zoo.parallel_env(game, max_cycles=max_cycles)),
        )
    )


@pytest.mark.parametrize("name", ALL)
def test_it_can_be_looked_at(name, capsys):
    render_test(partial(zoo.env, a_game(name)), {"ansi": lambda text: len(text.splitlines()) > 2})
    assert len(capsys.readouterr().out.splitlines()) > 10, "a person sees the board printed"


@pytest.mark.parametrize("name", ALL)
def test_its_benchmark_runs(name, monkeypatch, capsys):
    # It lasts five seconds on a clock of its own: here that clock runs fast.
    module = performance_benchmark.__globals__
    clock = module["time"]
    monkeypatch.setitem(module, "time", SimpleNamespace(time=lambda: 20 * clock.perf_counter()))
    performance_benchmark(zoo.raw_env(a_game(name)))
    assert float(capsys.readouterr().out.splitlines()[1].split()[0]) > 0


def played(env, count, random):
    """What is said, by whom, and what the one who is asked sees."""
    seen = []
    for _ in range(count):
        if not env.agents or env.terminations[env.agent_selection]:
            break
        shown = env.observe(env.agent_selection)
        number = int(random.choice(np.flatnonzero(shown["action_mask"])))
        seen.append((env.agent_selection, number, shown["observation"].tobytes()))
        env.step(number)
    return seen


@pytest.mark.parametrize("name", ALL)
def test_it_pickles_and_copies_at_any_moment_with_the_luck_to_come(name):
    env = zoo.raw_env(a_game(name), max_cycles=500)
    env.reset(seed=3)
    for count in (0, 1, 6, 11):
        played(env, count, np.random.default_rng(count))
        twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
        plans = [played(each, 40, np.random.default_rng(9)) for each in twins]
        assert plans[0] and plans[0] == plans[1] == played(copy.deepcopy(env), 40, np.random.default_rng(9))


@pytest.mark.parametrize("name", ALL)
def test_all_at_once_pickles_too(name):
    env = zoo.parallel_env(a_game(name))
    env.reset(seed=3)
    for _ in range(12):
        twin = pickle.loads(pickle.dumps(env))
        for each in (env, twin):
            for seat, agent in enumerate(each.agents):
                each.action_space(agent).seed(seat)
        numbers = {agent: env.action_space(agent).sample() for agent in env.agents}
        assert numbers == {agent: twin.action_space(agent).sample() for agent in twin.agents}
        shown, again = env.step(numbers)[0], twin.step(numbers)[0]
        for agent in shown:
            assert (shown[agent]["observation"] == again[agent]["observation"]).all()
            assert (shown[agent]["action_mask"] == again[agent]["action_mask"]).all()
        if not env.agents:
            break
    assert env.together.first.episode.state == twin.together.first.episode.state


@pytest.mark.parametrize("name", ALL)
def test_all_at_once_is_the_same_game(name):
    """What was done in it, one after another, is legal, and leads to the same position."""
    game = a_game(name)
    env = zoo.parallel_env(game, seats=game.most)
    for each in env.together.each:
        each.episode.keeps = True
    env.reset(seed=5)
    done = env.together.first.episode.done
    for each in env.together.each:
        each.episode.done = done
    rewards = {}
    while env.agents:
        _, rewards, *_ = env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    state = game.new(env.together.first.setup)
    for seat, action in done:
        play(game, state, seat, action)
    assert digest(state) == digest(env.together.first.episode.state) and game.outcome(state)
    assert abs(sum(rewards.values())) < 1e-9


def test_a_number_that_cannot_be_said_loses_or_raises():
    env = zoo.env(a_game("magpies"))
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.argmin(env.observe(loser)["action_mask"])))
    assert all(env.terminations.values()) and env.rewards[loser] == -1
    raw = zoo.raw_env(a_game("magpies"))
    raw.reset(seed=1)
    before = raw.observe(loser)["observation"]
    with pytest.raises(DinotableError, match="action_mask"):
        raw.step(int(np.argmin(raw.observe(loser)["action_mask"])))
    assert (raw.observe(loser)["observation"] == before).all()


def test_who_chooses_at_the_same_time_does_so_in_one_step():
    env = zoo.parallel_env(a_game("magpies"), seats=3)
    shown, _ = env.reset(seed=1)
    wait = env.together.wait
    assert [shown[agent]["action_mask"][wait] for agent in env.agents] == [0, 0, 0], "all three are asked"
    env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    with pytest.raises(DinotableError, match="seat"):
        env.step({})


def test_a_table_s_luck_can_be_dealt():
    game = a_game("magpies")
    env = zoo.raw_env(game, seats=3)
    env.numbered.episode.keeps = True
    env.reset(seed=1, options={"luck": seed_from(7)})
    played(env, 30, np.random.default_rng(1))
    state, luck = game.new(env.numbered.setup), Luck(seed_from(7))
    for seat, action in env.numbered.episode.done:
        assert seat != CHANCE or luck.draw(game, state) == action
        game.apply(state, seat, action, None)
    assert digest(state) == digest(env.numbered.episode.state)
