"""By which names this server may be spoken to.

Somebody else's name can be made to lead to this machine (DNS rebinding): a page of theirs would then count as ours, behind a
home network's door. An address in numbers leads nowhere else, so any of them will do; names are on a list.
"""

import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from dinotable.server.http.host_names import is_address, name_in, origin_of, own_names
from dinotable.server.settings import Settings
from dinotable.table.errors import Denied


class AllowedHosts:
    def __init__(self, settings: Settings) -> None:
        self.origin = origin_of(settings.url)
        """The public address, as a Host header has it."""
        public = urlsplit(settings.url).hostname or ""
        self.names = {"localhost", *own_names(socket.gethostname()), *settings.host_names}
        if public:
            self.names.add(public.removesuffix("."))

    def check(self, headers: Headers, is_change: bool = True) -> None:
        """The host must be an address or one of the names. Browsers name the page they come from: where something is
        changed, it must be ours. Programs name none."""
        host, origin = headers.get("host", ""), headers.get("origin")
        name = name_in(host)
        if not is_address(name) and name not in self.names:
            told = "".join(mark if mark.isascii() and mark.isprintable() else "?" for mark in name[:60])
            why = f"this server does not go by the name “{told}”: whoever runs it can allow it with --host-name"
            raise Denied(421, "host", why)
        if is_change and origin is not None and not self.is_own_page(origin, host):
            raise Denied(403, "origin", "this page does not belong to this server")

    def is_own_page(self, origin: str, host: str) -> bool:
        page = origin_of(origin)
        return bool(page) and page in (host.lower(), self.origin)
