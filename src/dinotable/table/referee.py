"""What answers at a table: who speaks, of which decision, whether it is known already, what follows, what viewers are told.

It is pure: no socket, no storage, no clock of its own. Whoever hosts it, a server, a terminal or a worker in a browser,
makes each entry safe between `plan` and `enter`, and carries the messages.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from dinotable.core.seats import SPECTATOR
from dinotable.table.errors import Refused
from dinotable.table.log import Entered, Event
from dinotable.table.message_ids import bot_id, client_id, house_id
from dinotable.table.messages import ActMessage, UndoMessage, Update
from dinotable.table.seen import see_entry, see_now, see_shared
from dinotable.table.table import Table

Plan = Callable[[Table], Event]


@dataclass(frozen=True)
class Wish:
    """Something that shall happen at a table, once."""

    msg_id: str
    """Whatever has the same took effect already."""
    plan: Plan
    """What would be entered; raises Refused."""


@dataclass(frozen=True)
class BotAsk:
    """A decision that a bot owes."""

    seat: int
    ask: int
    level: str


class Referee:
    def __init__(self, id: str, table: Table) -> None:  # noqa: A002
        self.id = id
        self.table = table

    # Who speaks, and of what.
    def start(self) -> Wish:
        return Wish(house_id("start"), lambda table: table.plan_start())

    def hear(self, held: Collection[int], message: ActMessage | UndoMessage) -> Wish:
        """What somebody wishes who holds these seats. Raises Refused where it is none of theirs to wish."""
        if isinstance(message, UndoMessage):
            if message.seat not in held:
                raise Refused("not-yours", f"seat {message.seat} is not yours")
            return self.undo(message.seat, message.msg_id, message.line)
        for seat in held:
            # It may have been answered long ago, and the ack was lost.
            if self.table.seq_of(client_id(seat, message.msg_id)) is not None:
                return self.act(seat, message.msg_id, message.ask, message.actions)
        owing = self.table.asks.seat_of(message.ask)
        if owing is None or owing not in held:
            raise Refused("late", f"decision {message.ask} is not owed by your seat any more: look again")
        return self.act(owing, message.msg_id, message.ask, message.actions)

    def act(self, seat: int, msg_id: str, ask: int, texts: list[str]) -> Wish:
        return Wish(client_id(seat, msg_id), lambda table: table.plan_act(seat, ask, texts))

    def undo(self, seat: int, msg_id: str, line: int) -> Wish:
        return Wish(client_id(seat, msg_id), lambda table: table.plan_undo(seat, line))

    def bot_acts(self, asked: BotAsk, text: str) -> Wish:
        plan: Plan = lambda table: table.plan_act(asked.seat, asked.ask, [text], is_bot=True)  # noqa: E731
        return Wish(bot_id(asked.seat, asked.ask), plan)

    # What follows.
    def known(self, wish: Wish) -> int | None:
        """Where it stands in the log, if it took effect already."""
        return self.table.seq_of(wish.msg_id)

    def plan(self, wish: Wish, at: float) -> Entered:
        """The entry that would follow, at that uptime; nothing has changed yet. Raises Refused."""
        return Entered(self.table.seq + 1, wish.msg_id, wish.plan(self.table), at)

    def enter(self, entered: Entered) -> None:
        """The entry is safe, whoever planned it."""
        self.table.take(entered)

    def play(self, wish: Wish, at: float = 0.0) -> Entered:
        """For a host that keeps nothing: planned and entered at once."""
        entered = self.plan(wish, at)
        self.enter(entered)
        return entered

    # What each viewer is told.
    def updates(self, entries: list[Entered], viewers: Collection[tuple[int, bool]]) -> dict[tuple[int, bool], Update]:
        """Of entries that came just now, the last of which is the table's last: for each viewer, with facts or without."""
        shared = see_shared(self.table) if viewers else None
        return {
            (viewer, facts): Update(
                self.id,
                seat_or_none(viewer),
                True,
                [see_entry(self.table, entered, viewer) for entered in entries],
                see_now(self.table, viewer, facts, shared),
            )
            for viewer, facts in viewers
        }

    def anew(self, viewer: int, eyes: int, with_facts: bool) -> Update:
        """How things stand, for who is to forget what they were told before."""
        return Update(self.id, seat_or_none(viewer), False, [], see_now(self.table, eyes, with_facts))

    # Bots.
    def bots_asked(self) -> list[BotAsk]:
        """Decisions that bots owe and have to wait for nobody with."""
        return [BotAsk(*asked) for asked in self.table.bots_asked()]


def seat_or_none(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer
