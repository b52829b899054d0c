"""Pictures of measurements, as SVG: on white, so that they print; by shape and place, so that nobody needs their colours."""

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

INK, FAINT, PAPER = "#1b2a33", "#c3ccd1", "#ffffff"
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#7a6a00", "#1b2a33")
"""Okabe and Ito's, which colour-blind people tell apart."""
DASHES = ("", "7 4", "2 3", "10 3 2 3", "4 2", "1 2")
WIDTH = 720
LETTER = 7.2
"""About how wide a letter of 13 pixels is."""
FONT = "font-family=\"Nunito, 'Segoe UI', Helvetica, Arial, sans-serif\""


class Bar(NamedTuple):
    """A point with its interval."""

    name: str
    value: float
    low: float
    high: float


class Point(NamedTuple):
    x: float
    y: float
    low: float | None = None
    high: float | None = None


class Axis:
    """From numbers to pixels, with round numbers to write beside it."""

    def __init__(self, low: float, high: float, begin: float, end: float, wanted: int = 6) -> None:
        spread = high - low or max(abs(high), 1.0)
        power = 10.0 ** math.floor(math.log10(spread / wanted))
        self.step = power * next(k for k in (1, 2, 5, 10) if spread / (k * power) <= wanted)
        self.low = math.floor(low / self.step) * self.step
        self.high = math.ceil(high / self.step) * self.step
        if self.high == self.low:
            self.high += self.step
        self.begin, self.end = begin, end

    def at(self, value: float) -> float:
        return round(self.begin + (value - self.low) / (self.high - self.low) * (self.end - self.begin), 1)

    def ticks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [self.low + k * self.step for k in range(count + 1)]

    def text(self, value: float) -> str:
        return f"{value:,.{max(0, -math.floor(math.log10(self.step)))}f}"


def strength_svg(title: str, bars: Sequence[Bar], anchor: float | None = None) -> str:
    """A row a level, the strongest above. What it shows is told in words, too."""
    rows = sorted(bars, key=lambda bar: -bar.value)
    left = 30 + LETTER * max(len(bar.name) for bar in rows)
    top, bottom = 48, 48 + 34 * len(rows)
    axis = Axis(min(bar.low for bar in rows), max(bar.high for bar in rows), left, WIDTH - 150)
    parts = [_text(16, 26, title, size=16, bold=True)]
    for tick in axis.ticks():
        x = axis.at(tick)
        parts += [_line(x, top, x, bottom, FAINT, 1), _text(x, bottom + 20, axis.text(tick), "middle", size=12)]
    if anchor is not None:
        parts.append(_line(axis.at(anchor), top, axis.at(anchor), bottom, INK, 1, "4 3"))
    for k, bar in enumerate(rows):
        y = top + 34 * k + 17
        low, high, value = axis.at(bar.low), axis.at(bar.high), axis.at(bar.value)
        parts += [_text(left - 14, y + 4, bar.name, "end"), _line(low, y, high, y, INK, 2)]
        parts += [_line(end, y - 6, end, y + 6, INK, 2) for end in (low, high)]
        parts += [f'<circle cx="{value}" cy="{y}" r="5" fill="{COLOURS[0]}" stroke="{INK}"/>']
        parts += [_text(WIDTH - 12, y + 4, _numbers(bar, "–"), "end")]
    return _svg(title, strength_text(rows), bottom + 34, parts)


def strength_text(bars: Sequence[Bar]) -> str:
    """The same in words."""
    rows = sorted(bars, key=lambda bar: -bar.value)
    return "; ".join(f"{bar.name} {_numbers(bar, 'to')}" for bar in rows)


def _numbers(bar: Bar, dash: str) -> str:
    """What everything is measured from has no interval."""
    return f"{bar.value:.0f}" + (f" ({bar.low:.0f} {dash} {bar.high:.0f})" if bar.low < bar.high else "")


def learning_curve_svg(
    title: str, lines: Mapping[str, Sequence[Point]], x_name: str, y_name: str, level: float | None = None
) -> str:
    """Several lines, each by its colour, dashes and name at its end; points with intervals have whiskers.

    `level`: a number to compare with, such as an even share.
    """
    points = [point for line in lines.values() for point in line]
    ends = [end for p in points for end in (p.y, p.low, p.high) if end is not None] + ([] if level is None else [level])
    top, bottom, left = 66, 360, 74
    right = WIDTH - 24 - LETTER * max(len(name) for name in lines)
    across = Axis(min(p.x for p in points), max(p.x for p in points), left, right)
    up = Axis(min(ends), max(ends), bottom, top)
    parts = [_text(16, 26, title, size=16, bold=True), _text(16, 50, y_name, size=12)]
    parts += [_text(right, bottom + 40, x_name, "end", size=12)]
    for tick in up.ticks():
        parts += [_line(left, up.at(tick), right, up.at(tick), FAINT, 1)]
        parts += [_text(left - 8, up.at(tick) + 4, up.text(tick), "end", size=12)]
    parts += [_text(across.at(tick), bottom + 20, across.text(tick), "middle", size=12) for tick in across.ticks()]
    if level is not None:
        parts.append(_line(left, up.at(level), right, up.at(level), INK, 1, "4 3"))
    told = 0.0
    for k, (name, line) in sorted(enumerate(lines.items()), key=lambda each: up.at(each[1][1][-1].y)):
        colour = COLOURS[k % len(COLOURS)]
        path = " ".join(f"{across.at(point.x)},{up.at(point.y)}" for point in line)
        dashes = DASHES[k % len(DASHES)]
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>'
        )
        for point in line:
            x = across.at(point.x)
            if point.low is not None and point.high is not None:
                parts.append(_line(x, up.at(point.low), x, up.at(point.high), colour, 1))
            parts.append(f'<circle cx="{x}" cy="{up.at(point.y)}" r="3" fill="{colour}"/>')
        # Names of lines that end close together stand under each other.
        told = max(up.at(line[-1].y), told + 16)
        parts.append(_text(across.at(line[-1].x) + 8, told + 4, name, colour=colour))
    words = "; ".join(f"{name}: {line[0].y:g} to {line[-1].y:g} at {line[-1].x:g}" for name, line in lines.items())
    return _svg(title, f"{y_name} by {x_name}. {words}", bottom + 54, parts)


def _svg(title: str, words: str, height: float, parts: list[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}" '
        f'role="img" {FONT}>'
    )
    told = f"<title>{escape(title)}</title><desc>{escape(words)}</desc>"
    paper = f'<rect width="{WIDTH}" height="{height:g}" rx="8" fill="{PAPER}"/>'
    return "\n".join([head, told, paper, *parts, "</svg>"]) + "\n"


def _text(
    x: float, y: float, words: str, anchor: str = "start", size: int = 13, bold: bool = False, colour: str = INK
) -> str:
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-size="{size}" fill="{colour}"{weight}>'
        f"{escape(words)}</text>"
    )


def _line(x: float, y: float, x2: float, y2: float, colour: str, width: int, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<line x1="{x:g}" y1="{y:g}" x2="{x2:g}" y2="{y2:g}" stroke="{colour}" stroke-width="{width}"{dashed}/>'
