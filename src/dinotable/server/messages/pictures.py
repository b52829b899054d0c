"""Over HTTP: pictures."""

from typing import Annotated

import msgspec

from dinotable.server.messages.base import Request


class Qr(Request, frozen=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class QrPage(msgspec.Struct, frozen=True):
    rows: list[str]
    """A `1` for each dark module."""
