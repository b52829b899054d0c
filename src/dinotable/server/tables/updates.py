"""What has happened at a table as each viewer may see it, encoded once however many ask for it again.

Whoever comes to a table asks for its whole past. An entry of the log never changes, and neither does what a viewer may see
of it: an undo is an entry of its own. So each is worked out once for a viewer. How things stand is kept as long as it is so.
"""

import asyncio
import time
import weakref
from collections import OrderedDict

import msgspec

from dinotable.table.seen import see_entry, see_now
from dinotable.table.table import Table
from dinotable.table.wire import encode

MOST_KEPT = 16 * 2**20
"""Bytes, of all tables."""
MOST_AT_ONCE = 256 * 1024
"""Bytes of entries in one answer; there is always one entry, however long."""
SLICE = 0.005
"""Seconds after which others come in between."""


class EncodedUpdate(msgspec.Struct, frozen=True, tag="update"):
    """An `Update` whose parts were encoded before."""

    table: str
    viewer: int | None
    is_whole: bool
    entries: list[msgspec.Raw]
    now: msgspec.Raw


class EncodedEntries(msgspec.Struct, frozen=True):
    """`Entries`, likewise."""

    entries: list[msgspec.Raw]
    seq: int
    next: int | None = None


class EncodedPage(msgspec.Struct, frozen=True):
    """A `TablePage`, likewise."""

    table: str
    game: str
    options: dict[str, str]
    commitment: str
    viewer: int | None
    invited: int | None
    now: msgspec.Raw
    is_host: bool
    can_replay: bool
    has_same_luck: bool
    is_upload: bool
    given: int


class Past:
    """Of one table, for one viewer."""

    def __init__(self, table: Table) -> None:
        self.table = weakref.ref(table)
        self.entries: list[bytes] = []
        """By seq, from 1 on."""
        self.size = 0
        self.seq = -1
        self.nows: dict[bool, bytes] = {}
        """How things stood after `seq`, with and without facts."""


class Updates:
    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Past] = OrderedDict()
        self._size = 0

    async def reach(self, name: str, table: Table, viewer: int) -> Past:
        """Everything up to the table's last entry, or one that was the last a moment ago."""
        past = self._past(name, table, viewer)
        begin = time.perf_counter()
        while len(past.entries) < table.seq:
            self._add(past, encode(see_entry(table, table.entry(len(past.entries) + 1), viewer)))
            if time.perf_counter() - begin > SLICE:
                await asyncio.sleep(0)
                begin = time.perf_counter()
        self._bound()
        return past

    async def since(self, name: str, table: Table, viewer: int, seq: int, most: int) -> tuple[list[msgspec.Raw], bool]:
        """The entries after `seq`, at most so many and so much, encoded; and whether those are all."""
        past = await self.reach(name, table, viewer)
        found: list[msgspec.Raw] = []
        size = 0
        for entry in past.entries[seq : seq + most]:
            size += len(entry)
            if found and size > MOST_AT_ONCE:
                break
            found.append(msgspec.Raw(entry))
        return found, seq + len(found) >= len(past.entries)

    def now(self, name: str, table: Table, viewer: int, with_facts: bool) -> msgspec.Raw:
        past = self._past(name, table, viewer)
        if past.seq != table.seq:
            self._size -= sum(map(len, past.nows.values()))
            past.size -= sum(map(len, past.nows.values()))
            past.nows, past.seq = {}, table.seq
        found = past.nows.get(with_facts)
        if found is None:
            found = past.nows[with_facts] = encode(see_now(table, viewer, with_facts))
            past.size += len(found)
            self._size += len(found)
            self._bound()
        return msgspec.Raw(found)

    def forget(self, name: str) -> None:
        """What was told of a table before is not to be told again."""
        for key in [key for key in self._kept if key[0] == name]:
            self._size -= self._kept.pop(key).size

    def _past(self, name: str, table: Table, viewer: int) -> Past:
        past = self._kept.get((name, viewer))
        if past is None or past.table() is not table:
            self._size -= past.size if past else 0
            past = self._kept[name, viewer] = Past(table)
        self._kept.move_to_end((name, viewer))
        return past

    def _add(self, past: Past, entry: bytes) -> None:
        past.entries.append(entry)
        past.size += len(entry)
        self._size += len(entry)

    def _bound(self) -> None:
        while self._size > MOST_KEPT and len(self._kept) > 1:
            self._size -= self._kept.popitem(last=False)[1].size
