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
"""Seconds after the last change for which a row is kept."""
Key = tuple[str, str]
"""A sender, and what it uses up."""


class Spending:
    def __init__(self, store: Store, buckets: list[Buckets], counts: list[Count]) -> None:
        self.store = store
        self.buckets = {each.name: each for each in buckets}
        self.counts = {f"open-{number}": each for number, each in enumerate(counts)}
        self._told: dict[Key, float] = {}
        """When each row of ours was last changed."""
        self._heard: dict[tuple[str, str, str], float] = {}
        """What each other process had used up when it was last heard of."""
        self._is_first = True

    async def share(self) -> None:
        """Every second or so."""
        now = time.monotonic()
        rows = self._changed(now)
        old = [key for key, at in self._told.items() if now - at > KEPT]
        for key in old:
            del self._told[key]
        if rows or old:
            await self.store.write(lambda connection: self._tell(connection, rows, old))
        self._hear(await self.store.read(self._others), now)

    def _changed(self, now: float) -> dict[Key, float]:
        rows: dict[Key, float] = {}
        for what, buckets in self.buckets.items():
            senders, buckets.touched = buckets.touched, set()
            rows |= {(_short(sender), what): buckets.of(sender, now).used for sender in senders}
            buckets.touched.clear()
        for what, count in self.counts.items():
            senders, count.touched = count.touched, set()
            rows |= {(_short(sender), what): float(count.of(sender)) for sender in senders if sender}
        self._told |= dict.fromkeys(rows, now)
        return rows

    def _tell(self, connection: sa.Connection, rows: dict[Key, float], old: list[Key]) -> None:
        put = sa.text(
            "insert into spending (process, sender, what, amount) values (:process, :sender, :what, :amount) "
            "on conflict (process, sender, what) do update set amount = excluded.amount"
        )
        told = [
            {"process": self.store.process, "sender": sender, "what": what, "amount": amount}
            for (sender, what), amount in sorted(rows.items())
        ]
        if told:
            connection.execute(put, told)
        for sender, what in old:
            mine = (
                (spending.c.process == self.store.process) & (spending.c.sender == sender) & (spending.c.what == what)
            )
            connection.execute(sa.delete(spending).where(mine))

    def _others(self, connection: sa.Connection) -> list[tuple[str, str, str, float]]:
        columns = (spending.c.process, spending.c.sender, spending.c.what, spending.c.amount)
        query = sa.select(*columns).join(processes, processes.c.id == spending.c.process).where(are_alive(self.store))
        return [
            (str(process), str(sender), str(what), float(n)) for process, sender, what, n in connection.execute(query)
        ]

    def _hear(self, rows: list[tuple[str, str, str, float]], now: float) -> None:
        open_there: dict[str, dict[str, int]] = {what: {} for what in self.counts}
        heard: dict[tuple[str, str, str], float] = {}
        for process, sender, what, amount in rows:
            if what in self.counts:
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
