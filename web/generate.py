"""Writes what the page needs to know of the engine's words: src/generated/games.json. Run at build time, never tracked."""

import sys
from pathlib import Path

import msgspec

from dinotable.games import GAMES, find
from dinotable.table.description import words_of


def main() -> None:
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(msgspec.json.format(msgspec.json.encode([words_of(find(name)) for name in GAMES]), indent=1))


if __name__ == "__main__":
    main()
