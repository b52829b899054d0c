"""The deck as a table that a person may write: a line is a kind, with its power, value, cards and what it hunts. `deck.txt`
is the shipped one, a reconstruction (FC1.2); `others.txt` proposes what other kinds could be like."""

import difflib
import os
from typing import Final

from dinotable.core.errors import SetupError

# The names a card can have. A box takes its kinds from here, so that actions, records and both languages know every
# word whatever the box (docs/decisions/0010). New names are added at the end.
STOCK: Final = [
    "plants", "cherries", "beetle", "snail", "toad", "mouse", "hedgehog", "hare", "fox", "boar", "wolf", "bear",
    "hunter", "swarm",
    "acorns", "berries", "flowers", "grass", "mushrooms", "nuts", "seeds",
    "ant", "butterfly", "caterpillar", "fly", "grasshopper", "slug", "spider", "worm",
    "frog", "lizard", "salamander", "snake",
    "badger", "bat", "deer", "lynx", "marten", "mole", "rabbit", "rat", "squirrel", "vole", "weasel",
    "buzzard", "crow", "eagle", "jay", "owl", "thrush", "tit", "woodpecker",
]  # fmt: skip
BONUS: Final = ("hunter", "swarm")
NAMES: Final = [*[name for name in STOCK if name not in BONUS], *BONUS]
"""In the order in which a box numbers its kinds, unless it says otherwise: organisms, hunter, swarm."""
POWERS: Final = ["i", "ii", "iii", "iv", "v"]
MOST_VALUE: Final = 99
MOST_COPIES: Final = 52
"""Of a kind."""
MOST_BYTES: Final = 20_000
HEADER: Final = ["kind", "power", "value", "cards", "hunts"]


class Row:
    """One line of the table."""

    def __init__(self, line: int, name: str, power: int, value: int, cards: int, hunts: list[str]) -> None:
        self.line = line
        self.name = name
        self.power = power
        """1 to 5; 0 for the swarm."""
        self.value = value
        self.cards = cards
        self.hunts = hunts

    def text(self) -> str:
        return f"{self.name} {self.power} {self.value} {self.cards} {' '.join(self.hunts)}".rstrip()


def is_table(text: str) -> bool:
    """Whether a box is in this form, in which nothing is set with `=`."""
    lines = [line.partition("#")[0] for line in text.splitlines()]
    return any(line.strip() for line in lines) and not any("=" in line for line in lines)


def read_rows(text: str) -> list[Row]:
    """What is wrong with a line is said in one line, with where."""
    if len(text) > MOST_BYTES:
        raise SetupError(f"the box has more than {MOST_BYTES} characters: that is no table of cards")
    rows: list[Row] = []
    header = False
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].lower().split()
        if not words:
            continue
        if header:
            rows.append(_row(number, words))
        elif words == HEADER:
            header = True
        else:
            raise SetupError(f"box, line {number}: the table begins with the line “{' '.join(HEADER)}”")
    return rows


def _row(number: int, words: list[str]) -> Row:
    if len(words) < len(HEADER):
        raise SetupError(f"box, line {number}: write name, power, value, cards and what it hunts (- for nothing)")
    name, power = words[0], words[1]
    if name not in STOCK:
        near = difflib.get_close_matches(name, STOCK, 1)
        hint = f"did you mean “{near[0]}”?" if near else f"the names are {', '.join(STOCK)}"
        raise SetupError(f"box, line {number}: no card can be named “{name[:40]}”; {hint}")
    if (power == "-") != (name == "swarm") or (power != "-" and power not in POWERS):
        raise SetupError(f"box, line {number}: the power is I, II, III, IV or V, and - for the swarm only")
    if name == "hunter" and words[4:] != ["any"]:
        raise SetupError(f"box, line {number}: the hunter hunts any (FC7.1)")
    value = _number(number, "value", words[2], MOST_VALUE)
    cards = _number(number, "number of cards", words[3], MOST_COPIES)
    if name in BONUS and value:
        raise SetupError(f"box, line {number}: the {name} is never eaten, so its value is 0")
    hunts = [] if words[4:] == ["-"] or name == "hunter" else words[4:]
    if name == "swarm" and hunts:
        raise SetupError(f"box, line {number}: the swarm hunts nothing (FC7.2): write -")
    if len(set(hunts)) < len(hunts):
        raise SetupError(f"box, line {number}: {name} hunts something twice")
    return Row(number, name, POWERS.index(power) + 1 if power != "-" else 0, value, cards, hunts)


def _number(line: int, what: str, word: str, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 4 and int(word) <= most):
        raise SetupError(f"box, line {line}: the {what} is a number from 0 to {most}, not “{word[:40]}”")
    return int(word)


def check_names(rows: list[Row]) -> None:
    names = [row.name for row in rows]
    for name in BONUS:
        if name not in names:
            raise SetupError(f"box: there is no line for the {name}")
    for k, row in enumerate(rows):
        if row.name in names[:k]:
            raise SetupError(f"box, line {row.line}: {row.name} has a line already")
        if not row.cards and row.name not in BONUS:
            raise SetupError(f"box, line {row.line}: there is no card of {row.name}: leave the line out")
        for name in row.hunts:
            if name not in names or name in BONUS:
                raise SetupError(f"box, line {row.line}: {row.name} hunts “{name[:40]}”, which is no organism here")


def shipped(file: str) -> list[Row]:
    with open(os.path.join(os.path.dirname(__file__), file), encoding="utf-8") as table:
        return read_rows(table.read())


DECK: Final = shipped("deck.txt")
OTHERS: Final = shipped("others.txt")
"""Kinds without a card in the shipped box."""
USUAL: Final = {row.name: row for row in [*DECK, *OTHERS]}
