"""Who is one sender: limits count addresses, and an address counts as what one person can have."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
UNKNOWN = "?"
LONGEST = 60
"""Characters of an address with its port; longer ones are none."""


@lru_cache(maxsize=4096)
def sender_of(host: str) -> str:
    """IPv4 as it is, however it is written; IPv6 by its first 64 bits: whoever has one address has all of them."""
    address = read_address(host)
    if address is None:
        return UNKNOWN
    return str(ipaddress.ip_network((address, 64), strict=False)) if address.version == 6 else str(address)


def neighbours_of(sender: str) -> str:
    """The network that a sender most likely has many addresses in."""
    address = read_address(sender.partition("/")[0])
    if address is None:
        return UNKNOWN
    return str(ipaddress.ip_network((address, 48 if address.version == 6 else 24), strict=False))


def read_address(host: str) -> Address | None:
    try:
        address = ipaddress.ip_address(host.partition("%")[0]) if len(host) <= LONGEST else None
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def read_network(text: str) -> Network:
    """Raises ValueError."""
    return ipaddress.ip_network(text, strict=False)


class Proxies:
    """Those whose word is taken for who stands behind them."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self.networks = [read_network(text) for text in trusted]

    def is_one(self, host: str) -> bool:
        address = read_address(host) if self.networks else None
        return address is not None and any(address in network for network in self.networks)

    def client_of(self, peer: str, forwarded: list[str]) -> str:
        """The last who is no proxy of ours; each proxy adds at the end whom it was asked by, so whatever a client wrote
        there itself stands further to the front and is never reached."""
        client = peer
        for text in reversed([part.strip() for line in forwarded for part in line.split(",")]):
            if not self.is_one(client):
                break
            address = read_address(_without_port(text))
            if address is None:
                break
            client = str(address)
        return client


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
