"""A published figure: what is said of it and where, and how it is measured again."""

import enum
import re

import msgspec

from dinotable.core.errors import DinotableError

RATIO = re.compile(r"ratio (\d+(?:\.\d+)?)–(\d+(?:\.\d+)?)")
HOLDS = ("interval", "exact", "at-most", "at-least")


class Kind(enum.Enum):
    RUN = "run"
    """`command` measures it again."""
    HISTORY = "history"
    """Measured once, and no command measures it any more; `why` says why not."""


class Figure(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    id: str
    """Words with dots between, the widest first: `bots.ladder.GAME.2.careful-greedy`."""
    pages: list[str]
    said: list[str]
    """What the pages say, to the letter, with as much around it as makes it unique there. Each stands on each page."""
    value: float
    """In the unit of the page: 84.4 where it says 84.4 %."""
    low: float | None = None
    high: float | None = None
    """The ends of its interval, where it has one."""
    unit: str
    n: int | None = None
    """How many games, positions or rounds it is of."""
    kind: Kind = Kind.RUN
    command: str = ""
    """Run in the folder of the sources; prints JSON. Of history it is for people to read."""
    take: str = ""
    """Where the value is in that JSON, with dots between: a key, a number, or `key=value` for a row of a list. What is
    there may be the three numbers value, low and high."""
    interval: str = ""
    """Where its interval is, if elsewhere."""
    factor: float = 1.0
    """From the JSON's unit to that of the page, such as 100 for per cent."""
    holds: str = ""
    """`interval`, `ratio 0.5–2`, `exact`, `at-most` or `at-least`."""
    takes: float = 0.0
    """Seconds on two cores, about."""
    commit: str
    date: str
    """When it was measured, and with what."""
    bots: str = ""
    """Of a match by the clock: which bots played it, as its command tells; only these go on with it."""
    why: str = ""
    """Of history: why it is not measured again."""
    note: str = ""

    def area(self) -> str:
        return ".".join(self.id.split(".")[:2])

    def is_under(self, what: str) -> bool:
        """Is it meant by an id, the start of one, or a page?"""
        return self.id == what or self.id.startswith(f"{what.rstrip('.')}.") or what in self.pages

    def told(self) -> str:
        return told(self.value, self.low, self.high, self.unit)


def told(value: float, low: float | None, high: float | None, unit: str) -> str:
    interval = f" [{short(low)}–{short(high)}]" if low is not None and high is not None else ""
    return f"{short(value)}{interval} {unit}".rstrip()


def short(number: float) -> str:
    """As a person would write it: 1,313,332 or 84.4 or 0.555."""
    if abs(number) >= 1000:
        return f"{number:,.0f}"
    return f"{number:.1f}".removesuffix(".0") if abs(number) >= 10 else f"{number:.4f}".rstrip("0").rstrip(".")


def check(figure: Figure) -> None:
    """Refuses one that says too little to be measured again."""
    if not figure.pages or not figure.said:
        raise DinotableError(f"{figure.id}: no page says it")
    if figure.kind is Kind.HISTORY:
        if not figure.why:
            raise DinotableError(f"{figure.id}: history without a “why”")
        return
    if not (figure.command and figure.take and figure.takes > 0):
        raise DinotableError(f"{figure.id}: “command”, “take” and “takes” are needed to measure it again")
    if figure.holds not in HOLDS and not RATIO.fullmatch(figure.holds):
        raise DinotableError(f"{figure.id}: “holds” is {', '.join(HOLDS)} or ratio A–B, not “{figure.holds}”")
