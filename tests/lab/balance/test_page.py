"""The published page of a balance: what was measured stands between its marks, and nothing else changes."""

import json

import pytest

from dinotable.core.errors import DinotableError
from dinotable.games import find
from dinotable.lab.balance.balance import Balance
from dinotable.lab.balance.page import BEGIN, END, advantages_svg, main, tables
from dinotable.lab.balance.study import Variant
from dinotable.lab.published import page_with

TOY = "tests.lab.balance.toy:GAME"


def report():
    game = find(TOY)
    run = Balance(TOY, [Variant(game, 2, ["random"] * 2, {}, game.change_box({"favour": "30"}))], 320, 1, workers=1)
    run.run()
    return {"command": "dinotable balance toy --games 320 --out /somewhere/else --seed 1", "runs": [run.report()]}


def test_a_page_tells_every_answer_and_its_command_but_not_where_it_was_kept():
    told = json.loads(json.dumps(report()))
    text = tables(find(TOY), told)
    assert "`dinotable balance toy --games 320 --seed 1`" in text and "somewhere" not in text
    share = told["runs"][0]["variants"][0]["seats"][0]["share"]
    assert f"| 1 | {100 * share[0]:.1f} % [{100 * share[1]:.1f}–{100 * share[2]:.1f}] |" in text
    assert "Seat 1 is favoured by" in text and "| The coin has fallen | 100.00 %" in text
    assert "`blessed (event)`" in text


def test_what_stands_around_the_marks_stays():
    page = page_with(f"# Toss\nBefore.\n{BEGIN}\nold\n{END}\nAfter.\n", "new\n", BEGIN, END)
    assert page == f"# Toss\nBefore.\n{BEGIN}\nnew\n{END}\nAfter.\n"
    with pytest.raises(DinotableError, match="no place"):
        page_with("# Toss\n", "new", BEGIN, END)


def test_the_picture_says_in_words_what_it_shows():
    svg = advantages_svg(find(TOY), report()["runs"])
    assert svg.startswith("<svg role=") and "2 players, seat 1" in svg


@pytest.mark.parametrize(
    ("text", "said"), [(None, "it is not there"), ("", "is no report"), ("{}", "is no report"), ("[1]", "is no report")]
)
def test_a_report_that_is_none_is_told_in_one_line(capsys, tmp_path, text, said):
    file = tmp_path / "report.json"
    if text is not None:
        file.write_text(text)
    assert main([str(file), str(tmp_path / "page.md"), str(tmp_path / "picture.svg")]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"page: {file} ") and said in err and err.count("\n") == 1
