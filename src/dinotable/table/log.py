"""What is kept of a table: its charter, and a log of events. A table is what its events make of its charter.

Everything that can change a table is an event here, so a table in memory can be thrown away at any moment.
"""

from typing import Literal

import msgspec

ChairKind = Literal["open", "friend", "person", "here", "bot"]
"""Who a chair is for: anybody, whoever has its link, the one who opened the table, another person at the same device, a
bot."""


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: ChairKind
    name: str = ""
    """Who sits there; empty while nobody does."""
    rung: str = ""
    """The bot that plays: from the start, or on behalf of who sits there."""


class Charter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed when the table was opened."""

    game: str
    """Its id, or its place for a game outside the registry."""
    rules: str
    options: dict[str, str]
    """Complete, with the defaults filled in."""
    chairs: list[Chair]
    listed: bool = False
    """Whether strangers see it among the open tables."""


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """Somebody takes a chair, or takes it back from a bot."""

    seat: int
    name: str


class Rose(msgspec.Struct, frozen=True, tag="rose"):
    """Somebody leaves before the start: the chair is free again."""

    seat: int


class Lent(msgspec.Struct, frozen=True, tag="lent"):
    """A bot plays on for somebody."""

    seat: int
    rung: str


class Started(msgspec.Struct, frozen=True, tag="started"):
    lines: list[str]
    """What chance did before the first decision."""


class Acted(msgspec.Struct, frozen=True, omit_defaults=True, tag="acted"):
    """A seat's actions and the chance that followed them, all or nothing."""

    seat: int
    lines: list[str]
    ends: bool = False
    """Whether the game is over with it."""


class Undid(msgspec.Struct, frozen=True, tag="undid"):
    seat: int
    count: int


Event = Sat | Rose | Lent | Started | Acted | Undid


class Entered(msgspec.Struct, frozen=True):
    """An event with its place in the log."""

    seq: int
    """1, 2, 3 … without a gap."""
    msg_id: str
    """The sender's name for it, unique in its table."""
    event: Event


read_event = msgspec.json.Decoder(Event).decode
read_charter = msgspec.json.Decoder(Charter).decode
