"""Every command, and bad use of it: one line that says what to do, exit code 2; a failed run is 1."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from dinotable import __version__
from dinotable.cli import app
from tests.terminal.pipe import MAGPIES

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def record(pipe, tmp_path):
    """A finished game of the tiny game, with its seed."""
    pipe.run("simulate", MAGPIES, "--games", "1", "--seed", "5", "--out", str(tmp_path))
    return tmp_path / "magpies-2-5-000000.txt"


def test_version_says_how_the_engine_runs(pipe):
    code, out, _ = pipe.run("--version")
    assert code == 0
    assert re.fullmatch(rf"dinotable {re.escape(__version__)} \(engine (compiled|interpreted.*)\)\n", out)
    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"] == __version__


@pytest.mark.parametrize("command", [name for name in app if not name.startswith("-")])
def test_every_command_has_help_with_an_example(pipe, command):
    code, out, _ = pipe.run(command, "--help")
    assert code == 0
    assert f"Example: dinotable {command}" in " ".join(out.split())


def test_simulate_prints_one_object(pipe):
    code, out, err = pipe.run("simulate", MAGPIES, "--players", "3", "--games", "40", "--seed", "2", "--json")
    assert (code, err) == (0, "")
    fields = json.loads(out)
    assert fields["games"] == 40
    for name in (
        "steps",
        "choices",
        "seconds",
        "cpu_seconds",
        "games_per_second",
        "steps_per_second",
        "choices_per_second",
    ):
        assert fields[name] > 0
    outcomes = fields["outcomes"]
    assert abs(sum(outcomes["wins"]) - 40) < 0.01
    assert outcomes["reasons"] == {"rounds": 40}
    assert len(outcomes["mean_scores"]) == 3


def test_simulate_repeats_itself(pipe):
    def outcomes(seed: str, *more: str) -> dict[str, object]:
        return json.loads(pipe.run("simulate", MAGPIES, "--games", "20", "--seed", seed, "--json", *more)[1])[
            "outcomes"
        ]

    assert outcomes("1") == outcomes("1")
    assert outcomes("1") != outcomes("2")
    assert outcomes("1", "--bots", "random,greedy") == outcomes("1", "--bots", "random,greedy", "--workers", "1")


def test_simulate_tells_people_a_table(pipe):
    _, out, _ = pipe.run("simulate", MAGPIES, "--games", "10", "--bots", "greedy,random")
    assert "mean score" in out
    assert "Four rounds were played." in out


def test_simulated_records_verify(pipe, record):
    code, out, _ = pipe.run("verify", str(record), "--game", MAGPIES)
    assert code == 0
    assert "magpies/1, 2 seats" in out
    assert "every draw comes from its seed" in out
    fields = json.loads(pipe.run("verify", str(record), "--game", MAGPIES, "--json")[1])
    assert fields["seed_checked"] is True
    assert len(fields["end"]) == 2


def test_replay_shows_a_position_as_a_seat_saw_it(pipe, record):
    _, everything, _ = pipe.run("replay", str(record), "--game", MAGPIES, "--at", "4", "--lang", "en")
    _, seen, _ = pipe.run("replay", str(record), "--game", MAGPIES, "--at", "4", "--seat", "1", "--lang", "fr")
    assert "line 4 of" in everything
    assert "a card" not in everything
    assert "Le hasard pioche une carte. (× 2)" in seen
    _, end, _ = pipe.run("replay", str(record), "--game", MAGPIES, "--lang", "en")
    assert "Four rounds were played." in end


def test_perft_counts(pipe):
    fields = json.loads(pipe.run("perft", MAGPIES, "--depth", "2", "--seed", "3", "--json")[1])
    # The first holds two different cards, the second two alike.
    assert fields["counts"] == [2, 2]
    assert "depth" in pipe.run("perft", MAGPIES, "--depth", "1")[1]


def test_arena_lets_bots_meet(pipe):
    code, out, _ = pipe.run("arena", MAGPIES, "--bots", "random,greedy", "--games", "4", "--workers", "1", "--json")
    assert code == 0
    assert [row["bot"] for row in json.loads(out)["standings"]] == ["random", "greedy"]


@pytest.mark.parametrize(("bot", "fault"), [("Crashing", "crashed"), ("Cheating", "illegal")])
def test_arena_names_a_faulty_bot_in_a_line_of_its_own(pipe, bot, fault):
    bots = f"random,tests.terminal.bad_bots:{bot}"
    code, out, _ = pipe.run("arena", MAGPIES, "--bots", bots, "--games", "2", "--workers", "1")
    (line,) = [line for line in out.splitlines() if "faults" in line]
    assert code == 0
    assert line.startswith(f"faults of tests.terminal.bad_bots:{bot}: {fault} × ")
    assert re.search(r"; the first: .* \(tests/terminal/bad_bots\.py:\d+ in choose\)$", line)


FAULTS = {
    "Crashing": "crashed: RuntimeError: oh (tests/terminal/bad_bots.py:14 in choose)",
    "Cheating": "not allowed: 62 (tests/terminal/bad_bots.py:18 in choose)",
    "Hanging": "hangs: no answer for 1 seconds (tests/terminal/bad_bots.py:35 in choose)",
    "Spinning": "hangs: no answer for 1 seconds (tests/terminal/bad_bots.py:",
    "Leaving": "crashed: SystemExit: enough (tests/terminal/bad_bots.py:47 in choose)",
}


@pytest.mark.parametrize(("bot", "said"), FAULTS.items())
def test_simulate_ends_with_a_line_that_names_a_faulty_bot(pipe, monkeypatch, bot, said):
    monkeypatch.setattr("dinotable.lab.simulation.run_limit", lambda _: 1.0)
    code, _, err = pipe.run(
        "simulate", MAGPIES, "--bots", f"random,tests.terminal.bad_bots:{bot}", "--games", "2", "--workers", "1"
    )
    assert code == 1
    assert err.count("\n") == 1
    assert f"tests.terminal.bad_bots:{bot} at seat 2" in err
    assert said in err


def test_bench_measures(pipe):
    fields = json.loads(pipe.run("bench", "--seconds", "0.01", "--json")[1])
    assert all(row["games_per_second"] > 0 for row in fields["games"])


def test_play_without_a_game_and_without_input_says_how_to_start(pipe):
    code, out, _ = pipe.run("play")
    assert code == 0
    assert "dinotable play GAME" in out or "No game is installed." in out


def test_without_a_command_the_tables_are_opened(tmp_path):
    command = [sys.executable, "-m", "dinotable", "--port", "0", "--data", str(tmp_path), "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert "http://127.0.0.1:" in process.stdout.readline()
        process.terminate()
        assert "Every game is kept." in process.stdout.read()
    assert process.returncode == 0


def test_the_start_asks_and_plays(pipe):
    code, out, err = pipe.run("play", lines=["fr", "zebra", "1", "", "", "1", "Zoé", *[""] * 12, "quitter", ""])
    assert "Bienvenue" in out or "Welcome" in out
    assert "Répondez par l’un de ceux-ci" in out
    assert "Zoé" in out
    assert code in (0, 1), err


BAD_USE = [
    ["pley"],
    ["play", "--players", "2"],
    ["play", "zebra"],
    ["play", "nowhere.at.all:GAME"],
    ["play", MAGPIES, "--players", "9"],
    ["play", MAGPIES, "--players", "many"],
    ["play", MAGPIES, "--players", "3", "--seats", "me,random"],
    ["play", MAGPIES, "--seats", "me,zebra"],
    ["play", MAGPIES, "--seats", "me"],
    ["play", MAGPIES, "--names", "a,b,c"],
    ["play", MAGPIES, "--lang", "tlh"],
    ["play", MAGPIES, "--option", "speed"],
    ["play", MAGPIES, "--option", "speed=11"],
    ["play", MAGPIES, "--box", "/no/such/box"],
    ["play", MAGPIES, "--box", str(ROOT / "LICENSE")],
    ["play", MAGPIES, "--set", "rounds"],
    ["play", MAGPIES, "--set", "rounds=9"],
    ["play", MAGPIES, "--set", "rounds=two"],
    ["arena", MAGPIES, "--bots", "random,greedy", "--set", "round=2"],
    ["simulate", MAGPIES, "--set", "=2"],
    ["perft", MAGPIES, "--set", "rounds=2\x1b[2J"],
    ["box"],
    ["box", MAGPIES, "--set", "rounds=9"],
    ["box", MAGPIES, "--players", "9"],
    ["box", MAGPIES, "--option", "speed=on"],
    ["box", MAGPIES, "--name", "x" * 50],
    ["box", MAGPIES, "--name", "a\nb"],
    ["box", MAGPIES, "--box", str(ROOT / "LICENSE")],
    ["box", MAGPIES, "--out", str(ROOT / "LICENSE")],
    ["box", MAGPIES, "--out", "/no/such/folder/box.toml"],
    ["box", MAGPIES, "--lang", "tlh"],
    ["play", MAGPIES, "--resume", "/no/such/file"],
    ["play", MAGPIES, "--resume", str(ROOT / "LICENSE")],
    ["play", MAGPIES, "--resume", "/"],
    ["play", MAGPIES, "--wings"],
    ["play", MAGPIES, "--players", "0"],
    ["play", "--players", "0"],
    ["play", MAGPIES, "--seats", "me,greedy@0"],
    ["play", MAGPIES, "--seats", "me,greedy@"],
    ["play", MAGPIES, "--seats", "random,random", "--record", "/no/such/folder/record.txt"],
    ["play", MAGPIES, "--seats", "random,random", "--record", "/"],
    ["play", MAGPIES, "--seats", "random,random", "--record", str(ROOT / "LICENSE")],
    ["simulate", MAGPIES, "--players", "-1"],
    ["simulate", MAGPIES, "--games", "99999999999999999999"],
    ["arena", MAGPIES, "--bots", "random,greedy", "--file", str(ROOT / "LICENSE")],
    ["arena", MAGPIES, "--bots", "random,greedy", "--file", "/"],
    ["arena", MAGPIES, "--bots", "random,greedy", "--file", "/dev/full"],
    ["arena", MAGPIES, "--bots", "random,greedy", "--file", "/proc/no/such"],
    ["arena", MAGPIES, "--bots", "random,greedy", "--workers", "1000000"],
    ["arena", MAGPIES, "--bots", "random,greedy@0"],
    ["arena", MAGPIES, "--bots", "random,greedy", "--edge", "2"],
    ["arena", MAGPIES, "--bots", "random,greedy", "--edge", "nan"],
    ["bench", "--seconds", "-1"],
    ["bench", "--seconds", "nan"],
    ["perft", MAGPIES, "--players", "0"],
    ["check-bot", "true", "--players", "0"],
    ["puzzles", MAGPIES, "--file", str(ROOT / "LICENSE")],
    ["puzzles", MAGPIES, "--file", "/"],
    ["simulate"],
    ["simulate", MAGPIES, "--games", "0"],
    ["simulate", MAGPIES, "--bots", "me,random"],
    ["simulate", MAGPIES, "--bots", "zebra,random"],
    ["simulate", MAGPIES, "--workers", "0"],
    ["simulate", MAGPIES, "--out", "/proc/no/such"],
    ["arena", MAGPIES, "--bots", "random,zebra"],
    ["arena", MAGPIES, "--bots", "random"],
    ["arena", MAGPIES, "--bots", "random,greedy", "--workers", "-1"],
    ["arena", MAGPIES, "--bots", "random,greedy", "--players", "0"],
    ["arena", MAGPIES, "--bots", "random,greedy", "--edge", "5"],
    ["arena", MAGPIES, "--bots", "random,greedy,random", "--edge", "0.1"],
    ["arena", MAGPIES, "--bots", "random,greedy", "--ray", "auto"],
    ["arena", MAGPIES, "--bots", "random@soon,greedy"],
    ["arena", MAGPIES, "--bots", "nowhere.at.all:Bot,greedy"],
    ["arena", MAGPIES, "--bots", "random,greedy", "--games", "-5"],
    ["arena", MAGPIES],
    ["perft", MAGPIES, "--depth", "0"],
    ["replay", "/no/such/file"],
    ["verify", str(ROOT / "LICENSE")],
    ["rules", "zebra"],
    ["rules", MAGPIES, "M9"],
]


@pytest.mark.parametrize("arguments", BAD_USE, ids=" ".join)
def test_bad_use_is_one_line_and_code_2(pipe, arguments):
    code, _, err = pipe.run(*arguments)
    assert code == 2
    assert err.startswith("dinotable: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert "mistake of the program" not in err


def test_a_near_command_is_named(pipe):
    assert "try play" in pipe.run("pley")[2]


def test_a_changed_record_is_refused_at_its_line(pipe, record):
    lines = record.read_text().split("\n")
    place = lines.index("") + 2
    for changed in (lines[:place], [*lines[:place], "0 caw", *lines[place:]], ["dinotable record 9", *lines[1:]]):
        record.write_text("\n".join(changed))
        code, _, err = pipe.run("verify", str(record), "--game", MAGPIES)
        assert code == 2
        assert re.search(r"line \d+: ", err)
        assert err.count("\n") == 1


def test_a_record_cannot_steer_the_terminal(pipe, tmp_path):
    file = tmp_path / "evil.txt"
    file.write_text("\x1b[2J evil\n")
    assert "\x1b" not in pipe.run("verify", str(file))[2]


def test_input_that_ends_too_soon_is_a_failed_run(pipe):
    code, _, err = pipe.run("play", MAGPIES, lines=["offer twig"])
    assert code == 1
    assert err == "dinotable: the input ended before the game did, and nothing was saved\n"


def test_a_mistake_of_the_program_is_one_line(pipe, monkeypatch):
    monkeypatch.setattr("dinotable.terminal.rulebook.find", lambda _: 1 / 0)
    code, _, err = pipe.run("rules", "anything")
    assert code == 1
    assert err.count("\n") == 1
    assert "ZeroDivisionError" in err
