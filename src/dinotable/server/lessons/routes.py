"""Lessons: what there is to learn, and a table for each step of it that somebody takes."""

from dinotable.core.contract import AnyGame
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.server.tables.rooms import Rooms
from dinotable.table.api import lessons as m
from dinotable.table.api.tables import Opened, SeatToken
from dinotable.table.errors import Denied
from dinotable.table.lesson_pages import NAMELESS, lesson_list, step_of
from dinotable.table.names import checked_name
from dinotable.table.teaching import charter_for
from dinotable.table.tokens import hash_of, link_to, new_token


class LessonRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def listed(self, caller: Caller) -> m.Lessons:
        return lesson_list(self._game(caller))

    async def open(self, caller: Caller) -> Opened:
        """Begun at once, and kept like any table: whoever comes back finds it as they left it."""
        wish: m.OpenStep = caller.body
        game = self._game(caller)
        name = checked_name(wish.name or NAMELESS)
        self.rooms.gate.bans.check_name(name)
        step = step_of(game, wish.lesson, wish.step)
        charter = charter_for(game, wish.lesson, step, name)
        host, token = new_token(), new_token()
        room = await self.rooms.open(charter, hash_of(host), {step.seat: hash_of(token)}, step.seed)
        await self.rooms.commits.change(room, "start", lambda table: table.plan_start())
        return Opened(room.id, host, [SeatToken(step.seat, token, link_to(room.id, token))])

    def _game(self, caller: Caller) -> AnyGame:
        game = self.rooms.games.get(caller.request.path_params["game"])
        if game is None:
            raise Denied(404, "no-game", "there is no such game here")
        return game

    def all(self) -> list[AnyRoute]:
        path = "/api/games/{game}/lessons"
        listed, opened = "What can be learned of a game", "Open a step of a lesson"
        return [
            PublicRoute("GET", path, listed, None, m.Lessons, self.listed),
            PublicRoute("POST", path, opened, m.OpenStep, Opened, self.open),
        ]
