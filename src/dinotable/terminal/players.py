"""Who sits at a seat: the one place that turns a seat's word into a player."""

from typing import Final, Protocol

from dinotable.core.contract import AnyGame, View
from dinotable.core.errors import SetupError
from dinotable.core.generator import Generator

PEOPLE: Final = ("me", "moi")
"""The words for a person at this keyboard."""


class Player(Protocol):
    """Chooses like a person would: from a view and the legal actions, never from a state."""

    def choose(self, view: View, legal: list[int], generator: Generator) -> int: ...


class RandomPlayer:
    def choose(self, view: View, legal: list[int], generator: Generator) -> int:
        return legal[generator.below(len(legal))]


def player_of(word: str, game: AnyGame) -> Player | None:
    """None for a person."""
    if word in PEOPLE:
        return None
    if word == "random":
        return RandomPlayer()
    raise SetupError(f"nobody at {game.id} is called “{word[:40]}”: a seat is me or random")


def is_bot(word: str, game: AnyGame) -> bool:
    try:
        return player_of(word, game) is not None
    except SetupError:
        return False


def read_seats(game: AnyGame, players: int | None, seats: str | None) -> list[str]:
    """The word of each seat, from `--players` or `--seats`."""
    if seats is None:
        count = game.fewest if players is None else players
        return ["me"] + ["random"] * (count - 1)
    words = [word.strip().lower() for word in seats.split(",")]
    if players is not None and players != len(words):
        raise SetupError(f"--seats names {len(words)} seats, --players says {players}: leave one out")
    return words
