"""Limits of an address count over all processes together: each tells the others what it has given away.

A process that has not heard yet gives a little too much, for as long as a round takes.
"""

import hashlib
import time

import sqlalchemy as sa

from dinotable.server.http.limits import Buckets, Count
from dinotable.server.storage.processes import are_alive
from dinotable.server.storage.schema import processes, spending
from dinotable.server.storage.store import Store

LONGEST = 64
"""Characters of a sender; of a longer one the hash is told."""
KEPT = 300.0
"""Seconds after the last change for which a row is kept at least."""
AGAIN = 60.0
"""Seconds after which an old row that still says something is looked at again."""
Key = tuple[str, str]
"""A sender, and what it uses up."""
Row = tuple[str, str, str, float, bool]
"""A process, a sender, what it uses up, how much of it; and whether the process is there."""


class Spending:
    def __init__(self, store: Store, buckets: list[Buckets], counts: list[Count]) -> None:
        self.store = store
        self.buckets = {each.name: each for each in buckets}
        self.counts = {f"open-{number}": each for number, each in enumerate(counts)}
        self._told: dict[Key, float] = {}
        """When each row of ours was last changed, or looked at."""
        self._heard: dict[tuple[str, str, str], float] = {}
        """What each other process had used up when it was last heard of."""
        self._is_first = True

    async def share(self) -> None:
        """Every second or so."""
        now = time.monotonic()
        rows = self._changed(now)
        old = self._old(now)
        if rows or old:
            await self.store.write(lambda connection: self._tell(connection, rows, old))
        self._hear(await self.store.read(self._others), now)

    def begin_anew(self) -> None:
        """Nothing is known elsewhere of what this process has given away: it counts from here on."""
        self._told.clear()
        for buckets in self.buckets.values():
            buckets.count_anew()

    def _changed(self, now: float) -> dict[Key, float]:
        rows: dict[Key, float] = {}
        for what, buckets in self.buckets.items():
            senders, buckets.touched = buckets.touched, set()
            rows |= {(sender, what): buckets.of(sender, now).used for sender in senders}
            buckets.touched.clear()
        for what, count in self.counts.items():
            senders, count.touched = count.touched, set()
            rows |= {(sender, what): float(count.of(sender)) for sender in senders if sender}
        self._told |= dict.fromkeys(rows, now)
        return rows

    def _old(self, now: float) -> list[Key]:
        """Rows that say nothing any more. A row that goes while something is used up would be counted whole when it comes
        again."""
        found: list[Key] = []
        for (sender, what), at in list(self._told.items()):
            if now - at <= KEPT:
                continue
            count = self.counts.get(what)
            if count.of(sender) == 0 if count else self.buckets[what].end_count(sender, now):
                del self._told[sender, what]
                found.append((sender, what))
            else:
                self._told[sender, what] = now - KEPT + AGAIN
        return found

    def _tell(self, connection: sa.Connection, rows: dict[Key, float], old: list[Key]) -> None:
        put = sa.text(
            "insert into spending (process, sender, what, amount) values (:process, :sender, :what, :amount) "
            "on conflict (process, sender, what) do update set amount = excluded.amount"
        )
        told = [
            {"process": self.store.process, "sender": _short(sender), "what": what, "amount": amount}
            for (sender, what), amount in sorted(rows.items())
        ]
        if told:
            connection.execute(put, told)
        for sender, what in old:
            mine = (
                spending.c.process == self.store.process,
                spending.c.sender == _short(sender),
                spending.c.what == what,
            )
            connection.execute(sa.delete(spending).where(*mine))

    def _others(self, connection: sa.Connection) -> list[Row]:
        columns = (spending.c.process, spending.c.sender, spending.c.what, spending.c.amount, are_alive(self.store))
        query = sa.select(*columns).join(processes, processes.c.id == spending.c.process)
        query = query.where(processes.c.id != self.store.process)
        return [
            (str(process), str(sender), str(what), float(n), there)
            for process, sender, what, n, there in connection.execute(query)
        ]

    def _hear(self, rows: list[Row], now: float) -> None:
        """What a process has given away stays given away when it is silent for a while; what it had open does not."""
        open_there: dict[str, dict[str, int]] = {what: {} for what in self.counts}
        heard: dict[tuple[str, str, str], float] = {}
        for process, sender, what, amount, is_there in rows:
            if what in self.counts and is_there:
                there = open_there[what]
                there[sender] = there.get(sender, 0) + int(amount)
            elif what in self.buckets:
                heard[process, sender, what] = amount
                # What was used up before this process began is not known to whom it belongs.
                more = 0.0 if self._is_first else amount - self._heard.get((process, sender, what), 0.0)
                if more > 0:
                    buckets = self.buckets[what]
                    buckets.of(sender, now).take_elsewhere(now, more)
                    buckets.touched.discard(sender)
        for what, count in self.counts.items():
            count.elsewhere = open_there[what]
        self._heard = heard
        self._is_first = False


def _short(sender: str) -> str:
    return sender if len(sender) <= LONGEST else hashlib.blake2b(sender.encode(), digest_size=32).hexdigest()
