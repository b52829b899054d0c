"""Arguments that several commands share."""

import os
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from dinotable.core import playout as engine
from dinotable.core.box import Box
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.setup import Setup
from dinotable.games import GAMES
from dinotable.terminal.saves import Origin
from dinotable.words import LANGUAGES, language_of

IS_COMPILED: Final = not engine.__file__.endswith(".py")

Lang = Annotated[str | None, Parameter(help="en or fr; without it, the language of this machine.")]
Options = Annotated[list[str] | None, Parameter(name="--option", negative="", help="name=value; can be repeated.")]
BoxFile = Annotated[Path | None, Parameter(name="--box", help="Play with the box of this file, such as a variant.")]
Sets = Annotated[
    list[str] | None,
    Parameter(
        name="--set",
        negative="",
        help="path=value: change this in the box; can be repeated. `dinotable box` lists paths.",
    ),
]
GameName = Annotated[
    str | None, Parameter(name="--game", help="The game of the record, where its id does not say enough.")
]
Json = Annotated[bool, Parameter(name="--json", negative="", help="One JSON object on standard output.")]

Ray = Annotated[
    str | None,
    Parameter(
        name="--ray", help="Play on a Ray cluster: its address, auto (the one of this machine) or local (a new one)."
    ),
]


MOST: Final = 10**9
"""Of anything that is counted: more than anybody can wait for."""
MOST_WORKERS: Final = 1000


def check_number(flag: str, number: int, most: int = MOST) -> None:
    if not 1 <= number <= most:
        raise SetupError(f"{flag} is a number from 1 to {most:,}, not {number:,}")


def workers_of(asked: int | None) -> int:
    """0 stands for one for each core."""
    if asked is not None:
        check_number("--workers", asked, MOST_WORKERS)
    return asked or 0


def counted(count: int, what: str) -> str:
    """In English, as all that is about studying: 1 game, 2 games."""
    return f"{count:,} {what}" if count == 1 else f"{count:,} {what}s"


def language(asked: str | None) -> str:
    """That of `--lang`, else of this machine."""
    if asked is None:
        return language_of(os.environ)
    if asked not in LANGUAGES:
        raise SetupError(f"--lang is {' or '.join(LANGUAGES)}, not “{asked[:40]}”")
    return asked


def numbers_of(game: AnyGame, asked: str | None, *usual: int) -> list[int]:
    """Of players: `3`, `2,4`, `2-5` or `all`; without it, the usual ones."""
    if asked is None:
        return list(usual)
    if asked == "all":
        return list(range(game.fewest, game.most + 1))
    found: list[int] = []
    for part in asked.split(","):
        low, dash, high = part.strip().partition("-")
        if not low.isdigit() or (dash and not high.isdigit()) or len(part) > 5:
            raise SetupError(f"--players is a number, several as 2,4, a range as 2-5, or all, not “{asked[:40]}”")
        found += range(int(low), int(high or low) + 1)
    for seats in found:
        game.setup(seats)
    return list(dict.fromkeys(found))


def setup_of(game: AnyGame, seats: int, options: list[str] | None, box: Box | None) -> Setup:
    return game.setup(seats, options_of(options), box)


def options_of(options: list[str] | None) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise SetupError(f"--option wants name=value, not “{option[:40]}”")
        chosen[name] = value
    return chosen


def origin_for(game: AnyGame, place: str | None) -> Origin:
    """What has to be said again to play on: the place of a game outside the registry."""
    return Origin(place if place and game.id not in GAMES else "")
