"""What is kept of finished games for those who played them."""

import sqlalchemy as sa

from dinotable.server.storage.schema import metadata, table_id

results = sa.Table(
    "results",
    metadata,
    # A table's id. No key of another table: a result outlives its table for the accounts that played there.
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("seconds", sa.Float, nullable=False),
    sa.Column("is_rated", sa.Boolean, nullable=False),
    sa.Column("chairs", sa.Text, nullable=False),
    # What of the box was changed; null: nothing.
    sa.Column("variant", sa.Text),
)
played = sa.Table(
    "played",
    metadata,
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
    sa.Column("id", sa.String(32), sa.ForeignKey("results.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
)
"""Which accounts played a game whose table is gone; until then their holdings tell."""
asked = sa.Table(
    "asked",
    metadata,
    table_id(),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
    sa.Column("by", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Index("asked_by_account", "account"),
    sa.Index("asked_by_whom", "by"),
    info={"goes_with": "holder"},
)
"""Who is asked to take which chair, and by whom."""
mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
    # An account's id, or EVERYBODY.
    sa.Column("whom", sa.String(32), primary_key=True),
)
"""By whom somebody does not want to be asked any more."""
EVERYBODY = "*"
