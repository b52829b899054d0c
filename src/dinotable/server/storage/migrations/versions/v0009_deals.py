"""The deals of the day, and who has tried them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("account", sa.String(32)),
        sa.Column("address", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("result", sa.Text),
        sa.UniqueConstraint("day", "visitor", "number", name="tries_once"),
    )
