"""What is in the box: the deck of `deck.txt`, a reconstruction (FC1.2), or another one in the same form. Data, and the
checks on it."""

import difflib
import os
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.box import Box
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
POWERS: Final = ["i", "ii", "iii", "iv", "v"]
# FC1.1
ORGANISMS: Final = 48
HUNTERS: Final = 1
SWARMS: Final = 3
CARDS: Final = ORGANISMS + HUNTERS + SWARMS
MOST_VALUE: Final = 99
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


class FoodBox(Box):
    """A kind is its place in the box: the organisms as the table lists them, then the hunter, then the swarm."""

    def __init__(self, rows: list[Row]) -> None:
        rows = [row for row in rows if row.name not in ("hunter", "swarm")] + sorted(
            (row for row in rows if row.name in ("hunter", "swarm")), key=lambda row: row.name
        )
        self.rows = rows
        # Comments and spacing are not part of the box, so they do not change its hash.
        super().__init__("\n".join(row.text() for row in rows))
        self.names = [row.name for row in rows]
        self.size: i64 = len(rows)
        """How many kinds there are."""
        self.hunter: i64 = len(rows) - 2
        """Also the number of organisms: these come first."""
        self.swarm: i64 = len(rows) - 1
        self.powers: vec[i64] = vec[i64]([row.power for row in rows])
        self.values: vec[i64] = vec[i64]([row.value for row in rows])
        self.cards: vec[i64] = vec[i64]([row.cards for row in rows])
        self.unit: float = 30.0 / max(1, sum(row.value * row.cards for row in rows))
        """What a point is worth beside the points of all cards: about 0.2 in a box like the shipped one."""
        self.weights: vec[i64] = vec[i64]([8 ** (row.power - 1) if row.power else 0 for row in rows])
        """Powers as digits: 8 to the power, less one. A seat has at most four animals on a prey, so sums never carry."""
        self.words: vec[i64] = vec[i64]([STOCK.index(name) for name in self.names])
        """Each kind's place in the stock of names, which actions use."""
        kinds = [-1] * len(STOCK)
        for kind, name in enumerate(self.names):
            kinds[STOCK.index(name)] = kind
        self.kinds: vec[i64] = vec[i64](kinds)
        """The kind of each name in the stock; −1: not in this box."""
        organisms = self.names[: len(rows) - 2]
        prey = [sum(2 ** self.names.index(name) for name in row.hunts) for row in rows]
        prey[len(rows) - 2] = 2 ** len(organisms) - 1
        self.prey: vec[i64] = vec[i64](prey)
        """For each kind, the mask of kinds it hunts; the hunter hunts any organism (FC7.1)."""
        predators = [sum(2**k for k, mask in enumerate(prey) if mask & 2**kind) for kind in range(len(rows))]
        self.predators: vec[i64] = vec[i64](predators)

    def hunts(self, predator: i64, kind: i64) -> bool:
        return bool(self.prey[predator] & BITS[kind])

    def name(self, kind: int) -> str:
        return self.names[kind]


def read_box(text: str) -> FoodBox:
    """From the form of `deck.txt`. What is wrong is said in one line, with where."""
    if len(text) > MOST_BYTES:
        raise SetupError(f"the box has more than {MOST_BYTES} characters: that is no table of cards")
    rows: list[Row] = []
    header = False
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].lower().split()
        if not words:
            continue
        if not header:
            if words != HEADER:
                raise SetupError(f"box, line {number}: the table begins with the line “{' '.join(HEADER)}”")
            header = True
        else:
            rows.append(_row(number, words))
    _check_names(rows)
    _check_counts(rows)
    _check_circles(rows)
    return FoodBox(rows)


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
    if name == "hunter" and (power != "v" or words[4:] != ["any"]):
        raise SetupError(f"box, line {number}: the hunter has power V and hunts any (FC7.1)")
    value = _number(number, "value", words[2], MOST_VALUE)
    cards = _number(number, "number of cards", words[3], CARDS)
    if name in ("hunter", "swarm") and value:
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


def _check_names(rows: list[Row]) -> None:
    names = [row.name for row in rows]
    organisms = [name for name in names if name not in ("hunter", "swarm")]
    for name in ("hunter", "swarm"):
        if name not in names:
            raise SetupError(f"box: there is no line for the {name}")
    for k, row in enumerate(rows):
        if row.name in names[:k]:
            raise SetupError(f"box, line {row.line}: {row.name} has a line already")
        if not row.cards:
            raise SetupError(f"box, line {row.line}: there is no card of {row.name}: leave the line out")
        for name in row.hunts:
            if name not in organisms:
                raise SetupError(f"box, line {row.line}: {row.name} hunts “{name[:40]}”, which is no organism here")


def _check_counts(rows: list[Row]) -> None:
    counts = {row.name: row.cards for row in rows}
    organisms = sum(counts.values()) - counts["hunter"] - counts["swarm"]
    if (organisms, counts["hunter"], counts["swarm"]) != (ORGANISMS, HUNTERS, SWARMS):
        raise SetupError(
            f"box: {ORGANISMS} organisms, {HUNTERS} hunter and {SWARMS} swarms (FC1.1), "
            f"not {organisms}, {counts['hunter']} and {counts['swarm']}"
        )


def _check_circles(rows: list[Row]) -> None:
    """Nothing may, over any number of meals, hunt itself."""
    left = {row.name: set(row.hunts) for row in rows}
    while left:
        done = [name for name, hunts in left.items() if not hunts & set(left)]
        if not done:
            raise SetupError(f"box: the food web goes in a circle among {', '.join(left)}")
        for name in done:
            del left[name]


def _shipped() -> FoodBox:
    with open(os.path.join(os.path.dirname(__file__), "deck.txt"), encoding="utf-8") as file:
        return read_box(file.read())


BOX: Final = _shipped()
