"""Every level of every game: legal, repeatable, in time, and blind to what its seat was not shown."""

import time
from pathlib import Path

import pytest

import dinotable.bots
from dinotable.bots.contract import Budget
from dinotable.bots.registry import player_for
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.play import digest, legal_actions, seats_to_act, view_digest
from dinotable.core.playout import Tally, playout
from dinotable.core.seats import CHANCE
from dinotable.words import LANGUAGES, speaker
from tests.conformance.spots import all_games, random_game
from tests.worlds.lockstep import make_pair

LEVELS = [(game, level) for game in all_games() for level in game.ladder().names()]
IDS = [f"{game.id}-{level}" for game, level in LEVELS]
SMALL = Budget(simulations=6)
ROOT = Path(__file__).parents[2]


def position(game, setup, steps, seed):
    """Somewhere in a random game, where a seat has a choice."""
    state = game.new(setup)
    generator = Generator(seed)
    for _ in range(200):
        playout(game, state, generator, Buffer(), Buffer(), Tally(), steps)
        for seat in seats_to_act(game, state):
            if seat < setup.seats and len(legal_actions(game, state, seat)) > 1:
                return state, seat
        steps = 1
        if not seats_to_act(game, state):
            state = game.new(setup)
    raise AssertionError("no choice in two hundred actions")


@pytest.mark.parametrize(("game", "level"), LEVELS, ids=IDS)
def test_a_bot_answers_with_a_legal_action_and_the_same_again(game, level):
    for seats in {game.fewest, game.most}:
        setup = game.setup(seats)
        for seed in range(3):
            state, seat = position(game, setup, 20 * seed, seed)
            view, legal = game.view(state, seat), legal_actions(game, state, seat)
            before = digest(state), view_digest(view)
            choices = {
                player_for(game, setup, level).bot.choose(view, list(legal), Generator(7), SMALL) for _ in range(2)
            }
            assert len(choices) == 1
            assert choices <= set(legal)
            assert (digest(state), view_digest(view)) == before


@pytest.mark.parametrize(("game", "level"), LEVELS, ids=IDS)
def test_a_bot_keeps_nothing_between_decisions(game, level):
    setup = game.setup(game.fewest)
    used = player_for(game, setup, level).bot
    for seed in range(3):
        state, seat = position(game, setup, 15, seed)
        view, legal = game.view(state, seat), legal_actions(game, state, seat)
        fresh = player_for(game, setup, level).bot
        assert used.choose(view, legal, Generator(3), SMALL) == fresh.choose(view, legal, Generator(3), SMALL)


def told(thought):
    return repr([(c.action, c.value, c.ranks, [(d.term, d.points) for d in c.changes]) for c in thought.candidates])


@pytest.mark.parametrize(("game", "level"), LEVELS, ids=IDS)
def test_in_two_worlds_its_seat_cannot_tell_apart_a_bot_chooses_the_same(game, level):
    for seats in {game.fewest, game.most}:
        compare_two_worlds(game, game.setup(seats), level)


def compare_two_worlds(game, setup, level):
    bot = player_for(game, setup, level).bot
    compared = 0
    for viewer in range(setup.seats):
        if compared == 6:
            break
        pair = make_pair(game, setup, viewer, seed=viewer, most=60)
        left, right = game.new(setup), game.new(setup)
        for (seat, one), (_, other) in zip(pair.left, pair.right, strict=True):
            legal = legal_actions(game, left, viewer)
            if len(legal) > 1 and compared < 6:
                ours = bot.choose(game.view(left, viewer), legal, Generator(5), SMALL)
                theirs = bot.choose(game.view(right, viewer), legal_actions(game, right, viewer), Generator(5), SMALL)
                assert ours == theirs
                if compared < 2:
                    views = game.view(left, viewer), game.view(right, viewer)
                    assert len({told(bot.think(view, legal, Generator(5), SMALL)) for view in views}) == 1
                compared += 1
            game.apply(left, seat, one, None)
            game.apply(right, seat, other, None)
    assert compared


@pytest.mark.parametrize(("game", "level"), LEVELS, ids=IDS)
def test_think_weighs_every_action_and_ranks_every_seat(game, level):
    if level == "random":
        return
    setup = game.setup(game.most)
    state, seat = position(game, setup, 25, 1)
    legal = legal_actions(game, state, seat)
    player = player_for(game, setup, level)
    thought = player.bot.think(game.view(state, seat), legal, Generator(2), SMALL)
    assert sorted(each.action for each in thought.candidates) == sorted(legal)
    assert thought.best() == player.bot.choose(game.view(state, seat), legal, Generator(2), SMALL)
    for each in thought.candidates:
        assert 0 <= each.value <= 1
        assert len(each.ranks) == setup.seats
        assert sum(each.ranks) == pytest.approx(setup.seats * (setup.seats + 1) / 2)


def widest(game, setup):
    """The position of a random game with the most actions to look at."""
    state, best = game.new(setup), (0, None, 0)
    for seat, action in random_game(game, setup, 3):
        if seat != CHANCE:
            count = len(legal_actions(game, state, seat))
            best = max(best, (count, state.copy(), seat), key=lambda found: found[0])
        game.apply(state, seat, action, None)
    return best[1], best[2]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_budget_of_time_holds_within_a_tenth_at_every_level(game, monkeypatch):
    # By the processor's time: what others do on the machine is not its fault.
    monkeypatch.setattr(time, "perf_counter", time.process_time)
    for seats in {game.fewest, game.most}:
        setup = game.setup(seats)
        state, seat = widest(game, setup)
        view, legal = game.view(state, seat), legal_actions(game, state, seat)
        for level in game.ladder().names():
            bot = player_for(game, setup, level).bot
            for ask in (bot.choose, bot.think):
                holds = any(overrun(ask, view, legal, 0.06) < 0.1 for _ in range(3))
                assert holds, f"{level} {ask.__name__} with {seats} takes too long"


def overrun(ask, view, legal, seconds):
    started = time.process_time()
    ask(view, legal, Generator(1), Budget(seconds=seconds))
    return (time.process_time() - started) / seconds - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_level_has_a_name_and_a_character(game, language):
    say = speaker(language, list(dinotable.bots.__path__))
    names = [say(f"bot-{level}") for level in game.ladder().names()]
    assert len(set(names)) == len(names) >= 4
    for level in game.ladder().names():
        assert say(f"bot-{level}-is")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_level_has_a_face_that_the_page_shows(game):
    drawn = (ROOT / "src/dinotable/art/faces.svg").read_text(encoding="utf-8")
    shown = (ROOT / "web/src/lib/portraits.ts").read_text(encoding="utf-8")
    for level in game.ladder().names():
        assert f'<symbol id="bot-{level}"' in drawn
        assert f"'{level}'" in shown


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_levels_are_told_from_the_weakest_to_the_strongest(game):
    ladder = game.ladder()
    ratings = [ladder.strengths[level].rating for level in ladder.names() if level in ladder.strengths]
    assert ratings == sorted(ratings)
    assert not ratings or len(ratings) == len(ladder.names())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_term_of_an_evaluator_has_words(game, language):
    say = speaker(language, [game.words])
    assert all(say(f"{game.id}-term-{term}") for term in game.evaluator().terms)
    assert 0 <= game.evaluator().plain <= len(game.evaluator().terms)
