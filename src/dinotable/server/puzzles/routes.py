"""Puzzles: listed, looked at, tried. The solution is told with an answer, never before."""

import msgspec

from dinotable.core.puzzle import Puzzle
from dinotable.server.bots.errors import Busy
from dinotable.server.bots.turns import HINT_SECONDS
from dinotable.server.http.refusals import Denied
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.server.puzzles import messages as m
from dinotable.server.puzzles.book import Book
from dinotable.server.replays.access import Access
from dinotable.server.tables.messages import Foreseen
from dinotable.server.tables.rooms import Rooms
from dinotable.server.tables.routes.seat import foreseen
from dinotable.table.errors import Refused
from dinotable.table.puzzles import OTHERS, stars, worth
from dinotable.table.seen import see_entries, see_now
from dinotable.table.table import Table
from dinotable.table.thinking import Idea, job_for, standing_of


class PuzzleRoutes:
    def __init__(self, rooms: Rooms, access: Access, book: Book) -> None:
        self.rooms = rooms
        self.access = access
        self.book = book

    async def listed(self, _: Caller) -> m.PuzzleList:
        rows = []
        for game in self.rooms.games.values():
            today = self.book.today(game)
            if today:
                lines = [m.PuzzleLine(each.id, each.seats, stars(each)) for each in self.book.of(game).values()]
                rows.append(m.GamePuzzles(game.id, today.id, sorted(lines, key=lambda line: (line.stars, line.puzzle))))
        chosen = self.book.game_of_the_day()
        return m.PuzzleList(self.book.day.text(), chosen.id if chosen else "", rows)

    async def look(self, caller: Caller) -> m.PuzzlePage:
        puzzle, table = await self._found(caller)
        day = self.book.day.text() if self.book.today(table.game) is puzzle else ""
        return m.PuzzlePage(
            game=table.game.id,
            puzzle=puzzle.id,
            options=puzzle.options,
            seat=puzzle.seat,
            stars=stars(puzzle),
            day=day,
            now=see_now(table, puzzle.seat),
            entries=see_entries(table, 0, puzzle.seat),
        )

    async def foresee(self, caller: Caller) -> Foreseen:
        puzzle, table = await self._found(caller)
        return foreseen(table, puzzle.seat, caller.body.actions)

    async def answer(self, caller: Caller) -> m.PuzzleAnswered:
        puzzle, table = await self._found(caller)
        wish: m.PuzzleAnswer = caller.body
        found = worth(puzzle, wish.action)
        if found is None:
            raise Refused("illegal", "this is not among the choices here")
        is_solved = wish.action in puzzle.solutions
        is_told = is_solved or wish.show
        shown = [wish.action, *(puzzle.solutions if is_told else [])]
        return m.PuzzleAnswered(
            is_solved=is_solved,
            value=found.value,
            best=puzzle.choices[0].value,
            solutions=puzzle.solutions if is_told else [],
            choices=puzzle.choices if is_told else [],
            ideas=await self._ideas(puzzle, table, list(dict.fromkeys(shown))),
            standing=standing_of(found.value),
            best_standing=standing_of(puzzle.choices[0].value),
        )

    async def _ideas(self, puzzle: Puzzle, table: Table, only: list[str]) -> list[Idea]:
        """What a bot sees in these choices. Whether an answer is right does not depend on it."""
        place = self.rooms.place_of(table.game.id)
        job = job_for(f"puzzle-{puzzle.id}", table, place, puzzle.seat, OTHERS, HINT_SECONDS, is_hint=True)
        try:
            thought = await self.rooms.bot_turns.pool.think(msgspec.structs.replace(job, only=only))
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
