"""What has happened at a table as each viewer may see it, encoded once however many ask for it again.

Whoever comes to a table asks for its whole seen. An entry of the log never changes, and neither does what a viewer may see
of it: an undo is an entry of its own. So each is worked out once for a viewer. How things stand is kept as long as it is so.
"""

import asyncio
import time
import weakref
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from dinotable.hosting.room import Subscription, eyes_of
from dinotable.table.referee import seat_or_none
from dinotable.table.seen import Line, see_entry, see_line, see_now
from dinotable.table.table import Table
from dinotable.table.variant import Variant
from dinotable.table.wire import encode

MOST_ENTRIES = 500
"""A client that missed more gets a fresh view instead of the gap."""
MOST_KEPT = 16 * 2**20
"""Bytes, of all tables."""
MOST_AT_ONCE = 256 * 1024
"""Bytes of entries in one answer; there is always one entry, however long."""
SLICE = 0.003
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
    explains: bool
    is_rated: bool
    variant: Variant | None
    is_brought: bool
    can_go_back: bool


class SeenLog:
    """Of one table, for one viewer."""

    def __init__(self, table: Table) -> None:
        self.table = weakref.ref(table)
        self.entries: list[bytes] = []
        """By seq, from 1 on."""
        self.size = 0
        self.seq: int | None = None
        self.nows: dict[bool, bytes] = {}
        """How things stood after `seq`, with and without facts; none before somebody asked."""


class Updates:
    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], SeenLog] = OrderedDict()
        self._size = 0

    async def reach(self, table_id: str, table: Table, viewer: int) -> SeenLog:
        """Everything up to the table's last entry, or one that was the last a moment ago."""
        seen = self._seen(table_id, table, viewer)
        begin = time.perf_counter()
        while len(seen.entries) < table.seq:
            seq = len(seen.entries) + 1
            lines: list[Line] = []
            # A branch begins with an entry of thousands of lines.
            for number, _ in table.lines_of(seq):
                lines.append(see_line(table, number, viewer))
                if time.perf_counter() - begin > SLICE:
                    await asyncio.sleep(0)
                    begin = time.perf_counter()
            if len(seen.entries) < seq:
                self._add(seen, encode(see_entry(table, table.entry(seq), viewer, lines)))
        self._bound()
        return seen

    async def since(
        self, table_id: str, table: Table, viewer: int, seq: int, most: int
    ) -> tuple[list[msgspec.Raw], bool]:
        """The entries after `seq`, at most so many and so much, encoded; and whether those are all."""
        seen = await self.reach(table_id, table, viewer)
        found: list[msgspec.Raw] = []
        size = 0
        for entry in seen.entries[seq : seq + most]:
            size += len(entry)
            if found and size > MOST_AT_ONCE:
                break
            found.append(msgspec.Raw(entry))
        return found, seq + len(found) >= len(seen.entries)

    def now(self, table_id: str, table: Table, viewer: int, with_facts: bool) -> msgspec.Raw:
        seen = self._seen(table_id, table, viewer)
        if seen.seq != table.seq:
            self._size -= sum(map(len, seen.nows.values()))
            seen.size -= sum(map(len, seen.nows.values()))
            seen.nows, seen.seq = {}, table.seq
        found = seen.nows.get(with_facts)
        if found is None:
            found = seen.nows[with_facts] = encode(see_now(table, viewer, with_facts))
            seen.size += len(found)
            self._size += len(found)
            self._bound()
        return msgspec.Raw(found)

    async def greeting(
        self, table_id: str, current: Callable[[], Table], watching: Subscription, since: int | None
    ) -> EncodedUpdate:
        """For a watcher who has everything up to `since`. `current`: the table as it stands when asked."""
        eyes, with_facts = eyes_of(watching), watching.facts
        table = current()
        entries: list[msgspec.Raw] = []
        is_whole = since is not None and 0 <= table.seq - since <= MOST_ENTRIES
        if is_whole and since is not None:
            entries, is_whole = await self.since(table_id, table, eyes, since, MOST_ENTRIES)
            if not is_whole or current() is not table:
                # Too much, or read again meanwhile: the past can be asked for by itself.
                entries, is_whole, table = [], False, current()
        now = self.now(table_id, table, eyes, with_facts)
        return EncodedUpdate(table_id, seat_or_none(watching.viewer), is_whole, entries, now)

    def forget(self, table_id: str) -> None:
        """What was told of a table before is not to be told again."""
        for key in [key for key in self._kept if key[0] == table_id]:
            self._size -= self._kept.pop(key).size

    def _seen(self, table_id: str, table: Table, viewer: int) -> SeenLog:
        seen = self._kept.get((table_id, viewer))
        if seen is None or seen.table() is not table:
            self._size -= seen.size if seen else 0
            seen = self._kept[table_id, viewer] = SeenLog(table)
        self._kept.move_to_end((table_id, viewer))
        return seen

    def _add(self, seen: SeenLog, entry: bytes) -> None:
        seen.entries.append(entry)
        seen.size += len(entry)
        self._size += len(entry)

    def _bound(self) -> None:
        while self._size > MOST_KEPT and len(self._kept) > 1:
            self._size -= self._kept.popitem(last=False)[1].size
