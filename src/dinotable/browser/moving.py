"""Everything that is kept in this browser as one file, and such a file read again: in another browser, or later.

What was worked out about a table is worked out again. Tokens are not in the file: whoever brings it gets fresh ones.
"""

from typing import Literal

import msgspec

from dinotable.browser.rooms import Rooms
from dinotable.core.errors import SetupError
from dinotable.table.api.tables import SeatToken
from dinotable.table.grants import Grants, with_key
from dinotable.table.kept import Kept
from dinotable.table.results import Result, is_counted, last_move, result_of
from dinotable.table.seen import status_of
from dinotable.table.table import Table
from dinotable.table.table_file import TableFile, checked_table, file_of, read_file, why_not_read
from dinotable.table.tokens import hash_of, link_to, new_token

VERSION = 1
MOST_FILE = 64 * 2**20
"""Bytes."""
MOST_TABLES = 5_000


class TablesFile(msgspec.Struct, frozen=True):
    format: Literal["dinotable-tables"]
    version: int
    tables: list[TableFile]


class Imported(msgspec.Struct, frozen=True):
    """A table that was kept, with what opens it."""

    table: str
    game: str
    host: str
    seats: list[SeatToken]


class NotImported(msgspec.Struct, frozen=True):
    table: str
    """Its id, if that could be read; else its place in the file."""
    why: str


class ImportDone(msgspec.Struct, frozen=True):
    tables: list[Imported]
    same: list[str]
    """Those that were here already, just as they are."""
    refused: list[NotImported]


class _Outer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file with its tables unread, so that one that is broken costs no other."""

    format: Literal["dinotable-tables"]
    version: int
    tables: list[msgspec.Raw]


class Moving:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def export(self) -> TablesFile:
        found = []
        for kept in await self.rooms.shelf.tables():
            loaded = await self.rooms.shelf.load(kept.id)
            if loaded:
                result = await self.rooms.shelf.result(kept.id)
                found.append(file_of(*loaded, result.ended if result else None))
        return TablesFile("dinotable-tables", VERSION, found)

    async def bring(self, text: str) -> ImportDone:
        try:
            outer = msgspec.json.decode(text, type=_Outer)
        except (msgspec.DecodeError, RecursionError) as error:
            raise SetupError(f"this is no file of tables: {error}"[:300]) from None
        if outer.version != VERSION:
            raise SetupError(f"this file is of version {outer.version}, which this program does not know")
        if len(outer.tables) > MOST_TABLES:
            raise SetupError(f"a file has at most {MOST_TABLES} tables")
        done = ImportDone([], [], [])
        for place, raw in enumerate(outer.tables):
            name = f"{place + 1}"
            try:
                brought = read_file(raw)
                name = brought.id[:40]
                kept = await self._bring(brought)
            except Exception as error:
                # Whatever is wrong with it is wrong with it alone.
                done.refused.append(NotImported(name, why_not_read(error)))
                continue
            if kept is None:
                done.same.append(name)
            else:
                done.tables.append(kept)
        return done

    async def _bring(self, brought: TableFile) -> Imported | None:
        """None: it is here already."""
        table = checked_table(self.rooms.games, brought)
        here = await self.rooms.shelf.load(brought.id)
        if here:
            kept, entries = here
            if (kept.charter, kept.seed, entries) == (brought.charter, brought.seed, brought.entries):
                return None
            raise SetupError("a table of that id is here already, and stands otherwise: nothing was changed")
        if brought.luck:
            others = [kept for kept in await self.rooms.shelf.tables() if kept.luck == brought.luck]
            if any(kept.seed != brought.seed or kept.charter.game != brought.charter.game for kept in others):
                raise SetupError("it says that it shares its luck with a table here that has another")
        host, keys = new_token(), {seat: new_token() for seat, chair in enumerate(table.chairs) if chair.kind != "bot"}
        tokens: Grants = {}
        for seat, key in keys.items():
            tokens = with_key(tokens, seat, hash_of(key), brought.opened)
        charter, id = brought.charter, brought.id  # noqa: A001
        new = Kept(id, charter, brought.seed, hash_of(host), tokens, status_of(table), brought.opened, brought.luck)
        await self.rooms.add(new, table, brought.entries, _result(id, table, brought.ended))
        return Imported(id, charter.game, host, [SeatToken(seat, key, link_to(id, key)) for seat, key in keys.items()])


def _result(id: str, table: Table, ended: float | None) -> Result | None:  # noqa: A002
    end, outcome = last_move(table), table.outcome()
    if end is None or outcome is None or not is_counted(table.charter):
        return None
    return result_of(id, table, outcome, end, ended or 0.0)
