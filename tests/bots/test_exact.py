"""The end of a game worked out: as a plain count of all ways finds it, never worse than the search, and only if it fits."""

from functools import cache

import pytest

from dinotable.bots.contract import Budget, Clock
from dinotable.bots.exact import Exact
from dinotable.bots.fold import fold
from dinotable.bots.registry import learned, player_for
from dinotable.bots.worlds import Worlds
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.play import digest, legal_actions
from dinotable.core.seats import CHANCE
from tests.conformance.spots import all_games, random_game

GAMES = {game.id: game for game in all_games()}
KNOWN = [("ciao-dino", 2), ("ciao-dino", 3), ("food-chain", 2), ("gods-love-dinosaurs", 2)]
FEW = Budget(simulations=1)
"""Two thousand positions."""


@cache
def ends(name, seats):
    """The last choices of random games in which nothing hidden mattered then, and one that is farther from the end."""
    game, found = GAMES[name], []
    setup = game.setup(seats)
    for seed in range(12):
        state, places = game.new(setup), []
        for seat, action in random_game(game, setup, seed):
            if seat != CHANCE and game.is_known(game.view(state, seat)) and len(legal_actions(game, state, seat)) > 1:
                places.append((state.copy(), seat))
            game.apply(state, seat, action, None)
        found += places[-3:] + places[-12:-11]
        if len(found) > 6:
            return found
    raise AssertionError("something hidden matters to the end")


def solver(game, setup):
    return Exact(game, setup.seats, Worlds(game, setup, game.evaluator(), network=learned(game, setup)))


def solve(game, setup, state, seat, budget=FEW):
    legal = legal_actions(game, state, seat)
    return solver(game, setup).solve(game.view(state, seat), legal, Clock(budget, 1))


def count_all(game, state, own):
    """Every seat's chance to win and share by all ways to the end: no table, no cut, no reply tried first."""
    outcome = game.outcome(state)
    if outcome is not None:
        ranks, others = outcome.ranks, len(outcome.ranks) - 1
        wins = [(rank == 1) / ranks.count(1) for rank in ranks]
        return wins, [(sum(a < b for b in ranks) + (ranks.count(a) - 1) / 2) / others for a in ranks]
    mask = int(game.to_act(state))
    seat = own if mask >> own & 1 else (mask & -mask).bit_length() - 1
    out, weights = Buffer(), Buffer()
    if seat == CHANCE:
        game.chance(state, out, weights)
        parts = [weight / sum(weights) for weight in weights]
    else:
        game.legal(state, seat, out)
    rows = []
    for action in out.listed():
        twin = state.copy()
        game.apply(twin, seat, action, None)
        rows.append(count_all(game, twin, own))
    if seat != CHANCE:
        best = max(wins[seat] + shares[seat] / 1000 for wins, shares in rows)
        rows = [row for row in rows if row[0][seat] + row[1][seat] / 1000 > best - 1e-9]
        parts = [1 / len(rows)] * len(rows)
    return tuple(
        [sum(part * row[k][each] for part, row in zip(parts, rows, strict=True)) for each in range(len(rows[0][k]))]
        for k in range(2)
    )


@pytest.mark.parametrize(("name", "seats"), KNOWN)
def test_it_finds_what_a_count_of_all_ways_finds(name, seats):
    game = GAMES[name]
    setup, compared = game.setup(seats), 0
    for state, seat in ends(name, seats):
        solved = solve(game, setup, state, seat)
        if not solved or sum(each.nodes for each in solved) > 60:
            continue
        worths = [each.worth for each in solved]
        assert worths == sorted(worths, reverse=True)
        for each in solved:
            twin = state.copy()
            game.apply(twin, seat, each.action, None)
            wins, shares = count_all(game, twin, seat)
            assert each.worth == pytest.approx(wins[seat] + shares[seat] / 1000)
            assert each.shares == pytest.approx(shares)
        compared += 1
    assert compared


@pytest.mark.parametrize(("name", "seats"), KNOWN)
def test_an_exact_choice_is_never_worse_than_that_of_a_search(name, seats):
    game = GAMES[name]
    setup, told = game.setup(seats), 0
    bot = player_for(game, setup, game.ladder().names()[-1]).bot
    for state, seat in ends(name, seats):
        solved = solve(game, setup, state, seat)
        if not solved or told == 3:
            continue
        view, legal = game.view(state, seat), legal_actions(game, state, seat)
        root = bot._search(view, legal, Generator(1), Clock(Budget(simulations=6), 1), True)
        searched = bot._ordered(root, legal)[0]
        worth = {each.action: each.worth for each in solved}
        assert set(worth) == set(legal)
        assert worth[solved[0].action] >= worth[searched]
        thought = bot.think(view, legal, Generator(1), FEW)
        assert thought.is_exact
        assert thought.best() == solved[0].action == bot.choose(view, legal, Generator(2), FEW)
        assert [(row.error, row.action) for row in thought.candidates] == [(0, each.action) for each in solved]
        assert all(
            row.is_level == (worth[row.action] >= worth[solved[0].action] - 1e-9) for row in thought.candidates[1:]
        )
        told += 1
    assert told


@pytest.mark.parametrize(("name", "seats"), KNOWN)
def test_what_does_not_fit_is_left_early(name, seats):
    """From where nothing hidden matters on, a solver either has all, or has met no more positions than it may."""
    game = GAMES[name]
    setup = game.setup(seats)
    exact = solver(game, setup)
    for state, seat in ends(name, seats):
        before, legal = digest(state), legal_actions(game, state, seat)
        solved = exact.solve(game.view(state, seat), legal, Clock(FEW, 1))
        assert len(solved) in (0, len(legal))
        assert sum(each.nodes for each in solved) <= 2000 + len(legal)
        assert digest(state) == before


def test_a_game_with_hidden_hands_is_not_solved():
    game = GAMES["happy-little-dinosaurs"]
    setup = game.setup(2)
    state = game.new(setup)
    for seat, action in random_game(game, setup, 1):
        if seat != CHANCE and len(legal_actions(game, state, seat)) > 1:
            assert solve(game, setup, state, seat) == []
            return
        game.apply(state, seat, action, None)


def test_positions_have_numbers_of_their_own():
    game = GAMES["ciao-dino"]
    setup = game.setup(2)
    seen = {}
    for seed in range(2):
        state = game.new(setup)
        for seat, action in random_game(game, setup, seed):
            seen[digest(state)] = fold(state)
            assert fold(state.copy()) == seen[digest(state)]
            game.apply(state, seat, action, None)
    assert len(set(seen.values())) == len(seen) > 200
    assert all(0 <= number < 2**62 for number in seen.values())
