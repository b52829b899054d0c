"""How `exec:COMMAND` is read. The command is split like a shell does it, and no shell is run.

Two characters have a meaning besides: a comma ends the word in a list, `@` and a number at its very end are its budget. In
quotes neither has.
"""

import re
import shlex
from typing import Final

from dinotable.bots.contract import Budget
from dinotable.bots.registry import read_budget
from dinotable.core.errors import SetupError

PREFIX: Final = "exec:"
BUDGET: Final = re.compile(r"@([\d.]+s?(?:,[\d.]+s?)?)$")
QUOTED: Final = re.compile(r"'[^']*'|\"(?:\\.|[^\"\\])*\"|\\.")
BETWEEN: Final = re.compile(r",(?!\s*[\d.]+s(?:,|$))")
"""The comma in a budget of simulations and seconds (`search-2@500,2s`) parts nothing."""


def is_program(word: str) -> bool:
    return word.startswith(PREFIX)


def split_words(text: str) -> list[str]:
    """The words between commas, whatever bots they are."""
    plain = QUOTED.sub(lambda found: "x" * len(found[0]), text)
    ends = [found.start() for found in BETWEEN.finditer(plain)]
    return [text[begin:end].strip() for begin, end in zip([0, *[k + 1 for k in ends]], [*ends, len(text)], strict=True)]


def parted(word: str) -> tuple[str, str]:
    """Who plays, and the text of its budget."""
    if not is_program(word):
        name, _, limit = word.partition("@")
        return name, limit
    found = BUDGET.search(word)
    return (word[: found.start()], found[1]) if found else (word, "")


def budget_of(word: str) -> Budget:
    limit = parted(word)[1]
    return read_budget(limit) if limit else Budget()


def command_of(word: str) -> tuple[str, ...]:
    """The program and its arguments."""
    text = parted(word)[0].removeprefix(PREFIX)
    try:
        command = tuple(shlex.split(text))
    except ValueError:
        raise SetupError(f"“{text[:80]}” is no command: a quote is not closed") from None
    if not command or not command[0]:
        raise SetupError(f"say which program plays, such as {PREFIX}./mybot")
    return command
