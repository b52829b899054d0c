"""How much one sender may ask for, and have open at once."""

import hashlib
import secrets
from collections import Counter, OrderedDict
from contextvars import ContextVar

from dinotable.core.errors import DinotableError
from dinotable.server.http.addresses import neighbours_of

SENDER: ContextVar[str] = ContextVar("sender", default="")
"""The address that the work at hand is done for; empty: the house's own work, which nothing is counted for."""
SHARED = 1024
"""Buckets for whom there is no room any more."""


class Exceeded(DinotableError):
    """Over a limit: 429 where the sender could ask for less, 503 where the house has no more to give."""

    def __init__(self, status: int, code: str, message: str, retry: float = 1.0) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.retry = retry
        """Seconds after which it may be tried again."""


class Bucket:
    """Fills at `rate` a second up to `most`; whatever is asked for is taken out."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.level = most
        self.at = now
        self.used = 0.0
        """What was taken out here since it was last counted from nothing."""

    def take(self, now: float, amount: float = 1.0) -> bool:
        self._fill(now)
        if self.level < amount:
            return False
        self.level -= amount
        self.used += amount
        return True

    def take_elsewhere(self, now: float, amount: float) -> None:
        """Another process has given it away already."""
        self._fill(now)
        self.level = max(-self.most, self.level - amount)

    def wait(self, amount: float = 1.0) -> float:
        """Seconds after which there is enough."""
        return max(0.0, amount - self.level) / self.rate

    def is_full(self, now: float) -> bool:
        self._fill(now)
        return self.level >= self.most

    def _fill(self, now: float) -> None:
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """One a sender, as many as there is room for.

    A bucket is forgotten only when it is full again, and so says nothing: nobody gets a new one by pushing others out. While
    there is no room, newcomers share a few, those of one network always the same one; so whoever fills the room from one
    network shares with nobody else.
    """

    def __init__(self, rate: float, most: float, senders: int = 10_000, name: str = "") -> None:
        self.name = name
        """By which processes tell each other what was used up; without one it counts in each by itself."""
        self.touched: set[str] = set()
        """Senders who took something since this was last emptied; only with a name."""
        self.rate = rate
        self.most = most
        self.senders = senders
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._shared: dict[int, Bucket] = {}
        self._secret = secrets.token_bytes(16)

    def take(self, sender: str, now: float, amount: float = 1.0) -> bool:
        return self.of(sender, now).take(now, amount)

    def of(self, sender: str, now: float) -> Bucket:
        if self.name and len(self.touched) < self.senders:
            self.touched.add(sender)
        bucket = self._buckets.get(sender)
        if bucket is None:
            if not self._has_room(now):
                return self._shared.setdefault(self._place(sender), Bucket(self.rate, self.most, now))
            bucket = self._buckets[sender] = Bucket(self.rate, self.most, now)
        self._buckets.move_to_end(sender)
        return bucket

    def end_count(self, sender: str, now: float) -> bool:
        """Whether nothing of what that sender took matters any more; then it is counted from nothing again."""
        bucket = self._buckets.get(sender)
        if bucket is None:
            return True
        if not bucket.is_full(now):
            return False
        bucket.used = 0.0
        return True

    def count_anew(self) -> None:
        """What was taken so far is not told again."""
        for bucket in (*self._buckets.values(), *self._shared.values()):
            bucket.used = 0.0

    def _has_room(self, now: float) -> bool:
        if len(self._buckets) < self.senders:
            return True
        oldest = next(iter(self._buckets))
        if not self._buckets[oldest].is_full(now):
            return False
        del self._buckets[oldest]
        return True

    def _place(self, sender: str) -> int:
        hashed = hashlib.blake2b(neighbours_of(sender).encode(), key=self._secret, digest_size=4).digest()
        return int.from_bytes(hashed, "big") % SHARED


class Count:
    """How many of something are open: of each sender, and in all. Without a sender only the whole is counted."""

    def __init__(self, name: str, each: int, most: int) -> None:
        self.elsewhere: dict[str, int] = {}
        """What each sender has open at other processes."""
        self.touched: set[str] = set()
        """Senders who opened or closed something since this was last emptied."""
        self.name = name
        self.each = each
        self.most = most
        self.total = 0
        self._open: dict[str, int] = {}
        self.refusals: Counter[str] = Counter()
        """By name; the gate lets all of them count in one place."""

    def open(self, sender: str) -> None:
        """Raises Exceeded."""
        if sender and self.of(sender) + self.elsewhere.get(sender, 0) >= self.each:
            self.refusals[self.name] += 1
            raise Exceeded(429, "rate", f"too many {self.name} from your address: close some of them first", 5)
        if self.total >= self.most:
            self.refusals[self.name] += 1
            raise Exceeded(503, "busy", f"too many {self.name} in this house: try again in a moment", 5)
        self.total += 1
        self.touched.add(sender)
        self._open[sender] = self._open.get(sender, 0) + 1

    def close(self, sender: str) -> None:
        self.total -= 1
        self.touched.add(sender)
        left = self._open[sender] - 1
        if left:
            self._open[sender] = left
        else:
            del self._open[sender]

    def of(self, sender: str) -> int:
        return self._open.get(sender, 0)
