"""Served time, when tables are due to be looked at, and what is said at them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("tables_by_due", "tables", ["due"])
    op.add_column("events", sa.Column("served", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "house",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("room", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("reaction", sa.String(16), nullable=False),
    )
