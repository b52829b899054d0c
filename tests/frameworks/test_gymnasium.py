"""Gymnasium's own checks on every game, and what they do not look at."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from dinotable.bots.contract import Bot
from dinotable.core.errors import SetupError
from dinotable.games import GAMES
from dinotable.lab.gymnasium import BatchEnv, GameEnv, id_of
from tests.frameworks.games import ALL, a_game


@pytest.mark.parametrize("name", ALL)
def test_gymnasium_is_content(name):
    game = a_game(name)
    check_env(GameEnv(game, render_mode="ansi"), skip_render_check=True)
    check_env(GameEnv(game, seats=game.most, seat=None), skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_an_id(name):
    env = gymnasium.make(id_of(name), opponents="novice", seat=1)
    _, info = env.reset(seed=1)
    assert info["seat"] == 1 and info["action_mask"].any()
    number = env.action_space.sample(info["action_mask"])
    assert env.step(number)[4]["seat"] == 1
    assert env.unwrapped.numbered.game.id == name


def played(env, seed):
    """To the end: rewards and what was seen on the way."""
    shown, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    seen, total = [shown.tobytes()], 0.0
    while True:
        shown, reward, is_over, is_cut, info = env.step(env.action_space.sample())
        seen.append(shown.tobytes())
        total += reward
        if is_over or is_cut:
            return seen, total, info


@pytest.mark.parametrize("name", ALL)
def test_one_seat_plays_whole_games_against_bots(name):
    env = GameEnv(a_game(name), seat=None)
    ends = [played(env, seed) for seed in range(6)]
    assert {info["seat"] for _, _, info in ends} == set(range(env.numbered.setup.seats)), "any seat"
    for _, total, info in ends:
        assert (total >= 0) == (info["rank"] == 1) and "illegal" not in info
    assert played(env, 1)[0] == ends[1][0], "the same seed gives the same game"
    twin = pickle.loads(pickle.dumps(env))
    assert played(twin, 2)[0] == ends[2][0] == played(copy.deepcopy(env), 2)[0]


def test_each_opponent_has_its_seat():
    asked = []

    class Noted(Bot):
        def __init__(self, number):
            self.number = number

        def choose(self, view, legal, generator, budget):
            asked.append((int(view.seat), self.number))
            return legal[0]

    env = GameEnv(a_game("magpies"), seats=3, seat=1, opponents=[Noted(2), Noted(0)])
    played(env, 1)
    assert set(asked) == {(2, 2), (0, 0)}, "from the learner's left on"
    with pytest.raises(SetupError, match="2 opponents"):
        GameEnv(a_game("magpies"), seats=3, opponents=["random"])
    with pytest.raises(SetupError, match="seats are 0 to 2"):
        GameEnv(a_game("magpies"), seats=3, seat=3)
    with pytest.raises(SetupError, match="seats are 0 to 2"):
        env.reset(options={"seat": 3})
    with pytest.raises(SetupError, match="seats are 0 to 1"):
        BatchEnv(a_game("magpies"), 2, seat=2)


def test_a_number_that_cannot_be_said_loses():
    env = GameEnv(a_game("magpies"))
    _, info = env.reset(seed=1)
    _, reward, is_over, _, info = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, is_over) == (-1.0, True) and "action_mask" in info["illegal"]


def test_games_side_by_side_in_processes():
    envs = gymnasium.make_vec("dinotable/Game-v1", 2, "async", game="examples.magpies:GAME")
    _, infos = envs.reset(seed=1)
    envs.step(np.argmax(infos["action_mask"], axis=1))
    envs.close()


@pytest.mark.parametrize("name", ALL)
def test_many_games_in_one_loop(name):
    game = a_game(name)
    envs = gymnasium.make_vec("dinotable/Game-v1", 4, "vector_entry_point", game=game, seats=game.most)
    assert isinstance(envs, BatchEnv)
    _, infos = envs.reset(seed=1)
    ended, total = 0, np.zeros(4)
    for _ in range(4000):
        assert (envs.batch.to_act == envs.seats).all(), "the learner is asked in all of them"
        assert infos["action_mask"].any(axis=1).all()
        # A policy that can be told from chance: the first number that there is.
        shown, rewards, over, _, infos = envs.step(np.argmax(infos["action_mask"], axis=1))
        assert shown in envs.observation_space and (rewards[~over] == 0).all()
        ended, total = ended + int(over.sum()), total + rewards
        if ended >= 8:
            break
    assert ended >= 8 and total.any()


def test_opponents_can_be_any_policy_over_the_batch():
    asked = []

    def policy(batch):
        asked.append(batch.observe().shape)
        return np.argmax(batch.masks(), axis=1)

    envs = BatchEnv(a_game("magpies"), 3, seat=0, opponents=policy)
    _, infos = envs.reset(seed=1)
    envs.step(np.argmax(infos["action_mask"], axis=1))
    assert asked and set(envs.seats) == {0}
