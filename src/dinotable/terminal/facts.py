"""A game's facts, laid out for reading without knowing the game.

Keys are told by `<id>-fact-KEY` where the game has such words. A value under `seat` or `…_seat` is a player,
one under `…_by_seat` has a value for each player; a text is told by the game's words for that key (`<id>-KEY` with
`$value`) where there are some.
"""

from dinotable.terminal.table import Table


def tell_facts(table: Table, facts: dict[str, object]) -> None:
    if not facts:
        table.screen.text(table.say("facts-none"))
    for line in _lines(table, facts, 1):
        table.screen.text(line)


def _lines(table: Table, facts: dict[str, object], depth: int) -> list[str]:
    lines = []
    indent = "  " * depth
    for key, value in facts.items():
        head = f"{indent}{_key(table, key)}"
        if _is_flat(value):
            lines.append(f"{head}: {_flat(table, key, value)}")
        else:
            lines += [f"{head}:", *_nested(table, key, value, depth + 1)]
    return lines


def _is_flat(value: object) -> bool:
    if isinstance(value, dict):
        return False
    return not isinstance(value, list) or not any(isinstance(item, dict | list) for item in value)


def _nested(table: Table, key: str, value: object, depth: int) -> list[str]:
    if isinstance(value, dict):
        return _lines(table, value, depth)
    assert isinstance(value, list)
    lines = []
    for number, item in enumerate(value):
        head = table.journal.names[number] if _is_by_seat(table, key, value) else f"{number + 1}"
        if isinstance(item, dict) and all(_is_flat(inner) for inner in item.values()):
            told = ", ".join(f"{_key(table, name)} {_flat(table, name, inner)}" for name, inner in item.items())
            lines.append("  " * depth + f"{head}: {told}")
        elif isinstance(item, dict):
            lines += ["  " * depth + f"{head}:", *_lines(table, item, depth + 1)]
        else:
            lines.append("  " * depth + f"{head}: {_flat(table, key, item)}")
    return lines


def _flat(table: Table, key: str, value: object) -> str:
    if isinstance(value, list):
        told = [_flat(table, key, item) for item in value]
        if _is_by_seat(table, key, value):
            names = table.journal.names
            return ", ".join(f"{name} {item}" for name, item in zip(names, told, strict=True))
        return ", ".join(told) or "–"
    if value is None:
        return "–"
    if isinstance(value, bool):
        return table.say("yes" if value else "no")
    if isinstance(value, int) and (key == "seat" or key.endswith(("_seat", "_seats"))) and not key.endswith("by_seat"):
        return table.teller.name(value)
    if isinstance(value, float):
        return f"{value:.3g}"
    message = f"{table.game.id}-{key}"
    return table.say(message, value=value) if isinstance(value, str) and table.say.has(message) else str(value)


def _is_by_seat(table: Table, key: str, value: list[object]) -> bool:
    return key.endswith("by_seat") and len(value) == len(table.journal.names)


def _key(table: Table, key: str) -> str:
    message = f"{table.game.id}-fact-{key.replace('_', '-')}"
    return table.say(message) if table.say.has(message) else key.replace("_", " ")
