"""Work on a Ray cluster: an actor for each worker, which runs and watches a process of its own as the runner does here.

So results are the same, bit for bit, and a bot that crashes or hangs is treated the same. Ray is imported only here; every
node needs the same Dinotable.
"""

import importlib
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any

from dinotable.core.errors import Failed, SetupError
from dinotable.lab.process import Done, Worker
from dinotable.lab.supply import Supply, next_size

HERE = "local"
"""Instead of an address: a cluster of this machine alone, which ends with the run."""
LIST, MOST_AT_ONCE = 1.0, 1024
"""How many seconds one list of numbers should take: a message to a cluster costs milliseconds."""
MOST_LOST = 10
"""Workers that may be lost in a row, besides all of the crew twice: a node takes many with it."""


class Actor:
    """Lives on a node of the cluster."""

    def __init__(self, place: str, words: Any, limits: Sequence[float]) -> None:
        self.worker = Worker(place, words, limits)

    def is_there(self) -> tuple[float, list[Done], str]:
        return 0.0, [], ""

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
    crew = Crew(ray, supply, lambda: ray.remote(num_cpus=1)(Actor).remote(place, words, limits))
    try:
        for _ in range(workers or max(1, int(ray.cluster_resources().get("CPU", 1)))):
            crew.hire()
        while crew.is_busy():
            yield from crew.results()
    finally:
        crew.dismiss()


class Crew:
    """The actors of a run, and which of them does which numbers. What a lost one was at is done again by another."""

    def __init__(self, ray: Any, supply: Supply, hire: Callable[[], Any]) -> None:
        self._ray = ray
        self._supply = supply
        self._hire = hire
        self._sizes: dict[Any, int] = {}
        """How many numbers each actor is asked for at once."""
        self._waiting: dict[Any, tuple[Any, list[int]]] = {}
        """What is waited for: from which actor, for which numbers; none while it only says that it is there."""
        self._idle: list[Any] = []
        """Actors for which there was nothing left."""
        self._left: list[int] = []
        """Of those that were lost."""
        self._lost = 0
        """In a row, without any result between."""

    def hire(self) -> None:
        """A new actor. It may have to wait for a node that has room, so it gets numbers only once it is there."""
        actor = self._hire()
        self._sizes[actor] = 1
        self._waiting[actor.is_there.remote()] = actor, []

    def is_busy(self) -> bool:
        return bool(self._left) or any(numbers for _, numbers in self._waiting.values()) or self._may_have_more()

    def _may_have_more(self) -> bool:
        if not self._left:
            self._left = self._supply.take(1)
        return bool(self._left)

    def results(self) -> Iterator[Done]:
        """Those of whoever is done first."""
        (ready, *_), _ = self._ray.wait(list(self._waiting))
        actor, numbers = self._waiting.pop(ready)
        try:
            seconds, found, error = self._ray.get(ready)
        except self._ray.exceptions.RayError as lost:
            self._replace(actor, numbers, lost)
            return
        self._lost = 0
        if numbers:
            self._sizes[actor] = next_size(self._sizes[actor], seconds, LIST, MOST_AT_ONCE)
        self._ask(actor)
        yield from found
        if error:
            raise Failed(error)

    def _ask(self, actor: Any) -> None:
        size = self._sizes[actor]
        numbers, self._left = self._left[:size], self._left[size:]
        numbers += self._supply.take(size - len(numbers))
        if numbers:
            self._waiting[actor.results.remote(numbers)] = actor, numbers
        else:
            self._idle.append(actor)

    def _replace(self, actor: Any, numbers: list[int], lost: Exception) -> None:
        """A node went away, or something ended the actor: nothing of it was handed over, so all of it is done again."""
        self._lost += 1
        if self._lost > MOST_LOST + 2 * len(self._sizes):
            raise Failed(f"{self._lost} workers of the cluster were lost in a row: {type(lost).__name__}") from None
        self._left = numbers + self._left
        del self._sizes[actor]
        self.hire()
        idle, self._idle = self._idle, []
        for other in idle:
            self._ask(other)

    def dismiss(self) -> None:
        for actor in self._sizes:
            self._ray.kill(actor)
