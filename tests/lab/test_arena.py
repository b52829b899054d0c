"""The arena: balanced seats, one luck a deal, faults told, and nothing lost or doubled by an interruption."""

import inspect
import json
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from dinotable.core.errors import DinotableError, SetupError
from dinotable.lab.arena import Arena
from dinotable.lab.fixture import Fixture, seatings
from dinotable.lab.worker import play_number
from tests.lab import strange_bots

MAGPIES = "examples.magpies:GAME"
STRANGE = "tests.lab.strange_bots"


def fixture(*bots: str, players: int = 2) -> Fixture:
    return Fixture(MAGPIES, players, list(bots), 1, {})


def run(arena: Arena) -> dict[str, Any]:
    arena.run()
    return arena.report()


def without_seconds(report: dict[str, Any]) -> dict[str, Any]:
    return {**report, "standings": [{**row, "seconds_a_move": 0} for row in report["standings"]]}


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 3), (4, 4), (5, 5), (2, 3), (2, 5)])
def test_every_bot_sits_everywhere_as_often(bots: int, seats: int) -> None:
    chairs = Counter((bot, seat) for row in seatings(bots, seats) for seat, bot in enumerate(row))
    for bot in range(bots):
        assert len({chairs[bot, seat] for seat in range(seats)}) == 1
        assert chairs[bot, 0] > 0


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (3, 4), (5, 4), (3, 3)])
def test_in_a_round_robin_every_two_meet_each_in_every_seat(bots: int, seats: int) -> None:
    rows = seatings(bots, seats, round_robin=True)
    assert all(len(set(row)) == 2 for row in rows)
    alone = Counter(
        (row[seat], row[seat - 1], seat) for row in rows for seat in range(seats) if row.count(row[seat]) == 1
    )
    assert alone == Counter(
        {(a, b, seat): 1 for a in range(bots) for b in range(bots) if a != b for seat in range(seats)}
    )


def test_one_bot_alone_is_refused() -> None:
    with pytest.raises(SetupError, match="two bots or more"):
        seatings(1, 2)


def test_a_round_robin_tells_pairs_and_seats(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arena = Arena(fixture("greedy", "random", "novice", "random", players=3), 6, str(path), 2)
    report = run(arena)
    assert report["games"] == arena.games == 36, "six games for each of six pairs"
    assert all(pair["games"] == 3 for pair in report["pairs"]) and len(report["pairs"]) == 12
    for row in report["standings"]:
        assert [each["games"] for each in row["seats"]] == [9, 9, 9]
        assert sum(each["wins"] for each in row["seats"]) == pytest.approx(row["wins"], abs=1e-3)
    # Of a meeting cut short nothing counts, of the others everything.
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))
    assert Arena(fixture("greedy", "random", "novice", "random", players=3), 6, str(path), 1).report()["games"] == 30


def test_all_seatings_of_a_deal_meet_the_same_luck() -> None:
    each = fixture("random", "greedy", "search-1", players=3)
    assert [each.luck(number).seed for number in range(6)] == [each.luck(0).seed] * 6
    assert each.luck(6).seed != each.luck(0).seed


def test_equal_bots_share_every_deal() -> None:
    """The same bot in both chairs, the same luck: what one seating wins the other loses."""
    games = [play_number(fixture("random", "random"), number, set()) for number in range(4)]
    assert [game["seating"] for game in games] == [[0, 1], [1, 0]] * 2


def test_the_table_does_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    one = run(Arena(fixture("random", "search-1@5"), 12, None, 1))
    two = run(Arena(fixture("random", "search-1@5"), 12, str(tmp_path / "games.jsonl"), 2))
    assert without_seconds(one) == without_seconds(two)
    assert sum(row["wins"] for row in one["standings"]) == pytest.approx(one["games"])


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert Arena(fixture("random", "greedy", "random", players=3), 7, None, 1).games == 12


PROGRAM = f"""
import sys
from dinotable.lab.arena import Arena
from dinotable.lab.fixture import Fixture
Arena(Fixture("{MAGPIES}", 2, ["random", "search-1@60"], 1, {{}}), 24, sys.argv[1], 2).run()
"""


def test_killed_in_the_middle_and_started_again_it_gives_the_same_table(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    kills = 0
    for wanted in (3, 9):
        process = subprocess.Popen([sys.executable, "-c", PROGRAM, str(path)], env={"PYTHONPATH": ":".join(sys.path)})
        while process.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < wanted):
            time.sleep(0.01)
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
            kills += 1
        process.wait()
    assert kills == 2
    with path.open("a") as file:
        file.write('{"n": 5, "seating": [0, 1], "sco')
    again = run(Arena(fixture("random", "search-1@60"), 24, str(path), 2))
    undisturbed = run(Arena(fixture("random", "search-1@60"), 24, None, 2))
    assert without_seconds(again) == without_seconds(undisturbed)
    numbers = [json.loads(line)["n"] for line in path.read_text().splitlines()[1:]]
    assert sorted(numbers) == list(range(24))


def test_interrupted_from_the_keyboard_it_tells_what_was_played_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    words = ["arena", MAGPIES, "--bots", "random,search-1@60", "--games", "4000", "--file", str(path), "--json"]
    process = subprocess.Popen(
        [sys.executable, "-m", "dinotable", *words],
        env={"PYTHONPATH": ":".join(sys.path)}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    while process.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < 5):
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 130
    assert err.count("\n") == 1 and re.search(r"interrupted after \d+ of 4,000 games, which are kept in", err)
    assert json.loads(out)["games"] >= 2


def test_a_deal_cut_short_does_not_count(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(Arena(fixture("random", "random"), 4, str(path), 1))
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))
    assert Arena(fixture("random", "random"), 4, str(path), 1).report()["games"] == 2


def test_a_file_of_other_games_is_not_added_to(tmp_path: Path) -> None:
    path = str(tmp_path / "games.jsonl")
    run(Arena(fixture("random", "random"), 2, path, 1))
    with pytest.raises(DinotableError, match="holds other games"):
        Arena(fixture("random", "greedy"), 2, path, 1)


SAID = {"Crashes": "ZeroDivisionError: on purpose", "Cheats": "answered 321, which is not legal"}


def line_of(bot: str) -> int:
    """Of what it does; one that answers wrongly is told with the line in which that begins."""
    _, begin = inspect.getsourcelines(getattr(strange_bots, bot).choose)
    return begin + (bot not in ("Cheats",))


@pytest.mark.parametrize(("bot", "fault"), [("Crashes", "crashed"), ("Cheats", "illegal")])
def test_a_faulty_bot_is_told_and_the_game_goes_on(bot: str, fault: str) -> None:
    rows = run(Arena(fixture("random", f"{STRANGE}:{bot}"), 4, None, 1))["standings"]
    assert rows[0]["faults"] == {}
    assert rows[1]["faults"] == {fault: rows[1]["moves"]}
    assert rows[1]["first_error"] == f"{SAID[bot]} (tests/lab/strange_bots.py:{line_of(bot)} in choose)"


def test_a_bot_that_hangs_is_ended_and_told() -> None:
    rows = run(Arena(fixture("random", f"{STRANGE}:Hangs"), 2, None, 1, grace=0.2))["standings"]
    assert rows[1]["games"] == 2
    assert rows[1]["faults"] == {"hung": 2}
    assert "strange_bots.py:" in rows[1]["first_error"] and "in choose)" in rows[1]["first_error"]


def test_a_bot_that_ends_its_process_is_told() -> None:
    rows = run(Arena(fixture(f"{STRANGE}:Dies", "random"), 2, None, 1))["standings"]
    assert rows[0]["faults"] == {"died": 2}
    assert "died (exit code 7)" in rows[0]["first_error"]
    assert rows[1]["faults"] == {}


def test_a_bot_that_leaves_or_is_late_is_told_with_its_line() -> None:
    rows = run(Arena(fixture(f"{STRANGE}:Leaves", f"{STRANGE}:Dawdles@0.001s"), 2, None, 1))["standings"]
    assert [list(row["faults"]) for row in rows] == [["crashed"], ["late"]]
    assert rows[0]["first_error"] == f"SystemExit: enough (tests/lab/strange_bots.py:{line_of('Leaves')} in choose)"
    assert rows[1]["first_error"].endswith(
        f"s of 0.001 s (tests/lab/strange_bots.py:{line_of('Dawdles') - 1} in choose)"
    )


def test_what_a_bot_prints_is_no_result() -> None:
    rows = run(Arena(fixture("random", f"{STRANGE}:Chatters"), 4, None, 1))["standings"]
    assert [row["games"] for row in rows] == [4, 4]
    assert rows[1]["faults"] == {}


@pytest.mark.parametrize(
    "word", ["serch-1", "no.such.module:Bot", f"{STRANGE}:NoBot", f"{STRANGE}:Missing", "greedy@x", "greedy@-1"]
)
def test_an_unknown_bot_is_refused_before_the_first_game(word: str) -> None:
    with pytest.raises(SetupError) as error:
        Arena(fixture("random", word), 2, None, 1)
    assert "\n" not in str(error.value)


def test_the_sequential_test_stops_early_and_counts_whole_deals() -> None:
    report = run(Arena(fixture("search-1@60", "random"), 2000, None, 2, edge=0.2))
    assert report["sprt"]["says"] == "better"
    assert report["games"] == 2 * report["sprt"]["deals"] < 400
