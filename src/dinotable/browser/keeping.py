"""What is kept in a browser: texts by key. Each table has a row, an entry of its log another."""

import time
from typing import Protocol

import msgspec
from msgspec.structs import replace

from dinotable.table.api.tables import TableLine
from dinotable.table.curve import Point
from dinotable.table.kept import Kept
from dinotable.table.log import Entered
from dinotable.table.results import Result
from dinotable.table.story import Story
from dinotable.table.wire import encode

Row = tuple[str, str | None, bool]
"""Key, value, and whether the key must be new. Without a value it is removed."""
OF_A_TABLE = ("table", "line", "result", "curve", "story")

read_kept = msgspec.json.Decoder(Kept).decode
read_entered = msgspec.json.Decoder(Entered).decode
read_line = msgspec.json.Decoder(TableLine).decode
read_result = msgspec.json.Decoder(Result).decode
read_points = msgspec.json.Decoder(list[Point]).decode
read_story = msgspec.json.Decoder(Story).decode


class Keeping(Protocol):
    """On IndexedDB in a browser, in memory in tests."""

    async def read(self, key: str) -> str | None: ...

    async def write(self, rows: list[Row]) -> None:
        """All or nothing; returns after the commit. Raises StorageFull, StorageUnavailable, or Taken where a key that had
        to be new was there."""

    async def hold(self, table: str) -> bool:
        """Whether this tab has the table for itself now, or had it before."""

    async def release(self, table: str) -> None: ...

    # Last, because from here on `list` is not the type.
    async def list(self, prefix: str) -> list[tuple[str, str]]:
        """In the order of keys."""


class Shelf:
    """Tables among what is kept."""

    def __init__(self, keeping: Keeping) -> None:
        self.keeping = keeping

    # A table and its log.
    async def add(self, kept: Kept, entries: list[Entered], line: TableLine, result: Result | None = None) -> None:
        rows: list[Row] = [_row("table", kept.id, kept, is_new=True), _row("line", kept.id, line)]
        rows += [_entry(kept.id, entered) for entered in entries]
        if result:
            rows.append(_row("result", kept.id, result))
        await self.keeping.write(rows)

    async def append(self, id: str, entered: Entered, kept: Kept | None, result: Result | None) -> None:  # noqa: A002
        """Safe when it returns. `kept`: what changes beside the log."""
        rows = [_entry(id, entered)]
        if kept:
            rows.append(_row("table", id, kept))
        if result:
            rows.append(_row("result", id, replace(result, ended=time.time())))
        await self.keeping.write(rows)

    async def load(self, id: str) -> tuple[Kept, list[Entered]] | None:  # noqa: A002
        row = await self.keeping.read(f"table/{id}")
        if row is None:
            return None
        entries = [read_entered(value) for _, value in await self.keeping.list(f"entry/{id}/")]
        return read_kept(row), entries

    async def remove(self, id: str) -> None:  # noqa: A002
        rows: list[Row] = [(key, None, False) for key, _ in await self.keeping.list(f"entry/{id}/")]
        rows += [(f"{kind}/{id}", None, False) for kind in OF_A_TABLE]
        await self.keeping.write(rows)

    async def tables(self) -> list[Kept]:
        """All of them that can be read, the newest first."""
        found = []
        for _, value in await self.keeping.list("table/"):
            try:
                found.append(read_kept(value))
            except (msgspec.DecodeError, UnicodeError):
                # It stands aside, as wherever else it is looked for.
                continue
        return sorted(found, key=lambda kept: (-kept.opened, kept.id))

    async def of_luck(self, luck: str) -> list[tuple[str, str]]:
        """The tables that share it, with how they stand; in the order they were opened."""
        return [(kept.id, kept.status) for kept in reversed(await self.tables()) if kept.luck == luck]

    # What can be worked out again, and is kept because that takes long.
    async def keep_line(self, line: TableLine) -> None:
        await self.keeping.write([_row("line", line.table, line)])

    async def line(self, id: str) -> TableLine | None:  # noqa: A002
        value = await self.keeping.read(f"line/{id}")
        return None if value is None else read_line(value)

    async def curve(self, id: str) -> list[Point] | None:  # noqa: A002
        value = await self.keeping.read(f"curve/{id}")
        return None if value is None else read_points(value)

    async def keep_curve(self, id: str, points: list[Point]) -> None:  # noqa: A002
        await self.keeping.write([_row("curve", id, points)])

    async def story(self, id: str) -> Story | None:  # noqa: A002
        value = await self.keeping.read(f"story/{id}")
        return None if value is None else read_story(value)

    async def keep_story(self, id: str, story: Story) -> None:  # noqa: A002
        await self.keeping.write([_row("story", id, story)])

    # How games ended.
    async def result(self, id: str) -> Result | None:  # noqa: A002
        value = await self.keeping.read(f"result/{id}")
        return None if value is None else read_result(value)


def _row(kind: str, id: str, value: object, is_new: bool = False) -> Row:  # noqa: A002
    return f"{kind}/{id}", encode(value).decode(), is_new


def _entry(id: str, entered: Entered) -> Row:  # noqa: A002
    return f"entry/{id}/{entered.seq:09}", encode(entered).decode(), True
