"""A seat: answering, and asking what would follow."""

from dinotable.core.errors import IllegalAction
from dinotable.core.play import foresee, legal_actions
from dinotable.server.http.route import AnyRoute, TableCaller, TableRoute, checked_level
from dinotable.server.tables import messages as m
from dinotable.server.tables.rooms import Rooms
from dinotable.table.errors import Refused, refused
from dinotable.table.explaining import Explained
from dinotable.table.phrases import phrases_of
from dinotable.table.table import Table, read_action

EXPLAIN = "Why the others did what they did, as this seat can know it"


class SeatRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def act(self, caller: TableCaller) -> m.Done:
        body: m.Act = caller.body
        return m.Done(await self.rooms.act(caller.room, caller.viewer, body.msg_id, body.ask, body.actions))

    async def undo(self, caller: TableCaller) -> m.Done:
        body: m.Undo = caller.body
        return m.Done(await self.rooms.undo(caller.room, caller.viewer, body.msg_id, body.line))

    async def foresee(self, caller: TableCaller) -> m.Foreseen:
        return foreseen(caller.table, caller.viewer, caller.body.actions)

    async def why_not(self, caller: TableCaller) -> m.Why:
        table, seat, game = caller.table, caller.viewer, caller.room.game
        action = read_action(game, caller.body.action)
        if not table.is_started or table.is_over():
            raise Refused("not-started" if not table.is_started else "over", "nothing is to be decided now")
        if action in legal_actions(game, table.journal.state, seat):
            return m.Why(True, "", {})
        refusal = game.why_not(table.journal.state, seat, action)
        return m.Why(False, game.refusals.kind(refusal).rule, game.refusals.fields(refusal))

    async def think(self, caller: TableCaller) -> m.Thoughts:
        _check_owed(caller.table, caller.viewer)
        caller.table.check_unrated()
        ladder = caller.room.game.ladder().names()
        level = checked_level(caller.room, caller.body.level or ladder[-1])
        thought = await self.rooms.bot_turns.think(caller.room, caller.table, caller.viewer, level, is_hint=True)
        return m.Thoughts(level, thought.ideas)

    async def explain(self, caller: TableCaller) -> Explained:
        if not caller.table.is_started:
            raise Refused("not-started", "nobody has done anything yet")
        caller.table.check_unrated()
        return await self.rooms.bot_turns.explain(caller.room, caller.table, caller.viewer, caller.body.since)

    def all(self) -> list[AnyRoute]:
        table = "/api/tables/{table}"
        return [
            TableRoute("POST", f"{table}/act", "Answer a decision", m.Act, m.Done, "seat", self.act),
            TableRoute("POST", f"{table}/undo", "Take one's own actions back", m.Undo, m.Done, "seat", self.undo),
            TableRoute("POST", f"{table}/foresee", "What would follow", m.Foresee, m.Foreseen, "seat", self.foresee),
            TableRoute("POST", f"{table}/why-not", "Why an action is refused", m.WhyNot, m.Why, "seat", self.why_not),
            TableRoute("POST", f"{table}/explain", EXPLAIN, m.Explain, Explained, "seat", self.explain),
            TableRoute("POST", f"{table}/think", "What a bot would do here", m.Think, m.Thoughts, "seat", self.think),
        ]


def _check_owed(table: Table, seat: int) -> None:
    if seat not in table.asks.owed:
        raise Refused("late", f"seat {seat} owes no decision now")


def foreseen(table: Table, seat: int, texts: list[str]) -> m.Foreseen:
    """What would follow from a seat's actions, as far as it can know."""
    game = table.game
    _check_owed(table, seat)
    actions = [read_action(game, text) for text in texts]
    try:
        seen = foresee(game, game.view(table.journal.state, seat), actions)
    except IllegalAction as error:
        raise refused(error) from None
    phrases = phrases_of(game)
    events = [phrases.event(event) for event in seen.events]
    return m.Foreseen(events, [phrases.action(action) for action in seen.legal], seen.done, seen.is_final)
