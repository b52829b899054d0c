"""How games ended, for those who played them; ratings for who wants them; being asked to play again."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    _people()
    _ratings()


def _people() -> None:
    """Results of games that ended before are made when somebody asks for them: they take playing the games through."""
    op.create_table(
        "results",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("chairs", sa.Text, nullable=False),
    )
    op.create_table(
        "played",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("id", sa.String(32), sa.ForeignKey("results.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_table(
        "asked",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("by", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("asked_by_account", "asked", ["account"])
    op.create_index("asked_by_whom", "asked", ["by"])
    op.create_table(
        "mutes",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
        sa.Column("whom", sa.String(32), primary_key=True),
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("player", sa.String(48), primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id")),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("ratings_by_account", "ratings", ["account"])
    op.create_table(
        "rated_seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
        sa.UniqueConstraint("table", "account", name="rated_seats_once"),
    )
    op.create_index("rated_seats_by_account", "rated_seats", ["account"])
    op.create_table(
        "off_ladder",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
    )
