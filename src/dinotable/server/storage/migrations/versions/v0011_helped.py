"""Tries of a deal of the day tell whether a bot was asked."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tries", sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false()))
