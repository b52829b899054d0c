"""Puzzles: listed, looked at, tried. The solution is told with an answer, never before."""

from dinotable.core.puzzle import Puzzle
from dinotable.hosting.puzzle_book import Book
from dinotable.hosting.puzzle_pages import asked_about, puzzle_answered, puzzle_job, puzzle_list, puzzle_page
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.server.replays.access import Access
from dinotable.server.tables.rooms import Rooms
from dinotable.table.api import puzzles as m
from dinotable.table.api.tables import Foreseen
from dinotable.table.errors import Busy, Denied
from dinotable.table.foreseeing import foreseen
from dinotable.table.table import Table
from dinotable.table.thinking import Idea


class PuzzleRoutes:
    def __init__(self, rooms: Rooms, access: Access, book: Book) -> None:
        self.rooms = rooms
        self.access = access
        self.book = book

    async def listed(self, _: Caller) -> m.PuzzleList:
        return puzzle_list(self.book)

    async def look(self, caller: Caller) -> m.PuzzlePage:
        puzzle, table = await self._found(caller)
        return puzzle_page(self.book, puzzle, table)

    async def foresee(self, caller: Caller) -> Foreseen:
        puzzle, table = await self._found(caller)
        return foreseen(table, puzzle.seat, caller.body.actions)

    async def answer(self, caller: Caller) -> m.PuzzleAnswered:
        puzzle, table = await self._found(caller)
        wish: m.PuzzleAnswer = caller.body
        ideas = await self._ideas(puzzle, table, asked_about(puzzle, wish))
        return puzzle_answered(puzzle, wish, ideas)

    async def _ideas(self, puzzle: Puzzle, table: Table, only: list[str]) -> list[Idea]:
        """What a bot sees in these choices. Whether an answer is right does not depend on it."""
        job = puzzle_job(puzzle, table, self.rooms.place_of(table.game.id), only)
        try:
            thought = await self.rooms.bot_turns.pool.think(job)
            return thought.ideas
        except Busy:
            return []

    async def _found(self, caller: Caller) -> tuple[Puzzle, Table]:
        game, name = (caller.request.path_params[part] for part in ("game", "puzzle"))
        puzzle = self.book.find(game, name)
        if puzzle is None:
            raise Denied(404, "no-puzzle", "there is no such puzzle here")
        return puzzle, await self.access.looking.run(self.book.table, game, puzzle)

    def all(self) -> list[AnyRoute]:
        one = "/api/puzzles/{game}/{puzzle}"
        about, foresee = "The puzzles there are, and today's", "What would follow in a puzzle"
        return [
            PublicRoute("GET", "/api/puzzles", about, None, m.PuzzleList, self.listed),
            PublicRoute("GET", one, "A position to solve", None, m.PuzzlePage, self.look),
            PublicRoute("POST", f"{one}/foresee", foresee, m.PuzzleForesee, Foreseen, self.foresee),
            PublicRoute(
                "POST", f"{one}/answer", "What a choice is worth", m.PuzzleAnswer, m.PuzzleAnswered, self.answer
            ),
        ]
