"""Who is one sender, and what is counted for them."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from dinotable.core.errors import SetupError
from dinotable.server.http.addresses import Proxies, neighbours_of, sender_of
from dinotable.server.http.limits import Buckets, Count, Exceeded
from dinotable.server.http.turns import Turns
from dinotable.server.http.unsent import Unsent
from dinotable.server.settings import Limits, Settings
from tests.server.house import House


# Who is one sender.
@pytest.mark.parametrize(
    ("host", "sender"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", "?"),
        ("nonsense", "?"),
        ("1" * 5000, "?"),
    ],
)
def test_an_address_counts_as_what_one_person_can_have(host: str, sender: str) -> None:
    assert sender_of(host) == sender


def test_only_proxies_that_are_named_are_believed() -> None:
    proxies = Proxies(["10.0.0.0/8", "2001:db8::5"])
    assert proxies.client_of("192.0.2.1", ["1.1.1.1"]) == "192.0.2.1"
    assert proxies.client_of("10.0.0.1", ["1.1.1.1"]) == "1.1.1.1"
    assert proxies.client_of("::ffff:10.0.0.1", ["9.9.9.9, 1.1.1.1, 10.3.3.3"]) == "1.1.1.1"
    assert proxies.client_of("10.0.0.1", ["9.9.9.9", "[2001:db8::7]:443, 2001:db8::5"]) == "2001:db8::7"
    assert proxies.client_of("10.0.0.1", ["1.1.1.1:1234"]) == "1.1.1.1"
    assert proxies.client_of("10.0.0.1", ["1.1.1.1, unknown"]) == "10.0.0.1", "what is no address hides nobody"
    assert proxies.client_of("10.0.0.1", []) == "10.0.0.1"
    assert Settings(url="https://x.example").proxies() == ("127.0.0.1", "::1") and Settings().proxies() == ()
    with pytest.raises(SetupError, match="trusted-proxies"):
        Settings(trusted_proxies=("*",))
    with pytest.raises(SetupError, match="--address-sockets"):
        replace(Limits(), address_sockets=0)


def test_limits_count_whom_a_trusted_proxy_names_and_nobody_else_s_word(tmp_path: Path) -> None:
    def codes(house: House, forwarded: list[str]) -> list[int]:
        return [house.http.get("/healthz", headers={"X-Forwarded-For": name}).status_code for name in forwarded]

    one_each = {"requests_a_second": 0.2}
    with House(tmp_path / "proxied", trusted_proxies=("127.0.0.1",), **one_each) as house:
        assert codes(house, ["1.1.1.1"] * 3) == [200, 200, 429]
        assert codes(house, ["2.2.2.2"] * 2) == [200, 200], "everybody has their own"
        assert codes(house, [f"{k}.9.9.9, 1.1.1.1" for k in range(3)]) == [429] * 3, (
            "whatever they write in front of it"
        )
    with House(tmp_path / "plain", **one_each) as house:
        assert codes(house, [f"{k}.1.1.1" for k in range(4)]) == [200, 200, 429, 429]


# Buckets, counts, turns, and what waits.
def test_nobody_gets_a_new_bucket_by_pushing_others_out() -> None:
    buckets = Buckets(1.0, 5.0, senders=100)
    assert [buckets.take("192.0.2.1", 0.0) for _ in range(6)] == [True] * 5 + [False]
    for k in range(5000):
        buckets.take(f"2001:db8:0:{k:x}::/64", 0.1)
    assert len(buckets._buckets) == 100
    assert not buckets.take("192.0.2.1", 0.2), "it is remembered whatever others do"
    crowd = [buckets.take(f"2001:db8:0:{k:x}::/64", 0.3) for k in range(5000, 6000)]
    assert sum(crowd) <= 5, "a network that fills the room shares one bucket"
    assert buckets.take("198.51.100.1", 0.3), "with nobody else"
    assert neighbours_of("198.51.100.1") == "198.51.100.0/24"
    assert buckets.take("203.0.113.1", 100.0) and "203.0.113.1" in buckets._buckets, "what is full again makes room"


def test_what_is_open_is_counted_for_each_and_in_all() -> None:
    count = Count("routes", 2, 3)
    count.open("a")
    count.open("a")
    with pytest.raises(Exceeded) as caught:
        count.open("a")
    assert caught.value.status == 429
    count.open("b")
    with pytest.raises(Exceeded) as caught:
        count.open("c")
    assert caught.value.status == 503
    count.close("a")
    count.open("c")
    assert (count.of("a"), count.total) == (1, 3)


def test_others_come_in_between_however_much_one_address_asks_for() -> None:
    async def run() -> list[str]:
        turns, order = Turns(2), []

        async def ask(sender: str) -> None:
            await turns.take(sender)
            order.append(sender)

        await asyncio.gather(*(ask("many") for _ in range(20)), ask("one"))
        assert not turns._waiting
        return order

    assert asyncio.run(run()).index("one") <= 4


class Reader:
    """A client that reads as much as it is told to."""

    def __init__(self, sender: str) -> None:
        self.sender = sender
        self.size = 0
        self.is_gone = False
        self.transport: Any = self

    def get_write_buffer_size(self) -> int:
        return self.size

    def abort(self) -> None:
        self.is_gone = True


def test_of_those_who_do_not_read_the_worst_is_let_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        unsent = Unsent(each=100, most=150)
        one, other, third, proxied = Reader("a"), Reader("a"), Reader("b"), Reader("")

        def write(reader: Reader, size: int) -> None:
            reader.size = size
            unsent.note(reader)

        write(one, 40)
        write(other, 70)
        assert other.is_gone and not one.is_gone, "beyond what an address may have"
        write(third, 90)
        assert unsent.total() == 130 and not third.is_gone
        one.size = 0
        write(proxied, 50)
        assert not third.is_gone, "what was read meanwhile does not count"
        write(proxied, 70)
        assert third.is_gone and not proxied.is_gone, "beyond what the house has: the address with most first"
        await asyncio.sleep(0.02)
        write(proxied, 70)
        await asyncio.sleep(0.05)
        assert proxied.is_gone and unsent.total() == 0, "whoever reads nothing for too long goes as well"

    monkeypatch.setattr("dinotable.server.http.unsent.RECOUNT", 0.01)
    monkeypatch.setattr("dinotable.server.http.unsent.STUCK", 0.04)
    asyncio.run(run())
