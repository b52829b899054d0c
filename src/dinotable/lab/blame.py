"""Where in a bot of somebody's own it went wrong: the line of its file, not one of ours or of Python's."""

import os
import re
import sysconfig
import traceback
from typing import Final

Frame = tuple[str, int, str]
"""File, line and function."""
MOST_SAID: Final = 200
"""Letters of a message."""
NOT_THEIRS: Final = tuple(
    os.path.realpath(folder) + os.sep
    for folder in (
        os.path.join(os.path.dirname(__file__), ".."),
        *map(sysconfig.get_path, ("stdlib", "purelib", "platlib")),
    )
)
DUMPED: Final = re.compile(r'^  File "(.*)", line (\d+) in (.*)$', re.MULTILINE)
"""A line of what `faulthandler` writes."""


def told_with(error: BaseException) -> str:
    """What it says, and where it comes from."""
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return said[:MOST_SAID] + where_in(error)


def where_in(error: BaseException) -> str:
    """` (mine.py:12 in choose)`; the line of a bot that called what failed, where there is one."""
    stack = traceback.extract_tb(error.__traceback__)
    return _told([(each.filename, each.lineno or 0, each.name) for each in reversed(stack)])


def where_of(bot: object) -> str:
    """Where it chooses: for an answer that came, and was wrong."""
    bot = getattr(bot, "bot", bot)
    code = getattr(getattr(type(bot), "choose", None), "__code__", None)
    return _told([(code.co_filename, code.co_firstlineno, code.co_name)]) if code else ""


def where_dumped(text: str) -> str:
    """From what `faulthandler` has written of a process that was ended."""
    return _told([(file, int(line), name) for file, line, name in DUMPED.findall(text)])


def _told(frames: list[Frame]) -> str:
    """The innermost first."""
    theirs = [frame for frame in frames if _is_theirs(frame[0])]
    if not theirs and not frames:
        return ""
    file, line, name = (theirs or frames)[0]
    return f" ({_short(file)}:{line} in {name})"


def _is_theirs(file: str) -> bool:
    return os.path.exists(file) and not os.path.realpath(file).startswith(NOT_THEIRS)


def _short(file: str) -> str:
    """As it is called from here, if it lies below."""
    here = os.getcwd() + os.sep
    return os.path.abspath(file).removeprefix(here)
