"""Kinds of jobs, and who comes first."""

from dinotable.table.jobs import CHECK, CURVE, HINT, MOVE, TableJob
from dinotable.table.picture import PictureJob

AnyJob = TableJob | PictureJob
FORMAT = 3
"""Goes up when a job or an answer changes its shape: processes of another version leave such jobs alone."""

NAMES = {MOVE: "moves", HINT: "hints", CHECK: "checks", CURVE: "curves"}
AT_A_TABLE, ASIDE = (MOVE, HINT), (CHECK, CURVE)
"""What somebody at a table waits for, and what has a process of its own that gives way to every other."""
MOST_WAITING = {MOVE: 200, HINT: 30, CHECK: 8, CURVE: 20}
"""Jobs of each kind, for each process; one more is refused. A record that waits may be as long as two megabytes."""
