"""Which way a terminal is used: the whole screen where people look at one, else line by line."""

import os
import sys
from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from dinotable.terminal.screen import Screen
from dinotable.words import Speaker

Plain = Annotated[bool, Parameter(negative="", help="Line by line, for screen readers and for who likes it.")]


def is_full(environ: "os._Environ[str] | dict[str, str]") -> bool:
    """Whether somebody sits at a terminal that can be drawn on."""
    is_seen = sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()
    can_draw = environ.get("TERM", "") not in ("", "dumb") or sys.platform == "win32"
    speaks = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    return is_seen and can_draw and speaks and not environ.get("DINOTABLE_PLAIN")


def play_on_screen(is_plain: bool, say: Speaker, play: Callable[[Screen], None]) -> None:
    if is_plain or not is_full(os.environ):
        play(Screen())
        return
    # It takes a third of a second to load, which nobody else should wait for.
    from dinotable.terminal.full.app import run_full  # noqa: PLC0415

    run_full(say, play)
