"""Names and addresses of machines, as browsers and whoever runs the server write them."""

import ipaddress
import re
from urllib.parse import urlsplit

from dinotable.core.errors import SetupError

LABEL = r"(?!-)[a-z0-9_-]{1,63}(?<!-)"
MOST_NAME = 253


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
