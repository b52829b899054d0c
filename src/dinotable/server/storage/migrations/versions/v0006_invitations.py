"""Keys and invitations instead of one token a seat, who was put out, chairs that accounts left, answers that are owed."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    connection = op.get_bind()
    before = [tuple(row) for row in connection.execute(sa.text("select game, seat, token from seats"))]
    free = {game: _free_friends(connection, game, charter) for game, charter in _open_tables(connection)}
    op.drop_table("seats")
    op.create_table(
        "seats",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("seats_by_game", "seats", ["game"])
    kept = sa.table("seats", *(sa.column(name) for name in ("token", "game", "seat", "kind", "made")))
    rows = [
        {
            "token": token,
            "game": game,
            "seat": seat,
            "kind": "invitation" if seat in free.get(game, ()) else "key",
            "made": 0.0,
        }
        for game, seat, token in before
    ]
    if rows:
        connection.execute(sa.insert(kept), rows)
    op.create_table(
        "blocks",
        sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("is_out", sa.Boolean, nullable=False),
    )
    op.create_table(
        "left_chairs",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
    )
    op.add_column("notices", sa.Column("proposal", sa.Integer, nullable=False, server_default="0"))
    op.add_column("chat", sa.Column("seq", sa.Integer))


def _open_tables(connection: sa.Connection) -> list[tuple[str, str]]:
    return [tuple(row) for row in connection.execute(sa.text("select id, charter from tables where status = 'open'"))]


def _free_friends(connection: sa.Connection, game: str, charter: str) -> list[int]:
    """The chairs for friends on which nobody sits: their links have not been used, or are good again."""
    chairs = [[chair["kind"], chair.get("name", "")] for chair in json.loads(charter)["chairs"]]
    query = sa.text("select seq, data from events where game = :game order by seq")
    wishes: dict[int, Any] = {}
    for seq, data in connection.execute(query, {"game": game}):
        event = json.loads(data)
        kind = event["type"]
        if kind in ("sat", "rose"):
            chairs[event["seat"]][1] = event.get("name", "")
        elif kind == "swapped":
            _swap(chairs, event["one"], event["other"])
        elif kind in ("proposed", "answered"):
            wish = wishes.setdefault(event.get("proposal", seq), event)
            if event.get("passes") and wish["what"] == "swap":
                _swap(chairs, wish["seat"], wish["target"])
    return [seat for seat, (kind, name) in enumerate(chairs) if kind == "friend" and not name]


def _swap(chairs: list[list[str]], one: int, other: int) -> None:
    chairs[one], chairs[other] = chairs[other], chairs[one]
