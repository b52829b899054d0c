"""A game's facts, laid out for reading without knowing the game.

Keys are told by `<id>-fact-KEY` where the game has such words. A value under `seat` or `…_seat` is a player,
one under `…_by_seat` has a value for each player; a text is told by the game's words for that key (`<id>-KEY` with
`$value`) where there are some. A list of things with the same keys is a session.
"""

from collections.abc import Sequence

from dinotable.terminal.session import Session


def tell_facts(session: Session, facts: dict[str, object]) -> None:
    if not facts:
        session.screen.text(session.say("facts-none"))
    for line in _lines(session, facts, 1):
        session.screen.text(line)


def _lines(session: Session, facts: dict[str, object], depth: int) -> list[str]:
    lines = []
    indent = "  " * depth
    for key, value in facts.items():
        if _is_flat(value):
            told = session.say("fact-line", key=_key(session, key), value=_flat(session, key, value))
            lines.append(indent + told)
        else:
            head = session.say("fact-head", key=_key(session, key))
            lines += [indent + head, *_nested(session, key, value, depth + 1)]
    return lines


def _is_flat(value: object) -> bool:
    """Whether it goes on one line."""
    if isinstance(value, dict):
        return not any(isinstance(item, dict | list | tuple) for item in value.values())
    return not isinstance(value, list | tuple) or not any(isinstance(item, dict | list | tuple) for item in value)


def _nested(session: Session, key: str, value: object, depth: int) -> list[str]:
    if isinstance(value, dict):
        return _lines(session, value, depth)
    assert isinstance(value, list | tuple)
    heads = session.names if _is_by_seat(session, key, value) else [""] * len(value)
    if all(isinstance(item, dict) and all(map(_is_flat, item.values())) for item in value):
        return _rows(session, heads, value, depth)
    lines = []
    for head, item in zip(heads, value, strict=True):
        if isinstance(item, dict):
            known = {name: inner for name, inner in item.items() if name != "seat"}
            whose = head or _flat(session, "seat", item.get("seat"))
            lines += ["  " * depth + whose, *_lines(session, known, depth + 1)]
        else:
            lines.append("  " * depth + f"{head or '–'} {_flat(session, key, item)}")
    return lines


def _rows(session: Session, heads: list[str], items: Sequence[dict[str, object]], depth: int) -> list[str]:
    """One line a thing, the keys above, all in columns."""
    keys = list(dict.fromkeys(key for item in items for key in item))
    rows = [["", *[_key(session, key) for key in keys]]]
    for head, item in zip(heads, items, strict=True):
        rows.append([head, *[_flat(session, key, item.get(key)) for key in keys]])
    if not any(heads):
        rows = [row[1:] for row in rows]
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    indent = "  " * depth
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return [(indent + line).rstrip() for line in lines]


def _flat(session: Session, key: str, value: object) -> str:
    if isinstance(value, list | tuple):
        if _is_by_seat(session, key, value):
            pairs = zip(session.names, value, strict=True)
            return ", ".join(
                session.say("fact-seat", name=name, value=_flat(session, "", item)) for name, item in pairs
            )
        return ", ".join(_flat(session, key, item) for item in value) or "–"
    if isinstance(value, dict):
        told = [f"{_key(session, name)} {_flat(session, name, item)}" for name, item in value.items()]
        return ", ".join(told) or "–"
    if value is None:
        return "–"
    if isinstance(value, bool):
        return session.say("yes" if value else "no")
    if isinstance(value, int) and (key == "seat" or key.endswith(("_seat", "_seats"))):
        return session.teller.name(value) if 0 <= value < len(session.names) else "–"
    if isinstance(value, float):
        return f"{value:.3g}"
    return _word(session, key, value) if isinstance(value, str) else str(value)


def _word(session: Session, key: str, value: str) -> str:
    message = f"{session.game.id}-{key}"
    if session.say.has(message):
        return session.say(message, value=value)
    named = f"{session.game.id}-fact-{value}"
    return session.say(named) if session.say.has(named) else value


def _is_by_seat(session: Session, key: str, value: list[object] | tuple[object, ...]) -> bool:
    return key.endswith("by_seat") and len(value) == len(session.names)


def _key(session: Session, key: str) -> str:
    message = f"{session.game.id}-fact-{key.replace('_', '-')}"
    return session.say(message) if session.say.has(message) else key.replace("_", " ")
