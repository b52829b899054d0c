"""Same luck: a second table dealt from the seed of the first, and what of either may be told before both have ended."""

import contextlib
from collections.abc import Awaitable
from typing import Any, Protocol

from dinotable.core.errors import SetupError
from dinotable.core.seats import SPECTATOR
from dinotable.table.api.replays import Duplicates, DuplicateTable
from dinotable.table.api.tables import DuplicateOpened, SeatToken
from dinotable.table.cursor import parted_at
from dinotable.table.errors import Denied, NoTable
from dinotable.table.log import Chair, Charter
from dinotable.table.replays import lines_of
from dinotable.table.seen import see_now
from dinotable.table.table import Table
from dinotable.table.tokens import hashes_of, link_to, new_token


class AtTable(Protocol):
    id: str
    luck: str | None
    """What it shares with the table that is dealt from the same seed; None: it is alone."""


class Kept(Protocol):
    async def of_luck(self, luck: str) -> list[tuple[str, str]]:
        """The tables that share it, with how they stand; in the order they were opened."""


class Rooms(Protocol):
    """Whatever keeps rooms."""

    def open(
        self,
        charter: Charter,
        host: str,
        keys: dict[int, str],
        seed: bytes | None = None,
        luck: str | None = None,
        invitations: dict[int, str] | None = None,
    ) -> Awaitable[AtTable]: ...

    def find(self, table_id: str, /) -> Awaitable[Any]: ...

    def table_of(self, room: Any, /) -> Awaitable[Table]: ...


# Opening.
def check_duplicate(chairs: list[Chair], is_listed: bool) -> None:
    if is_listed or any(chair.kind == "open" for chair in chairs):
        raise SetupError("tables of the same luck are for people who know each other: no open chairs, and not listed")
    if not any(chair.kind in ("person", "here") for chair in chairs):
        raise SetupError("whoever opens tables of the same luck sits at the first: they cannot be watched")


async def open_duplicate(rooms: Rooms, charter: Charter, seed: bytes, luck: str) -> DuplicateOpened:
    """The same game, bots and time control; every person's chair is for a friend with its link. Whoever sits down with the
    first is its host, so that whoever sits at the other table need not look in to begin it."""
    chairs = [
        chair if chair.kind == "bot" else Chair("friend", head_start=chair.head_start) for chair in charter.chairs
    ]
    tokens = {seat: new_token() for seat, chair in enumerate(chairs) if chair.kind == "friend"}
    other = Charter(
        charter.game, charter.rules, charter.options, chairs,
        time_control=charter.time_control, variant=charter.variant,
    )  # fmt: skip
    hashes = hashes_of(tokens)
    room = await rooms.open(other, next(iter(hashes.values())), {}, seed, luck, hashes)
    links = [SeatToken(seat, token, link_to(room.id, token), True) for seat, token in tokens.items()]
    return DuplicateOpened(room.id, links)


# Looking.
class SameLuck:
    """Whether a table's past may be told: its seed, what every seat saw, what if. One rule, for every route."""

    def __init__(self, kept: Kept) -> None:
        self.kept = kept

    async def is_open(self, room: AtTable, table: Table) -> bool:
        """When its game is over, and that of every table dealt from the same seed."""
        if not table.is_over():
            return False
        return room.luck is None or await self.is_luck_over(room.luck)

    async def is_luck_over(self, luck: str) -> bool:
        return all(status == "over" for _, status in await self.kept.of_luck(luck))

    async def check_watching(self, room: AtTable, table: Table, viewer: int, is_invited: bool = False) -> None:
        """Tables of one luck have no spectators while one of them is played: whoever saw one would know what comes at
        the other. Whoever is invited sees who sits there until the game begins."""
        if is_invited and not table.is_started:
            return
        if room.luck and viewer == SPECTATOR and not await self.is_open(room, table):
            raise Denied(
                403, "same-luck", "another table has the same luck: this one can be watched when both have ended"
            )

    async def compared(self, rooms: Rooms, game: str, luck: str) -> Duplicates:
        """All tables of it that are over. Of a deal of the day others may have ended unfinished."""
        found = []
        for table_id in [table for table, status in await self.kept.of_luck(luck) if status == "over"]:
            with contextlib.suppress(NoTable):
                found.append((table_id, await rooms.table_of(await rooms.find(table_id))))
        records = [lines_of(table) for _, table in found]
        return Duplicates(game, [_duplicate(*each) for each in found], parted_at(records[0], records[-1]))


def _duplicate(table_id: str, table: Table) -> DuplicateTable:
    now = see_now(table, SPECTATOR, with_facts=False)
    return DuplicateTable(
        table=table_id,
        names=[chair.name for chair in table.chairs],
        levels=[chair.level for chair in table.chairs],
        lines=len(table.journal.entries),
        ending=now.ending,
    )
