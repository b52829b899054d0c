"""A process that thinks: a job a line on standard input, an answer a line on standard output; an empty line
answers an empty one. Ends with its input.

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
from dinotable.table.jobs import JobWorker
from dinotable.table.picture import PictureJob
from dinotable.table.thinking import Job, Thought


def main() -> None:
    if "--aside" in sys.argv and hasattr(os, "nice"):
        os.nice(19)
    read = msgspec.json.Decoder(AnyJob).decode
    encode = msgspec.json.Encoder().encode
    programs = [flag.removeprefix(PROGRAM) for flag in sys.argv if flag.startswith(PROGRAM)]
    worker = JobWorker(time.perf_counter, players_with(programs))
    answers = sys.stdout.buffer
    # Whatever a bot prints must not be taken for an answer.
    sys.stdout = sys.stderr
    for line in sys.stdin.buffer:
        # Asked for nothing, it says that it is there.
        answer = encode(_answer(worker, read(line))) if line.strip() else b""
        try:
            answers.write(answer + b"\n")
            answers.flush()
        except BrokenPipeError:
            # Whoever asked was killed; there is nothing left to put in order.
            os._exit(0)


def _answer(worker: JobWorker, job: AnyJob) -> msgspec.Struct:
    if isinstance(job, PictureJob):
        return rasterise(job)
    try:
        return worker.answer(job)
    except BotFailed as error:
        # A program has a process of its own: this one goes on for all others.
        level = job.level if isinstance(job, Job) else ""
        print(f"the program {level} failed: {error}", file=sys.stderr, flush=True)
        return Thought([])


if __name__ == "__main__":
    main()
