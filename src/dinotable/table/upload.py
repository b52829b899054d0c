"""A record that somebody brings: read, checked line by line, and made into a charter."""

import msgspec

from dinotable.core.chance import new_seed
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, RecordError, SetupError
from dinotable.core.record import Record, read_record
from dinotable.core.replay import box_of, replay
from dinotable.games import load
from dinotable.table.log import Chair, Charter, Upload
from dinotable.table.variant import variant_of

MOST_LINES = 5_000
"""Several times the longest game; what goes on longer takes back and does again."""


class CheckJob(msgspec.Struct, frozen=True, tag="check"):
    """Read a record and replay it: every action legal, every draw from its seed where it carries one."""

    places: dict[str, str]
    """Where each game is that may be brought."""
    data: bytes
    seconds: float = 20.0


class Checked(msgspec.Struct, frozen=True):
    trouble: str = ""
    """One line that names the place; empty: all is well."""
    charter: Charter | None = None
    """What it becomes, where all is well."""
    seed: bytes = b""
    has_seed: bool = False
    is_over: bool = False


def check(job: CheckJob) -> Checked:
    """In a process of its own, because it takes long."""
    try:
        record = read_record(job.data)
        if len(record.lines) > MOST_LINES:
            raise RecordError(record.place_of(MOST_LINES), f"a record brought here has at most {MOST_LINES} lines")
        place = job.places.get(record.game_id())
        if place is None:
            raise SetupError(f"{record.place('game')}: “{record.rules[:40]}” is none of the games here")
        game = load(place)
        replay(game, record)
    except DinotableError as error:
        return Checked(str(error))
    return Checked("", charter_of(game, record), seed_of(record), bool(record.seed), bool(record.end))


def charter_of(game: AnyGame, record: Record) -> Charter:
    names = record.names or [""] * record.seats
    starts = record.head_starts or [0] * record.seats
    chairs = [Chair("here", name, head_start=more) for name, more in zip(names, starts, strict=True)]
    upload = Upload(record.commitment, record.given)
    variant = variant_of(box_of(game, record))
    return Charter(game.id, game.rules, record.options, chairs, given=record.lines, upload=upload, variant=variant)


def seed_of(record: Record) -> bytes:
    """Its own where it brought one. Another never comes to light: it does not fit the record's commitment."""
    return bytes.fromhex(record.seed) if record.seed else new_seed()
