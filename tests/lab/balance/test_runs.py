"""Runs: whatever interrupts them and however many play them, the same answers; and what they write can be read."""

import csv
import json

import pytest

from dinotable.cli import main
from dinotable.core.errors import DinotableError
from dinotable.games import find
from dinotable.lab.balance.balance import Balance
from dinotable.lab.balance.report import report_html
from dinotable.lab.balance.study import Variant
from dinotable.lab.balance.tables import COLUMNS
from dinotable.lab.balance.told import legend

MAGPIES = "examples.magpies:GAME"
TOY = "tests.lab.balance.toy:GAME"


def balance(games=160, path=None, workers=1, tables=None, bots="greedy"):
    game = find(MAGPIES)
    return Balance(
        MAGPIES, [Variant(game, 2, [bots] * 2, {}, None)], games, 3, path=path, workers=workers, tables=tables
    )


def told(run):
    """Everything but how long it took."""
    report = run.report()
    for variant in report["variants"]:
        del variant["cpu_seconds"]
    return report


def played(**words):
    run = balance(**words)
    run.run()
    return told(run)


class Enough(Exception):
    pass


def test_interrupted_and_resumed_is_as_undisturbed(tmp_path):
    path = str(tmp_path / "games.jsonl")

    def interrupt(done, _, __):
        if done >= 64:
            raise Enough

    with pytest.raises(Enough):
        balance(path=path).run(interrupt)
    # And the machine went down in the middle of a line.
    with open(path, "a", encoding="utf-8") as file:
        file.write('{"n": 4, "vari')
    resumed = balance(path=path)
    assert resumed.kept.blocks == 4
    resumed.run()
    assert told(resumed) == played()
    with open(path, encoding="utf-8") as file:
        assert len(file.readlines()) == 1 + 160 // 16


def test_an_interruption_tells_what_was_played_and_writes_the_report(tmp_path, capsys, monkeypatch):
    blocks = Balance._blocks

    def interrupted(self, count):
        for block in blocks(self, count):
            if block["n"] == 4:
                raise KeyboardInterrupt
            yield block

    monkeypatch.setattr(Balance, "_blocks", interrupted)
    assert main(["balance", MAGPIES, "--bots", "greedy", "--games", "160", "--out", str(tmp_path)]) == 130
    said = capsys.readouterr()
    assert "of 64 games of 2 × greedy" in said.out and (tmp_path / "report.html").exists()
    assert "interrupted after 64 games, which are kept in" in said.err


def test_more_games_go_on_from_those_that_were_kept(tmp_path):
    path = str(tmp_path / "games.jsonl")
    assert played(games=100, path=path)["variants"][0]["games"] == 100
    assert played(games=160, path=path) == played(games=160)


def test_two_processes_find_what_one_finds():
    assert played(workers=2) == played(workers=1)


def test_a_file_of_other_games_is_left_alone(tmp_path):
    path = str(tmp_path / "games.jsonl")
    played(path=path, games=32)
    before = (tmp_path / "games.jsonl").read_bytes()
    with pytest.raises(DinotableError, match="other games"):
        balance(path=path, bots="random")
    assert (tmp_path / "games.jsonl").read_bytes() == before


@pytest.mark.parametrize("kind", ["csv", "parquet"])
def test_tables_hold_every_game_decision_and_event(tmp_path, kind, capsys):
    assert (
        main(["balance", MAGPIES, "--bots", "greedy", "--games", "20", "--out", str(tmp_path), "--tables", kind]) == 0
    )
    capsys.readouterr()
    rows = {}
    for name, columns in COLUMNS.items():
        file = tmp_path / "2-players" / name / f"part-00000.{kind}"
        if kind == "csv":
            with file.open(newline="") as lines:
                rows[name] = list(csv.DictReader(lines))
        else:
            rows[name] = pytest.importorskip("pyarrow.parquet").read_table(file).to_pylist()
        assert tuple(rows[name][0]) == columns
    assert len(rows["games"]) == 20 and len(rows["seats"]) == 40
    report = json.loads((tmp_path / "report.json").read_text())["runs"][0]["variants"][0]
    choices = sum(int(row["choices"]) for row in rows["games"])
    assert choices == round(20 * report["length"]["choices"]["mean"][0])
    assert choices == sum(int(row["ways"]) > 1 for row in rows["decisions"])
    uses = {use["key"]: use["a_game"] for use in report["uses"]}
    hops = sum(row["action"] == "hop left" for row in rows["decisions"])
    assert hops / 20 == pytest.approx(uses["hop left"])
    assert rows["events"]


def test_the_command_tells_and_writes_a_report(tmp_path, capsys):
    assert (
        main(["balance", TOY, "--bots", "random", "--games", "200", "--set", "favour=3", "--out", str(tmp_path)]) == 0
    )
    said = capsys.readouterr().out
    assert "Points that the first seat is favoured by: 3 (usually 0)" in said
    assert "Wins by seat, of 200 games of 2 × random" in said
    page = (tmp_path / "report.html").read_text()
    assert page.count("<svg") >= 5 and "http" not in page.replace("http://www.w3.org", "")
    assert "dinotable" in page and "fan work" in page


def test_two_variants_are_compared_by_words(capsys):
    assert (
        main(["balance", TOY, "--bots", "random", "--games", "600", "--compare", "usual", "favour=30", "--json"]) == 0
    )
    report = json.loads(capsys.readouterr().out)["runs"][0]
    assert [variant["box"]["changed"] for variant in report["variants"]] == [{}, {"favour": "30"}]
    row = report["differences"][0]
    assert row["what"] == "wins of seat 1" and row["sure"]
    assert row["difference"][1] <= 0.3 <= row["difference"][2]


@pytest.mark.parametrize("games", [1, 2, 3, 5])
def test_a_handful_of_games_accuses_nobody(games, tmp_path, capsys):
    words = ["balance", MAGPIES, "--players", "2-4", "--bots", "greedy", "--games", str(games), "--out", str(tmp_path)]
    assert main(words) == 0
    assert capsys.readouterr().out.count("No seat is shown to be favoured") == 3


def test_the_same_numbers_make_the_same_page():
    game = find(TOY)
    run = Balance(TOY, [Variant(game, 2, ["random"] * 2, {}, None)], 64, 1, workers=1)
    run.run()
    report = run.report()
    assert report_html(game, [report], "x") == report_html(game, [report], "x")


def test_a_variant_with_much_to_tell_leaves_room_for_pictures(tmp_path):
    variant = "docs/balance/fewer-predators.toml"
    words = ["balance", "gods-love-dinosaurs", "--players", "3", "--bots", "random", "--games", "6", "--no-luck"]
    # What does not fit into a picture is a warning, and so an error here.
    assert main([*words, "--compare", "usual", variant, "--out", str(tmp_path)]) == 0
    html = (tmp_path / "report.html").read_text()
    assert html.count(">Fewer predators</text>") == html.count(">usual rules</text>") == 4
    game = find("gods-love-dinosaurs")
    (run,) = json.loads((tmp_path / "report.json").read_text())["runs"]
    unnamed = {**run["variants"][1], "box": {**run["variants"][1]["box"], "variant": ""}}
    names = legend(game, [run["variants"][0], unnamed, unnamed], 3)
    assert names[0] == "usual rules" and len(set(names)) == 3
    assert all(len(name) < 60 for name in names)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--players", "7"], "for 2 to 4 players"),
        (["--players", "two"], "--players is a number"),
        (["--until", "0"], "--until is a share"),
        (["--bots", "greedy,greedy,greedy", "--players", "2"], "one bot for all"),
        (["--tables", "csv"], "--out"),
        (["--compare", "usual", "rounds=99"], "from 1 to 8"),
        (["--compare", "usual", "nothere.toml"], "nothere.toml"),
        (["--pace", "0"], "--pace"),
        (["--set", "round=3"], "did you mean rounds"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_one_line(words, said, capsys):
    assert main(["balance", MAGPIES, *words]) == 2
    error = capsys.readouterr().err
    assert said in error and error.count("\n") == 1
