"""A record that somebody brings: read, checked line by line, and made into a charter."""

import msgspec

from dinotable.core.chance import new_seed
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, RecordError
from dinotable.core.record import Record, read_record
from dinotable.core.replay import replay
from dinotable.games import load
from dinotable.table.log import Chair, Charter, Upload

MOST_LINES = 5_000
"""Several times the longest game; what goes on longer takes back and does again."""


class CheckJob(msgspec.Struct, frozen=True, tag="check"):
    """Replay a record: every action legal, every draw from its seed where it carries one."""

    place: str
    table: str
    """No table yet: what parts one job from another."""
    text: str
    seconds: float = 20.0


class Checked(msgspec.Struct, frozen=True):
    trouble: str
    """One line that names the place; empty: all is well."""


def check(job: CheckJob) -> Checked:
    """In a process of its own, because it takes long."""
    try:
        replay(load(job.place), read_record(job.text.encode()))
    except DinotableError as error:
        return Checked(str(error))
    return Checked("")


def read_upload(data: bytes) -> Record:
    """What can be said about it without replaying it."""
    record = read_record(data)
    if len(record.lines) > MOST_LINES:
        raise RecordError(record.place_of(MOST_LINES), f"a record brought here has at most {MOST_LINES} lines")
    return record


def charter_of(game: AnyGame, record: Record) -> Charter:
    names = record.names or [""] * record.seats
    chairs = [Chair("here", name) for name in names]
    upload = Upload(record.commitment, record.given)
    return Charter(game.id, game.rules, record.options, chairs, given=record.lines, upload=upload)


def seed_of(record: Record) -> bytes:
    """Its own where it brought one. Another never comes to light: it does not fit the record's commitment."""
    return bytes.fromhex(record.seed) if record.seed else new_seed()
