"""What is told around the board: who has what, what just happened, in as many words as fit."""

from dataclasses import dataclass, field

from msgspec import to_builtins
from rich.text import Text

from dinotable.core.textboard import TextBoard
from dinotable.library.tell import Line
from dinotable.terminal.desk import Desk
from dinotable.terminal.styles import style_of
from dinotable.terminal.variants import title_of

MOST_LINES = 60
"""As many of the last lines of the log are kept at hand."""


@dataclass
class Glance:
    """A table at one moment, through the eyes of one seat. It is made where the game plays, and then only looked at."""

    title: str
    board: TextBoard
    seats: Text
    log: list[Line] = field(default_factory=list)
    news: list[Line] = field(default_factory=list)
    waits: str = ""
    """Whom it waits for, where nobody here is asked."""


def glance_at(desk: Desk, seat: int, news: list[Line]) -> Glance:
    view = desk.view(seat)
    points = to_builtins(desk.game.facts(view)).get("points_by_seat", [])
    waited = [] if desk.outcome() else desk.waited_for()
    others = desk.teller.listed([desk.names[one] for one in waited if one not in desk.people])
    return Glance(
        title_of(desk.say, desk.game, desk.setup.box),
        desk.game.show(view, desk.say),
        seats_line(desk.names, points, waited),
        desk.log(seat)[-MOST_LINES:],
        news,
        desk.say("full-waits", names=others) if others else "",
    )


def seats_line(names: list[str], points: list[object], waited: list[int]) -> Text:
    """`▸Ada 7  Grazer 5`: whoever is to act has the mark."""
    line = Text()
    for seat, name in enumerate(names):
        line.append("▸" if seat in waited else " ")
        line.append(name, style_of(f"seat{seat}"))
        line.append(f" {points[seat]}  " if seat < len(points) else "  ")
    return line


def told(lines: list[Line]) -> Text:
    """What happened, a line each, with the rule behind it."""
    text = Text()
    for line in lines:
        text.append(
            f"→ {line.text}" if line.is_event else line.text, style_of(f"seat{line.seat}") if line.seat >= 0 else ""
        )
        if line.rule:
            text.append(f" {line.rule}", style_of("rule"))
        text.append("\n")
    text.rstrip()
    return text


def clipped(text: str, width: int) -> str:
    """As many whole words as fit into a line; `…` where some are missing."""
    text = " ".join(text.split())
    if len(text) <= width:
        return text
    return text[: max(0, text.rfind(" ", 0, width))].rstrip(" .,;:·") + "…"


def last_news(lines: list[Line], width: int) -> str:
    """The newest sentences that fit into a line."""
    told_line = ""
    for line in reversed(lines):
        longer = f"{line.text} {told_line}".strip()
        if len(longer) > width:
            return told_line or clipped(line.text, width)
        told_line = longer
    return told_line
