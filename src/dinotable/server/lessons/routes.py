"""Lessons: what there is to learn, and a table for each step of it that somebody takes."""

from functools import lru_cache

from dinotable.core.contract import AnyGame
from dinotable.server.http.refusals import Denied
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.server.lessons import messages as m
from dinotable.server.tables.messages import Opened, SeatToken
from dinotable.server.tables.rooms import Rooms
from dinotable.server.tables.tokens import hash_of, link_to, new_token
from dinotable.table.lessons import Lesson, Step, lesson_words, lessons_of
from dinotable.table.names import checked_name
from dinotable.table.teaching import answer_of, charter_for
from dinotable.words import LANGUAGES

NAMELESS = "Guest"


class LessonRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def listed(self, caller: Caller) -> m.Lessons:
        return _told(self._game(caller))

    async def open(self, caller: Caller) -> Opened:
        """Begun at once, and kept like any table: whoever comes back finds it as they left it."""
        wish: m.OpenStep = caller.body
        game = self._game(caller)
        name = checked_name(wish.name or NAMELESS)
        self.rooms.gate.bans.check_name(name)
        step = _step(game, wish)
        charter = charter_for(game, wish.lesson, step, name)
        host, token = new_token(), new_token()
        room = await self.rooms.open(charter, hash_of(host), {step.seat: hash_of(token)}, step.seed)
        await self.rooms.change(room, "start", lambda table: table.plan_start())
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


@lru_cache(maxsize=32)
def _told(game: AnyGame) -> m.Lessons:
    lessons = lessons_of(game)
    words = {language: lesson_words(game, language) for language in LANGUAGES} if lessons else {}
    return m.Lessons([_page(lesson) for lesson in lessons.values()], words)


def _step(game: AnyGame, wish: m.OpenStep) -> Step:
    lesson = lessons_of(game).get(wish.lesson)
    if lesson is None:
        raise Denied(404, "no-lesson", f"{game.id} has no such lesson: ask for the list")
    if wish.step >= len(lesson.steps):
        raise Denied(404, "no-lesson", f"this lesson has the steps 0 to {len(lesson.steps) - 1}")
    return lesson.steps[wish.step]


def _page(lesson: Lesson) -> m.LessonPage:
    last = lesson.steps[-1]
    return m.LessonPage(lesson.id, lesson.title, [_step_page(step) for step in lesson.steps], last.seats, last.level)


def _step_page(step: Step) -> m.StepPage:
    marks = [f"{mark.field}={mark.value}" for mark in step.mark]
    return m.StepPage(step.id, step.words, step.rules, marks, answer_of(step))
