"""Results as they are kept and found."""

from collections.abc import Callable, Collection, Iterable

import msgspec
import sqlalchemy as sa

from dinotable.server.accounts.schema import holdings
from dinotable.server.people.schema import asked, mutes, played, results
from dinotable.server.storage.upsert import add_missing
from dinotable.server.tables.schema import IN_USE, IS_KEY, events, seats, tables
from dinotable.table.log import read_charter
from dinotable.table.results import Mine, Result, SeatResult, is_counted
from dinotable.table.variant import Variant

read_chairs = msgspec.json.Decoder(list[SeatResult]).decode
read_variant = msgspec.json.Decoder(Variant).decode
read_options = msgspec.json.Decoder(dict[str, str]).decode
AT_ONCE = 500
"""Names in one statement."""
SeatTest = Callable[[int], bool]
ChairChange = Callable[[int, SeatResult], SeatResult]
Pairs = Iterable[tuple[str, int]]


def keep_result(connection: sa.Connection, result: Result, ended: float) -> None:
    """With the entry that ends the game, so once. Where it is there already it stays as it is."""
    row = {name: getattr(result, name) for name in ("id", "game", "seats", "seconds", "is_rated")}
    row |= {"ended": ended, "options": _json(result.options), "chairs": _json(result.chairs)}
    row["variant"] = _json(result.variant) if result.variant else None
    add_missing(connection, results, [row])


def held_by_tokens(connection: sa.Connection, hashes: list[str]) -> dict[str, list[int]]:
    query = sa.select(seats.c.table, seats.c.seat).where(seats.c.token.in_(hashes), IS_KEY)
    return _by_table((table, seat) for table, seat in connection.execute(query))


def held_by_account(connection: sa.Connection, account: str) -> dict[str, list[int]]:
    now = sa.select(holdings.c.table, holdings.c.seat).where(holdings.c.account == account, holdings.c.seat >= 0)
    before = sa.select(played.c.id, played.c.seat).where(played.c.account == account)
    return _by_table((table, seat) for query in (now, before) for table, seat in connection.execute(query))


def read_mine(connection: sa.Connection, held: dict[str, list[int]]) -> list[Mine]:
    """The newest first."""
    found: list[Mine] = []
    for part in _parts(held):
        there = sa.select(tables.c.id).where(tables.c.id.in_(part), IN_USE)
        is_there = set(connection.execute(there).scalars())
        for row in connection.execute(sa.select(results).where(results.c.id.in_(part))):
            result = result_in(row)
            mine = sorted(seat for seat in set(held[result.id]) if seat < result.seats)
            if mine:
                found.append(Mine(result, mine, result.id in is_there))
    return sorted(found, key=lambda mine: (-mine.result.ended, mine.result.id))


def without_result(connection: sa.Connection, ids: Collection[str]) -> list[str]:
    """Of these tables those that ended before results were kept, the newest first."""
    found: list[tuple[float, str]] = []
    for part in _parts(ids):
        query = sa.select(tables.c.id, tables.c.charter, tables.c.opened).where(
            tables.c.id.in_(part), tables.c.status == "over", IN_USE, tables.c.id.not_in(sa.select(results.c.id))
        )
        found += [(opened, table) for table, charter, opened in connection.execute(query) if _counts(charter)]
    return [table for _, table in sorted(found, reverse=True)]


def _counts(charter: str) -> bool:
    try:
        return is_counted(read_charter(charter))
    except (msgspec.DecodeError, UnicodeError):
        # It stands aside, as wherever else it is looked for.
        return False


def entered_at(connection: sa.Connection, table: str, seq: int) -> float:
    """When an entry was made, by the calendar."""
    query = sa.select(events.c.at).where(events.c.table == table, events.c.seq == seq)
    return float(connection.execute(query).scalar_one())


def outlive(connection: sa.Connection, ids: list[str]) -> None:
    """These tables are about to go for good. Their results stay for the accounts that played there, without the names of all
    others; a result that nobody could see any more goes along."""
    is_theirs = holdings.c.table.in_(ids) & (holdings.c.seat >= 0)
    query = sa.select(holdings.c.account, holdings.c.table.label("id"), holdings.c.seat)
    query = query.join(results, results.c.id == holdings.c.table).where(is_theirs)
    rows = [dict(row) for row in connection.execute(query).mappings()]
    add_missing(connection, played, rows)
    left = _by_table((row["id"], row["seat"]) for row in rows)
    for table, its in left.items():
        blank_names(connection, table, lambda seat, its=its: seat not in its)  # type: ignore[misc]
    gone = [table for table in ids if table not in left]
    connection.execute(sa.delete(results).where(results.c.id.in_(gone), results.c.id.not_in(sa.select(played.c.id))))


def forget_player(connection: sa.Connection, account: str) -> None:
    """Before its holdings go: no result tells its name or its rating any more."""
    for table, its in held_by_account(connection, account).items():
        blank_names(connection, table, lambda seat, its=its: seat in its)  # type: ignore[misc]
    ids = list(connection.execute(sa.select(played.c.id).where(played.c.account == account)).scalars())
    for part in (played, asked, mutes):
        connection.execute(sa.delete(part).where(part.c.account == account))
    connection.execute(sa.delete(asked).where(asked.c.by == account))
    connection.execute(sa.delete(mutes).where(mutes.c.whom == account))
    is_orphan = results.c.id.in_(ids) & results.c.id.not_in(sa.select(played.c.id))
    connection.execute(sa.delete(results).where(is_orphan, results.c.id.not_in(sa.select(tables.c.id))))


def blank_names(connection: sa.Connection, table: str, which: SeatTest) -> None:
    def blank(seat: int, chair: SeatResult) -> SeatResult:
        is_it = which(seat) and not chair.is_bot
        return msgspec.structs.replace(chair, name="", rating=None) if is_it else chair

    change_chairs(connection, table, blank)


def change_chairs(connection: sa.Connection, table: str, change: ChairChange) -> None:
    data = connection.execute(sa.select(results.c.chairs).where(results.c.id == table)).scalar()
    if data is not None:
        chairs = [change(seat, chair) for seat, chair in enumerate(read_chairs(data))]
        connection.execute(sa.update(results).where(results.c.id == table).values(chairs=_json(chairs)))


def result_in(row: "sa.Row[tuple[object, ...]]") -> Result:
    return Result(
        row.id, row.game, row.seats, read_options(row.options), row.ended, row.seconds, row.is_rated,
        read_chairs(row.chairs), variant=read_variant(row.variant) if row.variant else None,
    )  # fmt: skip


def _by_table(pairs: Pairs) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for table, seat in pairs:
        found.setdefault(table, []).append(seat)
    return found


def _parts(ids: Collection[str]) -> list[list[str]]:
    ordered = sorted(ids)
    return [ordered[begin : begin + AT_ONCE] for begin in range(0, len(ordered), AT_ONCE)]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
