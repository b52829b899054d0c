"""Whose games are whose: by the keys of a browser, and by the account that is signed in."""

import contextlib
from collections.abc import Collection

import sqlalchemy as sa

from dinotable.server.accounts.schema import holdings
from dinotable.server.people.storage import (
    entered_at,
    held_by_account,
    held_by_tokens,
    keep_result,
    read_mine,
    without_result,
)
from dinotable.server.tables.rooms import Rooms
from dinotable.table.errors import NoTable
from dinotable.table.results import Mine, Result, last_move, result_of
from dinotable.table.tokens import hash_of

MOST_READ = 12
"""Tables of old that are read for one request: each is played through once, and never again."""
MOST_GAMES = 3000


class PeoplePlayed:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.store = rooms.store

    async def mine(self, tokens: list[str], account: str | None) -> tuple[list[Mine], int]:
        """One's finished games, the newest first, and how many of old are still to be read."""
        hashes = sorted({hash_of(token) for token in tokens})

        def find(connection: sa.Connection) -> tuple[dict[str, list[int]], list[str]]:
            held = held_by_tokens(connection, hashes)
            for table, seats in (held_by_account(connection, account) if account else {}).items():
                held[table] = [*held.get(table, []), *seats]
            return held, without_result(connection, held)

        held, missing = await self.store.read(find)
        left = len(missing) - await self._fill(missing[:MOST_READ]) if missing else 0
        games = await self.store.read(lambda connection: read_mine(connection, held))
        # What cannot be read is not waited for.
        return games[:MOST_GAMES], left if len(missing) > MOST_READ else 0

    async def _fill(self, ids: list[str]) -> int:
        """Makes the results of tables that ended before results were kept; how many."""
        found: list[Result] = []
        for table_id in ids:
            with contextlib.suppress(NoTable):
                result = await self._made(table_id)
                found += [result] if result else []

        def keep(connection: sa.Connection) -> None:
            for result in found:
                keep_result(connection, result, result.ended)

        if found:
            await self.store.write(keep)
        return len(found)

    async def _made(self, table_id: str) -> Result | None:
        room = await self.rooms.find(table_id)
        table = await self.rooms.table_of(room)
        end, outcome = last_move(table), table.outcome()
        if end is None or outcome is None:
            return None
        ended = await self.store.read(lambda connection: entered_at(connection, table_id, end.seq))
        return result_of(table_id, table, outcome, end, ended)

    async def holders(self, ids: Collection[str], but: str | None) -> dict[tuple[str, int], str]:
        """Which account holds each seat of these tables, if just one does; never one's own."""
        query = sa.select(holdings.c.table, holdings.c.seat, holdings.c.account).where(holdings.c.seat >= 0)
        found: dict[tuple[str, int], set[str]] = {}
        ordered = sorted(ids)

        def read(connection: sa.Connection) -> None:
            for begin in range(0, len(ordered), 500):
                part = query.where(holdings.c.table.in_(ordered[begin : begin + 500]))
                for table, seat, account in connection.execute(part):
                    found.setdefault((table, seat), set()).add(account)

        await self.store.read(read)
        return {place: min(its) for place, its in found.items() if len(its) == 1 and but not in its}
