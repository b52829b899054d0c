"""Writes what the page knows of the engine into src/generated/: the games' words, and the types of all that crosses the
wire. Run at build time, never tracked."""

import sys
from pathlib import Path

import msgspec
from wiretypes import write_types

from dinotable.games import GAMES, find
from dinotable.table.description import words_of


def main() -> None:
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    games = [find(name) for name in GAMES]
    words = [words_of(game) for game in games]
    # What reasons are made of is needed with the first hint, and not before.
    write(target, [msgspec.structs.replace(each, reasons={}) for each in words])
    write(target.with_name("reasons.json"), {each.id: each.reasons for each in words})
    write_types(target.parent, games)


def write(target: Path, content: object) -> None:
    target.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=1))


if __name__ == "__main__":
    main()
