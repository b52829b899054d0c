"""How much one sender may ask for."""

from collections import OrderedDict


class Bucket:
    """Fills at `rate` a second up to `most`; each thing asked for takes one out."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.level = most
        self.at = now

    def take(self, now: float) -> bool:
        self.level = min(self.most, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One a sender; those not heard of for longest are forgotten first, so memory stays bounded."""

    def __init__(self, rate: float, most: float, senders: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.senders = senders
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, sender: str, now: float) -> bool:
        bucket = self._buckets.get(sender)
        if bucket is None:
            bucket = self._buckets[sender] = Bucket(self.rate, self.most, now)
            if len(self._buckets) > self.senders:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(sender)
        return bucket.take(now)
