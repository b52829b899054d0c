"""A seat: answering, and asking what would follow."""

from dinotable.browser.rooms import Rooms
from dinotable.browser.route import AnyRoute, TableCaller, TableRoute
from dinotable.table.api import tables as m
from dinotable.table.explaining import Explained
from dinotable.table.foreseeing import check_explains, check_hint, foreseen, why_not
from dinotable.table.opening import checked_level


class SeatRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def act(self, caller: TableCaller) -> m.Done:
        body: m.Act = caller.body
        hear = lambda referee: referee.act(caller.viewer, body.msg_id, body.ask, body.actions)  # noqa: E731
        return m.Done(await self.rooms.enter(caller.room, hear))

    async def undo(self, caller: TableCaller) -> m.Done:
        body: m.Undo = caller.body
        hear = lambda referee: referee.undo(caller.viewer, body.msg_id, body.line)  # noqa: E731
        return m.Done(await self.rooms.enter(caller.room, hear))

    async def foresee(self, caller: TableCaller) -> m.Foreseen:
        return foreseen(caller.table, caller.viewer, caller.body.actions)

    async def why_not(self, caller: TableCaller) -> m.Why:
        return why_not(caller.table, caller.viewer, caller.body.action)

    async def think(self, caller: TableCaller) -> m.Thoughts:
        check_hint(caller.table, caller.viewer)
        game = caller.room.game
        level = checked_level(game, caller.body.level or game.ladder().names()[-1])
        thought = await self.rooms.bot_turns.think(caller.room, caller.table, caller.viewer, level, is_hint=True)
        return m.Thoughts(level, thought.ideas)

    async def explain(self, caller: TableCaller) -> Explained:
        check_explains(caller.table)
        return await self.rooms.bot_turns.explain(caller.room, caller.table, caller.viewer, caller.body.since)

    def all(self) -> list[AnyRoute]:
        table = "/api/tables/{table}"
        return [
            TableRoute("POST", f"{table}/act", m.Act, m.Done, "seat", self.act),
            TableRoute("POST", f"{table}/undo", m.Undo, m.Done, "seat", self.undo),
            TableRoute("POST", f"{table}/foresee", m.Foresee, m.Foreseen, "seat", self.foresee),
            TableRoute("POST", f"{table}/why-not", m.WhyNot, m.Why, "seat", self.why_not),
            TableRoute("POST", f"{table}/explain", m.Explain, Explained, "seat", self.explain),
            TableRoute("POST", f"{table}/think", m.Think, m.Thoughts, "seat", self.think),
        ]
