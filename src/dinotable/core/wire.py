"""What is sent to the page. A game's `wire.py` and `facts.py` inherit from these; TypeScript types are made from them.

Frozen, and of tuples rather than lists: what is handed to one caller can be kept and handed to another.
"""

from typing import Annotated, Any, Final

import msgspec

OF_GAME: Final = "of_game"
READ_AS: Final = "read_as"


class Wire(msgspec.Struct, frozen=True):
    """Part of a view as plain data."""


class AnyFacts(Wire, frozen=True):
    """What a good player would work out from a view. Every game tells these two, and its own."""

    points_by_seat: tuple[int, ...]
    """Points as they stand; at the end, the final ones."""
    is_out: tuple[bool, ...]
    """By seat: whether it has gone out of the game before its end."""


Encoded = msgspec.Raw
"""JSON that was written before, and goes into whatever holds it as it is: the same is sent again and again."""


def of_game(part: str, schema: dict[str, Any] | None = None) -> msgspec.Meta:
    """For a place in a message that holds something of the game: on the page it has that game's type. `schema`: what can be
    said of it for any game."""
    return msgspec.Meta(extra={OF_GAME: part}, extra_json_schema=schema)


def read_as(kind: Any) -> msgspec.Meta:
    """For what is written as plain data, and is of this type for whoever reads it; or empty."""
    return msgspec.Meta(extra={READ_AS: kind})


GameView = Annotated[Encoded, of_game("view")]
"""What is shared and one's own together."""
GameOwn = Annotated[Encoded, of_game("own")]
GameFacts = Annotated[AnyFacts, of_game("facts")]
GameAction = Annotated[Encoded, of_game("action", {"type": "object"})]
"""Its kind and fields, null where hidden."""
GameEvent = Annotated[Encoded, of_game("event", {"type": "object"})]
"""Its kind, fields and `rule`."""
GameRefusal = Annotated[dict[str, Any], of_game("refusal")]
"""Its kind and fields; empty where no rule of the game refuses."""
GameReason = Annotated[dict[str, Any], of_game("reason")]
"""What an action does: its kind and fields (`core.explainer`)."""
