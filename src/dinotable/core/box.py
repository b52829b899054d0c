"""What is in the box, and what of it another box may change: every number of the rules and every component, each an item
with a path such as `terrain.jungle.room`.

A box is told by what differs from the one that its game comes with. `core.boxfile` reads and writes that as a file.
"""

import difflib
import hashlib
from typing import Any, Final

from mypy_extensions import mypyc_attr

from dinotable.core.errors import SetupError
from dinotable.core.parts import origin_of, put_together

MOST_WORDS: Final = 300
"""Characters of what an item is set to."""
MOST_TOLD: Final = 3
"""Changes of a box that are told in a line; more are counted."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Item:
    """One thing that can be set, usually a `Number`."""

    def __init__(self, path: str, usual: str, rule: str, about: str, of: str = "") -> None:
        self.path = path
        """Lower-case words, digits and dashes, with dots between. One that differs by number of players ends in it,
        `actions.points.2`; set without it, `actions.points`, it is the same for all of them."""
        self.usual = usual
        """What the box has that the game comes with."""
        self.rule = rule
        """The rule it belongs to."""
        self.about = about
        """The message of the game's words that says what it is: `box-room`. It hears `of`, and `players` if the path ends in
        a number of players."""
        self.of = of
        """Whose it is, in the game's own word: `jungle`."""

    def players(self) -> int:
        """The number of players it is for; 0: for all alike."""
        last = self.path.rpartition(".")[2]
        return int(last) if last.isdigit() else 0

    def read(self, text: str) -> str:
        """The text as it is kept. Raises SetupError with the reason if it cannot be set to that."""
        return text

    def range(self) -> str:
        """What it can be set to, for people."""
        return ""


class Number(Item):
    def __init__(self, path: str, usual: int, low: int, high: int, rule: str, about: str, of: str = "") -> None:
        super().__init__(path, str(usual), rule, about, of)
        self.low = low
        self.high = high

    def read(self, text: str) -> str:
        digits = text.strip().removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 7) or not self.low <= int(text) <= self.high:
            raise SetupError(f"{self.path} is a number from {self.low} to {self.high} ({self.rule}), not “{text[:40]}”")
        return str(int(text))

    def range(self) -> str:
        return f"{self.low}–{self.high}"


class Word(Item):
    """One of a few words."""

    def __init__(self, path: str, usual: str, values: list[str], rule: str, about: str, of: str = "") -> None:
        super().__init__(path, usual, rule, about, of)
        self.values = values

    def read(self, text: str) -> str:
        word = text.strip().lower()
        if word not in self.values:
            raise SetupError(f"{self.path} is one of {', '.join(self.values)} ({self.rule}), not “{text[:40]}”")
        return word

    def range(self) -> str:
        return " ".join(self.values)


class Words(Item):
    """Any number of words with spaces between; the game checks them when it makes the box."""

    def read(self, text: str) -> str:
        words = " ".join(text.replace(",", " ").split())
        if len(words) > MOST_WORDS or not words.isprintable():
            raise SetupError(f"{self.path} has at most {MOST_WORDS} characters, all of them printable")
        return words


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What a game is played with. It never changes; `Game.make_box` makes another one."""

    def __init__(self, text: str, changed: dict[str, str] | None = None) -> None:
        self.text = text
        """What its hash is of: the same text for the same box."""
        self.changed: dict[str, str] = changed or {}
        """What differs from the box that the game comes with, by path, in the order of the game's items."""
        self.variant = ""
        """What its file calls it, such as `Long nights`."""
        self.options: dict[str, str] = {}
        """Those that its file chooses; whoever sets up the table may choose others."""

    def hash(self) -> str:
        return hashlib.sha256(self.text.encode()).hexdigest()[:16]

    def is_called(self, hash_text: str) -> bool:
        """Whether a record with this hash was played with it."""
        return hash_text == self.hash()

    def shortly(self) -> str:
        """What differs, for a line among other things: its name, or what is set. Empty for the usual box."""
        if self.variant:
            return f"“{self.variant}”"
        if len(self.changed) > MOST_TOLD:
            return f"{len(self.changed)} changes"
        return ", ".join([f"{path}={value}" for path, value in self.changed.items()])

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (origin_of(self), self.variant, self.options)

    def __deepcopy__(self, _memo: object) -> "Box":
        return self


def restored(origin: Any, variant: str, options: dict[str, str]) -> Any:
    box = put_together(origin)
    box.variant, box.options = variant, options
    return box


class PlainBox(Box):
    """A box of which nothing can be changed."""

    def __init__(self, text: str) -> None:
        super().__init__(text)


def changed_text(text: str, changed: dict[str, str]) -> str:
    """The text of a box that differs in so much from the one with the first text."""
    return "\n".join([text, *[f"{path} = {value}" for path, value in changed.items()]])


def read_changes(items: list[Item], asked: dict[str, str]) -> dict[str, str]:
    """What was asked for, checked one by one, in the order of the items and without what is as usual."""
    found = Places(items)
    wanted: dict[str, str] = {}
    for path, text in asked.items():
        for item in found.at(path):
            wanted[item.path] = item.read(text)
    return {item.path: wanted[item.path] for item in items if wanted.get(item.path, item.usual) != item.usual}


class Places:
    """Where everything is that can be set."""

    def __init__(self, items: list[Item]) -> None:
        self._items = items
        self._at: dict[str, list[Item]] = {}
        for item in items:
            self._at.setdefault(item.path, []).append(item)
            if item.players():
                self._at.setdefault(item.path.rpartition(".")[0], []).append(item)

    def at(self, path: str) -> list[Item]:
        """The item at a path, or those that differ from it only in the number of players."""
        found = self._at.get(path)
        if found is None:
            raise SetupError(f"there is no “{path[:60]}” in the box{_near(self._items, path[:60])}")
        return found


def _near(items: list[Item], path: str) -> str:
    paths = list(dict.fromkeys(item.path.rpartition(".")[0] if item.players() else item.path for item in items))
    below = [each for each in paths if each.startswith(f"{path}.")]
    near = below[:6] or difflib.get_close_matches(path, paths, 3)
    return f": did you mean {' or '.join(near)}?" if near else "; `dinotable box` lists what there is"
