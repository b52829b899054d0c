"""A picture to go with a link: a position as a spectator sees it, on a card of the size that previews of links have."""

import functools
import re
from html import escape

import msgspec

from dinotable.core.drawing import FAINT, FONT, INK, LINE, PAGE, PAPER, STYLE, symbol_of, wrap
from dinotable.core.journal import Journal
from dinotable.core.replay import replay_line
from dinotable.core.seats import SPECTATOR
from dinotable.games import load
from dinotable.table.variant import SetupWords
from dinotable.words import Speaker, speaker

WIDE, HIGH = 1200, 630
MARGIN = 24
SIDE = 340
"""As wide is the column with the title."""
ANIMAL = "dinosaur"


class PictureJob(msgspec.Struct, frozen=True, tag="picture"):
    """Draw how things stand after these lines; without a list, only which game it is."""

    place: str
    setup: SetupWords
    lines: list[str] | None
    language: str
    seconds: float


class Picture(msgspec.Struct, frozen=True):
    png: bytes


def card_of(job: PictureJob) -> str:
    """As SVG. Nobody's name is on it: whoever passes a link on does not ask the others."""
    game = load(job.place)
    say = speaker_of(job.language, game.words)
    title = say(f"{game.id}-title")
    if job.lines is None:
        return _framed(_title(title, WIDE, 84))
    journal = Journal(game, job.setup.setup(game))
    for line in job.lines:
        replay_line(journal, line)
    drawn = game.draw(game.view(journal.state, SPECTATOR), say)
    return _framed(_fitted(drawn) + _title(title, SIDE, 50))


@functools.cache
def speaker_of(language: str, folder: str) -> Speaker:
    """Of a game, in a language. Nobody's name is known to it."""
    return speaker(language, [folder])


def _framed(inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}" '
        f'font-family="{FONT}"><style>{STYLE}</style><rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>{inside}</svg>'
    )


def _fitted(drawn: str) -> str:
    """A whole picture inside another, as large as there is room."""
    box = re.search(r'viewBox="([^"]+)"', drawn)
    begin = drawn.index(">", drawn.index("<svg")) + 1
    place = f'x="{SIDE + MARGIN}" y="{MARGIN}" width="{WIDE - SIDE - 2 * MARGIN}" height="{HIGH - 2 * MARGIN}"'
    return f'<svg {place} viewBox="{box.group(1) if box else "0 0 800 600"}">{drawn[begin:]}'


def _title(title: str, width: float, size: float) -> str:
    """The animal, the game and where it is played, in a column on the left."""
    x = width / 2
    lines = wrap(title, width - 2 * MARGIN, size)
    told = "".join(
        f'<text x="{x}" y="{330 + 1.1 * size * k}" font-size="{size}" fill="{INK}" text-anchor="middle">'
        f"{escape(line)}</text>"
        for k, line in enumerate(lines)
    )
    return (
        f'<rect width="{width}" height="{HIGH}" fill="{PAGE}"/>'
        f'<rect x="{width - 3}" width="3" height="{HIGH}" fill="{LINE}"/>'
        f'<defs>{symbol_of(ANIMAL, "")}</defs><use href="#dino-{ANIMAL}" x="{x - 100}" y="50" width="200" height="200"/>'
        f'{told}<text x="{x}" y="{HIGH - 44}" font-size="36" fill="{FAINT}" text-anchor="middle">Dinotable</text>'
    )
