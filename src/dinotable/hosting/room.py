"""One table in memory, and who looks at it."""

import asyncio
from typing import Protocol

import msgspec

from dinotable.core.seats import SPECTATOR
from dinotable.table.grants import Grants, seats_opened_by
from dinotable.table.identity import used_up
from dinotable.table.kept import Kept
from dinotable.table.log import Entered, Rose, Sat
from dinotable.table.looks import Look
from dinotable.table.people import swapped_by
from dinotable.table.presence import Presence
from dinotable.table.referee import Plan, Referee, seat_or_none
from dinotable.table.table import Table
from dinotable.table.wire import encode


class Subscription(Protocol):
    """Somebody who is told what happens at a table."""

    viewer: int
    facts: bool
    people: bool
    """Whether it wants to hear of chat, clocks and proposals too."""
    chat: int
    """The last line of the chat that it has."""
    pace: float | None
    """What bots are to take over each answer."""
    is_over: bool
    """Whether what let it see this has ended."""
    is_blind: bool
    """Whether it sees no more than a spectator, though a seat is its own."""

    def send(self, message: bytes) -> None: ...

    def heard(self, now: float) -> float:
        """When it was there last, in uptime; now, if nothing speaks against it."""

    def revoke(self, code: str = "token", why: str = "this seat has gone to somebody else") -> None:
        """It sees no more."""

    def moved(self) -> None:
        """The seat has changed places with another."""


def eyes_of(subscription: Subscription) -> int:
    return SPECTATOR if subscription.is_blind else subscription.viewer


class TableRoom:
    def __init__(self, kept: Kept, table: Table) -> None:
        self.id = kept.id
        self.charter = kept.charter
        self.seed = kept.seed
        self.luck = kept.luck
        """What it shares with the table that is dealt from the same seed; None: it is alone."""
        self.game = table.game
        self.host = kept.host
        self.seatings = 0
        """Counts how often it may have changed who may speak for which seat."""
        self.hold(kept.tokens)
        self.referee = Referee(kept.id, table)
        self.revision = kept.revision
        """Of what is kept beside the log, when it was read."""
        self.is_doubtful = False
        """Whether an append failed, so that the log must be read again."""
        self.changing = asyncio.Lock()
        self.subscriptions: set[Subscription] = set()
        self.thinking: set[int] = set()
        """The asks that bots think about."""
        self.presence = Presence()

    @property
    def table(self) -> Table:
        return self.referee.table

    def become(self, again: "TableRoom") -> None:
        """As it was read again."""
        self.charter, self.host, self.revision = again.charter, again.host, again.revision
        self.referee = again.referee
        self.hold(again.tokens)
        self.is_doubtful = False

    def enter(self, entries: list[Entered]) -> None:
        """They are safe. Whoever is put out by one sees no more, and whoever changes places sees the other seat."""
        for entered in entries:
            moved = swapped_by(self.table, entered.event)
            self.referee.enter(entered)
            if isinstance(entered.event, Rose):
                self._revoke(entered.event)
            elif moved:
                self._swap(*moved)

    def _revoke(self, event: Rose) -> None:
        for subscription in [each for each in self.subscriptions if each.viewer == event.seat]:
            self.subscriptions.discard(subscription)
            if event.why == "removed":
                subscription.revoke("removed", "the host has given your chair away")
            else:
                subscription.revoke()

    def _swap(self, one: int, other: int) -> None:
        turned = {one: other, other: one}
        moving = [each for each in self.subscriptions if each.viewer in turned]
        for subscription in moving:
            subscription.viewer = turned[subscription.viewer]
        for subscription in moving:
            subscription.moved()

    def tell(self, entries: list[Entered]) -> None:
        """Whoever looks is told of what was entered just now."""
        updates = self.referee.updates(entries, {(eyes_of(each), each.facts) for each in self.subscriptions})
        told: dict[tuple[int, int, bool], bytes] = {}
        for subscription in list(self.subscriptions):
            viewer, eyes, facts = key = (subscription.viewer, eyes_of(subscription), subscription.facts)
            if key not in told:
                told[key] = encode(msgspec.structs.replace(updates[eyes, facts], viewer=seat_or_none(viewer)))
            subscription.send(told[key])

    def plan_invited(self, shown: str, name: str | None, look: Look) -> Plan:
        """Somebody sits down by an invitation, whose hash this is."""

        def plan(table: Table) -> Sat:
            # Whoever was faster has it, and seats may have changed places meanwhile.
            grant = self.tokens.get(shown)
            if grant is None or grant.kind != "invitation":
                raise used_up()
            return table.plan_sit(grant.seat, name, True, look)

        return plan

    def hold(self, tokens: Grants) -> None:
        """These tokens are good from now on, and no others."""
        self.seatings += 1
        self.tokens = tokens
        self.seats = seats_opened_by(tokens)

    def pace(self, usual: float) -> float:
        """Seconds that bots take over each answer, whoever plays here wishing for it: the slowest counts."""
        wishes = [each.pace for each in self.subscriptions if each.viewer >= 0 and each.pace is not None]
        return max(wishes, default=usual)

    def heard(self, now: float) -> dict[int, float]:
        """When each viewer was there last; now, if it is there still."""
        found: dict[int, float] = {}
        for subscription in self.subscriptions:
            found[subscription.viewer] = max(found.get(subscription.viewer, 0.0), subscription.heard(now))
        return found

    def away(self, now: float) -> tuple[list[int], list[int]]:
        """Persons who are not connected; and those who have not been for as long as the others agreed to wait."""
        self.presence.look(self.table, self.heard(now), now)
        return self.presence.absent(now), self.presence.absent(now, self.charter.time_control.patience)

    def gone(self, now: float) -> list[int]:
        return self.away(now)[1]
