"""Puzzles as they are told. The solution comes with an answer, never before."""

import msgspec

from dinotable.core.puzzle import Puzzle
from dinotable.hosting.puzzle_book import Book
from dinotable.table.api import puzzles as m
from dinotable.table.errors import Refused
from dinotable.table.puzzles import OTHERS, stars, worth
from dinotable.table.seen import see_entries, see_now
from dinotable.table.table import Table
from dinotable.table.thinking import HINT_SECONDS, Idea, Job, job_for, standing_of


def puzzle_list(book: Book) -> m.PuzzleList:
    rows = []
    for game in book.games.values():
        today = book.today(game)
        if today:
            lines = [m.PuzzleLine(each.id, each.seats, stars(each)) for each in book.of(game).values()]
            rows.append(m.GamePuzzles(game.id, today.id, sorted(lines, key=lambda line: (line.stars, line.puzzle))))
    chosen = book.game_of_the_day()
    return m.PuzzleList(book.day.text(), chosen.id if chosen else "", rows)


def puzzle_page(book: Book, puzzle: Puzzle, table: Table) -> m.PuzzlePage:
    # Each game has one for today, but a day has one puzzle: that of the game whose turn it is.
    is_of_the_day = book.game_of_the_day() is table.game and book.today(table.game) is puzzle
    day = book.day.text() if is_of_the_day else ""
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


def asked_about(puzzle: Puzzle, wish: m.PuzzleAnswer) -> list[str]:
    """The choices that a bot is asked about: what was chosen, and the solution where it is told."""
    if worth(puzzle, wish.action) is None:
        raise Refused("illegal", "this is not among the choices here")
    return list(dict.fromkeys([wish.action, *(puzzle.solutions if _is_told(puzzle, wish) else [])]))


def _is_told(puzzle: Puzzle, wish: m.PuzzleAnswer) -> bool:
    return wish.show or wish.action in puzzle.solutions


def puzzle_job(puzzle: Puzzle, table: Table, place: str, only: list[str]) -> Job:
    job = job_for(f"puzzle-{puzzle.id}", table, place, puzzle.seat, OTHERS, HINT_SECONDS, is_hint=True)
    return msgspec.structs.replace(job, only=only)


def puzzle_answered(puzzle: Puzzle, wish: m.PuzzleAnswer, ideas: list[Idea]) -> m.PuzzleAnswered:
    found = worth(puzzle, wish.action)
    if found is None:
        raise Refused("illegal", "this is not among the choices here")
    is_told = _is_told(puzzle, wish)
    return m.PuzzleAnswered(
        is_solved=wish.action in puzzle.solutions,
        value=found.value,
        best=puzzle.choices[0].value,
        solutions=puzzle.solutions if is_told else [],
        choices=puzzle.choices if is_told else [],
        ideas=ideas,
        standing=standing_of(found.value),
        best_standing=standing_of(puzzle.choices[0].value),
    )
