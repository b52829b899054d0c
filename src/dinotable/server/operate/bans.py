"""Addresses and names that are let in nowhere, as they are known in memory: every request asks."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from dinotable.core.errors import SetupError
from dinotable.server.http.addresses import Network, read_address, read_network
from dinotable.table.errors import Refused
from dinotable.table.names import checked_name, looks_of

MOST_KNOWN = 10_000
"""Addresses of which it is remembered whether they are banned."""
BanKind = Literal["address", "name"]


class Ban(msgspec.Struct, frozen=True):
    kind: BanKind
    value: str
    why: str
    made: float
    """By the calendar."""


class Bans:
    def __init__(self) -> None:
        self._networks: list[Network] = []
        self._looks: frozenset[str] = frozenset()
        self._known: dict[str, bool] = {}

    def set(self, bans: Iterable[Ban]) -> None:
        bans = list(bans)
        self._networks = [read_network(ban.value) for ban in bans if ban.kind == "address"]
        self._looks = frozenset(look for ban in bans if ban.kind == "name" for look in looks_of(ban.value))
        self._known.clear()

    def has_address(self, host: str) -> bool:
        if not self._networks:
            return False
        found = self._known.get(host)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            address = read_address(host)
            found = address is not None and any(address in network for network in self._networks)
            self._known[host] = found
        return found

    def check_name(self, name: str) -> None:
        """Raises Refused for a banned name, and for one that looks like it."""
        if self._looks and self._looks & looks_of(name):
            raise Refused("name-banned", "this name is not allowed here: choose another")


def banned_address(text: str) -> str:
    """As it is kept: a network. Whoever has one IPv6 address has 64 bits of them."""
    try:
        network = read_network(text)
        address = read_address(text)
    except ValueError:
        raise SetupError(f"“{text[:80]}” is no address and no network: 192.0.2.7, or 192.0.2.0/24") from None
    if address is not None:
        network = read_network(f"{address}/{64 if address.version == 6 else 32}")
    own = ("127.0.0.0/8", "::1/128")
    if any(network.overlaps(each) for each in map(read_network, own)):
        raise SetupError(f"{network} is this machine itself, or holds it: a proxy and you come from there")
    return str(network)


def banned_name(text: str) -> str:
    try:
        return checked_name(text)
    except Refused as error:
        raise SetupError(f"nobody can be called “{text[:80]}” anyway: {error}") from None
