"""The one runner: does work by number in as many processes as wanted, here or on a cluster.

    for number, result in run(MyWork, words, range(1000), workers=2):
        …

Results come in the order of the numbers, whichever was done first, and do not depend on how many processes there are.
To go on after an interruption, leave out the numbers that are done. Whoever stops listening ends all processes.
"""

import os
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from queue import Empty, Queue
from typing import Any

from dinotable.lab.cluster import on_cluster
from dinotable.lab.process import WATCH, Done, Worker
from dinotable.lab.supply import Supply, next_size
from dinotable.lab.work import Work, place_of

LIST, MOST_AT_ONCE = 0.1, 64
"""How many seconds one list of numbers should take, so that messages cost little and no process is idle in the end."""


def run(
    work: type[Work],
    words: Any,
    numbers: Iterable[int],
    workers: int = 0,
    *,
    in_order: bool = True,
    limits: Sequence[float] = (),
    cluster: str | None = None,
    watched: Callable[[int], None] | None = None,
) -> Generator[Done, None, None]:
    """Each number with its result. `workers`: 0 is one for each core, here or of the cluster.

    `in_order=False`: as they are done, for who keeps each of them. `limits`: how many seconds each of those may think
    that the work marks. `cluster`: the address of a Ray cluster, `auto`, or `local`. `watched`: hears now and then how
    much the processes here have done of the numbers they are at, for work that counts its steps.
    """
    supply = Supply(numbers)
    if cluster is None:
        done = in_processes(place_of(work), words, supply, workers or os.cpu_count() or 1, limits, watched)
    else:
        done = on_cluster(cluster, place_of(work), words, supply, workers, limits)
    with closing(done):
        yield from sorted_by(supply, done) if in_order else done


def sorted_by(supply: Supply, done: Iterator[Done]) -> Iterator[Done]:
    held: dict[int, Any] = {}
    for number, result in done:
        held[number] = result
        while supply.order and supply.order[0] in held:
            first = supply.order.pop(0)
            yield first, held.pop(first)


def in_processes(
    place: str,
    words: Any,
    supply: Supply,
    workers: int,
    limits: Sequence[float],
    watched: Callable[[int], None] | None = None,
) -> Generator[Done, None, None]:
    """As they are done. A thread for each worker talks with it."""
    done: Queue[Done | Exception | None] = Queue()
    hands = [Worker(place, words, limits) for _ in range(workers)]
    threads = [threading.Thread(target=_serve, args=(hand, supply, done), daemon=True) for hand in hands]
    for thread in threads:
        thread.start()
    busy = workers
    try:
        while busy:
            try:
                found = done.get(timeout=WATCH if watched else None)
            except Empty:
                assert watched
                watched(sum(hand.steps() for hand in hands))
                continue
            if found is None:
                busy -= 1
            elif isinstance(found, Exception):
                raise found
            else:
                yield found
    finally:
        for hand in hands:
            hand.stop()
        for thread in threads:
            thread.join()


def _serve(hand: Worker, supply: Supply, done: "Queue[Done | Exception | None]") -> None:
    size = 1
    try:
        while not hand.stopped.is_set() and (numbers := supply.take(size)):
            began = time.monotonic()
            for each in hand.results(numbers):
                done.put(each)
            size = next_size(size, time.monotonic() - began, LIST, MOST_AT_ONCE)
        done.put(None)
    except Exception as error:
        done.put(error)
    finally:
        hand.close()
