"""A link as a QR code, which would be long to make in a browser."""

from typing import Annotated

import msgspec
import segno

from dinotable.server.http.background import Background
from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.table.errors import Denied
from dinotable.table.wire import Request

MOST_TEXT = 200
"""Characters: twice what the longest of our links has. Time and size of a code grow with them."""


class Qr(Request, frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_TEXT)]


class QrPage(msgspec.Struct, frozen=True):
    rows: list[str]
    """A `1` for each dark module."""


class QrRoutes:
    def __init__(self, reckoning: Background) -> None:
        self.reckoning = reckoning

    async def qr(self, caller: Caller) -> QrPage:
        """The link comes in the body, where no log sees it."""
        text: str = caller.body.text
        if not (text.isascii() and text.isprintable()):
            raise Denied(400, "body", "a link is printable ASCII")
        return QrPage(await self.reckoning.run(_rows, text))

    def all(self) -> list[AnyRoute]:
        return [PublicRoute("POST", "/api/qr", "A link as a QR code", Qr, QrPage, self.qr)]


def _rows(text: str) -> list[str]:
    rows = segno.make(text, error="l", micro=False).matrix_iter(border=0)
    return ["".join("1" if dark else "0" for dark in row) for row in rows]
