"""A puzzle at a table: the real position, of which one seat is told what it could know then. Nobody plays on from it."""

from dinotable.core.contract import AnyGame
from dinotable.core.puzzle import Puzzle, Worth
from dinotable.table.log import Chair, Charter, Entered
from dinotable.table.table import Table

OTHERS = "greedy"
"""Who sits on the other chairs: bots of this level played the games that puzzles come from."""
SOLVER = "?"
HARD, FAIR = 3, 2
SELDOM = 0.5
"""A bot that finds a puzzle less often than this does not really see it."""


def open_puzzle(game: AnyGame, puzzle: Puzzle) -> Table:
    chairs = [
        Chair("person", SOLVER) if seat == puzzle.seat else Chair("bot", f"{OTHERS} bot", OTHERS)
        for seat in range(puzzle.seats)
    ]
    table = Table(game, Charter(game.id, game.rules, puzzle.options, chairs, given=puzzle.lines), bytes(32))
    table.take(Entered(1, "start", table.plan_start()))
    return table


def stars(puzzle: Puzzle) -> int:
    """How hard it is: 1 is what a novice sees now and then, 3 what a bot that looks at everything once does not see."""
    if puzzle.found["greedy"] < SELDOM:
        return HARD
    return FAIR if puzzle.found["novice"] < SELDOM / 2 else 1


def worth(puzzle: Puzzle, action: str) -> Worth | None:
    """What a choice is worth; None for what is not allowed there."""
    return next((each for each in puzzle.choices if each.action == action), None)


def of_the_day(puzzles: list[Puzzle], day: int) -> Puzzle | None:
    """One a day, in an order of their own, so that none comes again before all others came."""
    ordered = sorted(puzzles, key=lambda puzzle: puzzle.id)
    return ordered[day % len(ordered)] if ordered else None
