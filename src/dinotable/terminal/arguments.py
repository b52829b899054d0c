"""Arguments that several commands share."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from dinotable.core import playout as engine
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.setup import Box, Setup

IS_COMPILED: Final = not engine.__file__.endswith(".py")

Lang = Annotated[str | None, Parameter(help="en or fr; without it, the language of this machine.")]
Options = Annotated[list[str] | None, Parameter(name="--option", negative="", help="name=value; can be repeated.")]
BoxFile = Annotated[Path | None, Parameter(name="--box", help="Play with the components of this file.")]
GameName = Annotated[
    str | None, Parameter(name="--game", help="The game of the record, where its id does not say enough.")
]
Json = Annotated[bool, Parameter(name="--json", negative="", help="One JSON object on standard output.")]


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
