"""Everything that a bot worker is asked, and who comes first."""

from collections.abc import Callable

import msgspec

from dinotable.table.bringing import BringJob, check_brought
from dinotable.table.curve import Analyst, CurveJob
from dinotable.table.explaining import ExplainJob, explain_turns
from dinotable.table.story import StoryJob, Storyteller
from dinotable.table.thinking import BotWorker, Job, PlayerFor, usual_player
from dinotable.table.upload import CheckJob, check

TableJob = Job | ExplainJob | CurveJob | StoryJob | CheckJob | BringJob

MOVE, HINT, CHECK, CURVE = range(4)
"""Who comes first."""


class JobWorker:
    """Answers jobs one after the other, and remembers what helps with the next."""

    def __init__(self, clock: Callable[[], float], player_for: PlayerFor = usual_player) -> None:
        self._bots = BotWorker(player_for)
        self._analyst = Analyst(clock)
        self._storyteller = Storyteller(clock)

    def answer(self, job: TableJob) -> msgspec.Struct:
        if isinstance(job, Job):
            return self._bots.think(job)
        if isinstance(job, ExplainJob):
            return explain_turns(job)
        if isinstance(job, CurveJob):
            return self._analyst.reckon(job)
        if isinstance(job, StoryJob):
            return self._storyteller.tell(job)
        if isinstance(job, BringJob):
            return check_brought(job)
        return check(job)


def kind_of(job: msgspec.Struct) -> int:
    if isinstance(job, Job):
        return HINT if job.has_reasons else MOVE
    if isinstance(job, ExplainJob):
        return HINT
    return CURVE if isinstance(job, CurveJob | StoryJob) else CHECK
