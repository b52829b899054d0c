"""Everything that is sent and received, over HTTP and over the socket. The pages that describe them are made from this."""

from typing import Annotated, Any, Literal

import msgspec

from dinotable.table.seen import Choice, Now, Step

MOST_MESSAGE = 16 * 1024
"""Bytes of a socket message."""
MOST_BODY = 64 * 1024
"""Bytes of an HTTP request's body."""

Id = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{16}$")]
Token = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{43}$")]
"""256 random bits: whoever has it holds the seat, or is the host."""
MsgId = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
"""Chosen by the sender and never used for anything else: sent again, it is answered again and done once."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Counted = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
ActionText = Annotated[str, msgspec.Meta(max_length=200)]
Actions = Annotated[list[ActionText], msgspec.Meta(min_length=1, max_length=50)]
Rung = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,29}$")]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Unknown fields are refused: a slip of the pen is told, not passed over."""


# HTTP: what is asked.
class ChairWish(Request, frozen=True):
    kind: Literal["me", "here", "friend", "open", "bot"]
    """Oneself, another person at this device, whoever gets the link, anybody, a bot."""
    name: Name | None = None
    """For `me` and `here`."""
    rung: Rung | None = None
    """For `bot`."""


class OpenTable(Request, frozen=True):
    game: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    chairs: Annotated[list[ChairWish], msgspec.Meta(min_length=1, max_length=8)]
    options: Annotated[dict[str, str], msgspec.Meta(max_length=20)] = {}
    listed: bool = False
    start: bool = False
    """Begin at once; every chair must be filled."""


class Mine(Request, frozen=True):
    tokens: Annotated[list[Token], msgspec.Meta(max_length=200)]


class Sit(Request, frozen=True):
    name: Name
    seat: SeatNumber | None = None
    """Which open chair to take; left out by whoever holds a seat already."""


class Lend(Request, frozen=True):
    rung: Rung
    seat: SeatNumber | None = None
    """Whose, for the host; left out for one's own."""


class Start(Request, frozen=True):
    pass


class Act(Request, frozen=True):
    ask: Counted
    msg_id: MsgId
    actions: Actions


class Undo(Request, frozen=True):
    line: Counted
    """The first of one's own lines that is taken back."""
    msg_id: MsgId


class Foresee(Request, frozen=True):
    actions: Actions


class WhyNot(Request, frozen=True):
    action: ActionText


class Think(Request, frozen=True):
    rung: Rung | None = None


# HTTP: what is answered.
class OptionPage(msgspec.Struct, frozen=True):
    name: str
    values: list[str]
    default: str
    rule: str
    seats: list[int]
    """The numbers of players it is offered at; empty: all."""


class GamePage(msgspec.Struct, frozen=True):
    id: str
    rules: str
    fewest: int
    most: int
    options: list[OptionPage]
    bots: list[str]
    """The rungs, the weakest first."""
    reconstruction: bool


class Games(msgspec.Struct, frozen=True):
    games: list[GamePage]


class SeatToken(msgspec.Struct, frozen=True):
    seat: int
    token: str
    link: str
    """A path with the token in its fragment, which browsers keep to themselves."""


class Opened(msgspec.Struct, frozen=True):
    table: str
    host: str
    """The token of whoever opened the table."""
    seats: list[SeatToken]


class Seated(msgspec.Struct, frozen=True):
    seat: int
    seq: int
    token: str | None = None
    """For a chair that was open."""


class Done(msgspec.Struct, frozen=True):
    seq: int
    """Where it stands in the table's log."""


class TablePage(msgspec.Struct, frozen=True):
    table: str
    game: str
    options: dict[str, str]
    commitment: str
    """The hash of the seed that all luck comes from, shown before the deal."""
    viewer: int | None
    """The seat that looks; null for a spectator."""
    now: Now


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    options: dict[str, str]
    status: str
    names: list[str]
    """Empty for a free chair."""
    viewer: int | None
    is_owed: bool
    """Whether the viewer owes a decision."""


class TableList(msgspec.Struct, frozen=True):
    tables: list[TableLine]


class Steps(msgspec.Struct, frozen=True):
    steps: list[Step]
    seq: int


class Foreseen(msgspec.Struct, frozen=True):
    events: list[dict[str, Any]]
    legal: list[Choice]
    """What one may do next; empty where the preview had to stop."""
    done: int
    """How many of the actions were looked at."""


class Why(msgspec.Struct, frozen=True):
    is_legal: bool
    rule: str
    arguments: dict[str, Any]


class Facts(msgspec.Struct, frozen=True):
    facts: dict[str, Any] | None


class Idea(msgspec.Struct, frozen=True):
    action: str
    value: float
    """From 0, certainly last, to 1, certainly first."""
    visits: int


class Thoughts(msgspec.Struct, frozen=True):
    rung: str
    ideas: list[Idea]
    """The best first."""


class Replayed(msgspec.Struct, frozen=True):
    line: int
    lines: int
    """How many there are."""
    view: dict[str, Any]


class Problem(msgspec.Struct, frozen=True):
    """What was wrong, in every refusal."""

    code: str
    message: str
    """One line that says what to do."""
    rule: str = ""
    arguments: dict[str, Any] = {}


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str


# The socket: what a client sends. Every message names its table.
class WatchIt(Request, frozen=True, tag="watch"):
    """Be told what happens, as a seat (with its token) or as a spectator. The answer is an `update`."""

    game: Id
    token: Token | None = None
    since: Counted | None = None
    """The last seq one has: the answer holds what came after it."""
    facts: bool = True


class LeaveIt(Request, frozen=True, tag="leave"):
    """No more updates."""

    game: Id


class ActIt(Request, frozen=True, tag="act"):
    """Answer a decision that one of one's seats owes."""

    game: Id
    ask: Counted
    msg_id: MsgId
    actions: Actions


class UndoIt(Request, frozen=True, tag="undo"):
    game: Id
    seat: SeatNumber
    line: Counted
    msg_id: MsgId


class Ping(Request, frozen=True, tag="ping"):
    pass


FromClient = WatchIt | LeaveIt | ActIt | UndoIt | Ping


# The socket: what the server sends.
class Update(msgspec.Struct, frozen=True, tag="update"):
    """What happened, and how things stand now. An update always holds every step after the one before it."""

    game: str
    viewer: int | None
    is_whole: bool
    """Whether `steps` begins where the viewer's own seq ended; if not, forget what was there before."""
    steps: list[Step]
    now: Now


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """It is done, and safe."""

    game: str
    msg_id: str
    seq: int


class Nack(msgspec.Struct, frozen=True, tag="nack"):
    """It was not done."""

    game: str
    msg_id: str
    code: str
    message: str
    rule: str
    arguments: dict[str, Any]


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """A message that could not be read or served."""

    code: str
    message: str


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


FromServer = Update | Ack | Nack | Trouble | Pong

encode = msgspec.json.Encoder().encode
read_socket = msgspec.json.Decoder(FromClient).decode
