"""Work on a Ray cluster: an actor for each worker, which runs and watches a process of its own as the runner does here.

So results are the same, bit for bit, and a bot that crashes or hangs is treated the same. Ray is imported only here.
"""

import importlib
import time
from collections.abc import Iterator, Sequence
from typing import Any

from dinotable.core.errors import SetupError
from dinotable.lab.process import Done, Worker
from dinotable.lab.supply import Supply, next_size

LIST = 1.0
"""Seconds that one list of numbers should take: a message to a cluster costs milliseconds."""
MOST_AT_ONCE = 1024


class Actor:
    """Lives on a node of the cluster."""

    def __init__(self, place: str, words: Any, limits: Sequence[float]) -> None:
        self.worker = Worker(place, words, limits)

    def results(self, numbers: list[int]) -> tuple[float, list[Done]]:
        """And how many seconds they took."""
        began = time.monotonic()
        found = list(self.worker.results(numbers))
        return time.monotonic() - began, found


def ray_at(address: str) -> Any:
    try:
        ray = importlib.import_module("ray")
    except ModuleNotFoundError:
        raise SetupError("--ray needs Ray, which is not installed: pip install ray") from None
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=True, logging_level="error")
        except ConnectionError:
            raise SetupError(f"no Ray cluster at “{address}”: start one with ray start --head") from None
    return ray


def on_cluster(
    address: str, place: str, words: Any, supply: Supply, workers: int, limits: Sequence[float]
) -> Iterator[Done]:
    """As they are done. `workers` 0: one for each core of the cluster."""
    ray = ray_at(address)
    count = workers or int(ray.cluster_resources().get("CPU", 1))
    hired = ray.remote(num_cpus=1)(Actor)
    actors = [hired.remote(place, words, limits) for _ in range(count)]
    sizes = dict.fromkeys(range(count), 1)
    waiting: dict[Any, int] = {}
    try:
        for k, actor in enumerate(actors):
            if numbers := supply.take(1):
                waiting[actor.results.remote(numbers)] = k
        while waiting:
            ready, _ = ray.wait(list(waiting))
            k = waiting.pop(ready[0])
            seconds, found = ray.get(ready[0])
            sizes[k] = next_size(sizes[k], seconds, LIST, MOST_AT_ONCE)
            if numbers := supply.take(sizes[k]):
                waiting[actors[k].results.remote(numbers)] = k
            yield from found
    finally:
        for actor in actors:
            ray.kill(actor)
