"""What is kept of ratings."""

import sqlalchemy as sa

from dinotable.server.storage.schema import metadata, table_id

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("game", sa.String(60), primary_key=True),
    # An account's id, or `bot/` and a level.
    sa.Column("player", sa.String(48), primary_key=True),
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id")),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Index("ratings_by_account", "account"),
)
rated_seats = sa.Table(
    "rated_seats",
    metadata,
    table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
    # Nobody plays a rated game against themselves.
    sa.UniqueConstraint("table", "account", name="rated_seats_once"),
    sa.Index("rated_seats_by_account", "account"),
    info={"goes_with": "holder"},
)
"""Whose rating the result of a seat counts for: whoever sat down there, whatever happens to the seat's keys later."""
off_ladder = sa.Table(
    "off_ladder",
    metadata,
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
)
"""Who does not want to be seen on the ladders."""
