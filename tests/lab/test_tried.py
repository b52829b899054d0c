"""What was tried with searches and not kept: `bench.priors` and `bench.beliefs` still run, and change only what they say."""

import itertools
import json

import numpy as np
import pytest
from librt.vecs import vec

from bench import beliefs, priors
from dinotable.bots.contract import Budget
from dinotable.bots.registry import player_for
from dinotable.core.generator import Generator
from dinotable.core.network import Network, size_of
from dinotable.games import find

GAME = find("food-chain")
SETUP = GAME.setup(2)


def some_decisions(count):
    first = itertools.islice(priors.decisions(GAME, SETUP, "careful", 1, 0), count)
    return [(GAME.view(state, seat), legal) for _, state, seat, legal in first]


def test_the_search_as_it_is_written_chooses_like_the_level():
    plain, level = priors.Plain(GAME, SETUP), player_for(GAME, SETUP, priors.LEVEL).bot
    for view, legal in some_decisions(10):
        budget = Budget(simulations=20)
        assert plain.choose(view, legal, Generator(1), budget) == level.choose(view, legal, Generator(1), budget)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_weights_are_turned_to_where_a_seat_sits(seat):
    luck, width, seats, hidden = np.random.default_rng(1), 3, 3, 4
    numbers = luck.normal(size=size_of(width * seats, hidden)).tolist()
    rows = luck.normal(size=width * seats).tolist()
    # The phase is the same for all.
    rows[0] = rows[width] = rows[2 * width] = 0.5
    seen = rows[seat * width :] + rows[: seat * width]
    turned = Network(width * seats, hidden, priors.turned(numbers, width, seats, seat))
    as_seen = Network(width * seats, hidden, numbers)
    assert turned.strength(vec[float](rows), 0) == pytest.approx(as_seen.strength(vec[float](seen), 0))


def test_priors_are_learned_from_visits_and_played(tmp_path, monkeypatch):
    monkeypatch.setattr(priors, "FOLDER", tmp_path)
    samples = priors.gather(GAME, SETUP, 60, 20, 1, 1)
    assert samples.ranks[..., 0].sum(1) == pytest.approx(1)
    policy, found = priors.fit(samples, 1)
    assert list(found) == ["uniform", "today", "cooler", "learned"]
    assert found["today"]["loss"] < found["uniform"]["loss"]
    priors.path_of(GAME, 2).write_text(json.dumps(policy.numbers()))
    bot = priors.Learned(GAME, SETUP)
    assert all(
        bot.choose(view, legal, Generator(1), Budget(simulations=9)) in legal for view, legal in some_decisions(5)
    )


def test_worlds_are_told_apart_and_weighed(tmp_path, monkeypatch):
    monkeypatch.setattr(beliefs, "FOLDER", tmp_path)
    samples = beliefs.gather(GAME, SETUP, 100, 2, 1)
    odds, (loss, low, high) = beliefs.fit(samples, 1)
    assert low <= loss <= high
    beliefs.path_of(GAME, 2).write_text(json.dumps(odds.numbers()))
    bot = beliefs.Weighed(GAME, SETUP)
    assert all(
        bot.choose(view, legal, Generator(1), Budget(simulations=9)) in legal for view, legal in some_decisions(5)
    )


def test_a_game_counts_as_one_in_an_interval():
    values = np.array([0.0, 0.0, 1.0, 1.0])
    mean, low, _ = beliefs.by_game(values, np.array([1, 1, 2, 2]))
    _, lower, _ = beliefs.by_game(values, np.array([1, 2, 3, 4]))
    assert mean == 0.5
    assert low < lower
