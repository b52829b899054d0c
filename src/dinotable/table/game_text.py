"""A game as a page gets it that was built without it: with its words and its rules for players."""

from functools import lru_cache

import msgspec

from dinotable.core.contract import AnyGame
from dinotable.table.description import GameWords, words_of
from dinotable.words import LANGUAGES, read_source
from dinotable.words.rules import rules_text


class GameText(msgspec.Struct, frozen=True):
    words: str
    """Its Fluent messages."""
    rules: str
    """Its rules for players, in Markdown; empty where it has no such text."""


class GameDescription(GameWords, frozen=True):
    text: dict[str, GameText]
    """By language."""


@lru_cache(maxsize=32)
def describe(game: AnyGame) -> GameDescription:
    text = {language: _text(game, language) for language in LANGUAGES}
    return GameDescription(**msgspec.structs.asdict(words_of(game)), text=text)


def _text(game: AnyGame, language: str) -> GameText:
    return GameText(read_source(language, game.words), rules_text(game.id, language, game.words) or "")
