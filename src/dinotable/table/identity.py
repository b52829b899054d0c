"""Who somebody is at a table, by the token they show, and what they may ask for."""

from dataclasses import dataclass
from typing import Literal, Protocol

from dinotable.core.seats import SPECTATOR
from dinotable.table.errors import Denied
from dinotable.table.grants import Grants
from dinotable.table.tokens import hash_of

TableRole = Literal["watcher", "guest", "seat", "host", "seat or host"]
"""Watcher: whoever knows the table's id. Guest: likewise, or whoever shows an invitation, and is told nothing of the game.
Seat, host: whoever shows that token, or whose account holds that place."""


@dataclass(frozen=True)
class Identity:
    viewer: int = SPECTATOR
    is_host: bool = False
    invited: int | None = None
    """The seat that an invitation is for, which opens nothing but the chair."""


class Keys(Protocol):
    """A table, in use or cleared away, and what opens it."""

    id: str
    host: str
    tokens: Grants
    seats: dict[str, int]


def identity_shown(room: Keys, token: str, key: str | None) -> Identity:
    """By a token; `key` is what somebody wants an invitation to be exchanged for."""
    token_hash = hash_of(token)
    grant = room.tokens.get(token_hash)
    if grant and grant.kind == "invitation":
        return Identity(invited=grant.seat)
    if grant and grant.kind == "used":
        # The same exchange once more, because its answer was lost: who has the key holds the seat.
        if key is not None and room.seats.get(hash_of(key)) == grant.seat:
            return Identity(grant.seat)
        raise used_up()
    if grant is None and token_hash != room.host:
        raise Denied(401, "token", "this token is not known here: use the seat's link")
    return Identity(grant.seat if grant else SPECTATOR, token_hash == room.host)


def used_up() -> Denied:
    return Denied(401, "invitation", "this link was used already: ask who sits there, or the host, for a new one")


def check_role(identity: Identity, role: TableRole, is_shown: bool) -> None:
    """Whoever is not named goes no further; `is_shown`: they said who they are."""
    if _has_role(identity, role):
        return
    if not is_shown:
        raise Denied(401, "token", f"this is for the {role}: show the token")
    raise Denied(403, "role", f"this is for the {role}")


def _has_role(identity: Identity, role: TableRole) -> bool:
    is_seat = identity.viewer != SPECTATOR
    has_role = {
        "watcher": True,
        "guest": True,
        "seat": is_seat,
        "host": identity.is_host,
        "seat or host": is_seat or identity.is_host,
    }
    return has_role[role]
