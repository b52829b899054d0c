"""Tables that nobody looks at leave the memory by what they take, and not only by how many there are."""

import asyncio
import tracemalloc
from pathlib import Path

import pytest

from dinotable.games import GAMES
from dinotable.server.app import Server
from dinotable.server.storage.store import Store
from dinotable.server.tables import memory
from dinotable.server.tables.memory import bytes_of
from dinotable.table.log import Chair, Charter
from dinotable.table.table import Table, rebuild
from tests.server.places import place_of
from tests.server.test_loop import GAME, grown
from tests.server.two_worlds import SETTINGS

LINES = 120


def test_branches_of_long_records_take_no_more_than_there_is_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "MOST_BYTES", 2_000_000)

    async def run() -> None:
        store = Store(place_of(tmp_path))
        store.open()
        server = Server(SETTINGS, store)
        _, _, table = grown("m" * 16)
        chairs = [Chair("here", f"P{seat}") for seat in range(len(table.chairs))]
        given = table.journal.lines()[:LINES]
        charter = Charter(GAME, table.game.rules, table.setup.options, chairs, given=given)
        try:
            opened = [await server.rooms.open(charter, "h" * 64, {}) for _ in range(20)]
            there = server.rooms.in_memory()
            each = bytes_of(opened[0].table)
            assert each > LINES * memory.A_LINE
            assert len(there) > 1 and sum(bytes_of(room.table) for room in there) < 2_000_000 + 3 * each
            assert opened[-1] in there and opened[0] not in there, "the longest unused leaves first"
            # Read again it is the same, and others leave for it.
            for room in opened:
                assert (await server.rooms.find(room.id)).table.journal.lines() == given
                assert len(server.rooms.in_memory()) < len(opened) - 2
        finally:
            await server.rooms.stop()
            store.close()

    asyncio.run(run())


@pytest.mark.on_sqlite("nothing is kept")
@pytest.mark.parametrize("count", [0, 400])
def test_what_a_table_takes_is_reckoned_about_right(count: int) -> None:
    kept, log, whole = grown("m" * 16)
    rebuild(whole.game, kept.charter, kept.seed, log[:2])
    tracemalloc.start()
    try:
        table: Table = rebuild(whole.game, kept.charter, kept.seed, log[:count])
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert GAMES[GAME] and taken / 3 < bytes_of(table) < 3 * max(taken, 10_000)
