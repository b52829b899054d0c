"""Where notices may be sent, and sending one. Nothing is sent to an address that is not on the list."""

import http.client
import re
from collections.abc import Iterable
from typing import Any, NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec

from dinotable.server.refusals import Denied

SECONDS = 5.0
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


def post(address: str, body: dict[str, Any]) -> int:
    """The status it was answered with. Redirections are not followed, proxies not asked. Raises OSError or HTTPException."""
    parts = urlsplit(address)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=SECONDS)
    try:
        headers = {"Content-Type": "application/json", "User-Agent": "Dinotable", "Connection": "close"}
        connection.request("POST", f"{parts.path or '/'}?{parts.query}".rstrip("?"), msgspec.json.encode(body), headers)
        answer = connection.getresponse()
        answer.read(1024)
        return answer.status
    finally:
        connection.close()
