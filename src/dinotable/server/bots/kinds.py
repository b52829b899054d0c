"""Kinds of jobs, and who comes first."""

from dinotable.table.curve import CurveJob
from dinotable.table.explaining import ExplainJob
from dinotable.table.picture import PictureJob
from dinotable.table.story import StoryJob
from dinotable.table.thinking import Job
from dinotable.table.upload import CheckJob

AnyJob = Job | ExplainJob | CurveJob | StoryJob | CheckJob | PictureJob
FORMAT = 3
"""Goes up when a job or an answer changes its shape: processes of another version leave such jobs alone."""

MOVE, HINT, CHECK, CURVE = range(4)
"""Who comes first."""
NAMES = {MOVE: "moves", HINT: "hints", CHECK: "checks", CURVE: "curves"}
AT_A_TABLE, ASIDE = (MOVE, HINT), (CHECK, CURVE)
"""What somebody at a table waits for, and what has a process of its own that gives way to every other."""
MOST_WAITING = {MOVE: 200, HINT: 30, CHECK: 8, CURVE: 20}
"""Jobs of each kind, for each process; one more is refused. A record that waits may be as long as two megabytes."""


def kind_of(job: AnyJob) -> int:
    if isinstance(job, Job):
        return HINT if job.has_reasons else MOVE
    if isinstance(job, ExplainJob):
        return HINT
    return CHECK if isinstance(job, CheckJob | PictureJob) else CURVE
