"""What the server tells of its games: enough to draw one that a page was built without."""

from pathlib import Path

import pytest

from examples.magpies import GAME
from tests.server.house import House


def test_a_game_is_described_whole(house: House):
    told = house.http.get("/api/games/magpies").json()
    assert told["actions"]["peek"] == {"rule": "M4", "fields": {"seat": "seat"}}
    assert told["words"]["card"] == ["twig", "shell", "coin", "ring"]
    assert told["own"] == ["seat", "hand", "choice", "known"]
    assert told["by_seat"] == ["birds", "known"]
    assert told["bots"] == GAME.ladder().names()
    for language in ("en", "fr"):
        words = (Path(GAME.words) / f"{language}.ftl").read_text(encoding="utf-8")
        assert told["text"][language]["words"].rstrip() == words.rstrip()
        assert "**M1**" in told["text"][language]["rules"]


def test_the_list_is_short(house: House):
    (line,) = [game for game in house.http.get("/api/games").json()["games"] if game["id"] == "magpies"]
    assert line.keys() == {
        "id",
        "rules",
        "fewest",
        "most",
        "options",
        "bots",
        "strengths",
        "reconstruction",
        "programs",
    }


@pytest.mark.parametrize("name", ["no-such-game", "../../etc/passwd", "Magpies", "%2e%2e"])
def test_only_games_of_the_house_are_described(house: House, name: str):
    refused = house.http.get(f"/api/games/{name.replace('/', '%2f')}")
    assert refused.status_code == 404
