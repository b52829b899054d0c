"""A view goes through JSON and comes back equal; whatever else arrives is refused in words."""

import copy
import json
import random

import msgspec
import pytest

import dinotable
from dinotable.core.contract import AnyGame
from dinotable.core.seats import SPECTATOR
from dinotable.core.setup import Setup
from dinotable.core.state import View
from dinotable.library.plain import Plain, Unreadable, plain_of, view_of
from tests.conformance.spots import all_games


def some_views(game: AnyGame, every: int) -> list[tuple[Setup, View]]:
    match, chooser, found = dinotable.new(game, game.most, seed=4), random.Random(4), []
    while match.outcome is None:
        seat = chooser.choice(match.to_act)
        match.play(seat, chooser.choice(match.legal(seat)))
        if chooser.randrange(every) == 0:
            found += [(match._journal.setup, match.view(who).core) for who in (seat, None)]
    return found


def through_json(view: View) -> Plain:
    return json.loads(msgspec.json.encode(plain_of(view)))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_view_comes_back_equal(game: AnyGame) -> None:
    views = some_views(game, 12)
    assert {view.seat == SPECTATOR for _, view in views} == {True, False}
    for setup, view in views:
        again = view_of(game, setup, view.seat, through_json(view))
        assert again == view
        assert game.facts(again) == game.facts(view)


def spoilt(plain: Plain, luck: random.Random) -> Plain:
    """With one thing somewhere in it changed."""
    odd = [
        None,
        -1,
        2**70,
        "x",
        [],
        {},
        ["list", 3],
        ["grid", 10**9],
        ["box", 1],
        ["os.system", {}],
        ["vec[i64]", ["a"]],
    ]
    whole = [copy.deepcopy(plain)]
    inside, key = whole, 0
    while isinstance(inside[key], (list, dict)) and inside[key] and luck.random() < 0.85:
        inside = inside[key]
        key = luck.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
    inside[key] = luck.choice(odd)
    return whole[0]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_is_no_view_is_refused(game: AnyGame) -> None:
    luck = random.Random(1)
    setup, view = some_views(game, 12)[0]
    plain = through_json(view)
    refused = 0
    for _ in range(150):
        try:
            # One number may be as good as another.
            assert view_of(game, setup, view.seat, spoilt(plain, luck)).seat == view.seat
        except Unreadable:
            refused += 1
    assert refused > 75
    for wrong in ({}, 7, ["subprocess.Popen", {"args": ["true"]}], ["dinotable.core.setup.PlainBox", {"text": ""}]):
        with pytest.raises(Unreadable):
            view_of(game, setup, view.seat, wrong)
    with pytest.raises(Unreadable):
        view_of(game, setup, 1 - view.seat, plain)
