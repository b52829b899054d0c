"""What is kept of notices."""

import sqlalchemy as sa

from dinotable.server.storage.schema import metadata, table_id

webhooks = sa.Table(
    "webhooks",
    metadata,
    sa.Column("owner", sa.String(80), primary_key=True),
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id")),
    table_id(is_key=False),
    sa.Column("seat", sa.Integer),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("base", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("off", sa.Text, nullable=False),
    sa.Index("webhooks_by_account", "account"),
    sa.Index("webhooks_by_seat", "table", "seat"),
    info={"goes_with": "holder"},
)
activity = sa.Table(
    "activity",
    metadata,
    table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("uptime", sa.Float, nullable=False),
    info={"goes_with": "holder"},
)
"""When somebody last looked from a seat, where several processes share it."""
notices = sa.Table(
    "notices",
    metadata,
    table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("ask", sa.Integer, nullable=False),
    sa.Column("proposal", sa.Integer, nullable=False, server_default="0"),
    info={"goes_with": "holder"},
)
