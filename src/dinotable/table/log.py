"""What is kept of a table: its charter, and a log of events. A table is what its events make of its charter.

Everything that can change a table is an event here, so a table in memory can be thrown away at any moment.
"""

from typing import Literal

import msgspec

from dinotable.table.variant import Variant

ChairKind = Literal["open", "friend", "person", "here", "bot"]
"""Who a chair is for: anybody, whoever has its link, the one who opened the table, another person at the same device, a
bot."""


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: ChairKind
    name: str = ""
    """Who sits there; empty while nobody does."""
    level: str = ""
    """The bot that plays: from the start, or on behalf of who sits there."""
    face: str = ""
    """The dinosaur that who sits there has chosen (`looks.py`); empty: none."""
    colour: int | None = None
    """The seat's colour that they would like best, by its number."""
    head_start: int = 0
    """Points that count for whoever sits there when the game is over (`head_start.py`)."""


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was agreed about time. All of it is uptime: it runs only while a server answers."""

    clock: Literal["none", "bank", "days"] = "none"
    """`bank`: seconds for the whole game; `days`: for each decision."""
    seconds: int = 0
    added: int = 0
    """Seconds that a bank gains with each decision."""
    vacation: int = 0
    """Seconds a player of a slow game may stop the clock for, all in all."""
    absent: int = 0
    """Seconds that a seat may owe a decision while nobody of it is connected, before a bot plays on; 0: for ever."""
    stand_in: str = "random"
    """The bot that plays on for somebody."""
    patience: int = 300
    """Seconds that a person may be away before the others decide without them. Not with `days`: there everybody is asked."""

    def is_timed(self) -> bool:
        """Whether anything happens by itself as time goes by."""
        return self.clock != "none" or self.absent > 0


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the header of a record said that was brought here."""

    commitment: str
    given: int
    """How many of its lines it had from another game itself."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson of the table's game."""

    lesson: str
    step: str
    """Its id."""


class Charter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was agreed when the table was opened."""

    game: str
    """Its id, or its place for a game outside the registry."""
    rules: str
    options: dict[str, str]
    """Complete, with the defaults filled in."""
    chairs: list[Chair]
    listed: bool = False
    """Whether strangers see it among the open tables."""
    time_control: TimeControl = TimeControl()
    given: list[str] = []
    """The lines it begins with: those of another game up to where somebody asked “what if”, or of a record brought here."""
    upload: Upload | None = None
    """For a record: it can be looked at and branched from, and is not played on."""
    lesson: LessonStep | None = None
    """What is learned here: the table is nobody's game, and is cleared away early."""
    explains: bool = False
    """Whether bots tell the people here why they did what they did."""
    rated: bool = False
    """Whether its result counts for the ratings of those who sit there: agreed on when it was opened, and never later."""
    variant: Variant | None = None
    """What is played with instead of the usual box; none: that one."""
    brought: bool = False
    """Whether it was begun in a browser, without a server: whoever began it could know its luck."""


class Sat(msgspec.Struct, frozen=True, omit_defaults=True, tag="sat"):
    """Somebody takes a chair, takes it back from a bot, or is called otherwise from now on."""

    seat: int
    name: str
    face: str = ""
    colour: int | None = None


class Rose(msgspec.Struct, frozen=True, omit_defaults=True, tag="rose"):
    """Somebody leaves before the start: the chair is free again."""

    seat: int
    why: Literal["", "removed"] = ""
    """The host has put them out; empty: they went by themselves."""


class Lent(msgspec.Struct, frozen=True, omit_defaults=True, tag="lent"):
    """A bot plays on for somebody."""

    seat: int
    level: str
    why: Literal["", "clock", "absent"] = ""
    """The clock has run out, or nobody was there; empty: somebody wished it."""


class Swapped(msgspec.Struct, frozen=True, tag="swapped"):
    """Before the start the host has two chairs change places, with whoever sits there."""

    one: int
    other: int


class Started(msgspec.Struct, frozen=True, omit_defaults=True, tag="started"):
    lines: list[str]
    """What chance did before the first decision."""
    order: list[int] = []
    """Where a window opens with it: the order in which bots answer there. Told to nobody."""


class Acted(msgspec.Struct, frozen=True, omit_defaults=True, tag="acted"):
    """A seat's actions and the chance that followed them, all or nothing."""

    seat: int
    lines: list[str]
    ends: bool = False
    """Whether the game is over with it."""
    order: list[int] = []
    """Where a window opens with it: the order in which bots answer there. Told to nobody."""


class Undid(msgspec.Struct, frozen=True, tag="undid"):
    seat: int
    count: int


What = Literal["back", "swap", "bot"]
"""The game back to before a line · change seats with another · a bot shall play for who is not there."""


class Proposed(msgspec.Struct, frozen=True, omit_defaults=True, tag="proposed"):
    """A seat wishes for something that others have to agree to."""

    seat: int
    what: What
    target: int
    """A line for `back`, else a seat."""
    passes: bool = False
    """Nobody else has to be asked: it is done with this entry."""
    order: list[int] = []
    """Where a window opens with it: the order in which bots answer there. Told to nobody."""


class Answered(msgspec.Struct, frozen=True, omit_defaults=True, tag="answered"):
    """An answer to what was proposed in the entry with that number."""

    seat: int
    proposal: int
    yes: bool
    passes: bool = False
    """It was the last one needed: what was proposed is done with this entry."""
    order: list[int] = []
    """Where a window opens with it: the order in which bots answer there. Told to nobody."""


class Lapsed(msgspec.Struct, frozen=True, tag="lapsed"):
    """In a slow game the time for answers to that proposal is over."""

    proposal: int


class Vacation(msgspec.Struct, frozen=True, tag="vacation"):
    seat: int
    begins: bool


class Rematched(msgspec.Struct, frozen=True, tag="rematched"):
    """After the end: the same people have a new table."""

    seat: int
    table: str


Event = Sat | Rose | Lent | Swapped | Started | Acted | Undid | Proposed | Answered | Lapsed | Vacation | Rematched


class Entered(msgspec.Struct, frozen=True):
    """An event with its place in the log."""

    seq: int
    """1, 2, 3 … without a gap."""
    msg_id: str
    """The sender's name for it, unique in its table."""
    event: Event
    at: float = 0.0
    """When, in uptime: the seconds for which a server has been answering."""


read_event = msgspec.json.Decoder(Event).decode
read_charter = msgspec.json.Decoder(Charter).decode
