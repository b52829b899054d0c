"""A clean command line: interruptions keep what was counted, and what the machine cannot do is no mistake of the program."""

import importlib.abc
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from dinotable import __main__ as command
from dinotable.lab import simulate
from dinotable.lab.standings import time_told
from dinotable.terminal.streams import plain
from tests.terminal.pipe import MAGPIES

ROOT = Path(__file__).parent.parent.parent


def interrupted_after(monkeypatch, place: str, calls: int) -> None:
    """What stands there is interrupted from the keyboard once it was called so often."""
    owner, _, name = place.rpartition(".")
    real, left = getattr(sys.modules[owner], name), [calls]

    def counting(*arguments, **named):
        if not left[0]:
            raise KeyboardInterrupt
        left[0] -= 1
        return real(*arguments, **named)

    monkeypatch.setattr(place, counting)


def test_an_interrupted_simulation_tells_its_whole_games(pipe, monkeypatch):
    whole = json.loads(pipe.run("simulate", MAGPIES, "--games", "7", "--json")[1])
    interrupted_after(monkeypatch, "dinotable.lab.simulate.play_one", 7)
    code, out, err = pipe.run("simulate", MAGPIES, "--games", "500", "--json")
    assert (code, err) == (130, "dinotable: interrupted after 7 of 500 games\n")
    fields = json.loads(out)
    assert [fields[name] for name in ("games", "steps", "outcomes")] == [
        whole[name] for name in ("games", "steps", "outcomes")
    ]


def test_a_game_that_was_interrupted_does_not_count(pipe, monkeypatch):
    interrupted_after(monkeypatch, "dinotable.lab.simulate.playout", 1)
    fields = json.loads(pipe.run("simulate", MAGPIES, "--games", "3", "--json")[1])
    assert fields["games"] == 1
    assert fields["steps"] == fields["outcomes"]["mean_steps"]


@pytest.mark.parametrize(
    ("words", "place", "calls", "shown", "said"),
    [
        (["bench", "--seconds", "0.001"], "dinotable.terminal.study._measured", 2, "games/s", "after 2 of 8 meas"),
        (["perft", MAGPIES, "--depth", "3"], "dinotable.terminal.study.count_ways", 2, "ways", "after depth 2 of 3"),
        (["puzzles", MAGPIES], "dinotable.lab.puzzles.run", 0, "", "after 0 of 30 puzzles"),
        (["arena", MAGPIES, "--bots", "random,greedy"], "dinotable.lab.arena.run", 0, "", "after 0 of 100 games\n"),
        (
            ["check-bot", f"{sys.executable} {ROOT}/examples/bots/bot.py", "--game", MAGPIES, "--games", "1"],
            "dinotable.terminal.checking.try_out", 1, "decisions", "1 of 3 numbers",
        ),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)  # fmt: skip
def test_interrupted_it_is_one_line_after_what_is_known(pipe, monkeypatch, words, place, calls, shown, said):
    interrupted_after(monkeypatch, place, calls)
    code, out, err = pipe.run(*words)
    assert code == 130
    assert err.startswith("dinotable: interrupted") and err.count("\n") == 1 and said in err
    assert (shown in out) if shown else not out


def test_an_interruption_while_the_command_loads_is_one_line(monkeypatch, capsys):
    class Interrupting(importlib.abc.MetaPathFinder):
        def find_spec(self, name, path, target=None):
            raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "dinotable.cli")
    monkeypatch.setattr(sys, "meta_path", [Interrupting()])
    assert command.run() == 130
    assert capsys.readouterr().err == "dinotable: interrupted\n"


def run_apart(*words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    path = os.pathsep.join([entry for entry in sys.path if entry] + [str(ROOT)])
    return subprocess.run(
        [sys.executable, "-m", "dinotable", *words],
        env={**os.environ, "PYTHONPATH": path, **environment}, capture_output=True, input=b"caf\xe9\nquit\n\n", check=False,
    )  # fmt: skip


def test_a_terminal_without_utf_8_gets_plain_letters():
    played = run_apart("play", MAGPIES, "--lang", "fr", PYTHONIOENCODING="ascii")
    assert played.returncode == 0 and not played.stderr
    told = played.stdout.decode("ascii")
    assert "Les Pies . 2 joueurs" in told
    assert "n'est ici ni un coup ni une commande" in told


def test_output_that_cannot_be_written_is_one_line():
    with open("/dev/full", "wb") as full:
        failed = subprocess.run(
            [sys.executable, "-m", "dinotable", "games"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert failed.returncode == 1
    assert failed.stderr == "dinotable: the output cannot be written: No space left on device\n"


def test_letters_of_boards_keep_their_places():
    drawn = "├─┼│└┐═║ → ● · ▁█ ×"
    assert plain(drawn) == "+-+|++-| > @ . _# x"
    assert plain("Œuf « à l’été » … 5 µs 漢") == 'OEuf " a l\'ete " ... 5 us ?'


@pytest.mark.parametrize(
    ("seconds", "told"), [(0.0, "–"), (4.123e-6, "4.12 µs"), (0.0019, "1.90 ms"), (0.0456, "45.6 ms"), (2.5, "2.50 s")]
)
def test_seconds_of_a_move_always_tell_something(seconds, told):
    assert time_told(seconds) == told


@pytest.mark.parametrize("shared", [0, 1, 2])
def test_a_single_shared_win_is_one(pipe, monkeypatch, shared):
    monkeypatch.setattr(simulate.Outcome, "winners", lambda _: [0])
    real = simulate.Results.add

    def add(results, *told):
        real(results, *told)
        results.shared = shared

    monkeypatch.setattr(simulate.Results, "add", add)
    out = pipe.run("simulate", MAGPIES, "--games", "2")[1]
    assert f"; {shared} {'win was' if shared == 1 else 'wins were'} shared." in out


def kept_games(pipe, tmp_path) -> tuple[Path, list[str]]:
    file = tmp_path / "games.jsonl"
    words = ["arena", MAGPIES, "--bots", "random,greedy", "--games", "4", "--workers", "1", "--file", str(file)]
    assert pipe.run(*words)[0] == 0
    return file, words


@pytest.mark.parametrize("damage", ['{"n": 1, "sea', '{"n": "one"}', '["n"]', '{"n": 1, "seating": 3}'])
def test_a_damaged_line_is_named_and_nothing_is_lost(pipe, tmp_path, damage):
    file, words = kept_games(pipe, tmp_path)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:2], damage, *lines[2:]]) + "\n")
    before = file.read_bytes()
    code, _, err = pipe.run(*words)
    assert (code, err) == (2, f"dinotable: {file}, line 3 is damaged: remove that line, and its game is played again\n")
    assert file.read_bytes() == before


def test_a_file_of_something_else_stays_as_it_is(pipe, tmp_path):
    _, words = kept_games(pipe, tmp_path)
    note = tmp_path / "note.txt"
    note.write_text("a line without an end")
    code, _, err = pipe.run(*words[:-1], str(note))
    assert code == 2 and "something else" in err
    assert note.read_text() == "a line without an end"


def test_a_full_disk_at_the_end_of_a_game_is_told(pipe):
    code, out, err = pipe.run("play", MAGPIES, "--seats", "random,random", "--record", "/dev/full", "--lang", "en")
    assert code == 1
    assert "cannot be written: No space left on device" in out
    assert err == "dinotable: the game is over, and its record is not in /dev/full\n"
