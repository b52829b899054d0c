"""What runs in the bot worker: a job in, its answer out. It knows nothing of tables' tokens or of what is kept."""

import time

import msgspec

from dinotable.table.jobs import JobWorker, TableJob
from dinotable.table.wire import encode

read_job = msgspec.json.Decoder(TableJob).decode
_worker = JobWorker(time.perf_counter)


def answer(job: str) -> str:
    """Takes its time: up to the seconds that the job says."""
    return encode(_worker.answer(read_job(job))).decode()
