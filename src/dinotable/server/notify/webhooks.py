"""Where notices may be sent, and sending one. Nothing is sent to an address that is not on the list."""

import asyncio
import functools
import re
import socket
import ssl
from collections.abc import Iterable
from concurrent.futures import Executor
from typing import Any, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec

from dinotable.table.errors import Denied

SECONDS = 5.0
"""For one exchange as a whole, from the first question to the last byte of the answer's head."""
MOST_ADDRESSES = 4
MOST_INTERIM = 5
MOST_ADDRESS = 500
FORMS = {
    "discord": r"https://discord(?:app)?\.com/api/(?:v\d{1,2}/)?webhooks/\d{5,25}/[\w-]{20,120}",
    "slack": r"https://hooks\.slack\.com/(?:services|workflows|triggers)/[\w/-]{10,160}",
    "telegram": r"https://api\.telegram\.org/bot\d{5,20}:[\w-]{20,80}/sendMessage\?chat_id=(?:-?\d{1,20}|@\w{3,40})",
}
OWN = "own"


class Target(NamedTuple):
    form: str
    host: str
    """All that is ever told of the address."""


class Hosts:
    """Which addresses are let in: those of the forms, and what whoever runs the server has named."""

    def __init__(self, own: Iterable[str]) -> None:
        self.own = {_origin(urlsplit(name if "://" in name else f"https://{name}")) for name in own}

    def target_of(self, address: str) -> Target:
        """Raises Denied for any other address."""
        for form, pattern in FORMS.items():
            if re.fullmatch(pattern, address, re.ASCII):
                return Target(form, urlsplit(address).hostname or "")
        try:
            parts = urlsplit(address)
            if (
                re.fullmatch(r"[!-~]+", address)
                and len(address) <= MOST_ADDRESS
                and "@" not in parts.netloc
                and not parts.fragment
                and _origin(parts) in self.own
            ):
                return Target(OWN, parts.netloc)
        except ValueError:
            pass
        raise Denied(
            400, "webhook", "this is no webhook of Discord, Slack or Telegram, nor of a host that is let in here"
        )


def _origin(parts: SplitResult) -> tuple[str, str, int]:
    return parts.scheme, parts.hostname or "", parts.port or (80 if parts.scheme == "http" else 443)


def body_of(form: str, address: str, text: str) -> dict[str, Any]:
    if form == "discord":
        return {"content": text, "allowed_mentions": {"parse": []}}
    if form == "telegram":
        return {"text": text, "chat_id": address.rpartition("chat_id=")[2]}
    return {"text": text}


async def post(address: str, body: dict[str, Any], lookups: Executor) -> int:
    """The status it was answered with. Redirections are not followed, proxies not asked, the answer's body not read. However
    the receiver drips, it is over in time. Raises OSError, or ValueError for what is no HTTP."""
    parts = urlsplit(address)
    async with asyncio.timeout(SECONDS):
        reader, writer = await _connect(parts, lookups)
        try:
            writer.write(_request(parts, msgspec.json.encode(body)))
            for _ in range(MOST_INTERIM):
                head = await reader.readuntil(b"\r\n\r\n")
                status = int(head.split(b" ", 2)[1])
                if status >= 200:
                    return status
            raise ValueError("nothing but interim answers")
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, IndexError):
            raise ValueError("this is no HTTP") from None
        finally:
            writer.transport.abort()


async def _connect(parts: SplitResult, lookups: Executor) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    _, name, port = _origin(parts)
    # In threads of their own: names that are slow to find must not hold up what reads the games.
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(lookups, lambda: socket.getaddrinfo(name, port, type=socket.SOCK_STREAM))
    context = await loop.run_in_executor(lookups, _certificates) if parts.scheme == "https" else None
    trouble: OSError | None = None
    for *_, at in found[:MOST_ADDRESSES]:
        try:
            return await asyncio.open_connection(
                str(at[0]), port, ssl=context, server_hostname=name if context else None
            )
        except OSError as error:
            trouble = error
    raise trouble or OSError("it has no address")


@functools.cache
def _certificates() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(parts: SplitResult, body: bytes) -> bytes:
    lines = [
        f"POST {parts.path or '/'}{'?' * bool(parts.query)}{parts.query} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: Dinotable",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode() + body
