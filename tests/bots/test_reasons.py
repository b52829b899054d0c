"""Why an action: sentences that are true, in both languages, from what one viewer can know."""

import re

import pytest

from dinotable.bots.contract import Budget
from dinotable.bots.registry import player_for
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions
from dinotable.core.seats import SPECTATOR
from dinotable.games import GAMES, load
from dinotable.library.tell import teller_of
from dinotable.words import LANGUAGES
from tests.bots.test_bots import position
from tests.worlds.lockstep import make_pair

ALL = [load(place) for place in GAMES.values()]
every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
NAMES = ["Ada", "Bo", "Zoé", "Dee", "Eve"]


def told(game, packed, viewer, language="en", is_sure=True):
    return teller_of(game, language, NAMES).reason(packed, viewer, is_sure)


def thought_at(game, state, seat, seats, level=""):
    bot = player_for(game, game.setup(seats), level or game.ladder().names()[-1]).bot
    return bot.think(game.view(state, seat), legal_actions(game, state, seat), Generator(3), Budget(40))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_reason_has_a_sentence_for_everybody(game, language):
    teller = teller_of(game, language, NAMES)
    for kind in game.explainer().words.kinds:
        for value in (1, 2):
            packed = kind.from_codes([min(value, field.count) for field in kind.fields])
            for viewer in (0, 1, 2, SPECTATOR):
                for is_sure in (True, False):
                    said = teller.reason(packed, viewer, is_sure)
                    assert not said[0].islower() and said.endswith(".")
                    assert not re.search(r"[{}$]|-reason-|\bNone\b", said), said


@every_game
def test_a_hint_explains_its_best_three_in_every_game(game):
    explained = looked_at = 0
    for seed in range(6):
        state, seat = position(game, game.setup(3), 20 + 25 * seed, seed)
        thought = thought_at(game, state, seat, 3)
        looked_at += len(thought.candidates[:3])
        explained += sum(bool(candidate.reasons) for candidate in thought.candidates[:3])
        assert all(len(candidate.reasons) <= 3 for candidate in thought.candidates)
        assert not any(candidate.reasons for candidate in thought.candidates[3:])
        for candidate in thought.candidates[:3]:
            for reason in candidate.reasons:
                for language in LANGUAGES:
                    assert told(game, reason.packed, seat, language, reason.is_sure)
    assert explained > looked_at / 2


@every_game
def test_two_worlds_that_a_viewer_cannot_tell_apart_give_the_same_reasons(game):
    """Every step of a game explained to one who watches, whoever made it."""
    setup = game.setup(game.fewest)
    found = 0
    for viewer in range(setup.seats):
        pair = make_pair(game, setup, viewer, seed=viewer, most=80)
        left, right = game.new(setup), game.new(setup)
        for (seat, one), (_, other) in zip(pair.left, pair.right, strict=True):
            before = game.view(left, viewer), game.view(right, viewer)
            game.apply(left, seat, one, None)
            game.apply(right, seat, other, None)
            if seat >= setup.seats:
                continue
            ours, theirs = Buffer(), Buffer()
            game.explainer().explain(before[0], game.view(left, viewer), seat, ours)
            game.explainer().explain(before[1], game.view(right, viewer), seat, theirs)
            assert ours.listed() == theirs.listed()
            found += ours.count
    assert found


@every_game
def test_what_chance_may_have_ordered_is_called_level(game):
    """An idea that seems better than the first, or as good, is never put below it without a word."""
    for seed in range(8):
        state, seat = position(game, game.setup(2), 15 + 20 * seed, seed)
        first, *others = thought_at(game, state, seat, 2).candidates
        assert not first.is_level and first.error >= 0
        assert all(other.is_level for other in others if other.value >= first.value - 0.005)


def test_a_choice_that_is_clearly_better_has_no_equal():
    """To eat four points and a token, or to pass: nobody calls that level."""
    game = load(GAMES["food-chain"])
    for seed in range(40):
        state, seat = position(game, game.setup(2), 30 + seed, seed)
        first, *others = thought_at(game, state, seat, 2).candidates
        gap = min([first.value - other.value for other in others if other.visits], default=0)
        if gap > 0.1:
            assert not any(other.is_level for other in others if other.visits > 3)
            return
    raise AssertionError("no such position in forty")
