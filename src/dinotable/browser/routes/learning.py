"""Lessons and puzzles."""

from dinotable.browser.rooms import Rooms
from dinotable.browser.route import AnyRoute, Caller, PublicRoute
from dinotable.browser.routes.listing import game_in
from dinotable.core.puzzle import Puzzle
from dinotable.hosting.day import Day
from dinotable.hosting.puzzle_book import Book
from dinotable.hosting.puzzle_pages import asked_about, puzzle_answered, puzzle_job, puzzle_list, puzzle_page
from dinotable.table.api import lessons, puzzles
from dinotable.table.api.tables import Foreseen, Opened, SeatToken
from dinotable.table.errors import Busy, Denied
from dinotable.table.foreseeing import foreseen
from dinotable.table.lesson_pages import NAMELESS, lesson_list, step_of
from dinotable.table.names import checked_name
from dinotable.table.table import Table
from dinotable.table.teaching import charter_for
from dinotable.table.thinking import Idea, Thought
from dinotable.table.tokens import hash_of, link_to, new_token

MOST_LESSONS = 20
"""Steps of lessons that are kept: older ones are cleared away when another is begun."""


class LessonRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def listed(self, caller: Caller) -> lessons.Lessons:
        return lesson_list(game_in(caller, self.rooms.games))

    async def open(self, caller: Caller) -> Opened:
        """Begun at once, and kept like any table: whoever comes back finds it as they left it."""
        wish: lessons.OpenStep = caller.body
        game = game_in(caller, self.rooms.games)
        name = checked_name(wish.name or NAMELESS)
        step = step_of(game, wish.lesson, wish.step)
        host, token = new_token(), new_token()
        charter = charter_for(game, wish.lesson, step, name)
        await self._clear()
        room = await self.rooms.open(charter, hash_of(host), {step.seat: hash_of(token)}, step.seed)
        await self.rooms.change(room, "start", lambda table: table.plan_start())
        return Opened(room.id, host, [SeatToken(step.seat, token, link_to(room.id, token))])

    async def _clear(self) -> None:
        """What was learned long ago is nobody's game."""
        taught = [kept.id for kept in await self.rooms.shelf.tables() if kept.charter.lesson]
        for table in taught[MOST_LESSONS - 1 :]:
            await self.rooms.clear(table)

    def all(self) -> list[AnyRoute]:
        path = "/api/games/{game}/lessons"
        return [
            PublicRoute("GET", path, None, lessons.Lessons, self.listed),
            PublicRoute("POST", path, lessons.OpenStep, Opened, self.open),
        ]


class PuzzleRoutes:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.book = Book(rooms.games, Day())

    async def listed(self, _: Caller) -> puzzles.PuzzleList:
        return puzzle_list(self.book)

    async def look(self, caller: Caller) -> puzzles.PuzzlePage:
        return puzzle_page(self.book, *self._found(caller))

    async def foresee(self, caller: Caller) -> Foreseen:
        puzzle, table = self._found(caller)
        return foreseen(table, puzzle.seat, caller.body.actions)

    async def answer(self, caller: Caller) -> puzzles.PuzzleAnswered:
        puzzle, table = self._found(caller)
        wish: puzzles.PuzzleAnswer = caller.body
        return puzzle_answered(puzzle, wish, await self._ideas(puzzle, table, asked_about(puzzle, wish)))

    async def _ideas(self, puzzle: Puzzle, table: Table, only: list[str]) -> list[Idea]:
        """What a bot sees in these choices. Whether an answer is right does not depend on it."""
        try:
            job = puzzle_job(puzzle, table, self.rooms.places[table.game.id], only)
            return (await self.rooms.bots.ask(job, Thought)).ideas
        except Busy:
            return []

    def _found(self, caller: Caller) -> tuple[Puzzle, Table]:
        game, name = caller.path["game"], caller.path["puzzle"]
        puzzle = self.book.find(game, name)
        if puzzle is None:
            raise Denied(404, "no-puzzle", "there is no such puzzle here")
        return puzzle, self.book.table(game, puzzle)

    def all(self) -> list[AnyRoute]:
        one = "/api/puzzles/{game}/{puzzle}"
        return [
            PublicRoute("GET", "/api/puzzles", None, puzzles.PuzzleList, self.listed),
            PublicRoute("GET", one, None, puzzles.PuzzlePage, self.look),
            PublicRoute("POST", f"{one}/foresee", puzzles.PuzzleForesee, Foreseen, self.foresee),
            PublicRoute("POST", f"{one}/answer", puzzles.PuzzleAnswer, puzzles.PuzzleAnswered, self.answer),
        ]
