"""Asking a server over HTTP as any client does (docs/protocol.md): links, tokens, refusals, and asking once more."""

import http.client
import json
import re
import time
import urllib.error
import urllib.request
from typing import Any, Final
from urllib.parse import urlsplit

from dinotable.core.errors import DinotableError

Fields = dict[str, Any]
LINK: Final = re.compile(r"(https?://[A-Za-z0-9.\-\[\]:]+)/t/([A-Za-z0-9_-]{16})/?(?:#([A-Za-z0-9_-]{43})?)?")
MOST_BYTES: Final = 16_000_000
"""Nothing that a server of ours says is longer."""
TIMEOUT: Final = 20.0
NO_SERVER: Final = "what answers there is no Dinotable server"
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0


class ServerRefused(DinotableError):
    """A server said no, and nothing has changed; or it cannot be reached (`unreachable`)."""

    def __init__(self, code: str, message: str, rule: str = "", arguments: Fields | None = None) -> None:
        super().__init__(message)
        self.code = code
        """A word for programs, as docs/protocol.md lists them."""
        self.rule = rule
        self.arguments = arguments or {}
        """The rules' refusal as fields, for `illegal`."""


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        """A token goes to the server it is for, and nowhere else."""


class TableAddress:
    """A table of a server, and the token in its link if there is one."""

    def __init__(self, link: str) -> None:
        found = LINK.fullmatch(link.strip())
        if found is None or not urlsplit(found[1]).hostname:
            raise DinotableError(f"“{link[:40]}” is no link to a table: it looks like https://HOST/t/TABLE#TOKEN")
        self.server: str = found[1]
        self.table: str = found[2]
        self.token: str | None = found[3]
        self._opener = urllib.request.build_opener(_NoRedirect)

    def socket(self) -> str:
        return "ws" + self.server.removeprefix("http") + "/api/socket"

    def ask(self, method: str, route: str = "", body: Fields | None = None, patience: float = 30.0) -> bytes:
        """What the server answers. Where it cannot be reached or has no capacity, it is asked again, as long as patience
        lasts: so a body has a `msg_id` or a `key`, with which the same is done only once."""
        end = time.monotonic() + patience
        pause = FIRST_PAUSE
        while True:
            try:
                return self._ask(method, route, body)
            except ServerRefused as error:
                if error.code not in ("unreachable", "busy", "rate", "storage-unavailable"):
                    raise
                if time.monotonic() + pause > end:
                    raise
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def fields(self, method: str, route: str = "", body: Fields | None = None, patience: float = 30.0) -> Fields:
        return _object(self.ask(method, route, body, patience))

    def _ask(self, method: str, route: str, body: Fields | None) -> bytes:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        url = f"{self.server}/api/tables/{self.table}{route}"
        try:
            request = urllib.request.Request(url, data, headers, method=method)
            with self._opener.open(request, timeout=TIMEOUT) as answer:
                said: bytes = answer.read(MOST_BYTES)
                return said
        except urllib.error.HTTPError as error:
            with error:
                raise _refusal(error.read(MOST_BYTES)) from None
        except (OSError, http.client.HTTPException, ValueError):
            raise ServerRefused("unreachable", f"{self.server} cannot be reached: is it running?") from None


def _object(said: bytes) -> Fields:
    try:
        found = json.loads(said)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise ServerRefused("unreachable", NO_SERVER)
    return found


def _refusal(said: bytes) -> ServerRefused:
    problem = _object(said)
    code, message = str(problem.get("code", "unreachable")), str(problem.get("message", "the server refused"))
    arguments = problem.get("arguments")
    rule = str(problem.get("rule", ""))
    return ServerRefused(code[:40], message[:400], rule[:40], arguments if isinstance(arguments, dict) else {})
