"""A box in words: what can be changed in it, and what was. Terminal, server, page and reports say it alike."""

from collections.abc import Iterable
from typing import Protocol

from dinotable.words import Speaker


class ToldItem(Protocol):
    """What is told of an item of a box (`core.box.Item`)."""

    path: str
    usual: str
    rule: str
    about: str
    of: str

    def players(self) -> int: ...


def told_item(say: Speaker, item: ToldItem) -> str:
    """What it is: `Rounds in a game`."""
    return say(item.about, of=item.of, players=item.players())


def told_usual(say: Speaker, item: ToldItem) -> str:
    return say("changes-usually", usual=_told_value(say, item.usual))


def told_change(say: Speaker, item: ToldItem, value: str) -> str:
    """`Rounds in a game: 6 (usually 4)`."""
    words = {"value": _told_value(say, value), "usual": _told_value(say, item.usual)}
    return say("changes-one", what=told_item(say, item), **words)


def told_changes(
    say: Speaker, items: Iterable[ToldItem], changed: dict[str, str], seats: int = 0
) -> list[tuple[str, str]]:
    """Rule and sentence of each change; with a number of seats, of those that matter with so many."""
    return [
        (item.rule, told_change(say, item, changed[item.path]))
        for item in items
        if item.path in changed and (not seats or item.players() in (0, seats))
    ]


def notes_on_rules(
    say: Speaker, items: Iterable[ToldItem], changed: dict[str, str], seats: int = 0
) -> list[tuple[str, str]]:
    """For `words.rules.noted`."""
    return [(rule, say("changes-here", change=change)) for rule, change in told_changes(say, items, changed, seats)]


def told_variant(say: Speaker, name: str, count: int) -> str:
    """What a game is called that changes so much; empty for the usual one."""
    if name:
        return say("variant-named", name=name)
    return say("variant-unnamed", count=count) if count else ""


def _told_value(say: Speaker, value: str) -> str:
    return value or say("changes-nothing")
