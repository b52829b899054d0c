"""Pictures that would be long to make in a browser."""

import segno

from dinotable.server.doors.door import Caller, Door
from dinotable.server.messages import pictures as m
from dinotable.server.refusals import Denied


class PictureDoors:
    async def qr(self, caller: Caller) -> m.QrPage:
        """The link comes in the body, where no log sees it."""
        text: str = caller.body.text
        if not (text.isascii() and text.isprintable()):
            raise Denied(400, "body", "a link is printable ASCII")
        rows = segno.make(text, error="l", micro=False).matrix_iter(border=0)
        return m.QrPage(["".join("1" if dark else "0" for dark in row) for row in rows])

    def all(self) -> list[Door]:
        return [Door("POST", "/api/qr", "anyone", "A link as a QR code", m.Qr, m.QrPage, self.qr)]
