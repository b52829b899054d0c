"""What was typed, found among the legal moves: by whole words or by the starts of words, in either language."""

from collections.abc import Iterable

Forms = tuple[str, ...]
"""A word as it may be typed: in the language of the table, then as the notation writes it."""


class Found:
    """Moves that fit; `said` is a complete action that is not legal (None: nothing of the kind was said). If what was typed
    is also a number of the list, `number` says so, and the first of the moves has it."""

    def __init__(self, moves: list[int], said: int | None = None, number: int = 0) -> None:
        self.moves = moves
        self.said = said
        self.number = number


class Row:
    """A legal move as it may be typed."""

    def __init__(self, action: int, kind: str, words: list[Forms]) -> None:
        self.action = action
        self.kind = kind
        self.words = words

    def begins(self, words: list[str]) -> bool:
        """Whether all that was typed are its first words, whole."""
        pairs = zip(self.words, words, strict=False)
        return len(words) <= len(self.words) and all(word in forms for forms, word in pairs)

    def is_whole(self, words: list[str]) -> bool:
        return len(words) == len(self.words) and self.begins(words)


def begun_by(rows: list[Row], words: list[str]) -> list[Row]:
    """Word for word; a word that fits wholly beats one that only begins so."""
    for k, word in enumerate(words):
        rows = [row for row in rows if len(row.words) > k]
        chosen = set(chosen_from((row.words[k] for row in rows), word))
        rows = [row for row in rows if row.words[k] in chosen]
    return rows


def chosen_from(words: Iterable[Forms], typed: str, is_whole: bool = False) -> list[Forms]:
    """Those meant by what was typed: whole in either language, else begun in that of the table, else in the other."""
    known = list(dict.fromkeys(words))
    whole = [forms for forms in known if typed in forms]
    # A number is said whole: 2.1 is not the start of 2.11.
    if whole or is_whole or any(map(str.isdigit, typed)):
        return whole
    for language in (0, -1):
        begun = [forms for forms in known if forms[language].startswith(typed)]
        if begun:
            return begun
    return []


def narrow(rows: list[Row], words: list[str]) -> list[Row]:
    """Moves that begin with the typed words; if all are of one kind and one has no more words than were typed, that one."""
    return _shortest(begun_by(rows, words), words)


def narrow_whole(rows: list[Row], words: list[str]) -> list[Row]:
    """The same by whole words alone."""
    return _shortest([row for row in rows if row.begins(words)], words)


def _shortest(fits: list[Row], words: list[str]) -> list[Row]:
    same = [row for row in fits if len(row.words) == len(words)]
    return same if len(same) == 1 and len({row.kind for row in fits}) == 1 else fits
