"""Words for people, from Fluent files: `en.ftl` and `fr.ftl` here for what all games share, and two in a game's folder. What
hints say is in a folder `hints` beside them, what things are in `what`, what another box may change in `numbers`: the page
brings those words only when somebody asks. The words of the notation in another language are in `spoken`, those of the full
screen of a terminal in `terminal`: the page needs none of them."""

import os
import unicodedata
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr")
HERE: Final = os.path.dirname(__file__)
PARTS: Final = ("hints", "what", "numbers", "spoken", "terminal")


def read_words(language: str, folders: list[str]) -> "FluentBundle":
    """A bundle of the shared words and of each folder's."""
    # Only who says something needs them: a host in a browser leaves that to its page.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    # No isolation marks around arguments: they disturb terminals, and names here are single words.
    bundle = FluentBundle([language], use_isolating=False)
    for folder in [HERE, *folders]:
        bundle.add_resource(FluentResource(read_source(language, folder)))
    return bundle


def read_source(language: str, folder: str) -> str:
    """A folder's messages, and those of its parts that it has."""
    text = ""
    for path in (folder, *[os.path.join(folder, part) for part in PARTS]):
        source = os.path.join(path, f"{language}.ftl")
        if path == folder or os.path.exists(source):
            with open(source, encoding="utf-8") as file:
                text += file.read() + "\n"
    return text


class Speaker:
    """`say(id, **arguments)` in a language; a missing word is an error, never a blank.

    `say("seat-name", seat=2)` gives a player's name, for boards.
    """

    def __init__(self, language: str, folders: list[str]) -> None:
        self.language = language
        self.names: list[str] = []
        """Of the players, where they are known."""
        self._bundle = read_words(language, folders)

    def has(self, message_id: str) -> bool:
        return bool(self._bundle.has_message(message_id))

    def name(self, seat: int) -> str:
        """A player's name, or a number for it."""
        return self.names[seat] if seat < len(self.names) else self("person", number=seat + 1)

    def __call__(self, message_id: str, /, **arguments: object) -> str:
        if message_id == "seat-name":
            return self.name(int(str(arguments["seat"])))
        if not self.has(message_id):
            raise KeyError(f"{message_id} has no words in {self.language}")
        pattern = self._bundle.get_message(message_id).value
        assert pattern, f"{message_id} is only attributes"
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{message_id} in {self.language}: {errors}")
        return str(text)


def speaker(language: str, folders: list[str]) -> Speaker:
    return Speaker(language, folders)


def fold(text: str) -> str:
    """In any case, with or without accents, the same."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(mark for mark in parts if not unicodedata.combining(mark))


def language_of(environment: Mapping[str, str]) -> str:
    """French where the machine speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "fr" if environment[name].lower().startswith("fr") else "en"
    return "en"
