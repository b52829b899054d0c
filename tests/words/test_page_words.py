"""The page's words: the same messages in both languages, and one for every refusal that somebody can meet."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from dinotable.games import GAMES, find

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "web" / "words"
BOARDS = ROOT / "web" / "src" / "boards"
# Said by the form that can cause them, with what it knows; or met by programs alone.
SAID_ELSEWHERE = {
    "illegal", "notation", "setup", "body", "query", "message", "webhook", "name-taken", "sign-in", "password",
}  # fmt: skip


def messages(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in sorted([*WORDS.rglob(f"{language}.ftl"), *BOARDS.rglob(f"{language}.ftl")]):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)], path
        folder = path.relative_to(BOARDS).parts[0] if path.is_relative_to(BOARDS) else path.parent.name
        found.setdefault(folder, set()).update(entry.id.name for entry in body if isinstance(entry, ast.Message))
    return found


def test_the_words_of_a_board_are_all_its_own():
    """Whoever takes a game's folder away takes its words along."""
    for folder, names in messages("en").items():
        if (BOARDS / folder).is_dir():
            assert [name for name in names if not name.startswith(f"{folder.replace('_', '-')}-")] == []


def test_both_languages_of_the_page_have_the_same_messages():
    assert messages("en") == messages("fr")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_message_stands_twice(language):
    """The page speaks with the words of the terminal too: the later of two messages of one name would be said for both."""
    shared = FluentParser().parse((ROOT / "src/dinotable/words" / f"{language}.ftl").read_text(encoding="utf-8")).body
    names = [entry.id.name for entry in shared if isinstance(entry, ast.Message)]
    names += [name for folder in messages(language).values() for name in folder]
    assert [name for name, count in Counter(names).items() if count > 1] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_has_words(language):
    codes = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").rpartition("## Codes")[2]
    listed = set(re.findall(r"`([a-z-]+)`", codes))
    said = {name.removeprefix("refused-") for name in messages(language)["refusals"]}
    assert said - {"record"} == listed - SAID_ELSEWHERE


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_changed_has_groups_with_names(game):
    named = {name for name in messages("en")[game.replace("-", "_")] if "-group-" in name}
    assert named >= {f"{game}-group-{item.path.partition('.')[0]}" for item in find(game).items()}
