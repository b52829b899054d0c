"""By which names this server may be spoken to.

Somebody else's name can be made to lead to this machine (DNS rebinding): a page of theirs would then count as ours, behind a
home network's door. An address in numbers leads nowhere else, so any of them will do; names are on a list.
"""

import ipaddress
import re
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from dinotable.core.errors import SetupError
from dinotable.server.http.refusals import Denied
from dinotable.server.settings import Settings

LABEL = r"(?!-)[a-z0-9_-]{1,63}(?<!-)"
MOST_NAME = 253


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


def own_names(hostname: str) -> set[str]:
    """A home network knows this machine by its name, or as name.local."""
    full = hostname.lower().removesuffix(".")
    short = full.partition(".")[0]
    return {full, short, f"{short}.local"} if short else set()


def checked_host_name(name: str) -> str:
    """As browsers send it; raises SetupError for what is no name alone."""
    try:
        plain = name.strip().lower().removesuffix(".").encode("idna").decode()
    except UnicodeError:
        plain = ""
    if len(plain) > MOST_NAME or not re.fullmatch(rf"{LABEL}(\.{LABEL})*", plain):
        raise SetupError(f"--host-name wants a name alone, such as dino.example.org, not “{name[:80]}”")
    return plain


def name_in(host: str) -> str:
    """Without the port and a last dot; empty for what is no host."""
    found = re.fullmatch(r"(\[[0-9a-f:.]+\]|[^\[\]:/?#@\s]+)(:[0-9]{1,5})?", host.lower())
    return found.group(1).removesuffix(".") if found else ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def origin_of(url: str) -> str:
    """Host and port as a Host header has them; empty for what is no web address."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return ""
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return ""
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return host if port in (None, usual) else f"{host}:{port}"
