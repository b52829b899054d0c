"""The ladder: what it plays and in which order, what it writes, and that it goes on where it was with the same bots only."""

import itertools
import json
import math
from pathlib import Path
from typing import Any

import pytest

from dinotable.core.ladder import Strength
from dinotable.games import GAMES, find
from dinotable.lab import ladder, matches
from dinotable.lab.matches import ANCHOR, Match
from dinotable.lab.past import Line, Past
from dinotable.lab.published import BEGIN, END, page_with, read_lines, row_of, told
from dinotable.lab.schedule import STRIDE, Schedule
from dinotable.lab.strength import block_of, rated, strengths_of, write_strengths
from dinotable.lab.worker import play_number

PAGE = f"before\n{BEGIN}\nold\n{END}\nafter\n"
DOCS = Path(__file__).parents[2] / "docs"
FOOD = "food-chain"


def small(games: int = 4) -> Match:
    return Match(find(FOOD), 2, "novice", "random", games)


def played(match: Match, *numbers: int) -> Match:
    for number in numbers:
        match.results.add(play_number(match.fixture, number, set()))
    return match


def test_at_every_number_of_players_neighbours_meet_and_the_best_meets_greedy_and_random() -> None:
    for game in map(find, GAMES):
        levels = game.ladder().names()
        found = {match.name(): match.target for match in matches.matches(game, 1000)}
        for players in range(game.fewest, game.most + 1):
            most = 1000 if players in (game.fewest, game.most) else 400
            for below, above in itertools.pairwise(levels):
                assert most <= found[f"{game.id}-{players}-{above}-{below}"] < most + players
            for other in ("greedy", "random"):
                assert f"{game.id}-{players}-{levels[-1]}-{other}" in found


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """One match of few games, and places of its own for all that is written."""
    (tmp_path / "bots.md").write_text(PAGE)
    monkeypatch.setattr(ladder, "matches", lambda game, games: [small(games)] if game.id == FOOD else [])
    places = {"page": "bots.md", "data": "published.json", "folder": "games", "sources": "none"}
    return [
        FOOD,
        "--workers",
        "1",
        *[word for name, place in places.items() for word in (f"--{name}", str(tmp_path / place))],
    ]


def test_a_ladder_is_played_told_and_gone_on_with(words: list[str], tmp_path: Path) -> None:
    kept = tmp_path / "games" / "food-chain-2-novice-random.jsonl"
    for games in (2, 2, 4):
        assert ladder.main([*words, "--games", str(games)]) == 0
        page = (tmp_path / "bots.md").read_text()
        assert page.startswith("before\n") and page.endswith("\nafter\n") and "old" not in page
        assert page.count(f"| `novice` | `random` | {games} |") == 1
        assert f"--players 2 --bots novice,random --games {games} --seed 1" in page
        assert [json.loads(line)["n"] for line in kept.read_text().splitlines()[1:]] == list(range(games))
    # Without a game, everything is written from what is there.
    (tmp_path / "bots.md").write_text(PAGE)
    assert ladder.main([*words, "--games", "0"]) == 0
    assert (tmp_path / "bots.md").read_text() == page


def test_games_of_bots_that_have_changed_are_put_aside(words: list[str], tmp_path: Path) -> None:
    ladder.main([*words, "--games", "4"])
    kept = tmp_path / "games" / "food-chain-2-novice-random.jsonl"
    honest = kept.read_text().splitlines()
    first = json.loads(honest[1])
    first["scores"][0] += 1
    kept.write_text("\n".join([honest[0], json.dumps(first), *honest[2:]]) + "\n")
    (tmp_path / "published.json").unlink()
    ladder.main([*words, "--games", "4"])
    again = [json.loads(line) for line in kept.read_text().splitlines()[1:]]
    assert [game["n"] for game in again] == [0, 1, 2, 3]
    assert again[0]["scores"] == json.loads(honest[1])["scores"]
    assert kept.with_name(f"{kept.name}.stale").exists()


def going_on(line: Line, games: int = 8) -> Match:
    match = small(games)
    match.go_on_from(line)
    return match


def test_a_match_goes_on_from_what_was_published_as_if_it_had_never_stopped() -> None:
    published, whole = played(small(), 0, 1, 2, 3).line(), played(small(8), *range(8)).line()
    match = going_on(published)
    assert match.line() == published
    assert match.ask_witnesses() == [0, 3] and match.missing == [4, 5, 6, 7]
    for number in (4, 5, 6, 7, 0):
        assert match.add(play_number(match.fixture, number, set()))
    assert match.line() == published, "the last game has not yet confirmed it"
    assert match.add(play_number(match.fixture, 3, set()))
    assert match.line() == whole
    # What is kept of it goes on the same way, from the new line too.
    again = played(going_on(whole, 10), 0, 7, 8, 9)
    assert again.line() == played(small(10), *range(10)).line()


@pytest.mark.parametrize(("told", "number"), [("witness", 0), ("last", 3)])
def test_what_was_published_of_other_bots_is_played_anew(told: str, number: int) -> None:
    published = played(small(), 0, 1, 2, 3).line()
    match = going_on({**published, told: {**published[told], "moves": [0, 0]}})
    match.ask_witnesses()
    match.add(play_number(match.fixture, 4, set()))
    assert not match.add(play_number(match.fixture, number, set()))
    assert match.line()["games"] == 0
    assert {*match.missing, *match.asked} >= set(range(8))
    for each in range(8):
        assert match.add(play_number(match.fixture, each, set()))
    assert match.line() == played(small(8), *range(8)).line()


def test_kept_games_of_other_bots_do_not_stand_against_what_was_published() -> None:
    published = played(small(), 0, 1, 2, 3).line()
    match = played(small(8), 0, 1)
    match.results.games[0] = {**match.results.games[0], "moves": [0, 0]}
    match.go_on_from(published)
    assert match.line()["games"] == 2
    assert not match.add(play_number(match.fixture, 0, set()))
    assert match.missing == [4, 5, 6, 7]


def test_kept_games_count_where_they_are_more_than_what_was_published() -> None:
    published, more = played(small(), 0, 1).line(), played(small(), 0, 1, 2, 3)
    more.go_on_from(published)
    assert more.past.games == 0 and more.line()["games"] == 4
    # Only whole deals from the first on are told: a command plays exactly these.
    assert played(small(), 0, 1, 2, 5).line()["games"] == 2


def test_shared_wins_are_not_lost_by_rounding() -> None:
    line = {"games": 3, "wins": 0.667, "duels": [0] * 5, "witness": {"moves": []}}
    assert Past(3, line).won == pytest.approx(2 / 3, abs=1e-12)


def test_without_its_folder_a_ladder_goes_on_from_the_published_file(words: list[str], tmp_path: Path) -> None:
    assert ladder.main([*words, "--games", "4"]) == 0
    (tmp_path / "games").rename(tmp_path / "lost")
    assert ladder.main([*words, "--games", "6"]) == 0
    kept = (tmp_path / "games" / "food-chain-2-novice-random.jsonl").read_text().splitlines()
    assert sorted(json.loads(line)["n"] for line in kept[1:]) == [0, 3, 4, 5]
    assert read_lines(str(tmp_path / "published.json")) == [played(small(), *range(6)).line()]


def test_what_nobody_knows_and_costs_little_is_played_first() -> None:
    game = find(FOOD)
    sure, open_, dear = (Match(game, 2, *names, 400) for names in (("a", "b"), ("c", "d"), ("e", "f")))
    for match, cost in ((sure, 1.0), (open_, 1.0), (dear, 50.0)):
        for n in range(40):
            ranks = [1, 2] if match is sure or n % 2 else [2, 1]
            match.results.games[n] = {"n": n, "seating": [0, 1], "ranks": ranks, "cpu": cost, "seconds": [cost]}
        match._count()
    schedule = Schedule([sure, open_, dear], 0)
    order = list(schedule.numbers())
    assert [number // STRIDE for number in order[:4]] == [0, 1, 2, 1]
    assert sorted(order[3:]) == [k * STRIDE + n for k in range(3) for n in range(40, 400)]
    assert schedule.left() == (3 * 360, pytest.approx(360 * 52))


def test_no_game_begins_after_its_time_is_up(words: list[str], tmp_path: Path) -> None:
    assert ladder.main([*words, "--games", "1000", "--cpu-minutes", "0.0001"]) == 0
    assert 0 < read_lines(str(tmp_path / "published.json"))[0]["games"] < 900


def test_a_level_that_does_not_separate_is_told(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert ladder.main([*words, "--games", "2", "--check"]) == 1
    assert "not shown: food-chain, 2 players: novice above random" in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(
    "wrong",
    [["--games", "-1"], ["--workers", "-1"], ["--games", "x"], ["zebra"], ["--page", "no/such"], ["--page", "."]],
)
def test_what_is_impossible_is_refused_in_one_line(
    wrong: list[str], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: Any = ladder.main([*words[1:], *wrong])
    except SystemExit as ended:
        code = ended.code
    assert code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_strengths_follow_from_duels_and_replace_those_in_the_game_s_folder(tmp_path: Path) -> None:
    line = {"players": 3, "games": 400, "first": "greedy", "second": "novice", "duels": [0, 0, 0, 100, 300]}
    assert rated(["novice", "greedy"], [line], None)[0] == pytest.approx(1500 - 400 * math.log10(750.5 / 50.5))
    found = {"novice": Strength(1, 2, 3, 4)}
    (tmp_path / "food_chain").mkdir()
    file = tmp_path / "food_chain" / "ladder.py"
    file.write_text(f"# why\n{block_of({'greedy': Strength(9, 8, 7, 6), **found})}LADDER = 1\n")
    write_strengths(str(tmp_path), find(FOOD), found)
    assert file.read_text() == '# why\nSTRENGTHS: Final = {\n    "novice": Strength(1, 2, 3, 4),\n}\nLADDER = 1\n'


def test_what_is_published_fits_together() -> None:
    """After another measurement: `make ladder` writes all of it."""
    page, lines = (DOCS / "bots.md").read_text(encoding="utf-8"), read_lines(str(DOCS / "published.json"))
    assert page.count(BEGIN) == page.count(END) == 1
    for line in lines:
        assert row_of(line) in page
        assert sum(line["duels"]) in (0, line["games"])
    for game in map(find, GAMES):
        found, kept = strengths_of(game, lines), game.ladder().strengths
        assert {level: vars_of(one) for level, one in found.items()} == {
            name: vars_of(one) for name, one in kept.items()
        }
        levels = list(kept)
        assert sorted(levels, key=lambda level: kept[level].rating) == levels, "the weakest first"
        assert kept[ANCHOR].rating == 1500
        assert f"](pictures/strength-{game.id}.svg)" in page
    assert page_with(page, told([find(name) for name in GAMES], lines, pictures_in(page))) == page


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_published_was_played_by_the_bots_of_today(game_id: str) -> None:
    """Shown for the levels that think least. If it fails, a bot has changed: `make ladder` plays its matches anew."""
    game = find(game_id)
    thinking_least = set(game.ladder().names()[:3])
    for line in read_lines(str(DOCS / "published.json")):
        if line["game"] == game_id and line["witness"] and {line["first"], line["second"]} <= thinking_least:
            match = Match(game, line["players"], line["first"], line["second"], 2)
            assert played(match, 0).first_witness() == line["witness"], line["command"]


def vars_of(one: Strength) -> list[int]:
    return [one.rating, one.low, one.high, one.games]


def pictures_in(page: str) -> dict[str, str]:
    rows = [row for row in page.splitlines() if row.startswith("![Strength of each level")]
    return {game: row for game in GAMES for row in rows if f"strength-{game}.svg" in row}
