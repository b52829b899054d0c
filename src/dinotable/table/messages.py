"""What is said between a table and whoever plays or watches there, over a socket or to a worker."""

from typing import Annotated, Literal

import msgspec

from dinotable.core.wire import GameRefusal
from dinotable.table.people import People
from dinotable.table.seen import LogEntry, Now
from dinotable.table.wire import Actions, Counted, Id, MsgId, Pace, Request, SeatNumber, Token


# What a client sends. Every message names its table.
class WatchMessage(Request, frozen=True, tag="watch"):
    """Be told what happens, as a seat (with its token, or by one's account) or as a spectator. The answer is an `update`."""

    table: Id
    token: Token | None = None
    seat: SeatNumber | None = None
    """Instead of a token, by whoever is signed in: a seat that the account holds."""
    since: Counted | None = None
    """The last seq one has: the answer holds what came after it."""
    facts: bool = True
    people: bool = False
    """Be told of chat, clocks and proposals too."""
    chat: Counted = 0
    """The last line of the chat that one has."""
    pace: Pace | None = None
    """Seconds that bots take over each answer while one plays; the slowest wish counts. None: as the server has it."""
    blind: bool = False
    """Hold the seat, and see no more than a spectator: several people share a device, and none has said yet that it is
    theirs."""


class LeaveMessage(Request, frozen=True, tag="leave"):
    """No more updates."""

    table: Id


class ActMessage(Request, frozen=True, tag="act"):
    """Answer a decision that one of one's seats owes."""

    table: Id
    ask: Counted
    msg_id: MsgId
    actions: Actions


class UndoMessage(Request, frozen=True, tag="undo"):
    table: Id
    seat: SeatNumber
    line: Counted
    msg_id: MsgId


class Ping(Request, frozen=True, tag="ping"):
    away: bool = False
    """Nobody sees the page: it lies behind another one."""
    every: Annotated[float, msgspec.Meta(gt=0, le=60)] | None = None
    """The client promises to say something again within so many seconds, as long as it is there."""


FromClient = WatchMessage | LeaveMessage | ActMessage | UndoMessage | Ping


# What the server sends.
class Said(msgspec.Struct, frozen=True):
    number: int
    """1, 2, 3 … at its table."""
    room: Literal["table", "watchers"]
    seat: int | None
    """Who said it; null for a spectator."""
    name: str
    """Of who said it, as it was then."""
    text: str
    reaction: str
    """One of the few that there are; empty for a text. Both are empty where what was said is gone."""


class ChatNews(msgspec.Struct, frozen=True, tag="chat"):
    """What was said."""

    table: str
    lines: list[Said]


class PeopleNews(msgspec.Struct, frozen=True, tag="people"):
    """Clocks, proposals, who is there."""

    table: str
    people: People


class Update(msgspec.Struct, frozen=True, tag="update"):
    """What happened, and how things stand now. An update always holds every entry after the one before it."""

    table: str
    viewer: int | None
    is_whole: bool
    """Whether `entries` begins where the viewer's own seq ended; if not, forget what was there before."""
    entries: list[LogEntry]
    now: Now


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """It is done, and safe."""

    table: str
    msg_id: str
    seq: int


class Nack(msgspec.Struct, frozen=True, tag="nack"):
    """It was not done."""

    table: str
    msg_id: str
    code: str
    message: str
    rule: str
    arguments: GameRefusal


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """A message that could not be read or served."""

    code: str
    message: str


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


class Announcement(msgspec.Struct, frozen=True, tag="announcement"):
    """Something that whoever runs the server wants everybody to know, or not any more. Times are seconds since 1970, by the
    server's clock."""

    id: str
    text: str
    at: float | None
    """When the server restarts; null: it does not."""
    until: float
    """When nobody has to know it any more."""
    now: float
    is_withdrawn: bool = False


FromServer = Update | Ack | Nack | Trouble | Pong | PeopleNews | ChatNews | Announcement

read_socket = msgspec.json.Decoder(FromClient).decode
