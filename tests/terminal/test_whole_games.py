"""A scripted session plays a whole game of each kind in each language, and its record verifies."""

import re

import pytest

from dinotable.cli import main
from dinotable.games import GAMES, find
from dinotable.words import LANGUAGES, speaker
from tests.terminal.driver import Driver, play_whole

PLACES = [*GAMES, "examples.magpies:GAME"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_a_whole_game_is_played(place, language, tmp_path, capsys):
    game = find(place)
    file = tmp_path / "game.txt"
    seats = ",".join(["me"] + ["random"] * (game.fewest - 1))
    wishes = ["--seats", seats, "--names", "Zoé", "--lang", language, "--seed", "7", "--record", str(file)]
    driver = Driver("play", place, *wishes, names=["Zoé"])
    decisions = play_whole(driver, 7)
    assert driver.close() == 0, driver.transcript[-2000:]
    assert decisions > 3
    say = speaker(language, [game.words])
    for told in (say("unofficial"), say("end-over"), say("end-verified"), say("record-done", file=str(file))):
        assert told in driver.transcript
    if game.reconstruction:
        assert say(f"{game.id}-reconstruction") in driver.transcript
    assert not re.search(rf"{re.escape(game.id)}-(do|event|no|end|fact)|\{{ \$|has no words", driver.transcript)
    assert main(["verify", str(file), "--game", place]) == 0
    assert "every draw comes from its seed" in capsys.readouterr().out


@pytest.mark.parametrize("place", PLACES)
def test_bots_alone_play_to_the_end(place, tmp_path, capsys):
    game = find(place)
    file = tmp_path / "game.txt"
    seats = ",".join(["random"] * game.most)
    assert main(["play", place, "--seats", seats, "--seed", "1", "--lang", "fr", "--record", str(file)]) == 0
    assert "La partie est finie." in capsys.readouterr().out
    assert main(["verify", str(file), "--game", place]) == 0
