"""Clearing up by served time, and what was cleared set aside first."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("touched", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("aside", sa.Float))
    op.create_index("tables_by_aside", "tables", ["aside"])
    op.add_column("sessions", sa.Column("served", sa.Float, nullable=False, server_default="0"))
    # As if everything had been used just now: nothing is due because of the update.
    now = sa.text("(select coalesce(max(value), 0) from house where name = 'served')")
    op.execute(sa.update(sa.table("tables", sa.column("touched"))).values(touched=now))
    op.execute(sa.update(sa.table("sessions", sa.column("served"))).values(served=now))
