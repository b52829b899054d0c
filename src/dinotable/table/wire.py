"""What messages of every kind are made of."""

from typing import Annotated

import msgspec

from dinotable.core.wire import GameRefusal

MOST_MESSAGE = 16 * 1024
"""Bytes of a socket message."""
MOST_BODY = 64 * 1024
"""Bytes of an HTTP request's body."""

END = r"$(?!\n)"
"""Where a pattern ends. In Python `$` alone lets one line break pass."""
ID = "[A-Za-z0-9_-]{16}"
"""What the ids of tables and sessions look like."""
Id = Annotated[str, msgspec.Meta(pattern=f"^{ID}{END}")]
Token = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{43}" + END)]
"""256 random bits: whoever has it holds the seat, or is the host."""
MsgId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}" + END)]
"""Chosen by the sender and never used for anything else: sent again, it is answered again and done once."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Counted = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Pace = Annotated[float, msgspec.Meta(ge=0, le=3)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
ActionText = Annotated[str, msgspec.Meta(max_length=200)]
Actions = Annotated[list[ActionText], msgspec.Meta(min_length=1, max_length=50)]
LEVEL = "^[a-z][a-z0-9-]{0,29}" + END
Level = Annotated[str, msgspec.Meta(pattern=LEVEL)]
"""A bot's name. No import path and no command can be written so."""


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Unknown fields are refused: a slip of the pen is told, not passed over."""


class Problem(msgspec.Struct, frozen=True):
    """What was wrong, in every refusal."""

    code: str
    message: str
    """One line that says what to do."""
    rule: str = ""
    arguments: GameRefusal = {}


NO_MESSAGE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What a decoder raises for bytes that are no message of ours."""
encode = msgspec.json.Encoder().encode
