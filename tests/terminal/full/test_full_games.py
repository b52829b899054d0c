"""Games on the full screen, by keys and by mouse, at three sizes, in both languages."""

import os

import pytest

from dinotable.games import GAMES, find
from tests.terminal.full.sitting import Sitting

MOST = int(os.environ.get("DINOTABLE_FULL_DECISIONS", "12"))
"""Moves by hand in each guise: whole games in the drill."""
SIZES = [(80, 24), (120, 40), (200, 50)]
# Every game meets every size or is near it, both languages and both ways; every two of these meet somewhere.
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
def test_a_game_is_played_by_pointing(name, size, language, way):
    game = find(name)
    sitting = Sitting(game, ["me", *["random"] * (game.most - 1)], language)

    async def play(pilot):
        await sitting.play(pilot, way == "mouse", MOST)

    sitting.run(size, play)
    assert sitting.session
    by_hand = [entry for entry in sitting.session.journal.entries if entry.seat == 0]
    assert len(by_hand) >= sitting.decisions >= min(MOST, 5)


@pytest.mark.parametrize("way", ["keys", "mouse"])
def test_a_whole_game_and_its_end(way):
    sitting = Sitting(find("happy-little-dinosaurs"), ["me", "random"], "fr")

    async def play(pilot):
        await sitting.play(pilot, way == "mouse", 10**6)
        await sitting.until(pilot, lambda: sitting.say("end-over") in sitting.text())
        seats = sitting.app.table.glance.seats.plain
        scores = sitting.session.outcome().scores
        assert all(f"{name} {score} " in seats for name, score in zip(sitting.session.names, scores, strict=True))
        assert "▸" not in seats
        await pilot.press("escape")
        await sitting.until(pilot, lambda: sitting.app._exit)

    sitting.run((80, 24), play)
    assert sitting.say("end-over") in sitting.app.last_words.plain, "it stays on the terminal"


def test_every_game_is_played_in_some_guise():
    assert {name for name, *_ in GUISES} == set(GAMES)
    assert {size for _, size, *_ in GUISES} == set(SIZES)
