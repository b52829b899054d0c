"""What Tab makes of a line that is being typed."""

from collections.abc import Callable

from dinotable.words import fold


def completed(typed: str, fits: Callable[[list[str], str], list[str]]) -> str:
    """The last word, as far as all that fits begins alike; a space behind it where nothing else fits."""
    *before, begun = typed.split(" ")
    words = fits([word for word in before if word], begun)
    alike = _alike(words)
    if not alike or (len(words) > 1 and len(fold(alike)) <= len(fold(begun))):
        return typed
    return " ".join([*before, alike]) + (" " if len(words) == 1 else "")


def _alike(words: list[str]) -> str:
    if not words:
        return ""
    first, last = min(words), max(words)
    end = next((k for k, letter in enumerate(first) if last[k : k + 1] != letter), len(first))
    return first[:end]
