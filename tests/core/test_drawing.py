"""Pictures of positions."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dinotable.core import drawing
from dinotable.core.drawing import (
    Drawing,
    corners_of,
    fit,
    middle_of,
    mix,
    radius_for,
    symbol_of,
    symbols,
    value_of,
    width_of,
    wrap,
)

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


def test_a_symbol_is_drawn_once_in_each_colour() -> None:
    herd = Drawing("herd")
    for skin in ("#0072b2", "", "#0072b2", "#d55e00"):
        herd.symbol("dinosaur", 0, 0, 10, skin)
    told = [symbol.attrib["id"] for symbol in ElementTree.fromstring(herd.svg()).findall(".//{*}symbol")]
    assert told == ["dino-dinosaur", "dino-dinosaur-0072b2", "dino-dinosaur-d55e00"]
    assert 'fill="#d55e00"' in symbol_of("dinosaur", "#d55e00") and "var(" not in herd.svg()


@pytest.mark.parametrize(("most", "width", "height"), [(500, 300, 900), (500, 900, 100), (20, 900, 900)])
def test_a_map_of_hexes_fits(most: float, width: float, height: float) -> None:
    hexes = [(0, 0), (3, -2), (-1, 4)]
    radius = radius_for(hexes, most, width, height)
    land = Drawing("land")
    for q, r in hexes:
        land.polygon(corners_of(*middle_of(q, r, radius), radius))
    room = width - (land.right - land.left), height - (land.bottom - land.top), most - radius
    assert min(room) == pytest.approx(0) and max(room) > 1


def test_a_drawing_that_does_not_exist_is_said_at_once() -> None:
    with pytest.raises(KeyError, match="unicorn"):
        Drawing("none").symbol("unicorn", 0, 0, 1)


def test_symbols_keep_their_ink_under_names_of_their_own() -> None:
    assert len(symbols()) > 60
    for symbol in symbols().values():
        ElementTree.fromstring(symbol)
        assert not re.search(r'class="(?!dino-)', symbol)


def test_a_group_holds_what_is_drawn_within() -> None:
    picture = Drawing("a group")
    with picture.group(data_card="fox", data_place=None):
        picture.token(2, 0, 0, 20)
    picture.circle(0, 0, 5)
    (group,) = ElementTree.fromstring(picture.svg()).findall("{*}g")
    assert group.attrib == {"data-card": "fox"}
    assert [(use.get("href"), use.get("color")) for use in group] == [("#dino-shape-2", drawing.SEAT_COLOURS[2])]


def test_words_go_into_lines() -> None:
    text = "one more and out: emotional, meteor"
    assert wrap(text, 1000, 12) == [text]
    lines = wrap(text, 100, 12)
    assert " ".join(lines) == text and len(lines) > 1
    assert all(width_of(line, 12) <= 100 for line in lines)
    picture = Drawing("lines")
    assert picture.lines(0, 20, text, 100, 10) == pytest.approx(20 + 12 * len(wrap(text, 100, 10)))
    assert [line.text for line in ElementTree.fromstring(picture.svg()).findall("{*}text")] == wrap(text, 100, 10)


def test_a_long_name_is_cut() -> None:
    assert fit("Anna", 100, 15) == "Anna"
    cut = fit("Anna Maria Theodora the Second", 100, 15)
    assert cut.startswith("Anna") and cut.endswith("…") and width_of(cut, 15) <= 100


def test_colours_mix() -> None:
    assert mix("#ff0000", "#0000ff", 1) == "#ff0000"
    assert mix("#ff0000", "#0000ff", 0.2) == "#3300cc"


@pytest.mark.parametrize(("value", "told"), [(1.0, "1"), (-0.001, "0"), (2.346, "2.35"), (7, "7"), ('"', "&quot;")])
def test_numbers_are_short(value: object, told: str) -> None:
    assert value_of(value) == told


def test_the_page_has_the_same_colours() -> None:
    light = STYLE.read_text().split(":root[data-theme='dark']")[0]
    told = dict(re.findall(r"--([\w-]+): (#\w+);", light))
    assert [told[f"colour-{seat}"] for seat in range(8)] == drawing.SEAT_COLOURS
    for name in ("ink", "faint", "paper", "page", "line", "mark", "warn", "good", "sea", "lake"):
        assert told[name] == getattr(drawing, name.upper())
