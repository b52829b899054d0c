"""How `dinotable admin` reaches a server that uses a data folder: no second process may write there.

The server leaves its address and a secret in the folder, which only its user can read. For everybody else the route does not
exist: they are answered as at any other address that leads nowhere.
"""

import contextlib
import hmac
import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import Scope

from dinotable.core.errors import SetupError
from dinotable.server.http.addresses import read_address
from dinotable.server.operate.admin import Admin
from dinotable.server.operate.messages import read_ask
from dinotable.table.tokens import new_token
from dinotable.table.wire import NO_MESSAGE, encode

FILE = "admin"
PATH = "/api/admin"
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


class Where(msgspec.Struct, frozen=True):
    """What is in the file."""

    url: str
    token: str


class AdminRoute(Route):
    def __init__(self, admin: Admin) -> None:
        super().__init__(PATH, self.open, methods=["POST"])
        self.admin = admin
        self.token = new_token()

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] != "http" or scope["path"] != PATH or not self.is_ours(scope):
            return Match.NONE, {}
        return super().matches(scope)

    def is_ours(self, scope: Scope) -> bool:
        """Somebody on this machine who knows the secret, and no proxy."""
        headers = Headers(scope=scope)
        shown = headers.get("authorization", "").encode()
        knows = hmac.compare_digest(shown, f"Bearer {self.token}".encode())
        return knows and is_local(scope) and not any(name in headers for name in FORWARDED)

    async def open(self, request: Request) -> Response:
        try:
            ask = read_ask(await request.body())
        except NO_MESSAGE as error:
            raise SetupError(f"the server does not know this request ({error}): is it another version?") from None
        return Response(encode(await self.admin.do(ask)), media_type="application/json")

    @contextlib.contextmanager
    def shown_in(self, folder: Path, url: str) -> Iterator[None]:
        """For as long as the server runs."""
        path, new = folder / FILE, folder / f"{FILE}.new"
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(encode(Where(url, self.token)))
        new.replace(path)
        try:
            yield
        finally:
            path.unlink(missing_ok=True)


def is_local(scope: Scope) -> bool:
    """From this machine: by its inner address, or by the one that the server listens on."""
    host, own = (scope[name][0] if scope.get(name) else "" for name in ("client", "server"))
    address = read_address(host)
    return address is not None and (address.is_loopback or host == own)


def where_in(folder: Path) -> Where | None:
    """Where the server of a folder is reached, if one has left word."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Where)
    except (OSError, *NO_MESSAGE):
        return None
