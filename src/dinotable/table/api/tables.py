"""Over HTTP: tables and the seats at them."""

from typing import Annotated, Any, Literal

import msgspec

from dinotable.core.box import MOST_WORDS
from dinotable.core.boxfile import MOST_BYTES
from dinotable.core.record import MOST_CHANGED, MOST_HEAD_START, MOST_NAME, MOST_OPTIONS
from dinotable.core.wire import GameEvent, GameFacts, GameRefusal
from dinotable.table.api.social import TimeControlWish
from dinotable.table.description import GamePage
from dinotable.table.looks import Colour, Face
from dinotable.table.phrases import Choice
from dinotable.table.seen import LogEntry, Now, Status
from dinotable.table.thinking import Idea
from dinotable.table.variant import Variant
from dinotable.table.wire import Actions, ActionText, Counted, Level, MsgId, Name, Request, SeatNumber, Token

Word = Annotated[str, msgspec.Meta(max_length=MOST_NAME)]
Options = Annotated[dict[Word, Word], msgspec.Meta(max_length=MOST_OPTIONS)]
Path = Annotated[str, msgspec.Meta(max_length=60)]
Changes = Annotated[
    dict[Path, Annotated[str, msgspec.Meta(max_length=MOST_WORDS)]], msgspec.Meta(max_length=MOST_CHANGED)
]


# What is asked.
class ChairWish(Request, frozen=True):
    kind: Literal["me", "here", "friend", "open", "bot"]
    """Oneself, another person at this device, whoever gets the link, anybody, a bot."""
    name: Name | None = None
    """For `me` and `here`."""
    level: Level | None = None
    """For `bot`."""
    face: Face | None = None
    """The dinosaur of `me` and `here`."""
    colour: Colour | None = None
    """And the seat's colour they would like best."""
    head_start: Annotated[int, msgspec.Meta(ge=0, le=MOST_HEAD_START)] = 0
    """Points that count for that seat when the game is over."""


class VariantWish(Request, frozen=True):
    """Another box than the usual one."""

    name: Word = ""
    changed: Changes = msgspec.field(default_factory=dict)
    """What shall differ from the usual box, by path."""


class OpenTable(Request, frozen=True):
    game: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    chairs: Annotated[list[ChairWish], msgspec.Meta(min_length=1, max_length=8)]
    options: Options = msgspec.field(default_factory=dict)
    listed: bool = False
    start: bool = False
    """Begin at once; every chair must be filled."""
    time_control: TimeControlWish = TimeControlWish()
    duplicate: bool = False
    """Open a second table for friends that is dealt from the same seed."""
    explains: bool = False
    """Whether whoever plays is told why bots did what they did, and gets hints unasked at first."""
    rated: bool = False
    """Its result counts for the ratings of those who sit there, all of whom have accounts. It needs a clock."""
    variant: VariantWish | None = None
    """Left out: the usual box."""


class AskBox(Request, frozen=True):
    """A box, by its file or by what differs from the usual one."""

    file: Annotated[str, msgspec.Meta(max_length=MOST_BYTES)] = ""
    """If there is one, all the rest is read from it."""
    variant: VariantWish = VariantWish()
    options: Options = msgspec.field(default_factory=dict)
    language: Literal["en", "fr"] = "en"
    """Of what the file says about each item."""


class Mine(Request, frozen=True):
    tokens: Annotated[list[Token], msgspec.Meta(max_length=200)]


class Sit(Request, frozen=True):
    name: Name | None = None
    """Left out by whoever sits there already: the name stays."""
    face: Face | None = None
    """The dinosaur one plays as; left out: as it was."""
    colour: Colour | None = None
    """The seat's colour one would like best; whoever came first has it."""
    seat: SeatNumber | None = None
    """Which open chair to take; left out by whoever has a key or an invitation."""
    key: Token | None = None
    """A fresh secret of one's own that shall open the seat. Whoever sits down with it again, because the answer was lost,
    is answered alike. Left out, the answer brings one."""
    holds: Annotated[list[Token], msgspec.Meta(max_length=200)] = msgspec.field(default_factory=list)
    """The other seats one has, so that nobody sits by mistake at two tables of the same luck."""


class Invite(Request, frozen=True):
    seat: SeatNumber | None = None
    """Which friend's chair, for the host; left out for one's own seat, on another device."""


class Remove(Request, frozen=True):
    seat: SeatNumber


class Lend(Request, frozen=True):
    level: Level
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
    level: Level | None = None


class Explain(Request, frozen=True):
    since: Counted = 0
    """The first line to be explained, counted from 0."""


# What is answered.
class Games(msgspec.Struct, frozen=True):
    games: list[GamePage]


class BoxTold(msgspec.Struct, frozen=True):
    """A box that can be played with."""

    name: str
    changed: dict[str, str]
    """What differs from the usual box, in the order of the game's items."""
    options: dict[str, str]
    """Those that it chooses."""
    file: str
    """The same as a file."""


class SeatToken(msgspec.Struct, frozen=True):
    seat: int
    token: str
    link: str
    """A path with the token in its fragment, which browsers keep to themselves."""
    invites: bool = False
    """It is an invitation: whoever sits down with it first gets a key, and it opens nothing else."""


class DuplicateOpened(msgspec.Struct, frozen=True):
    """The second table. Whoever sits down with its first link begins it: nobody who opened the first need look at it."""

    table: str
    seats: list[SeatToken]


class Opened(msgspec.Struct, frozen=True):
    table: str
    host: str
    """The token of whoever opened the table."""
    seats: list[SeatToken]
    duplicate: DuplicateOpened | None = None


class Seated(msgspec.Struct, frozen=True):
    seat: int
    seq: int
    token: str | None = None
    """The key of the seat, for whoever came without one."""


class Invited(msgspec.Struct, frozen=True):
    seat: int
    token: str
    link: str
    """It takes the place of an older one."""


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
    invited: int | None
    """The seat that the shown invitation is for."""
    now: Now
    is_host: bool
    can_replay: bool
    """Whether it can be replayed and branched from, through all eyes, and its seed is told."""
    has_same_luck: bool
    """Whether another table is dealt from the same seed."""
    is_upload: bool
    """A record that was brought here."""
    given: int
    """How many of its first lines are those of another game."""
    explains: bool
    """Whether bots explain what they did here."""
    is_rated: bool
    """Whether its result counts for the ratings of those who sit there."""
    variant: Variant | None
    """What is played with instead of the usual box; null: that one."""
    is_brought: bool
    """Whether it was begun in somebody's browser, who could know its luck."""
    can_go_back: bool
    """Whether players may ask each other to go back to an earlier line: not in the deal of the day, nor at a rated table."""


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    options: dict[str, str]
    status: Status
    names: list[str]
    """Empty for a free chair."""
    viewer: int | None
    is_owed: bool
    """Whether the viewer owes a decision."""
    to_act: list[int]
    """Who owes one."""
    levels: list[str]
    """The bot that plays on each chair; empty for a person."""
    is_rated: bool = False
    variant: Variant | None = None


class TableList(msgspec.Struct, frozen=True):
    tables: list[TableLine]


class Entries(msgspec.Struct, frozen=True):
    entries: list[LogEntry]
    seq: int
    next: int | None = None
    """Ask again with this as `since`; null: there are no more."""


class Foreseen(msgspec.Struct, frozen=True):
    events: list[GameEvent]
    legal: list[Choice]
    """What one may do next; empty where the preview had to stop."""
    done: int
    """How many of the actions were looked at."""
    is_final: bool = False
    """Whether one of them could not be taken back freely."""


class Why(msgspec.Struct, frozen=True):
    is_legal: bool
    rule: str
    arguments: GameRefusal


class Facts(msgspec.Struct, frozen=True):
    facts: GameFacts | None


class Board(msgspec.Struct, frozen=True):
    text: str | None
    """What the viewer sees, as lines of text; null before the start."""


class Parts(msgspec.Struct, frozen=True):
    """The viewer's view for a program that has the rules itself."""

    rules: str
    """As a record names them: the game and the number of its rules."""
    options: dict[str, str]
    box: str
    """The hash of its components."""
    seq: int
    """The last entry of the log that is in this."""
    view: Any
    """Taken apart into pairs of what something is and what it is made of; null before the start."""
    variant: Variant | None
    """What differs from the usual box; null: nothing does."""


class Thoughts(msgspec.Struct, frozen=True):
    level: str
    ideas: list[Idea]
    """The best first."""
