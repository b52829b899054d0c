"""What waits for clients that do not read: bounded for each address and for the house. The worst is let go first."""

import asyncio
from collections import Counter
from typing import Protocol

RECOUNT = 0.25
"""Seconds."""
STUCK = 30.0
"""Seconds in which nothing at all was read after which a client is let go."""


class Writer(Protocol):
    transport: asyncio.Transport
    sender: str
    """Empty for a proxy, which many stand behind."""


class Unsent:
    def __init__(self, each: int, most: int) -> None:
        self.each = each
        """Bytes for an address."""
        self.most = most
        self.let_go = 0
        """How many were."""
        self._waiting: dict[Writer, int] = {}
        """Bytes, as they were last counted: never too few."""
        self._since: dict[Writer, float] = {}
        """When somebody last read something."""
        self._of: Counter[str] = Counter()
        """Bytes by sender."""
        self._timer: asyncio.TimerHandle | None = None

    def note(self, writer: Writer) -> None:
        """Something was written to it."""
        size = writer.transport.get_write_buffer_size()
        if not size and writer not in self._waiting:
            return
        loop = asyncio.get_running_loop()
        self._set(writer, size, loop.time())
        if self._timer is None:
            self._timer = loop.call_later(RECOUNT, self._recount)
        if self._is_over(writer.sender):
            self._count_anew(loop.time())
            self._bound(writer.sender)

    def forget(self, writer: Writer) -> None:
        size = self._waiting.pop(writer, 0)
        self._since.pop(writer, None)
        self._of[writer.sender] -= size
        if not self._of[writer.sender]:
            del self._of[writer.sender]

    def total(self) -> int:
        return self._of.total()

    def connections(self) -> int:
        return len(self._waiting)

    def _set(self, writer: Writer, size: int, now: float) -> None:
        before = self._waiting.get(writer, 0)
        if not size:
            self.forget(writer)
            return
        self._of[writer.sender] += size - before
        self._waiting[writer] = size
        if size < before or not before:
            self._since[writer] = now

    def _is_over(self, sender: str) -> bool:
        return self.total() > self.most or (bool(sender) and self._of[sender] > self.each)

    def _count_anew(self, now: float) -> None:
        for writer in list(self._waiting):
            self._set(writer, writer.transport.get_write_buffer_size(), now)

    def _bound(self, sender: str) -> None:
        while self._is_over(sender):
            is_address = bool(sender) and self._of[sender] > self.each
            worst = sender if is_address else self._of.most_common(1)[0][0]
            mine = [writer for writer in self._waiting if writer.sender == worst]
            self._let_go(max(mine, key=lambda writer: self._waiting[writer]))

    def _let_go(self, writer: Writer) -> None:
        self.let_go += 1
        self.forget(writer)
        writer.transport.abort()

    def _recount(self) -> None:
        loop = asyncio.get_running_loop()
        self._count_anew(loop.time())
        for writer in [writer for writer, since in self._since.items() if loop.time() - since > STUCK]:
            self._let_go(writer)
        self._timer = loop.call_later(RECOUNT, self._recount) if self._waiting else None
