"""Published figures: how they are kept, measured again and judged, and how new ones come in."""

import json
from pathlib import Path
from typing import Any

import pytest

from dinotable.cli import main
from dinotable.core.errors import DinotableError, Failed, SetupError
from dinotable.games import find
from dinotable.lab.balance.page import tables
from dinotable.lab.balance.told import sentences
from dinotable.lab.past import Line
from dinotable.lab.reproduce import add, home, rerun
from dinotable.lab.reproduce.catalogue import areas, chosen, everything
from dinotable.lab.reproduce.figures import Figure, Kind
from dinotable.lab.reproduce.holds import Measured, found_at, still_holds, taken
from dinotable.lab.reproduce.ladders import match_figure
from dinotable.lab.reproduce.rerun import Wish, fitting, reruns, wished
from tests.docs.measured import figures_in

PAGE = "docs/page.md"


def figure(**other: Any) -> Figure:
    usual: dict[str, Any] = {
        "id": "some.thing", "pages": [PAGE], "said": ["it says 5"], "value": 5.0, "unit": "ms", "commit": "0123abcd",
        "date": "2026-11-18", "command": "python -c 'print(1)'", "take": "x", "holds": "exact", "takes": 1.0,
    }  # fmt: skip
    return Figure(**{**usual, **other})


def line(**other: Any) -> Line:
    usual = {
        "game": "food-chain", "players": 2, "first": "novice", "second": "random", "games": 1000, "wins": 975.0,
        "interval": [0.964, 0.983], "duels": [25, 0, 975], "witness": {"moves": [1]},
        "command": "dinotable arena food-chain --players 2 --bots novice,random --games 1000 --seed 1",
    }  # fmt: skip
    return {**usual, **other}


@pytest.mark.parametrize(
    ("holds", "now", "is_so"),
    [
        ("interval", (8.0, 5.5, 9.0), True), ("interval", (8.0, 6.5, 9.0), False), ("interval", (5.9, None, None), True),
        ("ratio 0.5–2", (10.0, None, None), True), ("ratio 0.5–2", (10.1, None, None), False),
        ("ratio 0.5–2", (2.4, None, None), False), ("at-most", (4.9, None, None), True),
        ("at-most", (5.1, None, None), False),
        ("at-least", (5.1, None, None), True), ("at-least", (4.9, None, None), False),
        ("exact", (5.0, 4.0, 6.0), True), ("exact", (5.0, 4.0, 7.0), False), ("exact", (5.6, 4.0, 6.0), False),
    ],
)  # fmt: skip
def test_what_holds_means(holds: str, now: tuple[float, float | None, float | None], is_so: bool) -> None:
    assert still_holds(figure(holds=holds, low=4.0, high=6.0), Measured(*now)) is is_so


def test_a_figure_without_interval_stands_for_what_is_rounded_to_it() -> None:
    assert still_holds(figure(value=0.43, holds="exact"), Measured(0.4349, None, None))
    assert not still_holds(figure(value=0.43, holds="exact"), Measured(0.436, None, None))
    assert still_holds(figure(value=15.0, holds="interval"), Measured(15.9, 15.4, 16.4))
    assert not still_holds(figure(value=15.0, holds="interval"), Measured(16.4, 15.8, 16.9))


def test_a_value_is_found_by_key_place_and_row() -> None:
    output = {"rows": [{"server": "A, one", "pace": 0, "p": [1, 2]}, {"server": "A, one", "pace": 150, "p": [3, 4]}]}
    assert found_at(output, "rows.server=A, one&pace=150.p.1") == 4
    for path in ("rows.server=A, one.p", "rows.5", "rows.0.q", "rows.pace=7.p"):
        with pytest.raises(Failed):
            found_at(output, path)
    assert taken(figure(take="e", factor=100), {"e": [0.5, 0.4, 0.6]}) == Measured(50, 40, 60)
    assert taken(figure(take="s", interval="i", factor=100), {"s": 0.5, "i": [0.25, 0.75]}) == Measured(50, 25, 75)
    with pytest.raises(Failed, match="no number"):
        taken(figure(take="e"), {"e": "many"})


def test_of_a_match_fewer_or_other_games_can_be_played_and_that_is_said() -> None:
    words = match_figure(line()).command.split()
    fewer, part, note = wished(words, Wish(games=41))
    assert fewer[fewer.index("--games") + 1] == "42" and part == 0.042 and note == "42 of 1,000 games"
    other, part, note = wished(words, Wish(seed=7))
    assert other[other.index("--seed") + 1] == "7" and part == 1 and "seed 7" in note
    assert wished(words, Wish(games=2000)) == (words, 1.0, "")
    assert wished(["python", "-m", "bench"], Wish(5, 5)) == (["python", "-m", "bench"], 1.0, "")


def test_a_command_is_run_once_for_all_its_figures_and_the_quickest_fit_first() -> None:
    one, two = figure(id="a.b", takes=60.0), figure(id="a.c", takes=60.0)
    slow, past = figure(id="a.d", command="python slow", takes=100.0), figure(id="a.e", kind=Kind.HISTORY, why="gone")
    planned = reruns([slow, one, two, past], Wish())
    assert [[each.id for each in rerun.figures] for rerun in planned] == [["a.d"], ["a.b", "a.c"]]
    assert [rerun.seconds for rerun in fitting(planned, 70)] == [60.0]
    assert [(area.name, area.figures, area.history) for area in areas([one], Wish())] == [("a.b", 1, 0)]


def test_a_figure_is_named_by_id_start_or_page() -> None:
    figures = [figure(id="bots.ladder.a"), figure(id="bots.ladders", pages=["README.md"])]
    assert [each.id for each in chosen(figures, "bots.ladder")] == ["bots.ladder.a"]
    assert [each.id for each in chosen(figures, "README.md")] == ["bots.ladders"]
    assert chosen(figures, "all") == figures
    with pytest.raises(SetupError, match=r"perhaps bots\.ladder"):
        chosen(figures, "bots.lader")


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with published figures of its own."""
    (tmp_path / "docs").mkdir()
    monkeypatch.chdir(tmp_path)
    printing = "python -c \"import json; print('noise'); print(json.dumps({'x': 5.2, 'e': [0.5, 0.4, 0.6]}))\""
    figures = [
        figure(id="good.exact", command=printing),
        figure(
            id="good.estimate",
            command=printing,
            take="e",
            factor=100,
            value=45.0,
            low=41.0,
            high=49.0,
            holds="interval",
        ),
        figure(id="bad.value", command=printing, value=7.0),
        figure(id="bad.path", command=printing, take="y"),
        figure(id="bad.command", command="python -c 'import sys; sys.exit(\"no such thing\")'"),
        figure(id="old.one", kind=Kind.HISTORY, why="of code that is gone"),
    ]
    home.write(tmp_path / home.PLACE, home.Published(figures, []))
    return tmp_path


@pytest.mark.usefixtures("sources")
def test_figures_are_measured_again_and_judged(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reproduce", "good"]) == 0
    told = capsys.readouterr()
    assert "2 hold, 0 do not." in told.out and "1 of 1, about 1 s: python -c" in told.err
    assert main(["reproduce", "all", "--json"]) == 1
    told = capsys.readouterr()
    answers = {each["id"]: each for each in json.loads(told.out)["figures"]}
    assert {name: each["holds"] for name, each in answers.items()} == {
        "good.exact": "yes", "good.estimate": "yes", "bad.value": "no", "bad.path": "cannot", "bad.command": "cannot",
        "old.one": "history",
    }  # fmt: skip
    assert answers["good.estimate"]["now"] == [50, 40, 60]
    assert "no such thing" in answers["bad.command"]["note"] and "gone" in answers["old.one"]["note"]
    assert told.err.splitlines()[-1] == "dinotable: no longer as published: bad.value"


@pytest.mark.usefixtures("sources")
def test_what_there_is_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reproduce"]) == 0
    assert "good.estimate" in capsys.readouterr().out
    assert main(["reproduce", "old", "--list"]) == 0
    told = capsys.readouterr().out
    assert "old.one: 5 ms, 2026-11-18 (0123abcd)" in told and "of code that is gone" in told
    assert main(["reproduce", "good", "--minutes", "0.001", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["left"] == 2


@pytest.mark.usefixtures("sources")
def test_an_interruption_tells_what_was_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(words: list[str], _: Path) -> Any:
        if "sys.exit" in words[-1]:
            raise KeyboardInterrupt
        return {"x": 5.2, "e": [0.5, 0.4, 0.6]}

    monkeypatch.setattr(rerun, "output_of", interrupted)
    assert main(["reproduce", "all", "--json"]) == 130
    told = capsys.readouterr()
    assert "interrupted after" in told.err and json.loads(told.out)["left"] > 0


def test_elsewhere_than_in_the_sources_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home, "__file__", str(tmp_path / "somewhere" / "home.py"))
    with pytest.raises(SetupError, match="in the folder of Dinotable's sources"):
        home.root_of(tmp_path)


@pytest.mark.parametrize(
    "wrong", [{"take": ""}, {"command": ""}, {"holds": "roughly"}, {"said": []}, {"kind": Kind.HISTORY}, {"takes": 0.0}]
)
def test_a_figure_that_could_not_be_measured_again_is_refused(wrong: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(DinotableError, match=r"some\.thing"):
        home.write(tmp_path / "published.json", home.Published([figure(**wrong)], []))


@pytest.mark.parametrize(
    "text", ["[]", "{", '{"format": "dinotable published 2"}', '{"format": "dinotable published 1"}']
)
def test_a_file_that_is_none_is_told_in_one_line(text: str, tmp_path: Path) -> None:
    file = tmp_path / "published.json"
    file.write_text(text)
    with pytest.raises(DinotableError, match=r"published\.json"):
        home.read(file)


def test_a_match_keeps_its_stamp_while_it_is_the_same() -> None:
    old = line(commit="aaaaaaaa", date="2026-11-01", takes=10.0)
    assert home.stamped([line()], [old], {"commit": "bbbbbbbb"}) == [old]
    more = home.stamped([line(games=2000)], [old], {"commit": "bbbbbbbb", "date": "2026-11-18"})[0]
    assert (more["commit"], more["date"], more["takes"]) == ("bbbbbbbb", "2026-11-18", 20.0)


def test_matches_come_in_from_a_ladder_file_of_the_former_form(
    sources: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = sources / home.PLACE
    kept = home.read(place).figures
    other = line(second="greedy")
    home.write(place, home.Published(kept, [line(takes=10.0), other]))
    ladder = sources / "ladder.json"
    rows = [line(games=1200, wins=1100.0), line(second="greedy", games=500), line(players=3)]
    ladder.write_text(json.dumps({"format": home.LADDER_FORMAT, "matches": rows}))
    assert add.main([str(ladder)]) == 0
    found = home.read(place)
    assert capsys.readouterr().out == "2 matches taken\n" and found.figures == kept
    assert [(each["players"], each["second"], each["games"]) for each in found.matches] == [
        (2, "random", 1200), (2, "greedy", 1000), (3, "random", 1000),
    ]  # fmt: skip
    assert found.matches[0]["takes"] == 12.0


def test_what_a_page_states_of_a_balance_comes_in_and_holds(sources: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "balance",
        "food-chain",
        "--players",
        "2-3",
        "--bots",
        "random",
        "--games",
        "40",
        "--no-luck",
        "--workers",
        "1",
    ]
    assert main([*words, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    report["command"] = " ".join(["dinotable", *words, "--out", "build/x"])
    (sources / "report.json").write_text(json.dumps(report))
    told = [tables(find("food-chain"), report), *sentences(find("food-chain"), report["runs"][0]["variants"][0])]
    page = sources / "docs" / "balance.md"
    page.write_text("# Balance\n\nNothing yet.\n")
    assert add.main(["report.json", "--page", "docs/balance.md"]) == 2
    page.write_text("\n\n".join(told))
    for _ in range(2):
        assert add.main(["report.json", "--page", "docs/balance.md"]) == 0
    figures = {each.id: each for each in home.read(sources / home.PLACE).figures}
    seat = figures["balance.food-chain.2.seats.0.share"]
    assert seat.command == " ".join(["dinotable", *words, "--json"]) and seat.n == 40 and seat.factor == 100
    assert {"balance.food-chain.2.length.turns.mean", "balance.food-chain.2.forced", "good.exact"} <= figures.keys()
    text = page.read_text()
    added = [each for each in figures.values() if each.id.startswith("balance.")]
    for each in added:
        assert [text.count(said) for said in each.said] == [1] * len(each.said)
        assert still_holds(each, taken(each, report)), each
    spans = [(text.find(said), text.find(said) + len(said)) for each in added for said in each.said]
    for found in figures_in(text):
        is_said = any(start <= found.start and found.end <= end for start, end in spans)
        assert is_said or found.text == "95 %", found
    capsys.readouterr()
    assert main(["reproduce", "balance"]) == 0
    assert "0 do not" in capsys.readouterr().out


def test_everything_published_is_in_an_area_of_its_own() -> None:
    root = home.root_of(Path(__file__).parent)
    figures = everything(home.read(root / home.PLACE))
    assert sum(area.figures + area.history for area in areas(figures, Wish())) == len(figures) > 300


def test_speeds_are_not_judged_by_an_interpreted_engine_or_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    speed, busy = figure(holds="ratio 0.5–2"), "the machine is busy: load 9.0 on 2 cores"
    monkeypatch.setattr(rerun.engine, "__file__", "playout.so")
    says = [rerun.judged(speed, {"x": value}, "", why).says for value, why in ((4, ""), (1, ""), (4, busy), (1, busy))]
    assert says == ["yes", "no", "yes", "cannot"]
    assert rerun.judged(figure(), {"x": 1}, "", busy).says == "no"
    monkeypatch.setattr(rerun.engine, "__file__", "playout.py")
    assert rerun.judged(speed, {"x": 5}, "", "").says == "cannot"
