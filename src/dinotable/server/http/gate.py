"""Who comes in, and how much of everything they may have: one place for all limits of an address and of the house."""

import time
from collections.abc import Callable
from typing import Any, Protocol

from starlette.datastructures import Headers

from dinotable.server.http.addresses import UNKNOWN, Proxies, sender_of
from dinotable.server.http.limits import SENDER, Bucket, Buckets, Count, Exceeded
from dinotable.server.http.turns import Turns
from dinotable.server.http.unsent import Unsent
from dinotable.server.operate.bans import Bans
from dinotable.server.operate.metrics import Metrics
from dinotable.server.settings import Settings
from dinotable.table.messages import Trouble

MEGABYTE = 2**20
DAY = 86_400
TURNS = 4
"""Messages and requests of one address that are begun in one round of the event loop."""
POLITE = (1.0, 5.0)
"""Messages a second, and at once, that every socket has whatever others at its address do."""
MOST_BODIES = (2, 8)
"""Records that are being sent to us, of one address and in all: each may be as long as two megabytes."""
HOUSE = "house"


class Socket(Protocol):
    """An open socket, whatever it is for."""

    def say(self, text: bytes) -> None: ...

    def shut(self, code: int, trouble: Trouble) -> None: ...


class Gate:
    def __init__(self, settings: Settings, metrics: Metrics, now: Callable[[], float] = time.monotonic) -> None:
        limits = self.limits = settings.limits
        self.metrics = metrics
        self.now = now
        self.proxies = Proxies(settings.proxies())
        self.turns = Turns(TURNS)
        self.unsent = Unsent(limits.address_unsent_megabytes * MEGABYTE, limits.most_unsent_megabytes * MEGABYTE)
        self.connections = Count("connections", limits.address_connections, limits.most_connections)
        self.half_open = Count("unfinished requests", limits.address_half_open, limits.most_half_open)
        self.sockets = Count("sockets", limits.address_sockets, settings.most_sockets)
        self.subscriptions = Count("subscriptions", limits.address_watches, 8 * settings.most_sockets)
        self.refused = 0
        """Connections that are being told why they are refused."""
        self.bans = Bans()
        self.open_sockets: dict[Socket, str] = {}
        """And the address of who is at the other end."""
        self.bodies = Count("records on their way", *MOST_BODIES)
        self.listed = Count("open tables in the list", 10**9, 10**9)
        self._messages = _seconds(limits.address_messages_a_second, 3)
        self.messages_a_second = settings.messages_a_second
        self._spent: dict[str, tuple[Buckets, str, str]] = {
            "requests": (_seconds(settings.requests_a_second, 10), "rate", "too many requests: wait a moment"),
            "sockets": (_seconds(limits.address_sockets_a_second, 20), "rate", "too many sockets: wait a moment"),
            "tables": (
                _minutes(settings.tables_a_minute),
                "rate",
                "too many tables were opened from here: wait a minute",
            ),
            "seats": (_minutes(limits.seats_a_minute), "rate", "too many seats were taken from here: wait a minute"),
            "subscriptions": (
                _seconds(limits.address_watches_a_second, 10),
                "rate",
                "too much is looked at: wait a moment",
            ),
            "questions": (_seconds(limits.questions_a_second, 4), "rate", "too many questions: wait a moment"),
            "loads": (_seconds(limits.loads_a_second, 20), "rate", "too many tables are looked at: wait a moment"),
            "hints": (
                _minutes(limits.hints_a_minute),
                "rate",
                "too many hints were asked for from here: wait a moment",
            ),
            "curves": (_minutes(limits.curves_a_minute), "rate", "too many games are reckoned for you: wait a moment"),
            "uploads": (
                _days(limits.uploads_a_day),
                "quota",
                "so many records came from here today: come back tomorrow",
            ),
            "bytes": (
                _days(limits.megabytes_a_day * MEGABYTE),
                "quota",
                "so much was stored for your address today: come back tomorrow",
            ),
        }
        for what, (buckets, _, _) in self._spent.items():
            buckets.name = what
        self._messages.name = "messages"
        self._of_house: dict[str, Buckets] = {
            "uploads": _days(limits.most_uploads_a_day),
            "bytes": _days(limits.most_megabytes_a_day * MEGABYTE),
        }

        for what, buckets in self._of_house.items():
            buckets.name = f"house-{what}"
        for count in self.shared()[1]:
            count.refusals = metrics.refusals

    def shared(self) -> tuple[list[Buckets], list[Count]]:
        """What counts over all processes together."""
        buckets = [buckets for buckets, _, _ in self._spent.values()]
        return [*buckets, *self._of_house.values(), self._messages], [
            self.connections,
            self.half_open,
            self.sockets,
            self.subscriptions,
            self.bodies,
            self.listed,
        ]

    # Who.
    def enter(self, scope: Any) -> str:
        """Who asks, as far as limits are concerned; what a trusted proxy says of them is believed from here on."""
        client = scope.get("client")
        peer = client[0] if client else ""
        if self.proxies.is_one(peer):
            headers = Headers(scope=scope)
            peer = self.proxies.client_of(peer, headers.getlist("x-forwarded-for"))
            scope["client"] = (peer, 0)
            scheme = headers.get("x-forwarded-proto", "").strip()
            if scheme in ("http", "https"):
                scope["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")
        return sender_of(peer)

    def is_banned(self, scope: Any) -> bool:
        """After `enter`."""
        client = scope.get("client")
        is_so = client is not None and self.bans.has_address(client[0])
        self.metrics.refusals["banned"] += is_so
        return is_so

    def peer_of(self, client: tuple[str, int] | None) -> str:
        """Who a connection belongs to; nobody where it is a proxy's, because many stand behind that."""
        if client is None:
            return UNKNOWN
        return "" if self.proxies.is_one(client[0]) else sender_of(client[0])

    # How much.
    def spend(self, what: str, amount: float = 1.0) -> None:
        """For whom the work at hand is done; what the house does by itself is free. Raises Exceeded."""
        sender = SENDER.get()
        if not sender:
            return
        buckets, code, words = self._spent[what]
        now = self.now()
        bucket = buckets.of(sender, now)
        if not bucket.take(now, amount):
            self.metrics.refusals[what] += 1
            raise Exceeded(429, code, words, bucket.wait(amount))
        whole = self._of_house[what].of(HOUSE, now) if what in self._of_house else None
        if whole and not whole.take(now, amount):
            self.metrics.refusals[f"{what} of all"] += 1
            raise Exceeded(
                503,
                "quota",
                "this house has stored as much as it does in a day: come back tomorrow",
                whole.wait(amount),
            )

    def counts(self) -> dict[str, int]:
        return {
            "connections": self.connections.total,
            "half_open": self.half_open.total,
            "unsent_connections": self.unsent.connections(),
            "let_go_total": self.unsent.let_go,
        }

    def meter(self) -> "Meter":
        return Meter(self)

    def has_message(self, sender: str, meter: "Meter") -> bool:
        """Whether one more may come over a socket. Whoever says little is heard whatever others at the address do."""
        now = self.now()
        return meter.own.take(now) and (meter.polite.take(now) or self._messages.take(sender, now))


class Meter:
    """Of one socket."""

    def __init__(self, gate: Gate) -> None:
        rate, now = gate.messages_a_second, gate.now()
        self.own = Bucket(rate, 3 * rate, now)
        self.polite = Bucket(*POLITE, now)


def _seconds(rate: float, burst: float) -> Buckets:
    return Buckets(rate, max(1.0, burst * rate))


def _minutes(rate: float) -> Buckets:
    return Buckets(rate / 60, rate)


def _days(rate: float) -> Buckets:
    return Buckets(rate / DAY, rate)
