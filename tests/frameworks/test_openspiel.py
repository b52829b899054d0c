"""Our games in OpenSpiel, by its own checks and its own algorithms."""

import os
import pickle
import random

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is in the environment of the frameworks only")

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i64
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from dinotable.core.buffer import Buffer
from dinotable.core.deck import Bag, Pile
from dinotable.core.errors import SetupError
from dinotable.core.play import digest
from dinotable.games import GAMES
from dinotable.lab.openspiel import SpielGame
from examples.magpies import GAME as MAGPIES
from tests.frameworks.games import ALL, a_game

HERE = "examples.magpies:GAME"
EVERY = "DINOTABLE_FRAMEWORK_PLAYERS" in os.environ
"""Whether games are tried with every number of players, as `make drill` does, or with the fewest."""


def loaded(name, players=None, more=""):
    game = a_game(name)
    place = HERE if name == "magpies" else name
    return pyspiel.load_game(f"dinotable(game={place},players={players or game.fewest}{more})")


def walk(game, seed, most=10**6):
    """The positions of a random game, chance by its weights."""
    source = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and most:
        yield state
        actions, chances = state.legal_actions(), None
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(source.choices(actions, chances)[0])
        most -= 1
    yield state


@pytest.mark.parametrize("name", ALL)
def test_openspiels_own_check(name):
    game = a_game(name)
    for players in range(game.fewest, game.most + 1) if EVERY else [game.fewest]:
        pyspiel.random_sim_test(loaded(name, players), num_sims=1, serialize=True, verbose=False)


def test_games_have_names_with_their_options():
    assert {f"dinotable_{name.replace('-', '_')}" for name in GAMES} <= set(pyspiel.registered_names())
    named = pyspiel.load_game("dinotable_food_chain(players=3,first=random)")
    other = pyspiel.load_game("dinotable(game=food-chain,players=3,options=first:random;trophy-swap:off)")
    assert named.num_players() == other.num_players() == 3
    assert named.setup.options == other.setup.options and named.setup.options["first"] == "random"
    assert str(named.new_initial_state()) == str(other.new_initial_state())
    assert [chance for _, chance in named.new_initial_state().chance_outcomes()] == pytest.approx([1 / 3] * 3)
    with pytest.raises(SetupError, match="2 to 4 players"):
        pyspiel.load_game("dinotable_food_chain(players=7)")
    with pytest.raises(SetupError, match="name:value"):
        pyspiel.load_game("dinotable(game=food-chain,options=first)")


@pytest.mark.parametrize("name", ALL)
def test_chance_is_exact_and_actions_are_bounded(name):
    game = loaded(name)
    for state in walk(game, 1, 120):
        if state.is_chance_node() and not state.is_order:
            out, weights = Buffer(), Buffer()
            game.own.chance(state.world, out, weights)
            told = state.chance_outcomes()
            assert [chance for _, chance in told] == [each / sum(weights) for each in weights]
            assert [state.action_to_string(each) for each, _ in told] == [game.own.actions.text(each) for each in out]
        elif not state.is_terminal():
            assert 0 <= min(state.legal_actions()) <= max(state.legal_actions()) < game.num_distinct_actions()


def test_in_a_window_chance_says_who_is_asked():
    asked = set()
    for seed in range(6):
        for state in walk(loaded("magpies", 3), seed):
            if state.is_chance_node() and state.is_order:
                chances = [chance for _, chance in state.chance_outcomes()]
                assert chances == pytest.approx([1 / len(chances)] * len(chances)) and len(chances) > 1
                child = state.child(state.legal_actions()[-1])
                assert digest(child.world) == digest(state.world)
                asked.add(child.current_player())
    assert asked > {2}


@pytest.mark.parametrize("name", ALL)
def test_nobody_can_tell_another_world_from_the_true_one(name):
    differ = middles = 0
    source = random.Random(1)
    for state in walk(loaded(name), 2, 150):
        player = state.current_player()
        if player < 0 or source.random() < 0.5:
            continue
        other = state.resample_from_infostate(player, source.random)
        other.seen = {}
        assert other.current_player() == player and other.legal_actions() == state.legal_actions()
        assert other.information_state_string() == state.information_state_string()
        assert other.observation_string(player) == state.observation_string(player)
        if a_game(name).observation().size:
            assert other.observation_tensor(player) == state.observation_tensor(player)
        differ += str(other) != str(state)
        middles += bool(state.said)
        for action in state.legal_actions()[:2]:
            assert other.child(action).information_state_string(player)
    assert differ or name == "gods-love-dinosaurs", "nothing is hidden there"
    assert middles or name != "food-chain", "no world was looked for in the middle of a word"


def said(state, text):
    return state.child(state.string_to_action(text))


def test_a_player_remembers_its_decisions_if_it_is_to():
    """Two ways to one view: to the left and back, or to the right and back."""
    for recall in (True, False):
        for state in walk(loaded("magpies", 2, f",recall={recall}"), 2):
            player = state.current_player()
            if player >= 0 and {"hop left", "hop right"} <= {
                state.action_to_string(each) for each in state.legal_actions()
            }:
                one = said(said(state, "hop left"), "hop right")
                other = said(said(state, "hop right"), "hop left")
                break
        assert one.observation_string(player) == other.observation_string(player)
        assert (one.information_state_string(player) != other.information_state_string(player)) == recall
        assert one.information_state_string(1 - player) == other.information_state_string(1 - player)


@pytest.mark.parametrize("name", ALL)
def test_states_copy_and_pickle_exactly(name):
    for count, state in enumerate(walk(loaded(name), 3, 40)):
        if count % 8 and not (count < 20 and state.said):
            continue
        twins = [state.clone(), pickle.loads(pickle.dumps(state))]
        twins += [pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]]
        for twin in twins:
            assert str(twin) == str(state) and twin.history() == state.history()
            assert twin.current_player() == state.current_player() and twin.legal_actions() == state.legal_actions()
            for player in range(state.num_players()):
                assert twin.information_state_string(player) == state.information_state_string(player)
            before = str(state)
            if not twin.is_terminal():
                twin.apply_action(twin.legal_actions()[-1])
            assert str(state) == before


def test_what_is_seen_comes_by_the_names_of_its_fields():
    game = loaded("magpies", 3)
    fields = MAGPIES.observation().fields
    observer = game.make_py_observer()
    for state in walk(game, 5, 30):
        observer.set_from(state, 1)
        assert list(observer.dict) == [field.name for field in fields]
        assert [list(part.shape) for part in observer.dict.values()] == [field.shape for field in fields]
        assert observer.tensor.tolist() == state.observation_tensor(1) == state.information_state_tensor(1)
        assert "Your hand" in state.observation_string(1)
    assert any(observer.tensor)


@pytest.mark.parametrize("name", ALL)
def test_openspiels_searches_play(name):
    """A few choices each: IS-MCTS over resampled worlds, MCTS as if everything lay open."""
    game = loaded(name)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [
        ismcts.ISMCTSBot(game, rollouts, 2.0, 3, random_state=np.random.RandomState(2)),
        mcts.MCTSBot(game, 2.0, 3, rollouts, solve=False, random_state=np.random.RandomState(3)),
    ]
    chosen = 0
    for state in walk(game, 4, 60):
        if state.current_player() >= 0 and len(state.legal_actions()) > 1 and chosen < 4:
            assert bots[chosen % 2].step(state) in state.legal_actions()
            chosen += 1
    assert chosen == 4


def last_round():
    """Magpies before its last round. Everybody knows both cards of one bird and one of the other, which draws a second one
    of the three in the pile: nothing is hidden yet."""
    state = MAGPIES.new(MAGPIES.setup(2))
    state.table.round = 3
    state.table.discards = vec[i64]([2, 1, 1, 2])
    state.pile = Pile(Bag(vec[i64]([1, 1, 0, 1])))
    state.hands = [vec[i64]([0, 1, 1, 0]), vec[i64]([0, 0, 1, 0])]
    state.table.shown = [row[:] for row in state.hands]
    state.known = [row[:] for row in state.hands * 2]
    return state


def test_cfr_solves_the_last_round_of_magpies():
    """The whole tree, by OpenSpiel's own CFR: how much a best answer wins against it falls with each iteration."""
    game = SpielGame({"game": HERE, "players": 2}, start=last_round())
    solver = cfr.CFRSolver(game)
    won = []
    for iterations in (1, 3):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        won.append(exploitability.exploitability(game, solver.average_policy()))
    assert 0 <= won[1] < 0.5 * won[0]
