"""The ranking at the end says why it is as it is, where points alone do not."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.games import find
from dinotable.terminal.ending import tell_ranking
from dinotable.terminal.screen import Screen
from dinotable.terminal.session import Session
from dinotable.words import speaker

RECORDS = Path(__file__).parents[1] / "records"


def ranking(game: str, number: str, language: str) -> list[str]:
    rules = find(game)
    record = read_record((RECORDS / game.replace("-", "_") / f"{number}.txt").read_bytes())
    journal = replay(rules, record)
    journal.names = ["Ann", "Bo", "Cy", "Di", "Ed"][: record.seats]
    screen = Screen(Console(file=(out := io.StringIO()), width=120))
    session = Session(rules, journal, ["me"] * record.seats, speaker(language, [rules.words]), screen)
    outcome = session.outcome()
    assert outcome
    tell_ranking(session, outcome)
    return [" ".join(line.split()) for line in out.getvalue().splitlines() if line.strip()]


@pytest.mark.parametrize(
    ("language", "out", "why"),
    [
        ("en", "eliminated", "Eliminated players rank last: the later out, the higher."),
        ("fr", "éliminé", "Les éliminés sont classés derniers, du dernier sorti au premier."),
    ],
)
def test_a_player_who_was_eliminated_is_said_to_be(language, out, why):
    # CD7.3: four points of which the holder was eliminated rank behind four of a survivor.
    told = ranking("ciao-dino", "002", language)
    assert told[-4:] == ["1 Bo 4", f"2 Ann ({out}) 4", f"3 Cy ({out}) 0", why]


@pytest.mark.parametrize(
    ("game", "number", "language", "why"),
    [
        ("ciao-dino", "006", "en", "Tie: the larger reserve ranks higher, then more continents."),
        ("gods-love-dinosaurs", "002", "en", "Tie: the player later in turn order ranks higher."),
        ("gods-love-dinosaurs", "002", "fr", "Égalité : le dernier dans l’ordre du tour passe devant."),
    ],
)
def test_equal_points_with_different_ranks_are_explained(game, number, language, why):
    assert why in ranking(game, number, language)


def test_points_that_say_it_all_are_left_alone():
    assert ranking("gods-love-dinosaurs", "000", "en")[-2:] == ["1 Bo 5", "2 Ann 3"]
