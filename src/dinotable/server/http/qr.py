"""A link as a QR code, which would be long to make in a browser."""

from typing import Annotated

import msgspec
import segno

from dinotable.server.http.route import AnyRoute, Caller, PublicRoute
from dinotable.table.errors import Denied
from dinotable.table.wire import Request


class Qr(Request, frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class QrPage(msgspec.Struct, frozen=True):
    rows: list[str]
    """A `1` for each dark module."""


class QrRoutes:
    async def qr(self, caller: Caller) -> QrPage:
        """The link comes in the body, where no log sees it."""
        text: str = caller.body.text
        if not (text.isascii() and text.isprintable()):
            raise Denied(400, "body", "a link is printable ASCII")
        rows = segno.make(text, error="l", micro=False).matrix_iter(border=0)
        return QrPage(["".join("1" if dark else "0" for dark in row) for row in rows])

    def all(self) -> list[AnyRoute]:
        return [PublicRoute("POST", "/api/qr", "A link as a QR code", Qr, QrPage, self.qr)]
