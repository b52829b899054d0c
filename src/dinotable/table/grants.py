"""What each token of a table is good for. Of tokens only the hashes are here.

A key opens its seat: view, act, watch. An invitation opens nothing but the chair: whoever sits down with it gets a key, and
from then on it opens nothing. Everything here makes new grants from old ones; whoever asked has them kept.
"""

from typing import Literal

import msgspec

from dinotable.table.log import Event, Rose, Sat

Kind = Literal["key", "invitation", "used"]
MOST_KEYS = 8
"""Of one seat, one a device; the oldest goes."""
MOST_USED = 20
"""Invitations of one seat that are remembered, so that whoever shows one is told why it opens nothing."""


class Grant(msgspec.Struct, frozen=True):
    seat: int
    kind: Kind
    made: float = 0.0


Grants = dict[str, Grant]
"""By the token's hash."""


def granted(keys: dict[int, str], invitations: dict[int, str] | None = None, now: float = 0.0) -> Grants:
    """For a new table: one token a seat."""
    grants = {token_hash: Grant(seat, "key", now) for seat, token_hash in keys.items()}
    return grants | {token_hash: Grant(seat, "invitation", now) for seat, token_hash in (invitations or {}).items()}


def seats_opened_by(grants: Grants) -> dict[str, int]:
    """Hash of a key to its seat."""
    return {token: grant.seat for token, grant in grants.items() if grant.kind == "key"}


def with_key(grants: Grants, seat: int, token_hash: str, now: float) -> Grants:
    return _newest({**grants, token_hash: Grant(seat, "key", now)}, seat, "key", MOST_KEYS)


def with_invitation(grants: Grants, seat: int, token_hash: str, now: float) -> Grants:
    """It takes the place of an older one."""
    return {**_used(grants, seat), token_hash: Grant(seat, "invitation", now)}


def exchanged(grants: Grants, invitation: str, key: str, now: float) -> Grants:
    seat = grants[invitation].seat
    return with_key(_used(grants, seat), seat, key, now)


def ended(grants: Grants, seat: int) -> Grants:
    """Nobody holds the seat any more."""
    return {token: grant for token, grant in _used(grants, seat).items() if (grant.seat, grant.kind) != (seat, "key")}


def swapped(grants: Grants, one: int, other: int) -> Grants:
    turned = {one: other, other: one}
    return {
        token: msgspec.structs.replace(grant, seat=turned.get(grant.seat, grant.seat))
        for token, grant in grants.items()
    }


def grants_after(
    grants: Grants,
    event: Event,
    moved: tuple[int, int] | None,
    now: float,
    key: str = "",
    invitation: str | None = None,
) -> Grants | None:
    """What goes with an entry; None: nothing changes. `moved`: two seats that change places with it. Whoever sits down holds
    the seat by `key` from now on, and gives an invitation up for it."""
    if moved:
        return swapped(grants, *moved)
    if isinstance(event, Rose):
        return ended(grants, event.seat)
    if not isinstance(event, Sat) or not key:
        return None
    return exchanged(grants, invitation, key, now) if invitation else with_key(grants, event.seat, key, now)


def _used(grants: Grants, seat: int) -> Grants:
    """The seat's invitation is used up."""
    after = {
        token: msgspec.structs.replace(grant, kind="used")
        if (grant.seat, grant.kind) == (seat, "invitation")
        else grant
        for token, grant in grants.items()
    }
    return _newest(after, seat, "used", MOST_USED)


def _newest(grants: Grants, seat: int, kind: Kind, most: int) -> Grants:
    ours = [token for token, grant in grants.items() if (grant.seat, grant.kind) == (seat, kind)]
    ours.sort(key=lambda token: grants[token].made)
    gone = set(ours[: max(0, len(ours) - most)])
    return {token: grant for token, grant in grants.items() if token not in gone}
