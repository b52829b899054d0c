"""A table as a file, for another host: another browser, or a server. What comes from a file is not trusted.

It is rebuilt from its log, and its luck recomputed from its seed. What people would have been refused when they opened it
or sat down is refused here too.
"""

import re

import msgspec
from msgspec.structs import replace

from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, SetupError
from dinotable.core.replay import replay
from dinotable.table.api.tables import ChairWish, Sit, VariantWish
from dinotable.table.boxes import wished_box
from dinotable.table.errors import Refused
from dinotable.table.kept import Kept
from dinotable.table.log import (
    Acted,
    Answered,
    Chair,
    Charter,
    Entered,
    Event,
    Lent,
    Proposed,
    Rose,
    Sat,
    Started,
    Swapped,
    Undid,
)
from dinotable.table.names import checked_name
from dinotable.table.opening import chair_of, checked_level
from dinotable.table.table import Table, rebuild
from dinotable.table.variant import variant_of
from dinotable.table.wire import ID

PREFIX = "here-"
"""How ids of tables in a browser begin. Servers give none of those: their ids are made by chance."""
MOST_LINES = 20_000
"""Of one table's record, with what was taken back: many times the longest game."""
SEED = 32
NAME = re.compile(r"[ -~]{1,80}")
"""What the name of an entry looks like, as every storage can hold it."""
LIVELY = (Sat, Rose, Lent, Swapped, Started, Acted, Undid, Proposed, Answered)
"""What can be entered at a table without clocks while it is played."""


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    charter: Charter
    seed: bytes
    """Of a game that goes on, too: it is a save. Whoever has the file could know what comes."""
    opened: float
    entries: list[Entered]
    ended: float | None = None
    """When, by the calendar."""
    luck: str | None = None
    """What it shares with the table that is dealt from the same seed; none: it is alone."""


def file_of(kept: Kept, entries: list[Entered], ended: float | None = None) -> TableFile:
    return TableFile(kept.id, kept.charter, kept.seed, kept.opened, entries, ended, kept.luck)


read_file = msgspec.json.Decoder(TableFile).decode


def checked_table(games: dict[str, AnyGame], file: TableFile, most_lines: int = MOST_LINES) -> Table:
    """Rebuilt from its log. Raises whatever shows that it cannot have been played."""
    charter = file.charter
    if not re.fullmatch(ID, file.id) or not file.id.startswith(PREFIX) or len(file.seed) != SEED:
        raise SetupError("its id or its seed is none that a browser gives")
    if file.luck is not None and not re.fullmatch(ID, file.luck):
        raise SetupError("what it shares its luck with is no id")
    lines = len(charter.given) + sum(len(getattr(each.event, "lines", ())) + 1 for each in file.entries)
    if lines > most_lines:
        raise SetupError(f"a table has at most {most_lines} lines")
    game = games.get(charter.game)
    if game is None or game.rules != charter.rules:
        raise SetupError(f"“{charter.rules[:40]}” is none of the games here")
    _check_charter(game, charter)
    for entered in file.entries:
        if not NAME.fullmatch(entered.msg_id):
            raise SetupError("an entry has a name that nobody gives")
        _check_event(game, entered.event, len(charter.chairs))
    table = rebuild(game, charter, file.seed, file.entries)
    # Every draw comes from its seed, where it has one.
    replay(game, table.journal.record(with_seed=table.has_own_seed()))
    return table


def _check_charter(game: AnyGame, charter: Charter) -> None:
    usual = replace(charter.time_control, stand_in="random", patience=300)
    if charter.rated or charter.listed or charter.brought or usual.is_timed() or usual != type(usual)():
        raise SetupError("it is no table of a browser: it is rated, listed or has a clock")
    checked_level(game, charter.time_control.stand_in)
    for chair in charter.chairs:
        if not charter.upload and _wished_again(game, chair) != chair:
            raise SetupError("a chair is none that can be wished for")
        _check_name(chair.name)
    if charter.variant:
        wish = msgspec.convert({"name": charter.variant.name, "changed": charter.variant.changed}, VariantWish)
        if variant_of(wished_box(game, wish)) != charter.variant:
            raise SetupError("what it plays with is told otherwise than it is")


def _wished_again(game: AnyGame, chair: Chair) -> Chair:
    """What comes of it if somebody wishes for that chair now."""
    is_named = chair.kind in ("person", "here")
    wish = {
        "kind": "me" if chair.kind == "person" else chair.kind,
        "name": chair.name if is_named else None,
        "level": chair.level or None,
        "face": chair.face or None,
        "colour": chair.colour,
        "head_start": chair.head_start,
    }
    return chair_of(game, msgspec.convert(wish, ChairWish), [])


def _check_event(game: AnyGame, event: Event, seats: int) -> None:
    named: list[int] = [getattr(event, field) for field in ("seat", "one", "other") if hasattr(event, field)]
    if isinstance(event, Proposed) and event.what != "back":
        named.append(event.target)
    if not all(0 <= seat < seats for seat in [*named, *getattr(event, "order", ())]):
        raise SetupError("an entry is about a seat that is not there")
    if isinstance(event, Lent):
        checked_level(game, event.level)
    if isinstance(event, Sat):
        msgspec.convert({"name": event.name, "face": event.face or None, "colour": event.colour}, Sit)
        _check_name(event.name)


def _check_name(name: str) -> None:
    if name:
        checked_name(name)


def why_not_read(error: Exception) -> str:
    """One line for whoever brought it."""
    if isinstance(error, DinotableError | msgspec.DecodeError | msgspec.ValidationError):
        return str(error)[:300]
    return "its log does not hold together"


def check_leaves(table: Table, luck: str | None) -> None:
    """Whether it can go on at a server. Raises Refused with the reason."""
    charter = table.charter
    if table.is_over():
        raise Refused("over", "the game is over: take its record along instead")
    if charter.lesson or charter.upload:
        raise Refused("stays", "this is no game that is played on")
    if luck is not None:
        raise Refused("stays", "two tables of the same luck stay together, where they were opened")
    if all(chair.kind == "bot" for chair in table.chairs):
        raise Refused("stays", "nobody plays there but bots")
    if not all(isinstance(entered.event, LIVELY) for entered in table.entries_since(0)):
        raise Refused("stays", "something was entered there that only a server enters")
