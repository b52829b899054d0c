"""What a seat can do, listed for people: by kind, in full while it is short."""

from collections import Counter
from typing import Final

from dinotable.core.contract import AnyGame
from dinotable.terminal.desk import Desk
from dinotable.words import fold

SHORT: Final = 12
"""As many moves of a kind are told in sentences; more are only named."""


def grouped(game: AnyGame, legal: list[int]) -> list[int]:
    """Moves of one kind together, so that their numbers are a range; else in the game's order."""
    kinds = list(dict.fromkeys(game.actions.kind(action).word for action in legal))
    return sorted(legal, key=lambda action: kinds.index(game.actions.kind(action).word))


def kinds_of(session: Desk, legal: list[int]) -> str:
    """`drift (12) · breed (3) · done`."""
    counts = Counter(session.spoken.kind(action) for action in legal)
    return " · ".join(word if count == 1 else f"{word} ({count})" for word, count in counts.items())


def list_moves(session: Desk, legal: list[int], wanted: str) -> None:
    """All, or those that have a word; numbered by their place among all."""
    screen, spoken = session.screen, session.spoken
    by_kind: dict[str, list[int]] = {}
    for number, action in enumerate(legal, 1):
        if all(_has(session, action, word) for word in fold(wanted).split()):
            by_kind.setdefault(spoken.kind(action), []).append(number)
    if not by_kind:
        screen.text(session.say("play-nothing-fits", text=wanted))
    for word, numbers in by_kind.items():
        texts = [spoken.text(legal[number - 1]) for number in numbers]
        if len(numbers) > SHORT and not wanted:
            screen.text(f"  {word} ({numbers[0]}–{numbers[-1]})", "bold")
            screen.columns([text.removeprefix(f"{word} ") for text in texts])
            screen.text("    " + session.say("play-list-long", word=word), "dim")
            continue
        width = max(map(len, texts))
        for number, text in zip(numbers, texts, strict=True):
            screen.text(f"{number:>4}  {text:<{width}}   {session.teller.action(legal[number - 1])}".rstrip())


def _has(session: Desk, action: int, word: str) -> bool:
    """In the language of the table or in the notation."""
    return has_word(fold(session.spoken.text(action)), word) or has_word(session.game.actions.text(action), word)


def has_word(text: str, word: str) -> bool:
    """A number is meant whole, a word by its start."""
    return any(part == word or (not any(map(str.isdigit, word)) and part.startswith(word)) for part in text.split())
