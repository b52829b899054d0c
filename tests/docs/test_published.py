"""Every measurement on a page is in `docs/published.json`, and everything there stands on its page."""

import re
import shlex
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

from dinotable.lab.reproduce.catalogue import everything
from dinotable.lab.reproduce.figures import Figure, Kind, check
from dinotable.lab.reproduce.home import PLACE, read
from tests.docs.measured import NOT_SCANNED, SCANNED, figures_in
from tests.docs.pages import ROOT, name_of

FIGURES = everything(read(ROOT / PLACE))
KINDS = tomllib.loads((Path(__file__).parent / "not_measured.toml").read_text(encoding="utf-8"))
ALLOWED = [re.compile(pattern) for kind in KINDS.values() for pattern in kind["says"]]
NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?|\.\d+")
WORDS = {"seventeen": 17.0, "hundred": 100.0, "fifth": 0.2, "two minutes": 120.0}


def missing(name: str, text: str) -> list[str]:
    """What looks measured on a page, and is neither published nor of a kind that need not be."""
    spans = [
        (text.find(said), text.find(said) + len(said))
        for figure in FIGURES
        if name in figure.pages
        for said in figure.said
    ]
    spans += [match.span() for pattern in ALLOWED for match in pattern.finditer(text)]
    return [
        f"{name}, line {text.count(chr(10), 0, found.start) + 1}: {found.text}"
        for found in figures_in(text)
        if not any(start <= found.start and found.end <= end for start, end in spans)
    ]


@pytest.mark.parametrize("page", SCANNED, ids=name_of)
def test_every_measurement_on_a_page_is_published_with_its_command(page: Path) -> None:
    """If it fails: add the figure to docs/published.json (docs/reproduce.md says how), or a kind to not_measured.toml."""
    assert missing(name_of(page), page.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "planted",
    [
        "It plays 84.4 % of them.", "wins 61% of games", "a share of [82.0–86.5]", "It is 3 times faster than others.",
        "is 2.5× as fast", "takes 12 ms", "holds 98 and 103 MB", "1,234,567 games", "plays 900 games/s",
        "at 40 moves a second",         "a rating of 1700 (1650 to 1750)", "1610 Elo", "worth +2.1 ±0.4", "won 11 of 12",
        "a loss of .555", "falls to 0.03",
        "takes 31 turns", "is ten times as fast", "![Strength: 71.3 %](pictures/x.svg)",
        "| what | games/s |\n|---|--:|\n| it | 950 |",
    ],
)  # fmt: skip
def test_a_figure_that_is_planted_on_a_page_is_found(planted: str) -> None:
    page = ROOT / "README.md"
    text = page.read_text(encoding="utf-8")
    assert len(missing("README.md", f"{text}\n\n{planted}\n")) >= 1


@pytest.mark.parametrize(
    "innocent",
    ["`--until 1%`", "```sh\nsleep 12 ms\n```", "[a page](x/12%20ms.md)", "rule FC5.2", "four games, 2–5 players"],
)
def test_code_addresses_and_rules_are_no_measurements(innocent: str) -> None:
    assert figures_in(innocent) == []


def test_a_published_figure_said_again_elsewhere_on_its_page_is_found() -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert missing("docs/bots.md", text) == []
    assert len(missing("docs/bots.md", f"{text}\nOnce more, 84.4%.\n")) == 1


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.id)
def test_a_published_figure_stands_on_its_page_and_says_how_it_came_to_be(figure: Figure) -> None:
    check(figure)
    for page in figure.pages:
        text = (ROOT / page).read_text(encoding="utf-8")
        assert not page.startswith(NOT_SCANNED)
        assert [text.count(said) for said in figure.said] == [1] * len(figure.said)
    assert re.fullmatch(r"[0-9a-f]{8}", figure.commit) and re.fullmatch(r"\d{4}-\d\d-\d\d", figure.date)
    assert figure.low is None or figure.high is None or figure.low <= figure.value <= figure.high
    if figure.kind is Kind.RUN:
        words = [word for word in shlex.split(figure.command) if "=" not in word]
        assert words[0] in ("dinotable", "python")
    assert is_said(figure), f"{figure.value} is not in “{figure.said[0]}”"


def is_said(figure: Figure) -> bool:
    """The value itself, or as 11 of 12."""
    said = figure.said[0]
    numbers = [float(each.replace(",", "")) for each in NUMBER.findall(said)]
    numbers += [number for word, number in WORDS.items() if word in said]
    numbers += [
        round(100 * first / second, 1)
        for first, second in pairwise(numbers)
        if second and f"{first:g} of {second:g}" in said
    ]
    return any(abs(number - abs(figure.value)) < 1e-9 for number in numbers)


def test_no_two_figures_have_one_id() -> None:
    ids = [figure.id for figure in FIGURES]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("kind", KINDS)
def test_what_need_not_be_published_is_still_said(kind: str) -> None:
    texts = [page.read_text(encoding="utf-8") for page in SCANNED]
    unused = [pattern for pattern in KINDS[kind]["says"] if not any(re.search(pattern, text) for text in texts)]
    assert unused == []
