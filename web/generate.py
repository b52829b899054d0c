"""Writes what the page knows of the engine into src/generated/: the games' words, the drawings that stand under their rules,
and the types of all that crosses the wire. Run at build time, never tracked."""

import re
import sys
from html import unescape
from pathlib import Path
from typing import Any

import msgspec
from wiretypes import write_types

from dinotable.games import GAMES, find
from dinotable.table.description import words_of

sys.path.append(str(Path(__file__).parents[1] / "docs"))
from figures import figures  # the same as on the site

LANGUAGES = ("en", "fr")
SIZE = re.compile(r'width="([\d.]+)" height="([\d.]+)"')


def write_figures(folder: Path, games: list[Any]) -> None:
    """Each drawing in a file of its own, and for each game a list of what they show."""
    folder.mkdir(exist_ok=True)
    for game in games:
        listed = {}
        for figure in figures(game.id):
            for language in LANGUAGES:
                (folder / figure.file(language)).write_text(figure.svg[language], encoding="utf-8")
            listed[figure.rule] = {
                language: {
                    "file": figure.file(language),
                    "caption": figure.caption[language],
                    "told": unescape(figure.told(language)),
                    "size": [round(float(side)) for side in SIZE.search(figure.svg[language]).groups()],
                }
                for language in LANGUAGES
            }
        (folder / f"{game.id}.json").write_bytes(msgspec.json.encode(listed))


def main() -> None:
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    games = [find(name) for name in GAMES]
    words = [words_of(game) for game in games]
    # What reasons are made of is needed with the first hint, and not before.
    write(target, [msgspec.structs.replace(each, reasons={}) for each in words])
    write(target.with_name("reasons.json"), {each.id: each.reasons for each in words})
    write_figures(target.parent / "figures", games)
    write_types(target.parent, games)


def write(target: Path, content: object) -> None:
    target.write_bytes(msgspec.json.format(msgspec.json.encode(content), indent=1))


if __name__ == "__main__":
    main()
