"""Whole games on the full screen, by keys and by mouse, at three sizes, in both languages."""

import random

import pytest

from dinotable.games import GAMES, find
from tests.terminal.full.sitting import Sitting

SIZES = [(80, 24), (120, 40), (200, 50)]
WAYS = ["keys", "mouse"]
# Every game meets every size, language and way; every two of these meet somewhere.
GUISES = [
    ("ciao-dino", (80, 24), "fr", "keys"),
    ("ciao-dino", (120, 40), "en", "mouse"),
    ("food-chain", (80, 24), "en", "mouse"),
    ("food-chain", (200, 50), "fr", "keys"),
    ("gods-love-dinosaurs", (80, 24), "fr", "mouse"),
    ("gods-love-dinosaurs", (120, 40), "en", "keys"),
    ("happy-little-dinosaurs", (120, 40), "fr", "mouse"),
    ("happy-little-dinosaurs", (200, 50), "en", "keys"),
]


@pytest.mark.parametrize(("name", "size", "language", "way"), GUISES)
def test_a_whole_game(name, size, language, way):
    game = find(name)
    sitting = Sitting(game, ["me", "random"], language)
    chance = random.Random(5)

    async def play(pilot):
        while await sitting.until_asked(pilot):
            await sitting.point_out(pilot, chance, by_mouse=way == "mouse")
        await sitting.until(pilot, lambda: sitting.say("end-over") in sitting.text())

    sitting.run(size, play)
    assert sitting.session
    outcome = sitting.session.outcome()
    assert outcome is not None
    assert sitting.decisions >= 5
    assert sorted(outcome.ranks)[0] == 1


def test_every_game_is_played_in_some_guise():
    assert {name for name, *_ in GUISES} == set(GAMES)
    assert {size for _, size, *_ in GUISES} == set(SIZES)
