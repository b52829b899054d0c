"""Jobs that wait for a bot worker, where several processes share them."""

import sqlalchemy as sa

from dinotable.server.storage.schema import metadata

jobs = sa.Table(
    "jobs",
    metadata,
    sa.Column("key", sa.String(120), primary_key=True),
    sa.Column("kind", sa.Integer, nullable=False),
    sa.Column("needs", sa.Text, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("seconds", sa.Float, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    sa.Column("worker", sa.String(16)),
    sa.Column("until", sa.Float),
    sa.Column("answer", sa.Text),
    sa.Index(
        "jobs_waiting",
        "kind",
        "made",
        postgresql_where=sa.text("answer IS NULL"),
        sqlite_where=sa.text("answer IS NULL"),
    ),
)
"""`key`: two processes that need the same thought ask for it once. `kind`: who comes first. `needs`: what a worker has to
know, a line each. `until`: when a worker that has taken it counts as dead; once there is an answer, when that came. An empty
answer: it broke. All times by the database's own clock. On PostgreSQL none of it outlives a crash: who asked asks again."""
