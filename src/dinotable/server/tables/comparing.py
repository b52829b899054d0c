"""Whether every table stands the same at two places: each is followed from its first entry, at both."""

from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from dinotable.core.contract import AnyGame
from dinotable.core.errors import Failed
from dinotable.core.play import digest
from dinotable.games import GAMES, load
from dinotable.server.tables.schema import tables
from dinotable.server.tables.storage import load_table
from dinotable.table.table import rebuild


class Compared(msgspec.Struct, frozen=True):
    same: int
    unreadable: list[str]
    """Tables that cannot be followed at either."""


def compare_games(
    one: sa.Connection, other: sa.Connection, extra_games: tuple[str, ...], tell: Callable[[int], None]
) -> Compared:
    """Raises Failed for the first that differs."""
    games = {game.id: game for game in map(load, (*GAMES.values(), *extra_games))}
    unreadable: list[str] = []
    same = 0
    for table in list(one.execute(sa.select(tables.c.id).order_by(tables.c.id)).scalars()):
        stands = [_stand(connection, table, games) for connection in (one, other)]
        if stands[0] != stands[1]:
            raise Failed(f"nothing was copied: the game of table {table} stands otherwise there")
        if stands[0] is None:
            unreadable.append(table)
        else:
            same += 1
        tell(1)
    return Compared(same, unreadable)


def _stand(connection: sa.Connection, table_id: str, games: dict[str, AnyGame]) -> tuple[int, str] | None:
    try:
        found = load_table(connection, table_id)
        assert found
        kept, entries = found
        table = rebuild(games[kept.charter.game], kept.charter, kept.seed, entries)
        return table.seq, digest(table.journal.state)
    except Exception:
        # Whatever it is, it is so at its old place too: that is compared.
        return None
