"""Words for people, from Fluent files: `en.ftl` and `fr.ftl` here for what all games share, and two in a game's folder."""

import os
from collections.abc import Callable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr")
HERE: Final = os.path.dirname(__file__)


def read_words(language: str, folders: list[str]) -> FluentBundle:
    """A bundle of the shared words and of each folder's."""
    # No isolation marks around arguments: they disturb terminals, and names here are single words.
    bundle = FluentBundle([language], use_isolating=False)
    for folder in [HERE, *folders]:
        with open(os.path.join(folder, f"{language}.ftl"), encoding="utf-8") as file:
            bundle.add_resource(FluentResource(file.read()))
    return bundle


def speaker(language: str, folders: list[str]) -> Callable[..., str]:
    """`say(id, **arguments)` in a language; a missing word is an error, never a blank."""
    bundle = read_words(language, folders)

    def say(message_id: str, **arguments: object) -> str:
        message = bundle.get_message(message_id)
        if message.value is None:
            raise KeyError(f"{message_id} has no words in {language}")
        text, errors = bundle.format_pattern(message.value, arguments)
        if errors:
            raise ValueError(f"{message_id} in {language}: {errors}")
        return str(text)

    return say
