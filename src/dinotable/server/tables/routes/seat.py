"""A seat: answering, and asking what would follow."""

from dinotable.core.errors import IllegalAction
from dinotable.core.play import foresee, legal_actions
from dinotable.server.http.route import Caller, Door, checked_rung
from dinotable.server.tables import messages as m
from dinotable.server.tables.rooms import Tables
from dinotable.table.errors import Refused, refused
from dinotable.table.phrases import Choice
from dinotable.table.table import Table, read_action


class SeatDoors:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def act(self, caller: Caller) -> m.Done:
        body: m.Act = caller.body
        return m.Done(await self.tables.act(caller.live, caller.viewer, body.msg_id, body.ask, body.actions))

    async def undo(self, caller: Caller) -> m.Done:
        body: m.Undo = caller.body
        return m.Done(await self.tables.undo(caller.live, caller.viewer, body.msg_id, body.line))

    async def foresee(self, caller: Caller) -> m.Foreseen:
        table, seat, game = caller.table, caller.viewer, caller.live.game
        _check_owed(table, seat)
        actions = [read_action(game, text) for text in caller.body.actions]
        try:
            seen = foresee(game, game.view(table.journal.state, seat), actions)
        except IllegalAction as error:
            raise refused(error) from None
        events = [{**game.events.fields(event), "rule": game.events.kind(event).rule} for event in seen.events]
        words = game.actions
        return m.Foreseen(events, [Choice(words.text(next_), words.fields(next_)) for next_ in seen.legal], seen.done)

    async def why_not(self, caller: Caller) -> m.Why:
        table, seat, game = caller.table, caller.viewer, caller.live.game
        action = read_action(game, caller.body.action)
        if not table.is_started or table.is_over():
            raise Refused("not-started" if not table.is_started else "over", "nothing is to be decided now")
        if action in legal_actions(game, table.journal.state, seat):
            return m.Why(True, "", {})
        refusal = game.why_not(table.journal.state, seat, action)
        return m.Why(False, game.refusals.kind(refusal).rule, game.refusals.fields(refusal))

    async def think(self, caller: Caller) -> m.Thoughts:
        _check_owed(caller.table, caller.viewer)
        ladder = caller.live.game.ladder().names()
        rung = checked_rung(caller.live, caller.body.rung or ladder[-1])
        thought = await self.tables.think(caller.live, caller.table, caller.viewer, rung, is_hint=True)
        return m.Thoughts(rung, thought.ideas)

    def all(self) -> list[Door]:
        table = "/api/tables/{table}"
        return [
            Door("POST", f"{table}/act", "seat", "Answer a decision", m.Act, m.Done, self.act),
            Door("POST", f"{table}/undo", "seat", "Take one's own actions back", m.Undo, m.Done, self.undo),
            Door("POST", f"{table}/foresee", "seat", "What would follow", m.Foresee, m.Foreseen, self.foresee),
            Door("POST", f"{table}/why-not", "seat", "Why an action is refused", m.WhyNot, m.Why, self.why_not),
            Door("POST", f"{table}/think", "seat", "What a bot would do here", m.Think, m.Thoughts, self.think),
        ]


def _check_owed(table: Table, seat: int) -> None:
    if seat not in table.asks.owed:
        raise Refused("late", f"seat {seat} owes no decision now")
