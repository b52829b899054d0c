"""Everything that is entered or kept at a table: by whom is decided where it happens, then it is safe, then it is told."""

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import sqlalchemy as sa

from dinotable.server.storage.errors import Conflict, Revised
from dinotable.server.tables.identity import Identity
from dinotable.server.tables.room import Room
from dinotable.server.tables.seating import Seating, handover_of
from dinotable.server.tables.storage import Changes
from dinotable.table.errors import Denied, NoTable, Refused, StorageUnavailable
from dinotable.table.grants import with_invitation
from dinotable.table.kept import status_after
from dinotable.table.log import Event, Started
from dinotable.table.message_ids import house_id
from dinotable.table.people import swapped_by
from dinotable.table.referee import Plan, Referee, Wish
from dinotable.table.results import planned_result
from dinotable.table.table import Table
from dinotable.table.wire import encode

if TYPE_CHECKING:
    from dinotable.server.tables.rooms import Rooms

MOST_RACES = 20
"""Retries after losing a race to another process."""
ROW = 200
"""Bytes that an entry takes beside its own."""
Write = Callable[[sa.Connection], None]
Who = Callable[[], Awaitable[Identity]]
"""Decides who asks, at this moment: whatever acts for a seat calls it where it acts. Raises Denied."""


class SeatsChanged(Denied):
    """What was worked out for a seat, or begun there, is for somebody else now."""

    def __init__(self) -> None:
        super().__init__(409, "seats-changed", "seats have changed hands meanwhile: look again")


async def by_the_house() -> Identity:
    """What happens by itself is nobody's."""
    return Identity()


class Commits:
    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms
        self.acked = 0

    # Who asks.
    async def who(self, room: Room, who: Who) -> Identity:
        """True of the table in memory until the next await of the caller, however seats change hands."""
        identity = await who()
        if identity.revision in (None, room.revision):
            return identity
        async with room.changing:
            return await self.who_inside(room, who)

    async def who_inside(self, room: Room, who: Who) -> Identity:
        """While nothing else changes here."""
        for _ in range(MOST_RACES):
            await self.rooms.table_of(room, for_change=True)
            identity = await who()
            if identity.revision in (None, room.revision):
                return identity
            # The database is ahead of this process.
            room.is_doubtful = True
        raise SeatsChanged

    # Changing.
    async def change(self, room: Room, name: str, plan: Plan, seating: Seating | None = None) -> int:
        """By the house, which has a name for it. Returns where it stands in the log, after the commit."""
        return await self.enter(room, lambda _: Wish(house_id(name), plan), seating)

    async def change_for(
        self, room: Room, who: Who, name: str, plan: Callable[[Table, Identity], Event], seating: Seating | None = None
    ) -> int:
        """For somebody, who is told apart where the change is made."""

        def hear(_: Referee, identity: Identity) -> Wish:
            return Wish(house_id(name), lambda table: plan(table, identity))

        return await self.enter_for(room, who, hear, seating)

    async def enter(self, room: Room, hear: Callable[[Referee], Wish], seating: Seating | None = None) -> int:
        return await self.enter_for(room, by_the_house, lambda referee, _: hear(referee), seating)

    async def enter_for(
        self, room: Room, who: Who, hear: Callable[[Referee, Identity], Wish], seating: Seating | None = None
    ) -> int:
        """Returns where it stands in the log, after the commit. Where another process was faster, it is heard again."""
        async with room.changing:
            for tries in range(MOST_RACES):
                identity = await self.who_inside(room, who)
                try:
                    wish = hear(room.referee, identity)
                    seq = room.referee.known(wish)
                    if seq is not None:
                        return seq
                    return await self._write(room, wish, seating)
                except (Refused, Conflict) as error:
                    # It may be refused because of what is not known here yet.
                    may_be_news = self.rooms.store.is_shared and tries < MOST_RACES - 1
                    if not (may_be_news and await self.rooms.following.follow(room)):
                        if isinstance(error, Conflict):
                            room.is_doubtful = True
                        raise
            raise AssertionError("the last try returns or raises")

    async def write_for(self, room: Room, who: Who, write: Callable[[Identity], Write]) -> Identity:
        """Something beside the log that belongs to a seat: kept only if it is still theirs at the commit."""
        async with room.changing:
            for tries in range(MOST_RACES):
                identity = await self.who_inside(room, who)
                try:
                    await self.rooms.kept.write_at(room.id, room.revision, write(identity))
                    return identity
                except Revised:
                    if tries == MOST_RACES - 1:
                        raise
                    room.is_doubtful = True
            raise AssertionError("the last try returns or raises")

    async def _write(self, room: Room, wish: Wish, seating: Seating | None) -> int:
        entered = room.referee.plan(wish, self.rooms.uptime.now())
        event = entered.event
        moved = swapped_by(room.table, event)
        handover = handover_of(room.tokens, room.host, event, moved, seating)
        is_timed = isinstance(event, Started) and room.charter.time_control.is_timed()
        result = planned_result(room.id, room.table, entered)
        changes = Changes(status_after(event), handover, moved, is_timed, room.revision, result)
        self.rooms.gate.spend("bytes", len(encode(event)) + ROW)
        try:
            await self.rooms.kept.append(room.id, entered, changes, room.is_aside)
        except Conflict:
            raise
        except BaseException as error:
            # Not kept; or it was, and nobody heard of it: because the server stops, or because the database went away.
            room.is_doubtful = True
            known = await self._looked_up(room, wish) if isinstance(error, StorageUnavailable) else None
            if known is None:
                raise
            return known
        if handover:
            room.hold(handover.tokens)
            room.host = handover.host or room.host
        room.revision += changes.revises()
        room.enter([entered])
        self.acked += 1
        self.rooms.entered(room, [entered])
        self.rooms.hints.send("table", room.id)
        return entered.seq

    async def _looked_up(self, room: Room, wish: Wish) -> int | None:
        """Where it stands after all, if it can be read."""
        try:
            await self.rooms.read_doubtful(room)
        except (StorageUnavailable, NoTable):
            return None
        return room.referee.known(wish)

    async def invite(
        self, room: Room, who: Who, token_hash: str, seat_of: Callable[[Table, Identity], int]
    ) -> tuple[int, Identity]:
        """The token opens a chair, once. `seat_of` says which, or raises Denied or Refused."""
        async with room.changing:
            for tries in range(MOST_RACES):
                identity = await self.who_inside(room, who)
                seat = seat_of(room.table, identity)
                tokens = with_invitation(room.tokens, seat, token_hash, time.time())
                try:
                    await self.rooms.kept.put_tokens(room.id, tokens, room.revision)
                    break
                except Conflict:
                    if tries == MOST_RACES - 1 or not await self.rooms.following.follow(room):
                        raise
                except BaseException:
                    room.is_doubtful = True
                    raise
            room.revision += 1
            room.hold(tokens)
            self.rooms.hints.send("table", room.id)
            return seat, identity
