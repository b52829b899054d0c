"""How finished games tipped, and tables that share their luck."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("luck", sa.String(32), nullable=True))
    op.create_index("tables_by_luck", "tables", ["luck"])
    op.create_table(
        "curves",
        sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
