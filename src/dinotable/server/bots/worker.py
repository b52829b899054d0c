"""A process that thinks: a job a line on standard input, an answer a line on standard output. Ends with its input.

With `--aside` it gives way to every other process of the machine; `--bot=NAME=COMMAND` names a program that may play.
"""

import os
import sys
import time

import msgspec

from dinotable.programs.errors import BotFailed
from dinotable.server.bots.kinds import AnyJob
from dinotable.server.bots.process import PROGRAM
from dinotable.server.bots.programs import players_with
from dinotable.server.bots.raster import rasterise
from dinotable.table.curve import Analyst, CurveJob
from dinotable.table.explaining import ExplainJob, explain_turns
from dinotable.table.picture import PictureJob
from dinotable.table.story import StoryJob, Storyteller
from dinotable.table.thinking import BotWorker, Job, Thought
from dinotable.table.upload import check


def main() -> None:
    if "--aside" in sys.argv and hasattr(os, "nice"):
        os.nice(19)
    read = msgspec.json.Decoder(AnyJob).decode
    encode = msgspec.json.Encoder().encode
    programs = [flag.removeprefix(PROGRAM) for flag in sys.argv if flag.startswith(PROGRAM)]
    worker, analyst = BotWorker(players_with(programs)), Analyst(time.perf_counter)
    storyteller = Storyteller(time.perf_counter)
    answers = sys.stdout.buffer
    # Whatever a bot prints must not be taken for an answer.
    sys.stdout = sys.stderr
    for line in sys.stdin.buffer:
        job = read(line)
        answer: msgspec.Struct
        if isinstance(job, Job):
            try:
                answer = worker.think(job)
            except BotFailed as error:
                # A program has a process of its own: this one goes on for all others.
                print(f"the program {job.level} failed: {error}", file=sys.stderr, flush=True)
                answer = Thought([])
        elif isinstance(job, ExplainJob):
            answer = explain_turns(job)
        elif isinstance(job, CurveJob):
            answer = analyst.reckon(job)
        elif isinstance(job, StoryJob):
            answer = storyteller.tell(job)
        elif isinstance(job, PictureJob):
            answer = rasterise(job)
        else:
            answer = check(job)
        try:
            answers.write(encode(answer) + b"\n")
            answers.flush()
        except BrokenPipeError:
            # Whoever asked was killed; there is nothing left to put in order.
            os._exit(0)


if __name__ == "__main__":
    main()
