"""What is kept of accounts."""

import sqlalchemy as sa

from dinotable.server.storage.schema import metadata, table_id

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("folded", sa.Text, nullable=False, unique=True),
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)
looks = sa.Table(
    "looks",
    metadata,
    sa.Column("look", sa.Text, primary_key=True),
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
)
"""How the names of accounts look: a new one may not look like an old one."""
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False, unique=True),
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
    sa.Column("uptime", sa.Float, nullable=False, server_default="0"),
    sa.Index("sessions_by_account", "account"),
)
holdings = sa.Table(
    "holdings",
    metadata,
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
    table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("since", sa.Float, nullable=False),
    sa.Index("holdings_by_seat", "table", "seat"),
    info={"goes_with": "holder"},
)
HOST = -1
"""Stands for the host's place among an account's seats."""
left_chairs = sa.Table(
    "left_chairs",
    metadata,
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
    table_id(),
    sa.Column("seq", sa.Integer, primary_key=True),
)
