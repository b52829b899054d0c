"""What whoever runs the server has said."""

import sqlalchemy as sa

from dinotable.server.storage.schema import metadata

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("value", sa.String(80), primary_key=True),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)
"""Addresses and names that are let in nowhere; `kind` is `address` or `name`."""
announcements = sa.Table(
    "announcements",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)
"""What all players are told. `at`: when the server restarts; `until`: when nobody has to know any more. By the calendar."""
