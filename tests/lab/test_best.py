"""Whom the best levels meet, and a match that stops as soon as it can tell; OpenSpiel only where it is installed."""

import json
import random
import sys
import time

import pytest

from bench import beside, best
from bench.opponents import Former
from dinotable.bots.contract import Budget
from dinotable.bots.registry import player_for
from dinotable.core.chance import Luck, seed_from
from dinotable.core.errors import SetupError
from dinotable.core.generator import Generator
from dinotable.core.play import chance_acts, legal_actions, seats_to_act
from dinotable.core.seats import CHANCE
from dinotable.games import GAMES, find
from dinotable.lab.reproduce.figures import Figure
from examples.magpies import GAME as MAGPIES


def first_choice(name):
    game, luck = find(name), Luck(seed_from(1))
    state = game.new(game.setup(2))
    while True:
        if chance_acts(game, state):
            game.apply(state, CHANCE, luck.draw(game, state), None)
            continue
        seat = seats_to_act(game, state)[0]
        legal = legal_actions(game, state, seat)
        if len(legal) > 1:
            return game.view(state, seat), legal
        game.apply(state, seat, legal[0], None)


@pytest.mark.parametrize("name", GAMES)
def test_the_former_level_answers_within_its_budget(name):
    game = find(name)
    player = player_for(game, game.setup(2), "bench.opponents:Former@0.05s")
    view, legal = first_choice(name)
    spent, began = time.process_time(), time.perf_counter()
    assert player.bot.choose(view, legal, Generator(1), player.budget) in legal
    assert time.perf_counter() - began >= 0.05
    assert time.process_time() - spent < 0.5
    thought = player.bot.think(view, legal, Generator(1), Budget(simulations=2))
    assert sorted(row.action for row in thought.candidates) == sorted(legal)


def test_only_games_that_had_levels_have_former_ones():
    with pytest.raises(SetupError, match="magpies"):
        Former(MAGPIES, MAGPIES.setup(2))


def test_a_match_is_told_at_its_looks_only():
    assert best.look_at([1.0] * 11) is None
    assert best.look_at([1.0] * 12).says == "above"
    assert best.look_at([0.0] * 12).says == "below"
    even = best.look_at([1.0, 0.5] * 11 + [1.0])
    assert (even.games, even.says) == (12, "open")
    # What comes after a look that could tell is no longer asked.
    assert best.look_at([1.0] * 12 + [0.0] * 372).games == 12
    assert best.stops(4) == [4]
    assert best.stops(30) == [12, 24, 30]
    assert best.stops(1000) == list(best.LOOKS)


def test_all_looks_together_err_once_in_twenty_at_most():
    source = random.Random(5)
    says = [best.look_at([float(source.random() < best.WANTED) for _ in range(384)]).says for _ in range(1000)]
    assert says.count("above") <= 25
    assert says.count("below") <= 25
    better = [best.look_at([float(source.random() < 0.75) for _ in range(384)]).says for _ in range(100)]
    assert better.count("above") >= 95


def test_a_match_goes_on_where_it_stopped(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(best, "FOLDER", tmp_path)
    words = ["food", "--against", "former", "--level", "random", "--seconds", "0.001", "--games"]
    assert best.main([*words, "2"]) == 1
    (path,) = tmp_path.iterdir()
    played = path.read_bytes()
    assert best.main([*words, "4"]) == 1
    assert path.read_bytes().startswith(played)
    assert len(path.read_text().splitlines()) == 1 + 4
    assert "all 4 games: won" in capsys.readouterr().out


def test_a_match_goes_on_after_what_is_published_of_the_same_bots(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(best, "FOLDER", tmp_path)
    bots, asked = best.fingerprint(find("food-chain")), []

    def published(game, opponent, of):
        asked.append((game.id, opponent, of))
        return best.Past(24, 19.0)

    monkeypatch.setattr(best, "published_of", published)
    told = best.match("food-chain", "random", "former", 0.001, 26, 1, True)
    assert asked == [("food-chain", "former", bots)]
    # Two games more: none of the looks that come next.
    assert (told["games"], told["share"][0], told["says"]) == (24, 19 / 24, "open")
    (path,) = tmp_path.iterdir()
    assert [json.loads(line)["n"] for line in path.read_text().splitlines()[1:]] in ([24, 25], [25, 24])
    assert "after 24 published 2 games: won" in capsys.readouterr().out
    assert best.look_at([1.0] * 24, best.Past(24, 19.0)).share == 43 / 48
    assert best.look_at([1.0] * 23, best.Past(24, 19.0)).games == 24
    with pytest.raises(SystemExit):
        best.main(["food", "--go-on", "--level", "random"])


def test_only_games_of_the_same_bots_are_gone_on_with(monkeypatch):
    game = find("food-chain")
    figure = Figure(
        id="bots.best.food-chain.former", pages=["docs/bots.md"], said=["…"], value=79.2, unit="% of wins", n=24,
        commit="", date="", bots="1a2b3c4d",
    )  # fmt: skip
    monkeypatch.setattr(best.home, "read", lambda _: best.home.Published([figure], []))
    past = best.published_of(game, "former", "1a2b3c4d")
    assert (past.games, past.won) == (24, 19.0)
    assert best.published_of(game, "former", "another").games == 0
    assert best.published_of(game, "openspiel", "1a2b3c4d").games == 0


def test_without_openspiel_it_is_said_what_to_install(tmp_path, monkeypatch):
    for module in ("dinotable.lab.openspiel", "bench.openspiel"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr(beside, "ENVIRONMENTS", tmp_path)
    with pytest.raises(SetupError, match=r"OpenSpiel is not installed: python bench/peers/install\.py open_spiel"):
        player_for(MAGPIES, MAGPIES.setup(2), "bench.openspiel:Ismcts@1s")


def test_openspiels_search_plays_a_game_of_magpies():
    openspiel = pytest.importorskip("bench.openspiel", exc_type=ImportError)
    chosen = []
    for _ in range(2):
        setup = MAGPIES.setup(2)
        bot, generator, luck, state = (
            openspiel.Ismcts(MAGPIES, setup),
            Generator(3),
            Luck(seed_from(3)),
            MAGPIES.new(setup),
        )
        chosen.append([])
        while seats := seats_to_act(MAGPIES, state):
            if seats == [CHANCE]:
                MAGPIES.apply(state, CHANCE, luck.draw(MAGPIES, state), None)
                continue
            legal = legal_actions(MAGPIES, state, seats[-1])
            action = bot.choose(MAGPIES.view(state, seats[-1]), legal, generator, Budget(simulations=12))
            assert action in legal
            assert bot.done == (12 if len(legal) > 1 else 0)
            MAGPIES.apply(state, seats[-1], action, None)
            chosen[-1].append(action)
    assert chosen[0] == chosen[1]
    view, legal = first_choice("food-chain")
    bot = player_for(find("food-chain"), find("food-chain").setup(2), "bench.openspiel:Ismcts").bot
    began = time.perf_counter()
    assert bot.choose(view, legal, Generator(1), Budget(seconds=0.1)) in legal
    assert time.perf_counter() - began >= 0.1
    assert bot.done > 2
