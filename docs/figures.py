"""The drawings that stand under the rules: on the site and in the page, from the positions in `docs/positions`.

They are made by the engine, when either is built, and are never tracked.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from dinotable.core.journal import Journal
from dinotable.core.record import read_record
from dinotable.core.replay import replay, replay_line
from dinotable.games import find
from dinotable.words import speaker

DOCS = Path(__file__).parent


class Figure(NamedTuple):
    game: str
    rule: str
    svg: dict[str, str]
    """By language, as are the captions."""
    caption: dict[str, str]

    def file(self, language: str) -> str:
        return f"{self.rule.lower().replace('.', '-')}.{language}.svg"

    def told(self, language: str) -> str:
        """What the drawing tells a screen reader, which is lost in an image; as it stands in the drawing, escaped."""
        return self.svg[language].partition("<title>")[2].partition("</title>")[0]


def played(game_id: str, course: dict[str, Any], count: int | None) -> Journal[Any, Any]:
    """A game after its first lines, or all of them: a kept record, or lines of its own."""
    game = find(game_id)
    if "record" in course:
        return replay(
            game, read_record((DOCS.parent / "tests" / "records" / course["record"]).read_bytes()), until=count
        )
    journal = Journal(game, game.setup(course["seats"], course.get("options", {})))
    for line in course["lines"].strip().splitlines()[:count]:
        replay_line(journal, line)
    return journal


@cache
def figures(game_id: str) -> list[Figure]:
    """The figures of `docs/positions/<game>.toml`, drawn in both languages; a game without such a file has none."""
    file = DOCS / "positions" / f"{game_id}.toml"
    if not file.exists():
        return []
    told = tomllib.loads(file.read_text(encoding="utf-8"))
    found = []
    for figure in told["figure"]:
        course = told["games"][figure["game"]]
        journal = played(game_id, course, figure.get("after"))
        game = journal.game
        svg = {}
        for language in ("en", "fr"):
            say = speaker(language, [game.words])
            say.names = course["names"][language]
            svg[language] = game.draw(game.view(journal.state, figure.get("seat", -1)), say)
        found.append(Figure(game_id, figure["rule"], svg, {"en": figure["en"], "fr": figure["fr"]}))
    return found
