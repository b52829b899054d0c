"""What a page asks whatever it came from: who is signed in, what there is to know, how others get there."""

from typing import Literal

import msgspec

from dinotable.table.messages import Announcement


class Signed(msgspec.Struct, frozen=True):
    name: str | None
    """Whoever is signed in; null for a guest."""


class Announcements(msgspec.Struct, frozen=True):
    """What whoever runs the server wants everybody to know now."""

    announcements: list[Announcement]


class Reach(msgspec.Struct, frozen=True):
    url: str | None
    """What links for others begin with; null: nobody else can reach this server."""
    why: Literal["", "alone", "no-network"] = ""
    """Why nobody can: it listens to its own machine alone, or the machine is on no network."""
