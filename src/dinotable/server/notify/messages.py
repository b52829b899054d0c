"""Over HTTP: where to send notices that it is one's turn."""

from typing import Annotated, Literal

import msgspec

from dinotable.table.wire import Request


class SetWebhook(Request, frozen=True):
    url: Annotated[str, msgspec.Meta(max_length=500)] | None
    """Null: no notices."""
    language: Literal["en", "fr"] = "en"


class WebhookPage(msgspec.Struct, frozen=True):
    """Never the address itself: whoever has it can write there."""

    is_set: bool
    form: str = ""
    """discord, slack, telegram, own"""
    host: str = ""
    off: str = ""
    """Why it was switched off: the status it was answered with, or `silent`; empty while it is on."""
    minutes: float = 0.0
    """A notice is sent after so many without a look from that seat."""
