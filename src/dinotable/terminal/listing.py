"""What a seat can do, listed for people: by kind, in full while it is short."""

from typing import Final

from dinotable.core.contract import AnyGame
from dinotable.terminal.desk import Desk

SHORT: Final = 12
"""As many moves of a kind are told in sentences; more are only named."""


def grouped(game: AnyGame, legal: list[int]) -> list[int]:
    """Moves of one kind together, so that their numbers are a range; else in the game's order."""
    kinds = list(dict.fromkeys(game.actions.kind(action).word for action in legal))
    return sorted(legal, key=lambda action: kinds.index(game.actions.kind(action).word))


def kinds_of(session: Desk, legal: list[int]) -> str:
    """`drift (12) · breed (3) · done`."""
    counts: dict[str, int] = {}
    for action in legal:
        word = session.game.actions.kind(action).word
        counts[word] = counts.get(word, 0) + 1
    return " · ".join(word if count == 1 else f"{word} ({count})" for word, count in counts.items())


def list_moves(session: Desk, legal: list[int], wanted: str) -> None:
    """All, or those that have a word; numbered by their place among all."""
    screen, actions = session.screen, session.game.actions
    by_kind: dict[str, list[int]] = {}
    for number, action in enumerate(legal, 1):
        if all(has_word(actions.text(action), word) for word in wanted.lower().split()):
            by_kind.setdefault(actions.kind(action).word, []).append(number)
    if not by_kind:
        screen.text(session.say("play-nothing-fits", text=wanted))
    for word, numbers in by_kind.items():
        if len(numbers) > SHORT and not wanted:
            screen.text(f"  {word} ({numbers[0]}–{numbers[-1]})", "bold")
            screen.columns([actions.text(legal[number - 1]).removeprefix(f"{word} ") for number in numbers])
            screen.text("    " + session.say("play-list-long", word=word), "dim")
            continue
        width = max(len(actions.text(legal[number - 1])) for number in numbers)
        for number in numbers:
            text = actions.text(legal[number - 1])
            screen.text(f"{number:>4}  {text:<{width}}   {session.teller.action(legal[number - 1])}".rstrip())


def has_word(text: str, word: str) -> bool:
    """A number is meant whole, a word by its start."""
    return any(part == word or (not any(map(str.isdigit, word)) and part.startswith(word)) for part in text.split())
