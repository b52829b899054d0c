"""Facts laid out for reading: every key has words, players are named."""

import io

import msgspec
import pytest
from rich.console import Console

from dinotable.core.buffer import Buffer
from dinotable.core.chance import Luck, seed_from
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.playout import Tally, playout
from dinotable.games import GAMES, find
from dinotable.terminal.facts import tell_facts
from dinotable.terminal.screen import Screen
from dinotable.terminal.session import Session
from dinotable.words import LANGUAGES, speaker
from examples.magpies import GAME


def told(facts: dict[str, object]) -> list[str]:
    journal = Journal(GAME, GAME.setup(2), Luck(seed_from(1)))
    journal.names = ["Ann", "Bo"]
    file = io.StringIO()
    screen = Screen(Console(file=file, width=100, highlight=False))
    tell_facts(Session(GAME, journal, ["me", "me"], speaker("en", [GAME.words]), screen), facts)
    return file.getvalue().splitlines()


def test_players_are_named_and_words_spoken():
    assert told({"points_by_seat": [3, 4]}) == ["  points by seat: Ann 3, Bo 4"]
    assert told({"by_seat": 1, "seat": 0}) == ["  by seat: Bo", "  seat: Ann"]
    assert told({"first_seats": [1, 0]}) == ["  first seats: Bo, Ann"]
    assert told({"card": "ring", "side": ["left"]}) == ["  card: a ring", "  side: left"]
    assert told({"ahead": None, "sure": True, "none": [], "odds": 0.123456}) == [
        "  ahead: –",
        "  sure: yes",
        "  none: –",
        "  odds: 0.123",
    ]
    assert told({}) == ["This game has no facts to tell."]


def test_things_with_the_same_keys_are_a_table():
    rows = [{"seat": 0, "card": "ring"}, {"seat": 1, "card": "twig"}]
    assert told({"offers": rows}) == ["  offers:", "    seat  card", "    Ann   a ring", "    Bo    a twig"]


def test_deep_facts_are_indented():
    deep = [{"seat": 1, "lines": [{"amount": 2}], "total": 2}]
    assert told({"scores": deep}) == [
        "  scores:",
        "    Bo",
        "      lines:",
        "        amount",
        "        2",
        "      total: 2",
    ]


def keys(facts: object) -> set[str]:
    if isinstance(facts, dict):
        return set(facts).union(*map(keys, facts.values()))
    return set().union(*map(keys, facts)) if isinstance(facts, list | tuple) else set()


@pytest.mark.parametrize("place", GAMES)
def test_every_fact_and_option_has_words_in_both_languages(place):
    game = find(place)
    found: set[str] = set()
    for seed in range(2):
        state, generator = game.new(game.setup(game.most)), Generator(seed)
        while game.to_act(state):
            playout(game, state, generator, Buffer(), Buffer(), Tally(), 23)
            for seat in range(-1, game.most):
                found |= keys(msgspec.to_builtins(game.facts(game.view(state, seat))))
    for language in LANGUAGES:
        say = speaker(language, [game.words])
        assert [key for key in sorted(found) if not say.has(f"{game.id}-fact-{key.replace('_', '-')}")] == []
        assert [option.name for option in game.options if not say.has(f"{game.id}-option-{option.name}")] == []
