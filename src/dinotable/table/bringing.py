"""A table that was begun in a browser and goes on at a server."""

import msgspec

from dinotable.games import load
from dinotable.table.table_file import TableFile, check_leaves, checked_table, why_not_read
from dinotable.table.upload import MOST_LINES
from dinotable.table.wire import NO_MESSAGE, Request, Token


class BringTable(Request, frozen=True):
    """What is sent: a table, and fresh secrets of one's own that shall open it. Whoever sends it again with the same ones,
    because the answer was lost, is answered alike."""

    table: TableFile
    host: Token
    keys: list[Token | None]
    """By seat; none for bots."""


class BringJob(msgspec.Struct, frozen=True, tag="bring"):
    """Read it and play it again: every action legal, every draw from its seed."""

    places: dict[str, str]
    """Where each game is that may be brought."""
    data: bytes
    seconds: float = 20.0


class Brought(msgspec.Struct, frozen=True):
    trouble: str = ""
    """One line; empty: all is well."""
    wish: BringTable | None = None


read_wish = msgspec.json.Decoder(BringTable).decode


def check_brought(job: BringJob) -> Brought:
    """In a process of its own, because it takes long."""
    try:
        wish = read_wish(job.data)
        place = job.places.get(wish.table.charter.game)
        games = {wish.table.charter.game: load(place)} if place else {}
        table = checked_table(games, wish.table, MOST_LINES)
        check_leaves(table, wish.table.luck)
    except NO_MESSAGE as error:
        return Brought(f"this is no table of a browser: {error}"[:300])
    except Exception as error:
        # Whatever a log that somebody made up leads to is theirs.
        return Brought(why_not_read(error))
    if any(chair.kind not in ("person", "here", "bot") for chair in table.chairs):
        # Otherwise the bringer would keep a key to a seat that somebody takes later.
        return Brought("a table that is brought has chairs for who plays here and for bots, and no others")
    if [key is None for key in wish.keys] != [chair.kind == "bot" for chair in table.chairs]:
        return Brought("every seat of a person has a key, and no other")
    secrets = [wish.host, *filter(None, wish.keys)]
    if len(set(secrets)) < len(secrets):
        return Brought("every key is another one")
    return Brought("", wish)
