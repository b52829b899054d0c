"""One word for one thing: `table` for a table's id, `uptime`, `level`, `time_control`; what several processes share."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from dinotable.table.names import looks_of

revision = "0007"
down_revision = "0006"

OF_A_TABLE = ("seats", "blocks", "events", "holdings", "left_chairs", "webhooks", "notices", "chat", "curves")
AT_ONCE = 500


def upgrade() -> None:
    connection = op.get_bind()
    for name in OF_A_TABLE:
        op.execute(sa.text(f'alter table {name} rename column game to "table"'))
    for name in ("events", "sessions"):
        op.execute(sa.text(f"alter table {name} rename column served to uptime"))
    op.execute(sa.text("update house set name = 'uptime' where name = 'served'"))
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    _reword(connection)
    op.create_table(
        "looks",
        sa.Column("look", sa.Text, primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
    )
    _fill_looks(connection)
    _index()
    _share()
    _operate()


def _index() -> None:
    """Nearly all tables have neither of three: those that have are found by it, and the others are not looked up in it."""
    for name in ("due", "luck", "aside"):
        is_there = sa.text(f"{name} is not null")
        op.drop_index(f"tables_by_{name}", "tables")
        op.create_index(f"tables_by_{name}", "tables", [name], sqlite_where=is_there, postgresql_where=is_there)
    op.create_index("tables_by_host", "tables", ["host"])


def _share() -> None:
    """What several processes on one database tell each other."""
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False, server_default="0"),
        sa.Column("knows", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_index("presence_by_table", "presence", ["table"])
    op.create_table(
        "spending",
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("sender", sa.String(64), primary_key=True),
        sa.Column("what", sa.String(24), primary_key=True),
        sa.Column("amount", sa.Float, nullable=False),
    )
    op.create_table(
        "activity",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("uptime", sa.Float, nullable=False),
    )
    op.create_table(
        "jobs",
        sa.Column("key", sa.String(120), primary_key=True),
        sa.Column("kind", sa.Integer, nullable=False),
        sa.Column("needs", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("worker", sa.String(16)),
        sa.Column("until", sa.Float),
        sa.Column("answer", sa.Text),
    )
    waiting = sa.text("answer IS NULL")
    op.create_index("jobs_waiting", "jobs", ["kind", "made"], postgresql_where=waiting, sqlite_where=waiting)
    if op.get_bind().dialect.name == "postgresql":
        # Nobody has to keep them: who asked asks again.
        op.execute(sa.text("alter table jobs set unlogged"))


def _operate() -> None:
    """What whoever runs the server has said."""
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("value", sa.String(80), primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def _reword(connection: sa.Connection) -> None:
    """What is kept as JSON, row by row: what cannot be read stays as it is, and its table stands aside as before."""
    charters = sa.text("select charter from tables where id = :id")
    change = sa.text("update tables set charter = :charter where id = :id")
    for (table,) in list(connection.execute(sa.text("select id from tables"))):
        charter = _read(connection, charters, id=table)
        if charter is not None:
            connection.execute(change, {"id": table, "charter": _write(reworded_charter(charter))})
    lent = sa.text("""select "table", seq from events where data like '%"type":"lent"%'""")
    entries = sa.text("""select data from events where "table" = :table and seq = :seq""")
    entry = sa.text("""update events set data = :data where "table" = :table and seq = :seq""")
    for table, seq in list(connection.execute(lent)):
        event = _read(connection, entries, table=table, seq=seq)
        if event is not None and event.get("type") == "lent" and "rung" in event:
            event["level"] = event.pop("rung")
            connection.execute(entry, {"table": table, "seq": seq, "data": _write(event)})


def reworded_charter(charter: dict[str, Any]) -> dict[str, Any]:
    chairs = charter.get("chairs")
    for chair in chairs if isinstance(chairs, list) else ():
        if isinstance(chair, dict) and "rung" in chair:
            chair["level"] = chair.pop("rung")
    if "terms" in charter:
        charter["time_control"] = charter.pop("terms")
    return charter


def _fill_looks(connection: sa.Connection) -> None:
    rows = [
        {"look": look, "account": account}
        for account, name in connection.execute(sa.text("select id, name from accounts"))
        for look in sorted(looks_of(name))
    ]
    kept = sa.table("looks", sa.column("look"), sa.column("account"))
    for begin in range(0, len(rows), AT_ONCE):
        connection.execute(sa.insert(kept), rows[begin : begin + AT_ONCE])


def _read(connection: sa.Connection, query: sa.TextClause, **key: object) -> dict[str, Any] | None:
    try:
        text = connection.execute(query, key).scalar()
        found = json.loads(text) if isinstance(text, str) else None
    except (sa.exc.DBAPIError, ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def _write(value: dict[str, Any]) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    # Half a character, which no database takes, stays spelt out.
    return text if text.isascii() or _can_be_kept(text) else json.dumps(value, separators=(",", ":"))


def _can_be_kept(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
