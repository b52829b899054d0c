"""Pictures of measurements: they are well-formed, say in words what they show, and put everything where it belongs."""

import re
from xml.etree import ElementTree

from dinotable.lab.plots import Axis, Bar, Point, learning_curve_svg, strength_svg

SPACE = "{http://www.w3.org/2000/svg}"


def test_axes_end_at_round_numbers_around_what_they_show() -> None:
    for low, high in ((273, 1824), (0.21, 0.634), (1500, 1500), (-3, 1e6)):
        axis = Axis(low, high, 0, 100)
        assert axis.at(axis.low) == 0 and axis.at(axis.high) == 100
        assert axis.low <= low <= high <= axis.high
        assert 2 <= len(axis.ticks()) <= 8
        assert len({axis.text(tick) for tick in axis.ticks()}) == len(axis.ticks())


def test_strengths_are_drawn_the_strongest_above_and_told() -> None:
    bars = [Bar("weak & small", 900, 800, 1000), Bar("anchor", 1500, 1500, 1500), Bar("strong", 1800, 1750, 1900)]
    root = ElementTree.fromstring(strength_svg("A <game>", bars, 1500))
    points = [(float(dot.get("cx", "")), float(dot.get("cy", ""))) for dot in root.iter(f"{SPACE}circle")]
    assert points == sorted(points, key=lambda point: (-point[0], point[1])) and len(points) == 3
    assert root.findtext(f"{SPACE}title") == "A <game>"
    assert root.findtext(f"{SPACE}desc") == "strong 1800 (1750 to 1900); anchor 1500; weak & small 900 (800 to 1000)"


def test_learning_curves_differ_by_more_than_colour_and_stay_on_the_paper() -> None:
    lines = {
        "two players": [Point(0, 0.5), Point(10_000, 0.61, 0.55, 0.67)],
        "five players": [Point(0, 0.2), Point(10_000, 0.6)],
    }
    text = learning_curve_svg("Learning", lines, "games", "share of wins", 0.5)
    root = ElementTree.fromstring(text)
    assert len({line.get("stroke-dasharray") for line in root.iter(f"{SPACE}polyline")}) == 2
    names = {each.text: float(each.get("y", "")) for each in root.iter(f"{SPACE}text") if each.text in lines}
    assert abs(names["two players"] - names["five players"]) >= 16
    height = float(root.get("height", ""))
    assert all(0 <= float(y) <= height for y in re.findall(r' (?:y|y1|y2|cy)="([^"]+)"', text))
    assert "five players: 0.2 to 0.6 at 10000" in (root.findtext(f"{SPACE}desc") or "")
