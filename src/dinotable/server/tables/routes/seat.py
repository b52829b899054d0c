"""A seat: answering, and asking what would follow."""

from collections.abc import Awaitable, Callable

import msgspec

from dinotable.server.http.route import AnyRoute, TableCaller, TableRoute
from dinotable.server.tables.identity import Identity, own_seat
from dinotable.server.tables.rooms import Rooms
from dinotable.table.api import tables as m
from dinotable.table.explaining import Explained
from dinotable.table.foreseeing import check_explains, check_hint, foreseen, why_not
from dinotable.table.opening import checked_level
from dinotable.table.referee import Referee, Wish

EXPLAIN = "Why the others did what they did, as this seat can know it"


class SeatRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def act(self, caller: TableCaller) -> m.Done:
        body: m.Act = caller.body

        def hear(referee: Referee, identity: Identity) -> Wish:
            return referee.act(own_seat(identity), body.msg_id, body.ask, body.actions)

        return m.Done(await self.rooms.commits.enter_for(caller.room, caller.who, hear))

    async def undo(self, caller: TableCaller) -> m.Done:
        body: m.Undo = caller.body

        def hear(referee: Referee, identity: Identity) -> Wish:
            return referee.undo(own_seat(identity), body.msg_id, body.line)

        return m.Done(await self.rooms.commits.enter_for(caller.room, caller.who, hear))

    async def foresee(self, caller: TableCaller) -> m.Foreseen:
        return foreseen(caller.table, caller.viewer, caller.body.actions)

    async def why_not(self, caller: TableCaller) -> m.Why:
        return why_not(caller.table, caller.viewer, caller.body.action)

    async def think(self, caller: TableCaller) -> m.Thoughts:
        check_hint(caller.table, caller.viewer)
        ladder = caller.room.game.ladder().names()
        level = checked_level(caller.room.game, caller.body.level or ladder[-1])
        thought = await self.rooms.bot_turns.think(caller.room, caller.table, caller.viewer, level, is_hint=True)
        return m.Thoughts(level, thought.ideas)

    async def explain(self, caller: TableCaller) -> Explained:
        check_explains(caller.table)
        return await self.rooms.bot_turns.explain(caller.room, caller.table, caller.viewer, caller.body.since)

    def all(self) -> list[AnyRoute]:
        table = "/api/tables/{table}"
        return [
            TableRoute("POST", f"{table}/act", "Answer a decision", m.Act, m.Done, "seat", self.act),
            TableRoute("POST", f"{table}/undo", "Take one's own actions back", m.Undo, m.Done, "seat", self.undo),
            question("foresee", "What would follow", m.Foresee, m.Foreseen, self.foresee),
            question("why-not", "Why an action is refused", m.WhyNot, m.Why, self.why_not),
            question("explain", EXPLAIN, m.Explain, Explained, self.explain),
            question("think", "What a bot would do here", m.Think, m.Thoughts, self.think),
        ]


def question(
    name: str,
    about: str,
    body: type[msgspec.Struct],
    answer: type[msgspec.Struct],
    handler: Callable[[TableCaller], Awaitable[msgspec.Struct]],
) -> TableRoute:
    return TableRoute("POST", f"/api/tables/{{table}}/{name}", about, body, answer, "seat", handler, is_question=True)
