"""What is sent again and again, written once: the same few actions and events come at every table of a game."""

from functools import lru_cache
from typing import TypeVar

import msgspec

from dinotable.core.contract import AnyGame
from dinotable.core.wire import Encoded, GameAction, GameEvent, Wire

T = TypeVar("T")

MOST_PHRASES = 20_000
"""Of one kind and game; beyond it all are forgotten and come again as they are needed."""

encode = msgspec.json.Encoder().encode


class Choice(msgspec.Struct, frozen=True):
    """Something a seat may do: the text to send, and the same as fields."""

    text: str
    fields: GameAction


class Phrases:
    """The actions and events of a game as they are sent, kept by their number."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._actions: dict[int, Choice] = {}
        self._events: dict[int, GameEvent] = {}

    def action(self, action: int) -> Choice:
        found = self._actions.get(action)
        if found is None:
            words = self._game.actions
            found = _keep(self._actions, action, Choice(words.text(action), written(words.fields(action))))
        return found

    def event(self, event: int) -> GameEvent:
        """Its kind, fields and rule."""
        found = self._events.get(event)
        if found is None:
            words = self._game.events
            found = _keep(self._events, event, written({**words.fields(event), "rule": words.kind(event).rule}))
        return found


@lru_cache(maxsize=32)
def phrases_of(game: AnyGame) -> Phrases:
    return Phrases(game)


def written(value: dict[str, object] | Wire) -> Encoded:
    """Stands for the value in whatever is encoded, and is not encoded again."""
    return Encoded(encode(value))


def joined(shared: bytes, own: Wire) -> Encoded:
    """One object of two: the first is encoded already."""
    return Encoded(shared[:-1] + b"," + encode(own)[1:])


def _keep(kept: dict[int, T], key: int, value: T) -> T:
    if len(kept) >= MOST_PHRASES:
        kept.clear()
    kept[key] = value
    return value
