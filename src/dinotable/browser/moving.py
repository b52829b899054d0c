"""Everything that is kept in this browser as one file, and such a file read again: in another browser, or later.

What comes from a file is not trusted. Every table is rebuilt from its log, and its luck recomputed from its seed, before it
is kept; what was worked out about it is worked out again. Tokens are not in the file: whoever brings it gets fresh ones.
"""

import re
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from dinotable.browser.rooms import PREFIX, Rooms
from dinotable.core.errors import DinotableError, SetupError
from dinotable.core.replay import replay
from dinotable.table.api.tables import SeatToken
from dinotable.table.grants import Grants, with_key
from dinotable.table.kept import Kept
from dinotable.table.log import Charter, Entered, Event, Sat
from dinotable.table.names import checked_name
from dinotable.table.results import Result, is_counted, last_move, result_of
from dinotable.table.seen import status_of
from dinotable.table.table import Table
from dinotable.table.tokens import hash_of, link_to, new_token
from dinotable.table.wire import ID

VERSION = 1
MOST_FILE = 64 * 2**20
"""Bytes."""
MOST_TABLES = 5_000
MOST_LINES = 20_000
"""Of one table's record, with what was taken back: many times the longest game."""
SEED = 32


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in the file."""

    id: str
    charter: Charter
    seed: bytes
    """Of a game that goes on, too: it is a save. Whoever has the file could know what comes."""
    opened: float
    entries: list[Entered]
    ended: float | None = None
    """When, by the calendar."""


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


read_table = msgspec.json.Decoder(TableFile).decode


class Moving:
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def export(self) -> TablesFile:
        found = []
        for kept in await self.rooms.shelf.tables():
            loaded = await self.rooms.shelf.load(kept.id)
            if loaded:
                result = await self.rooms.shelf.result(kept.id)
                ended = result.ended if result else None
                found.append(TableFile(kept.id, kept.charter, kept.seed, kept.opened, loaded[1], ended))
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
                brought = read_table(raw)
                name = brought.id[:40]
                kept = await self._bring(brought)
            except Exception as error:
                # Whatever is wrong with it is wrong with it alone.
                done.refused.append(NotImported(name, _why(error)))
                continue
            if kept is None:
                done.same.append(name)
            else:
                done.tables.append(kept)
        return done

    async def _bring(self, brought: TableFile) -> Imported | None:
        """None: it is here already."""
        table = _checked(self.rooms, brought)
        here = await self.rooms.shelf.load(brought.id)
        if here:
            kept, entries = here
            if (kept.charter, kept.seed, entries) == (brought.charter, brought.seed, brought.entries):
                return None
            raise SetupError("a table of that id is here already, and stands otherwise: nothing was changed")
        host, keys = new_token(), {seat: new_token() for seat, chair in enumerate(table.chairs) if chair.kind != "bot"}
        tokens: Grants = {}
        for seat, key in keys.items():
            tokens = with_key(tokens, seat, hash_of(key), brought.opened)
        charter, id = brought.charter, brought.id  # noqa: A001
        new = Kept(id, charter, brought.seed, hash_of(host), tokens, status_of(table), brought.opened)
        await self.rooms.add(new, table, brought.entries, _result(id, table, brought.ended))
        return Imported(id, charter.game, host, [SeatToken(seat, key, link_to(id, key)) for seat, key in keys.items()])


def _checked(rooms: Rooms, brought: TableFile) -> Table:
    """Rebuilt from its log. Raises whatever shows that it cannot have been played."""
    charter = brought.charter
    if not re.fullmatch(ID, brought.id) or not brought.id.startswith(PREFIX) or len(brought.seed) != SEED:
        raise SetupError("its id or its seed is none that a browser gives")
    lines = len(charter.given) + sum(len(getattr(each.event, "lines", ())) + 1 for each in brought.entries)
    if lines > MOST_LINES:
        raise SetupError(f"a table has at most {MOST_LINES} lines")
    game = rooms.games.get(charter.game)
    if game is None:
        raise SetupError(f"“{charter.game[:40]}” is none of the games here")
    usual = replace(charter.time_control, stand_in="random", patience=300)
    if charter.rated or charter.listed or usual.is_timed() or usual != type(usual)():
        raise SetupError("it is no table of a browser: it is rated, listed or has a clock")
    for chair in charter.chairs:
        _check_name(chair.name)
    for entered in brought.entries:
        _check_event(entered.event, len(charter.chairs))
    kept = Kept(brought.id, charter, brought.seed, "", {}, "open", brought.opened)
    table = rooms.built(kept, brought.entries)
    # Every draw comes from its seed, where it has one.
    replay(game, table.journal.record(with_seed=table.has_own_seed()))
    return table


def _check_event(event: Event, seats: int) -> None:
    named: list[Any] = [getattr(event, field) for field in ("seat", "one", "other") if hasattr(event, field)]
    if not all(0 <= seat < seats for seat in [*named, *getattr(event, "order", ())]):
        raise SetupError("an entry is about a seat that is not there")
    if isinstance(event, Sat):
        _check_name(event.name)


def _check_name(name: str) -> None:
    if name:
        checked_name(name)


def _result(id: str, table: Table, ended: float | None) -> Result | None:  # noqa: A002
    end, outcome = last_move(table), table.outcome()
    if end is None or outcome is None or not is_counted(table.charter):
        return None
    return result_of(id, table, outcome, end, ended or 0.0)


def _why(error: Exception) -> str:
    if isinstance(error, DinotableError | msgspec.DecodeError | msgspec.ValidationError):
        return str(error)[:300]
    return "its log does not hold together"
