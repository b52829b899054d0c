"""The people at a table: what they ask of each other, and playing again."""

from msgspec.structs import replace

from dinotable.browser.room import Room
from dinotable.browser.rooms import Rooms
from dinotable.browser.route import AnyRoute, TableCaller, TableRoute
from dinotable.table.api import social as m
from dinotable.table.api.tables import Done
from dinotable.table.errors import Refused
from dinotable.table.log import Sat
from dinotable.table.message_ids import unique
from dinotable.table.opening import charter_again
from dinotable.table.people import People, plan_answer, plan_propose, plan_rematch, plan_swap, see_backs
from dinotable.table.table import Table
from dinotable.table.tokens import hash_of, token_from


class SocialRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def look(self, caller: TableCaller) -> People:
        return caller.room.people()

    async def backs(self, caller: TableCaller) -> m.Backs:
        return m.Backs(see_backs(caller.table, caller.viewer))

    async def propose(self, caller: TableCaller) -> Done:
        body: m.Propose = caller.body
        room, seat = caller.room, caller.viewer
        plan = lambda table: plan_propose(table, seat, body.what, body.target, room.gone(room.now()))  # noqa: E731
        return Done(await self.rooms.change(room, unique("propose"), plan))

    async def answer(self, caller: TableCaller) -> Done:
        body: m.AnswerTo = caller.body
        room, seat = caller.room, caller.viewer
        plan = lambda table: plan_answer(table, seat, body.proposal, body.yes, room.gone(room.now()))  # noqa: E731
        return Done(await self.rooms.change(room, unique("answer"), plan))

    async def swap(self, caller: TableCaller) -> Done:
        body: m.Swap = caller.body
        plan = lambda table: plan_swap(table, body.one, body.other)  # noqa: E731
        return Done(await self.rooms.change(caller.room, unique("swap"), plan))

    async def heard(self, _: TableCaller) -> m.Heard:
        """Whoever sits at one browser talks without it."""
        return m.Heard([])

    async def rematch(self, caller: TableCaller) -> m.RematchSeat:
        """Whoever shows the key of an old seat gets that of the new one, and nobody else does."""
        old, token = caller.room, caller.token or ""
        new = await self._new_table(old, caller.viewer, token)
        mine, host = token_from(token, new.id), token_from(token, f"{old.id}/host")
        seat = new.seats.get(hash_of(mine))
        if seat is None:
            seat = (caller.viewer - 1) % len(old.charter.chairs)
            await self._sit_again(caller, new, seat, hash_of(mine))
        if new.table.is_full() and not new.table.is_started:
            await self.rooms.change(new, "start", lambda table: table.plan_start())
        return m.RematchSeat(new.id, seat, mine, host if hash_of(host) == new.host else None)

    async def _sit_again(self, caller: TableCaller, new: Room, seat: int, key_hash: str) -> None:
        chair = caller.table.chairs[caller.viewer]

        def plan(table: Table) -> Sat:
            if table.chairs[seat].name:
                raise Refused("taken", "somebody sits there: on your other device, make a link for this one")
            return replace(table.plan_sit(seat, chair.name, True), face=chair.face, colour=chair.colour)

        await self.rooms.change(new, unique("rematch"), plan, key_hash)

    async def _new_table(self, old: Room, seat: int, token: str) -> Room:
        if not old.table.rematch:
            plan_rematch(old.table, seat, "")
            charter = charter_again(old.charter, old.table.chairs)
            opened = await self.rooms.open(charter, hash_of(token_from(token, f"{old.id}/host")), {})
            await self.rooms.change(old, "rematch", lambda table: plan_rematch(table, seat, opened.id))
            if old.table.rematch != opened.id:
                # Somebody else has proposed it at the same time.
                await self.rooms.remove(opened)
        return await self.rooms.find(old.table.rematch)

    def all(self) -> list[AnyRoute]:
        table = "/api/tables/{table}"
        return [
            TableRoute("GET", f"{table}/people", None, People, "watcher", self.look),
            TableRoute("GET", f"{table}/backs", None, m.Backs, "seat", self.backs),
            TableRoute("POST", f"{table}/propose", m.Propose, Done, "seat", self.propose),
            TableRoute("POST", f"{table}/answer", m.AnswerTo, Done, "seat", self.answer),
            TableRoute("POST", f"{table}/swap", m.Swap, Done, "host", self.swap),
            TableRoute("GET", f"{table}/chat", None, m.Heard, "watcher", self.heard),
            TableRoute("POST", f"{table}/rematch", m.Rematch, m.RematchSeat, "seat", self.rematch),
        ]
