"""French drops a vowel before a vowel: d’Anna, qu’Omar. A name can be anything, so no message puts such a word before it."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from dinotable.core.fields import SeatField
from dinotable.games import GAMES, load

ROOT = Path(__file__).parents[2]
PLACES = ("src", "web/words", "web/src/boards", "examples")
SOURCES = sorted(path for place in PLACES for path in (ROOT / place).rglob("fr.ftl"))
BEFORE_A_NAME = {
    "de",
    "que",
    "le",
    "la",
    "du",
    "ne",
    "se",
    "me",
    "te",
    "je",
    "ce",
    "jusque",
    "lorsque",
    "puisque",
    "quoique",
}
SAID_OF_THE_HOUSE = {"name", "names", "player", "players", "who"}


def names_of_seats() -> set[str]:
    """What every game calls the fields that are told as a player's name."""
    games = [load(place) for place in GAMES.values()]
    words = [words for game in games for words in (game.actions, game.events, game.refusals)]
    return {
        field.name for found in words for kind in found.kinds for field in kind.fields if isinstance(field, SeatField)
    }


class Elisions(visitor.Visitor):
    def __init__(self, names: set[str]) -> None:
        self.names = names
        self.found: list[str] = []

    def visit_Pattern(self, pattern: ast.Pattern) -> None:  # noqa: N802
        said = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                said = element.value
                continue
            inside = element.expression
            if isinstance(inside, ast.VariableReference) and inside.id.name in self.names:
                words = said.replace("’", "’ ").split()
                if words and said.endswith((" ", "\n")) and words[-1].strip("(«").lower() in BEFORE_A_NAME:
                    self.found.append(f"{words[-1]} {{ ${inside.id.name} }}")
            said = ""
        self.generic_visit(pattern)


def elisions_in(text: str) -> list[str]:
    looking = Elisions(names_of_seats() | SAID_OF_THE_HOUSE)
    looking.visit(FluentParser().parse(text))
    return looking.found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_word_that_elides_stands_before_a_name(path):
    assert elisions_in(path.read_text(encoding="utf-8")) == []


def test_one_would_be_found():
    assert elisions_in("a = la main de { $seat }") == ["de { $seat }"]
    assert elisions_in("a = { $count ->\n    [one] dit que { $owner } sort\n   *[other] chez { $seat }\n  }\n") == [
        "que { $owner }"
    ]
    assert elisions_in("a = de { $hex } à { $seat }") == []
