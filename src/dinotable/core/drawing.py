"""A picture of a position, as SVG: for notebooks, documents and reports. The animals and things in it are those of the page.

Every game draws on a `Drawing`, in whatever units it likes: the picture is as large as what was drawn.
"""

import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from dinotable.core.canvas import Canvas

ART: Final = Path(__file__).parent.parent / "art"

INK: Final = "#3d2c1e"
OUTLINE: Final = "#4a3728"
FAINT: Final = "#6b5744"
PAPER: Final = "#f6eedd"
PAGE: Final = "#fffaf0"
LINE: Final = "#d8c6a5"
MARK: Final = "#b3541e"
WARN: Final = "#9c2b20"
GOOD: Final = "#2f6b3a"
SEA: Final = "#cfe3e3"
LAKE: Final = "#7fb3c8"
SEAT_COLOURS: Final = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e6c229", "#7b4fb5", "#8a5a2b", "#5c6670"]
"""Told apart by the colour-blind; a seat's number or shape stands beside its colour all the same."""

FONT: Final = "Palatino, 'Book Antiqua', Georgia, serif"
NARROW: Final = frozenset("fijlrt.,:;!|()'’·-/ ")
WIDE: Final = frozenset("mwMW—…%&")
# Names of its own: several pictures may stand on one page, beside styles of other people.
STYLE: Final = (
    f".dino-ink{{stroke:{OUTLINE};stroke-width:1.3;stroke-linejoin:round;stroke-linecap:round}}"
    f".dino-ink .dino-line{{fill:none}}.dino-ink .dino-solid{{fill:{OUTLINE};stroke:none}}"
)


@cache
def symbols() -> dict[str, str]:
    """Every drawn animal and thing by name, as an SVG symbol; `var(--skin, …)` is where a seat's colour goes."""
    found = {}
    for file in sorted(ART.glob("*.svg")):
        for name, inside in re.findall(r'<symbol id="([^"]+)"(.*?</symbol>)', file.read_text("utf-8"), re.DOTALL):
            told = re.sub(r'class="(ink|line|solid)"', r'class="dino-\1"', inside)
            told = told.replace('class="ink line"', 'class="dino-ink dino-line"')
            found[name] = f'<symbol id="dino-{name}" {" ".join(told.split())}'
    return found


def symbol_of(name: str, skin: str) -> str:
    """A symbol in a colour; its own if there is none. Not every reader of SVG knows variables, so none is left."""
    told = symbols()[name]
    if skin:
        told = told.replace(f'id="dino-{name}"', f'id="{id_of(name, skin)}"')
    return re.sub(r"var\(--skin, (#\w+)\)", skin or r"\1", told)


def id_of(name: str, skin: str) -> str:
    return f"dino-{name}{skin.replace('#', '-')}"


class Drawing:
    def __init__(self, title: str) -> None:
        self.title = title
        """What a screen reader says of the picture."""
        self.parts: list[str] = []
        self.used: set[tuple[str, str]] = set()
        """The symbols in it, each with its colour."""
        self.left, self.top, self.right, self.bottom = math.inf, math.inf, -math.inf, -math.inf

    def reach(self, x: float, y: float, width: float = 0, height: float = 0) -> None:
        """The picture goes at least that far."""
        self.left, self.right = min(self.left, x), max(self.right, x + width)
        self.top, self.bottom = min(self.top, y), max(self.bottom, y + height)

    def add(self, tag: str, inside: str | None = None, /, **attributes: object) -> None:
        """An element; `stroke_width` is written `stroke-width`, what is None is left out."""
        told = attributes_of(attributes)
        self.parts.append(f"<{tag}{told}/>" if inside is None else f"<{tag}{told}>{inside}</{tag}>")

    @contextmanager
    def group(self, **attributes: object) -> Iterator[None]:
        """What is drawn within belongs together: `with drawing.group(data_card="fox"):`."""
        self.parts.append(f"<g{attributes_of(attributes)}>")
        yield
        self.parts.append("</g>")

    def rectangle(self, x: float, y: float, width: float, height: float, **look: object) -> None:
        self.reach(x, y, width, height)
        self.add("rect", x=x, y=y, width=width, height=height, **look)

    def circle(self, x: float, y: float, radius: float, **look: object) -> None:
        self.reach(x - radius, y - radius, 2 * radius, 2 * radius)
        self.add("circle", cx=x, cy=y, r=radius, **look)

    def polygon(self, points: list[tuple[float, float]], **look: object) -> None:
        for x, y in points:
            self.reach(x, y)
        self.add("polygon", points=" ".join(f"{value_of(x)},{value_of(y)}" for x, y in points), **look)

    def line(self, points: list[tuple[float, float]], **look: object) -> None:
        for x, y in points:
            self.reach(x, y)
        told = " ".join(f"{value_of(x)},{value_of(y)}" for x, y in points)
        self.add("polyline", points=told, **{"fill": "none", "stroke": OUTLINE, **look})

    def cross(self, x: float, y: float, arm: float, **look: object) -> None:
        for up in (-arm, arm):
            self.line([(x - arm, y - up), (x + arm, y + up)], **{"stroke_linecap": "round", **look})

    def path(self, d: str, **look: object) -> None:
        """A path as SVG writes it. Its reach is not known: draw it within what reaches farther."""
        self.add("path", d=d, **look)

    def text(self, x: float, y: float, text: str, size: float = 14, anchor: str = "start", **look: object) -> None:
        """Its baseline begins at (x, y); with `anchor` middle or end, that is its middle or its end."""
        width = width_of(text, size)
        self.reach(x - {"start": 0.0, "middle": width / 2, "end": width}[anchor], y - size, width, 1.3 * size)
        self.add("text", escape(text), x=x, y=y, font_size=size, text_anchor=anchor, **{"fill": INK, **look})

    def lines(
        self, x: float, y: float, text: str, width: float, size: float = 14, anchor: str = "start", **look: object
    ) -> float:
        """A text in as many lines as it takes to be no wider; where the baseline of the line after it would be."""
        for line in wrap(text, width, size):
            self.text(x, y, line, size, anchor, **look)
            y += 1.2 * size
        return y

    def symbol(self, name: str, x: float, y: float, size: float, skin: str = "", /, **look: object) -> None:
        """A drawn animal or thing in a square whose upper left corner is (x, y); some can have another colour."""
        if name not in symbols():
            raise KeyError(f"there is no drawing “{name}”")
        self.used.add((name, skin))
        self.reach(x, y, size, size)
        self.add("use", href=f"#{id_of(name, skin)}", x=x, y=y, width=size, height=size, **look)

    def token(self, seat: int, x: float, y: float, size: float, **look: object) -> None:
        """A seat's shape in its colour, in a square whose upper left corner is (x, y)."""
        self.symbol(f"shape-{seat}", x, y, size, "", color=SEAT_COLOURS[seat], **look)

    def hex(self, q: int, r: int, radius: float, **look: object) -> tuple[float, float]:
        """A hex with a point on top, and where its middle is."""
        x, y = middle_of(q, r, radius)
        self.polygon(corners_of(x, y, radius - 0.75), **look)
        return x, y

    def paste(self, other: "Drawing", x: float, y: float, scale: float = 1) -> tuple[float, float]:
        """Another drawing, its upper left corner at (x, y); its width and height here."""
        width, height = scale * (other.right - other.left), scale * (other.bottom - other.top)
        move = (
            f"translate({value_of(x - scale * other.left)} {value_of(y - scale * other.top)}) scale({value_of(scale)})"
        )
        self.reach(x, y, width, height)
        self.used |= other.used
        self.parts.append(f'<g transform="{move}">{"".join(other.parts)}</g>')
        return width, height

    def svg(self, margin: float = 12) -> str:
        """The whole picture, on paper, by itself: it refers to nothing outside."""
        if self.left > self.right:
            self.reach(0, 0)
        x, y = self.left - margin, self.top - margin
        width, height = self.right - self.left + 2 * margin, self.bottom - self.top + 2 * margin
        box = " ".join(map(value_of, (x, y, width, height)))
        paper = f'<rect x="{value_of(x)}" y="{value_of(y)}" width="{value_of(width)}" height="{value_of(height)}"'
        drawn = "".join(symbol_of(name, skin) for name, skin in sorted(self.used))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{value_of(width)}"'
            f' height="{value_of(height)}" role="img" font-family="{FONT}" style="max-width:100%;height:auto">'
            f"<title>{escape(self.title)}</title><defs><style>{STYLE}</style>{drawn}</defs>"
            f'{paper} rx="10" fill="{PAPER}"/>{"".join(self.parts)}</svg>'
        )


def attributes_of(attributes: dict[str, object]) -> str:
    return "".join(f' {name_of(name)}="{value_of(value)}"' for name, value in attributes.items() if value is not None)


def name_of(attribute: str) -> str:
    return attribute.rstrip("_").replace("_", "-")


def value_of(value: object) -> str:
    """Numbers with two decimals at most, so that a picture is the same on every machine."""
    if isinstance(value, float):
        told = f"{value:.2f}".rstrip("0").rstrip(".")
        return "0" if told == "-0" else told
    return escape(str(value))


def width_of(text: str, size: float) -> float:
    """How wide a text is, about: nobody knows which font there will be. Seldom too small."""
    return size * sum(0.38 if c in NARROW else 0.92 if c in WIDE else 0.72 if c.isupper() else 0.58 for c in text)


def wrap(text: str, width: float, size: float) -> list[str]:
    """Its lines, none wider than `width` unless one word is."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fit(text: str, width: float, size: float) -> str:
    """With an ellipsis where it is too wide: names may be of any length."""
    if width_of(text, size) <= width:
        return text
    while text and width_of(f"{text}…", size) > width:
        text = text[:-1]
    return f"{text.rstrip()}…"


def mix(colour: str, other: str, part: float) -> str:
    """As much of a colour as `part` says, the rest of another: `color-mix` of the page."""
    both = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + bytes(round(part * one + (1 - part) * two) for one, two in both).hex()


def middle_of(q: int, r: int, radius: float) -> tuple[float, float]:
    """Of a hex with a point on top, in axial coordinates."""
    return radius * math.sqrt(3) * (q + r / 2), radius * 1.5 * r


def corners_of(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    """Of a hex with a point on top, clockwise from the upper right."""
    angles = [math.radians(60 * k - 30) for k in range(6)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def radius_for(hexes: list[tuple[int, int]], most: float, width: float, height: float) -> float:
    """How large hexes can be, at most, for a map of them to fit."""
    spots = [middle_of(q, r, 1) for q, r in hexes]
    wide = max(x for x, _ in spots) - min(x for x, _ in spots) + math.sqrt(3)
    tall = max(y for _, y in spots) - min(y for _, y in spots) + 2
    return min(most, width / wide, height / tall)


def draw_text(canvas: Canvas, title: str) -> str:
    """A text board as a picture: for a game that has no drawing of its own."""
    drawing = Drawing(title)
    size, wide = 15, 9.1
    for row, line in enumerate(canvas.runs()):
        column = 0
        for piece, style in line:
            seats = [int(word[4:]) for word in style.split() if word.startswith("seat")]
            look = {"fill": SEAT_COLOURS[seats[0]], "font_weight": "bold"} if seats else {"fill": INK}
            if piece.strip():
                y = 1.35 * size * row
                drawing.reach(wide * column, y - size, wide * len(piece), 1.35 * size)
                # Each piece is as wide as its columns, whatever font there is.
                drawing.add("text", escape(piece), x=wide * column, y=y, font_size=size, font_family="monospace",
                            textLength=wide * len(piece), style="white-space:pre", **look)  # fmt: skip
            column += len(piece)
    return drawing.svg()


def png_of(svg: str) -> bytes:
    """It takes a tenth of a second."""
    # Imported where the first picture is drawn: most processes never draw one.
    from resvg_py import svg_to_bytes  # noqa: PLC0415

    # Its own font alone, so that the same picture has the same bytes on every machine.
    png = svg_to_bytes(
        svg_string=svg, skip_system_fonts=True, font_files=[str(ART / "nunito.ttf")], serif_family="Nunito",
        font_family="Nunito", sans_serif_family="Nunito",
    )  # fmt: skip
    return bytes(png)
