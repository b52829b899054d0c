"""Sitting down and leaving: what changes about who may speak for a seat, and by what somebody can be kept out."""

import time
from dataclasses import dataclass, field

from dinotable.server.http.addresses import sender_of
from dinotable.server.tables.seats import Handover
from dinotable.table.grants import Grants, grants_after
from dinotable.table.log import Event, Sat
from dinotable.table.tokens import hash_of


@dataclass(frozen=True)
class Seating:
    """With what somebody sits down. Of tokens the hashes."""

    key: str
    """Opens the seat from now on."""
    invitation: str | None = None
    """Is given up for it."""
    visitors: list[str] = field(default_factory=list)
    """By what the host could keep them out."""
    account: str | None = None
    """Shall hold the seat."""
    is_rated: bool = False
    """Whether the seat's result shall count for that account."""


def handover_of(
    tokens: Grants, host: str, event: Event, moved: tuple[int, int] | None, seating: Seating | None
) -> Handover | None:
    """What goes with an entry; `moved` are two seats that change places with it."""
    key, invitation = (seating.key, seating.invitation) if seating else ("", None)
    after = grants_after(tokens, event, moved, time.time(), key, invitation)
    if after is None or seating is None or not isinstance(event, Sat):
        return None if after is None else Handover(after)
    seat = event.seat
    return Handover(
        after,
        # At the second table of one luck the host is whoever comes by the first invitation.
        host=seating.key if seating.invitation == host else None,
        visitors=(seat, seating.visitors) if seating.visitors else None,
        account=(seating.account, seat) if seating.account else None,
        is_rated=seating.is_rated,
    )


def visitors_at(table: str, address: str, account: str | None) -> list[str]:
    """By what somebody is known at one table and nowhere else: hashes of the address and of the account."""
    known = [f"address/{sender_of(address)}", *([f"account/{account}"] if account else [])]
    return [hash_of(f"{table}/{each}") for each in known]
