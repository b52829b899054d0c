"""Training: the same words learn the same, also when interrupted; what it learns is better than a coin, and plays."""

import json
import math

import msgspec
import numpy as np
import pytest

from dinotable.bots.bench import Bench
from dinotable.core.errors import DinotableError
from dinotable.core.ladder import Generation
from dinotable.core.network import Network, size_of
from dinotable.core.weights import Weights, read_weights
from dinotable.lab.fit import Fit, Recipe, fit_all
from dinotable.lab.samples import Samples
from dinotable.lab.selfplay import BATCH, Plan, SelfPlay, read_games
from dinotable.lab.train import Training
from dinotable.terminal.training import train
from examples.magpies import GAME

MAGPIES = "examples.magpies:GAME"


def training(folder, **changes):
    words = {"players": [2, 3], "seed": 3, "workers": 2, "generations": [Generation(60), Generation(40, simulations=4)]}
    words |= changes
    return Training(MAGPIES, words["players"], words["seed"], str(folder), words["workers"], words["generations"])


class Stopped(Exception):
    pass


def test_an_interrupted_training_goes_on_and_learns_the_same(tmp_path):
    whole = training(tmp_path / "whole").run(lambda *_: None)

    def stop(what, done, _):
        if what.startswith("generation 2: 3") and done:
            raise Stopped

    with pytest.raises(Stopped):
        training(tmp_path / "torn", workers=1).run(stop)
    torn = tmp_path / "torn" / "games-2-3.jsonl"
    torn.write_bytes(torn.read_bytes() + b"[[2,0,[1,")
    again = training(tmp_path / "torn").run(lambda *_: None)
    assert again.text() == whole.text()
    assert [len(list(read_games(str(tmp_path / "torn" / f"games-2-{seats}.jsonl")))) for seats in (2, 3)] == [40, 40]
    curve = json.loads((tmp_path / "torn" / "curve.json").read_text())
    assert [(point["generation"], point["seats"]) for point in curve] == [(1, 2), (1, 3), (2, 2), (2, 3)]
    assert all(point["loss"] < math.log(2) for point in curve)
    assert whole.made["games"] == {"2": 100, "3": 100} and whole.made["seed"] == 3


def test_a_folder_belongs_to_one_training(tmp_path):
    training(tmp_path, players=[2])
    training(tmp_path, players=[2])
    for changed in ({"seed": 4}, {"players": [2, 3]}, {"generations": [Generation(80)]}):
        with pytest.raises(
            DinotableError, match=f"another training .other {next(iter(changed))}.: name another folder"
        ):
            training(tmp_path, **{"players": [2], **changed})


def test_weights_tell_the_whole_command_that_made_them(tmp_path, capsys):
    wishes = {
        "players": "2",
        "games": 20,
        "generations": 1,
        "folder": tmp_path / "all",
        # In a folder that only the training makes.
        "file": tmp_path / "all" / "last.json",
    }
    train(MAGPIES, **wishes, workers=1)
    made = read_weights((tmp_path / "all" / "last.json").read_text()).made
    assert made["command"] == f"dinotable train {MAGPIES} --seed 1 --players 2 --games 20 --generations 1"
    assert made["games"] == {"2": 20} and "log-loss" in capsys.readouterr().out
    assert (tmp_path / "all" / "curve.svg").read_text().startswith("<svg")


def test_a_batch_is_the_same_whoever_plays_it():
    words = msgspec.to_builtins(Plan(MAGPIES, 2, 5, 1))
    first, other = SelfPlay(words).do(0), SelfPlay(words).do(1)
    assert SelfPlay(words).do(0) == first and first[0][3] != other[0][3]
    assert [game[1] for game in first + other] == list(range(2 * BATCH))


def samples_of(features, ahead, count=4000):
    """Two seats; who has more of what `ahead` counts ends ahead, most of the time."""
    luck = np.random.default_rng(1)
    rows = luck.normal(0, 1, (count, 2, features)).astype(np.float32)
    rows[..., 0] = luck.uniform(0, 1, (count, 1))
    lead = ahead(rows[:, 0]) - ahead(rows[:, 1])
    first = luck.uniform(0, 1, count) < 1 / (1 + np.exp(-lead))
    ranks = np.where(first[:, None], [1, 2], [2, 1]).astype(np.float32)
    return Samples(rows, ranks, rows[..., 1], np.arange(count))


def test_it_finds_what_a_line_and_what_only_a_hidden_unit_can_tell():
    for ahead in (lambda x: 2 * x[:, 1], lambda x: 3 * np.abs(x[:, 2])):
        fitted = fit_all({2: samples_of(4, ahead)}, Recipe(hidden=8, epochs=20, batch=128), 1)[2]
        assert fitted.loss < 0.5
    assert fitted.loss < fitted.hand_loss - 0.1


def test_play_and_training_reckon_alike():
    fit = Fit(3, Recipe(hidden=4), 1)
    samples = samples_of(3, lambda x: x[:, 1])
    fit.scale_to([samples])
    fit.train([samples], 1, [])
    network = Network(3, 4, fit.numbers())
    strengths = fit.strengths(samples.rows[:5])
    for row, (first, second) in zip(samples.rows[:5], strengths, strict=True):
        flat = type(network.linear)([float(number) for number in row.reshape(-1)])
        assert network.strength(flat, 0) - network.strength(flat, 1) == pytest.approx(first - second, abs=1e-3)


def test_a_seat_whose_row_has_not_changed_need_not_be_worked_out_again():
    luck = np.random.default_rng(1)
    numbers = [float(number) for number in luck.normal(0, 1, size_of(5, 8))]
    network = Network(5, 8, numbers)
    rows = [float(number) for number in luck.normal(0, 1, 15)]
    for changed in (None, 0, 4, 5, 9, 14, 14, None, 0):
        if changed is not None:
            rows[changed] = 0.0 if rows[changed] else 1.5
        now = type(network.linear)(rows)
        anew = Network(5, 8, numbers)
        assert [network.strength(now, seat) for seat in range(3)] == [anew.strength(now, seat) for seat in range(3)]
        assert all(network.remember(now, seat) for seat in range(3))
    # Of a table with fewer seats nothing is known yet.
    few = type(network.linear)(rows[:10])
    assert network.strength(few, 1) == Network(5, 8, numbers).strength(few, 1)


def test_weights_are_read_as_written_and_damage_is_told():
    weights = Weights("magpies/1", ["phase", "points"], 1, {"command": "dinotable train magpies", "seed": 1})
    # A feature that never changed gets −0.
    weights.numbers[2] = [-0.0] + [0.5] * (size_of(2, 1) - 1)
    again = read_weights(weights.text())
    assert again.text() == weights.text() and again.network(3) is None
    with pytest.raises(DinotableError, match="hash is another"):
        read_weights(weights.text().replace("0.5", "0.6", 1))
    with pytest.raises(DinotableError, match="no weights"):
        read_weights("{}")


def test_a_seat_goes_for_winning_where_several_can():
    numbers = [0.0] * size_of(8, 1)
    numbers[1] = 10.0
    setup, state = GAME.setup(3), GAME.new(GAME.setup(3))
    for seat, points in enumerate((2, 1, 1)):
        state.table.scores[seat] = points
    bench = Bench(GAME, setup, GAME.evaluator(), network=Network(8, 1, numbers))
    bench.measure(state)
    odds = math.exp(2) / (1 + math.exp(2))
    assert list(bench.shares) == pytest.approx([odds, (1 - odds + 0.5) / 2, (1 - odds + 0.5) / 2])
    assert list(bench.aims) == pytest.approx([math.exp(2) / (math.exp(2) + 2), *[1 / (math.exp(2) + 2)] * 2])
