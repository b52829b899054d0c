"""Accounts, their sessions and seats; where to send notices, and which were sent."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(32), nullable=False, unique=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("sessions_by_account", "sessions", ["account"])
    op.create_table(
        "holdings",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("holdings_by_seat", "holdings", ["game", "seat"])
    op.create_table(
        "webhooks",
        sa.Column("owner", sa.String(80), primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id")),
        sa.Column("game", sa.String(32), sa.ForeignKey("tables.id")),
        sa.Column("seat", sa.Integer),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("off", sa.Text, nullable=False),
    )
    op.create_index("webhooks_by_account", "webhooks", ["account"])
    op.create_index("webhooks_by_seat", "webhooks", ["game", "seat"])
    op.create_table(
        "notices",
        sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("ask", sa.Integer, nullable=False),
    )
