"""At which address others reach this server: what links for them are made with (docs/decisions/0084).

Whoever opened the page as `localhost` has an address that leads everybody else to their own machine.
"""

import contextlib
import ipaddress
import socket

from dinotable.server.http.host_names import is_address, name_in
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.server.settings import Settings
from dinotable.table.api.site import Reach

ANYWHERE = ("0.0.0.0", "::")
# An address that no packet is ever sent to: asking how it would be reached tells this machine's own address.
NOWHERE = ("192.0.2.1", 9)


def reach_of(settings: Settings, host: str, port: int, scheme: str = "http") -> Reach:
    """For somebody who came by that Host header. Addresses of this machine are told to itself alone."""
    if settings.url:
        return Reach(settings.url)
    if not is_own_machine(name_in(host)):
        return Reach(f"{scheme}://{host}")
    if not (settings.lan or settings.host in ANYWHERE):
        return Reach(None, "alone")
    address = home_address()
    return Reach(f"http://{bracketed(address)}:{port}") if address else Reach(None, "no-network")


def is_own_machine(name: str) -> bool:
    if name == "localhost" or name.endswith(".localhost"):
        return True
    return is_address(name) and ipaddress.ip_address(name.strip("[]")).is_loopback


def home_address() -> str | None:
    """This machine's address as others on its network see it."""
    for family in (socket.AF_INET, socket.AF_INET6):
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect(NOWHERE if family == socket.AF_INET else ("2001:db8::1", 9))
            address = str(probe.getsockname()[0])
            if not address.startswith(("127.", "0.", "::1")):
                return address
    return None


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


class ReachRoutes:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    async def look(self, caller: Caller) -> Reach:
        request = caller.request
        server = request.scope.get("server")
        port = server[1] if server else self.settings.port
        return reach_of(self.settings, request.headers.get("host", ""), port, request.url.scheme)

    def all(self) -> list[AnyRoute]:
        return [PublicRoute("GET", "/api/reach", "At which address others reach it", None, Reach, self.look)]
