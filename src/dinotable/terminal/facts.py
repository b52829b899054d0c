"""A game's facts, laid out for reading without knowing the game.

Keys are told by `<id>-fact-KEY` where the game has such words. A value under `seat` or `…_seat` is a player,
one under `…_by_seat` has a value for each player; a text is told by the game's words for that key (`<id>-KEY` with
`$value`) where there are some. A list of things with the same keys is a session.
"""

from collections.abc import Sequence

from dinotable.library.tell import Teller
from dinotable.terminal.desk import Desk


def tell_facts(session: Desk, facts: dict[str, object]) -> None:
    if not facts:
        session.screen.text(session.say("facts-none"))
    for line in fact_lines(session.teller, facts):
        session.screen.text(line)


def fact_lines(teller: Teller, facts: dict[str, object]) -> list[str]:
    return _lines(teller, facts, 1)


def _lines(teller: Teller, facts: dict[str, object], depth: int) -> list[str]:
    lines = []
    indent = "  " * depth
    for key, value in facts.items():
        if _is_flat(value):
            told = teller.say("fact-line", key=_key(teller, key), value=_flat(teller, key, value))
            lines.append(indent + told)
        else:
            head = teller.say("fact-head", key=_key(teller, key))
            lines += [indent + head, *_nested(teller, key, value, depth + 1)]
    return lines


def _is_flat(value: object) -> bool:
    """Whether it goes on one line."""
    if isinstance(value, dict):
        return not any(isinstance(item, dict | list | tuple) for item in value.values())
    return not isinstance(value, list | tuple) or not any(isinstance(item, dict | list | tuple) for item in value)


def _nested(teller: Teller, key: str, value: object, depth: int) -> list[str]:
    if isinstance(value, dict):
        return _lines(teller, value, depth)
    assert isinstance(value, list | tuple)
    heads = teller.names if _is_by_seat(teller, key, value) else [""] * len(value)
    if all(isinstance(item, dict) and all(map(_is_flat, item.values())) for item in value):
        return _rows(teller, heads, value, depth)
    lines = []
    for head, item in zip(heads, value, strict=True):
        if isinstance(item, dict):
            known = {name: inner for name, inner in item.items() if name != "seat"}
            whose = head or _flat(teller, "seat", item.get("seat"))
            lines += ["  " * depth + whose, *_lines(teller, known, depth + 1)]
        else:
            lines.append("  " * depth + f"{head or '–'} {_flat(teller, key, item)}")
    return lines


def _rows(teller: Teller, heads: list[str], items: Sequence[dict[str, object]], depth: int) -> list[str]:
    """One line a thing, the keys above, all in columns."""
    keys = list(dict.fromkeys(key for item in items for key in item))
    rows = [["", *[_key(teller, key) for key in keys]]]
    for head, item in zip(heads, items, strict=True):
        rows.append([head, *[_flat(teller, key, item.get(key)) for key in keys]])
    if not any(heads):
        rows = [row[1:] for row in rows]
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    indent = "  " * depth
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return [(indent + line).rstrip() for line in lines]


def _flat(teller: Teller, key: str, value: object) -> str:
    if isinstance(value, list | tuple):
        if _is_by_seat(teller, key, value):
            pairs = zip(teller.names, value, strict=True)
            return ", ".join(teller.say("fact-seat", name=name, value=_flat(teller, "", item)) for name, item in pairs)
        return ", ".join(_flat(teller, key, item) for item in value) or "–"
    if isinstance(value, dict):
        told = [f"{_key(teller, name)} {_flat(teller, name, item)}" for name, item in value.items()]
        return ", ".join(told) or "–"
    if value is None:
        return "–"
    if isinstance(value, bool):
        return teller.say("yes" if value else "no")
    if isinstance(value, int) and (key == "seat" or key.endswith(("_seat", "_seats"))):
        return teller.name(value) if 0 <= value < len(teller.names) else "–"
    if isinstance(value, float):
        return f"{value:.3g}"
    return _word(teller, key, value) if isinstance(value, str) else str(value)


def _word(teller: Teller, key: str, value: str) -> str:
    message = f"{teller.game.id}-{key}"
    if teller.say.has(message):
        return teller.say(message, value=value)
    named = f"{teller.game.id}-fact-{value}"
    return teller.say(named) if teller.say.has(named) else value


def _is_by_seat(teller: Teller, key: str, value: list[object] | tuple[object, ...]) -> bool:
    return key.endswith("by_seat") and len(value) == len(teller.names)


def _key(teller: Teller, key: str) -> str:
    message = f"{teller.game.id}-fact-{key.replace('_', '-')}"
    return teller.say(message) if teller.say.has(message) else key.replace("_", " ")
