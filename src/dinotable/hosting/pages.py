"""A table as it is told to whoever asks for it once: what it is, and its record."""

from typing import Protocol

import msgspec

from dinotable.hosting.updates import EncodedPage
from dinotable.table.referee import seat_or_none
from dinotable.table.seen import see_record
from dinotable.table.table import Table


class Asking(Protocol):
    """Who asks (`identity.Identity`)."""

    @property
    def viewer(self) -> int: ...

    @property
    def is_host(self) -> bool: ...

    @property
    def invited(self) -> int | None: ...


def page_at(
    id: str,  # noqa: A002
    table: Table,
    now: msgspec.Raw,
    asking: Asking,
    can_replay: bool,
    has_same_luck: bool,
    is_daily: bool = False,
) -> EncodedPage:
    charter = table.charter
    return EncodedPage(
        table=id,
        game=charter.game,
        options=charter.options,
        commitment=table.commitment,
        viewer=seat_or_none(asking.viewer),
        invited=asking.invited,
        now=now,
        is_host=asking.is_host,
        can_replay=can_replay,
        has_same_luck=has_same_luck,
        is_upload=charter.upload is not None,
        given=table.journal.given,
        explains=charter.explains,
        is_rated=charter.rated,
        variant=charter.variant,
        is_brought=charter.brought,
        can_go_back=not (is_daily or charter.rated),
    )


def record_text(table: Table, viewer: int, can_replay: bool, is_json: bool) -> str:
    record = see_record(table, viewer, can_replay)
    return record.json() if is_json else record.text()
