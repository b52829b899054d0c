"""What the database holds."""

import sqlalchemy as sa

metadata = sa.MetaData()
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("charter", sa.Text, nullable=False),
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("host", sa.String(64), nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("due", sa.Float),
    sa.Column("luck", sa.String(32)),
    sa.Column("touched", sa.Float, nullable=False, server_default="0"),
    sa.Column("aside", sa.Float),
    sa.Index("tables_by_status", "status", "opened"),
    sa.Index("tables_by_due", "due"),
    sa.Index("tables_by_luck", "luck"),
    sa.Index("tables_by_aside", "aside"),
)
seats = sa.Table(
    "seats",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Index("seats_by_game", "game"),
)
IS_KEY = seats.c.kind == "key"
blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("visitor", sa.String(64), primary_key=True),
    sa.Column("is_out", sa.Boolean, nullable=False),
)
events = sa.Table(
    "events",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("msg_id", sa.String(80), nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("served", sa.Float, nullable=False, server_default="0"),
    sa.UniqueConstraint("game", "msg_id", name="events_once"),
)
accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("folded", sa.Text, nullable=False, unique=True),
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
)
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False, unique=True),
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
    sa.Column("served", sa.Float, nullable=False, server_default="0"),
    sa.Index("sessions_by_account", "account"),
)
holdings = sa.Table(
    "holdings",
    metadata,
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
    sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("since", sa.Float, nullable=False),
    sa.Index("holdings_by_seat", "game", "seat"),
)
left_chairs = sa.Table(
    "left_chairs",
    metadata,
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), primary_key=True),
    sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
)
webhooks = sa.Table(
    "webhooks",
    metadata,
    sa.Column("owner", sa.String(80), primary_key=True),
    sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id")),
    sa.Column("game", sa.String(32), sa.ForeignKey("tables.id")),
    sa.Column("seat", sa.Integer),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("base", sa.Text, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("off", sa.Text, nullable=False),
    sa.Index("webhooks_by_account", "account"),
    sa.Index("webhooks_by_seat", "game", "seat"),
)
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("ask", sa.Integer, nullable=False),
    sa.Column("proposal", sa.Integer, nullable=False, server_default="0"),
)
HOST = -1
"""Stands for the host's place among an account's seats."""
OF_A_HOLDER = (holdings, webhooks, notices)
"""What goes when somebody leaves a seat."""
OF_A_SEAT = (*OF_A_HOLDER, blocks)
"""What changes places with a seat."""
house = sa.Table(
    "house",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Float, nullable=False),
)
chat = sa.Table(
    "chat",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("room", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("reaction", sa.String(16), nullable=False),
    sa.Column("seq", sa.Integer),
)
curves = sa.Table(
    "curves",
    metadata,
    sa.Column("game", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
)
