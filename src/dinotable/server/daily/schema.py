"""What is kept of the deals of the day."""

import sqlalchemy as sa

from dinotable.server.storage.schema import metadata, table_id

deals = sa.Table(
    "deals",
    metadata,
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
)
"""One a day; the day is the key, so that several processes agree on its luck."""
tries = sa.Table(
    "tries",
    metadata,
    table_id(),
    sa.Column("day", sa.String(10), nullable=False),
    sa.Column("visitor", sa.String(64), nullable=False),
    sa.Column("account", sa.String(32)),
    sa.Column("address", sa.String(32), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("result", sa.Text),
    # Whether a bot was asked for its opinion at that table.
    sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.UniqueConstraint("day", "visitor", "number", name="tries_once"),
)
"""Whoever has begun it: known by a secret of the browser (its hash), by the account if there was one, and by the address,
which is kept as a hash that nothing but this day's secret could make."""
