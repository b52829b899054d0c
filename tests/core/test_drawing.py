"""Pictures of positions."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dinotable.core import drawing
from dinotable.core.drawing import Drawing, symbols, value_of

STYLE = Path(__file__).parents[2] / "web" / "src" / "style.css"


def test_a_picture_holds_all_it_refers_to_and_is_as_large_as_what_is_drawn() -> None:
    picture = Drawing("A frog & a hex")
    picture.symbol("frog", 10, 20, 30)
    picture.hex(1, 0, 10, fill="#fff")
    picture.text(0, 90, "<b>", font_weight="bold")
    root = ElementTree.fromstring(picture.svg(margin=5))
    x, y, width, height = map(float, root.attrib["viewBox"].split())
    assert (x, y) == (-5, pytest.approx(-5 - 9.25))
    assert height > 95 and width > 40
    held = {symbol.attrib["id"] for symbol in root.findall(".//{*}symbol")}
    assert {use.attrib["href"][1:] for use in root.findall(".//{*}use")} == held == {"dino-frog"}
    assert [text.text for text in root.findall(".//{*}text")] == ["<b>"]


def test_what_is_pasted_is_scaled_and_brings_its_symbols() -> None:
    small = Drawing("small")
    small.symbol("egg", 100, 100, 10)
    large = Drawing("large")
    assert large.paste(small, 0, 0, scale=2) == (20, 20)
    assert (large.left, large.top, large.right, large.bottom) == (0, 0, 20, 20)
    assert "dino-egg" in large.svg()


def test_a_drawing_that_does_not_exist_is_said_at_once() -> None:
    with pytest.raises(KeyError, match="unicorn"):
        Drawing("none").symbol("unicorn", 0, 0, 1)


def test_symbols_keep_their_ink_under_names_of_their_own() -> None:
    assert len(symbols()) > 60
    for symbol in symbols().values():
        ElementTree.fromstring(symbol)
        assert not re.search(r'class="(?!dino-)', symbol)


@pytest.mark.parametrize(("value", "told"), [(1.0, "1"), (-0.001, "0"), (2.346, "2.35"), (7, "7"), ('"', "&quot;")])
def test_numbers_are_short(value: object, told: str) -> None:
    assert value_of(value) == told


def test_the_page_has_the_same_colours() -> None:
    light = STYLE.read_text().split(":root[data-theme='dark']")[0]
    told = dict(re.findall(r"--([\w-]+): (#\w+);", light))
    assert [told[f"seat-{seat}"] for seat in range(8)] == drawing.SEAT_COLOURS
    for name in ("ink", "faint", "paper", "page", "line", "mark", "warn", "good", "sea", "lake"):
        assert told[name] == getattr(drawing, name.upper())
