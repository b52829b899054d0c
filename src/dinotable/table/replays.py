"""A finished game: looked at through any eyes, branched from. Only for what may be told."""

from dinotable.core.seats import SPECTATOR
from dinotable.table.api import replays as m
from dinotable.table.errors import Denied, Refused
from dinotable.table.log import Chair, Charter
from dinotable.table.names import checked_name
from dinotable.table.opening import checked_level
from dinotable.table.seen import ALL_EYES, see_line
from dinotable.table.table import Table
from dinotable.table.turns import turns_of
from dinotable.table.wire import encode


def check_open(table: Table, is_open: bool) -> None:
    if not table.is_over():
        raise Refused("not-over", "the game goes on: its past can be looked at when it is over")
    if not is_open:
        raise Refused(
            "same-luck", "another table has the same luck, and is not over yet: look again when both have ended"
        )


def lines_of(table: Table) -> list[str]:
    return table.journal.lines()


def replay_lines(table: Table, eyes: int) -> bytes:
    lines = [see_line(table, number, eyes) for number in range(len(table.journal.entries))]
    return encode(m.ReplayLines(lines, turns_of(table.journal)))


def eyes_of(asked: str | None, seat: int | None) -> int:
    """Through which eyes: `all=yes`, those of a seat, else a spectator's."""
    if asked not in (None, "yes"):
        raise Denied(400, "query", "all is yes, or left out")
    if asked:
        return ALL_EYES
    return SPECTATOR if seat is None else seat


def branch_charter(table: Table, wish: m.Branch) -> Charter:
    """What if: a private table that begins with the first lines of this one. Its luck is its own."""
    lines, game = lines_of(table), table.game
    if wish.line > len(lines) or wish.seat >= len(table.chairs):
        raise Denied(400, "query", f"lines go from 0 to {len(lines)}, seats from 0 to {len(table.chairs) - 1}")
    level = checked_level(game, wish.level or game.ladder().names()[-1])
    chairs = [_chair(seat, wish, level) for seat in range(len(table.chairs))]
    return Charter(
        game.id, game.rules, table.setup.options, chairs, given=lines[: wish.line], variant=table.charter.variant
    )


def _chair(seat: int, wish: m.Branch, level: str) -> Chair:
    if seat == wish.seat:
        return Chair("person", checked_name(wish.name))
    if wish.others == "bots":
        return Chair("bot", f"{level} bot", level)
    # Not under the names of who played: nobody could take theirs out of somebody else's table.
    return Chair("here", f"Player {seat + 1}")
