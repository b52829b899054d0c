"""A box as a file that a person may write: TOML, with whatever differs from the box that the game comes with, such as
`game = "magpies"`, `name = "Long nights"`, `rounds = 6`, each on a line. Options go with it: `options.first = "random"`."""

import json
import re
import tomllib
from collections.abc import Callable
from typing import Any, Final

from dinotable.core.box import Box, Item
from dinotable.core.errors import SetupError
from dinotable.core.record import MOST_CHANGED

MOST_BYTES: Final = 60_000
MOST_NAME: Final = 40
MOST_ALIGNED: Final = 34
"""Characters before comments that stand below each other."""
RESERVED: Final = ("game", "name", "options")
MOST_DOTS: Final = 9
"""In a path; no game has as many."""
MOST_DEEP: Final = 9
"""Lists and tables within each other."""
MOST_WORD: Final = 60
"""Characters of a number, or of any other word without quotes."""
TOKEN: Final = re.compile(
    r'''
      (?P<passed> \#[^\n]*+
      | """ (?:[^"\\]++ | \\(?s:.)? | "(?!""))*+ (?:"{3,5}+ | \Z)
      | \'{3} (?:[^\']++ | \'(?!\'\'))*+ (?:\'{3,5}+ | \Z)
      | " (?:[^"\\\n]++ | \\[^\n])*+ "?
      | \'[^\'\n]*+ \'?
      | [\ \t\r]++ )
    | (?P<word> [^\s"\'#=,.\[\]{}]++ )
    | (?P<dot> \. )
    | (?P<opens> [\[{] )
    | (?P<closes> [\]}] )
    ''',
    re.VERBOSE,
)
"""Anything else stands between two keys or values. Nothing is read twice: it takes as long as the text."""


class BoxFile:
    """What a file says."""

    def __init__(self, name: str, options: dict[str, str], changes: dict[str, str]) -> None:
        self.name = name
        self.options = options
        self.changes = changes
        """By path, not checked yet."""


def read_file(game_id: str, text: str) -> BoxFile:
    if len(text) > MOST_BYTES:
        raise SetupError(f"a box has at most {MOST_BYTES:,} characters")
    _check_cost(text)
    try:
        told: dict[str, Any] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise SetupError(f"this is no box: {' '.join(str(error).split())[:120]}") from None
    if str(told.get("game", game_id)) != game_id:
        raise SetupError(f"this box is for {str(told['game'])[:40]}, not for {game_id}")
    name = told.get("name", "")
    if not isinstance(name, str) or len(name) > MOST_NAME or not name.isprintable():
        raise SetupError(f"the name of a box is a text of at most {MOST_NAME} characters")
    options = told.get("options", {})
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise SetupError('the options of a box are texts, such as options.first = "random"')
    changes: dict[str, str] = {}
    for key, value in told.items():
        if key not in RESERVED:
            _flatten(key, value, changes)
    if len(changes) > MOST_CHANGED:
        raise SetupError(f"a box has at most {MOST_CHANGED} things that are set")
    return BoxFile(name.strip(), options, changes)


def _check_cost(text: str) -> None:
    """What Python's own reader takes long over, or fails at: the time for a key grows with the square of its parts, and
    numbers have a greatest length."""
    dots, depth, begin = 0, 0, 0
    end = 0
    for token in TOKEN.finditer(text):
        if token.start() > end:
            dots, begin = 0, token.start()
        end = token.end()
        kind = token.lastgroup
        if kind == "dot":
            dots += 1
            if dots > MOST_DOTS:
                raise SetupError(f"there is no “{' '.join(text[begin : begin + 60].split())}” in the box")
        elif kind in ("opens", "closes"):
            depth += 1 if kind == "opens" else -1
            dots, begin = 0, end
            if depth > MOST_DEEP:
                raise SetupError(f"lists in a box are no more than {MOST_DEEP} deep")
        elif kind == "word" and end - token.start() > MOST_WORD:
            raise SetupError(f"“{token.group()[:40]}…” is too long: a number has at most {MOST_WORD} characters")


def _flatten(path: str, value: Any, into: dict[str, str]) -> None:
    if path.count(".") > MOST_DOTS:
        raise SetupError(f"there is no “{path[:60]}” in the box")
    if isinstance(value, dict):
        for key, inner in value.items():
            _flatten(f"{path}.{key}", inner, into)
    elif isinstance(value, list):
        into[path] = " ".join(map(str, value))
    elif isinstance(value, (str, int)) and not isinstance(value, bool):
        into[path] = str(value)
    else:
        raise SetupError(f"{path[:60]} is a number, a text or a list of texts, not “{str(value)[:40]}”")


def read_sets(asked: list[str]) -> dict[str, str]:
    """From what was typed: `terrain.jungle.room=3`."""
    found: dict[str, str] = {}
    for each in asked:
        path, equals, value = each.partition("=")
        if not equals or not path.strip():
            raise SetupError(f"--set wants path=value, such as rounds=6, not “{each[:60]}”")
        found[path.strip()] = value.strip()
    return found


def usually(item: Item) -> str:
    return f"usually {item.usual or 'nothing'}"


def file_text(
    game_id: str, items: list[Item], box: Box, told: Callable[[Item], str], only_changed: bool = False,
    told_usual: Callable[[Item], str] = usually,
) -> str:  # fmt: skip
    """A box as its file, whole or what differs only. `told` says in words what an item is, `told_usual` what it would be."""
    lines = [f"game = {_quoted(game_id)}"]
    if box.variant:
        lines.append(f"name = {_quoted(box.variant)}")
    lines += [f"options.{name} = {_quoted(value)}" for name, value in box.options.items()]
    groups: dict[str, list[tuple[str, str]]] = {}
    for item in items:
        if item.path in box.changed or not only_changed:
            value = box.changed.get(item.path, item.usual)
            usual = f"; {told_usual(item)}" if item.path in box.changed else ""
            limits = f" ({item.range()})" if item.range() else ""
            comment = f"# {item.rule}: {told(item)}{limits}{usual}"
            groups.setdefault(item.path.partition(".")[0], []).append((_line(item, value), comment))
    for group in groups.values():
        width = min(MOST_ALIGNED, max(len(line) for line, _ in group))
        lines += ["", *[f"{line.ljust(width)}  {comment}" for line, comment in group]]
    return "\n".join(lines) + "\n"


def _line(item: Item, value: str) -> str:
    is_number = value.removeprefix("-").isdigit()
    return f"{item.path} = {value if is_number else _quoted(value)}"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
