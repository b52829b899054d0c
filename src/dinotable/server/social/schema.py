"""What is kept of what people say."""

import sqlalchemy as sa

from dinotable.server.storage.schema import metadata, table_id

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("process", sa.String(16), primary_key=True),
    table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Index("presence_by_table", "table"),
    info={"goes_with": "process"},
)
"""Who is connected to which process: a seat, or SPECTATOR."""
chat = sa.Table(
    "chat",
    metadata,
    table_id(),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("room", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("reaction", sa.String(16), nullable=False),
    sa.Column("seq", sa.Integer),
)
