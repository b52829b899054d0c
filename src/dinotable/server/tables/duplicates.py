"""Same luck: a second table for friends, dealt from the seed of the first, to be compared when both have ended."""

from dinotable.core.errors import SetupError
from dinotable.server.tables.rooms import Rooms
from dinotable.table.api.tables import DuplicateOpened, SeatToken
from dinotable.table.log import Chair, Charter
from dinotable.table.tokens import hashes_of, link_to, new_token


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
