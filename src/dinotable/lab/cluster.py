"""Work on a Ray cluster: an actor for each worker, which runs and watches a process of its own as the runner does here.

So results are the same, bit for bit, and a bot that crashes or hangs is treated the same. Ray is imported only here; every
node needs the same Dinotable.
"""

import importlib
import time
from collections.abc import Generator, Sequence
from typing import Any

from dinotable.core.errors import Failed, SetupError
from dinotable.lab.process import Done, Worker
from dinotable.lab.supply import Supply, next_size

HERE = "local"
"""Instead of an address: a cluster of this machine alone, which ends with the run."""
LIST, MOST_AT_ONCE = 1.0, 1024
"""How many seconds one list of numbers should take: a message to a cluster costs milliseconds."""


class Actor:
    """Lives on a node of the cluster."""

    def __init__(self, place: str, words: Any, limits: Sequence[float]) -> None:
        self.worker = Worker(place, words, limits)

    def results(self, numbers: list[int]) -> tuple[float, list[Done], str]:
        """The seconds they took, the results, and what went wrong."""
        began, found, error = time.monotonic(), [], ""
        try:
            for done in self.worker.results(numbers):
                found.append(done)
        except Failed as failed:
            error = str(failed)
        return time.monotonic() - began, found, error


def ray_at(address: str) -> Any:
    try:
        ray = importlib.import_module("ray")
    except ModuleNotFoundError:
        raise SetupError("--ray needs Ray, which is not installed: pip install ray") from None
    if not ray.is_initialized():
        try:
            ray.init(address=address, include_dashboard=False if address == HERE else None, logging_level="error")
        except ConnectionError:
            raise SetupError(f"no Ray cluster at “{address}”: start one with ray start --head, or say {HERE}") from None
    return ray


def on_cluster(
    address: str, place: str, words: Any, supply: Supply, workers: int, limits: Sequence[float]
) -> Generator[Done, None, None]:
    """As they are done. `workers` 0: one for each core of the cluster."""
    ray = ray_at(address)
    count = workers or int(ray.cluster_resources().get("CPU", 1))
    hired = ray.remote(num_cpus=1)(Actor)
    actors = [hired.remote(place, words, limits) for _ in range(count)]
    sizes = [1] * count
    waiting: dict[Any, tuple[int, list[int]]] = {}
    """Which actor is asked for which numbers."""

    def ask(k: int) -> None:
        if numbers := supply.take(sizes[k]):
            waiting[actors[k].results.remote(numbers)] = k, numbers

    try:
        for k in range(count):
            ask(k)
        while waiting:
            (ready, *_), _ = ray.wait(list(waiting))
            k, numbers = waiting.pop(ready)
            try:
                seconds, found, error = ray.get(ready)
            except ray.exceptions.RayError as lost:
                raise Failed(f"a worker of the cluster was lost at numbers {numbers}: {type(lost).__name__}") from None
            sizes[k] = next_size(sizes[k], seconds, LIST, MOST_AT_ONCE)
            ask(k)
            yield from found
            if error:
                raise Failed(error)
    finally:
        for actor in actors:
            ray.kill(actor)
