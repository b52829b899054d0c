"""Several servers on one database, and kill −9 of any of them and of the database: nothing acked is lost or doubled."""

import gc
import os
import random
import signal
import time
from pathlib import Path

import pytest

from tests.server.guests import finish
from tests.server.postgres import Postgres, children_of, is_alive, running_postgres
from tests.server.several import Load, Servers, until

# A server that dies in the middle of a handshake leaves its client's socket to the collector.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

KILLS = int(os.environ.get("DINOTABLE_SHARED_KILLS", "3"))
PROCESSES = 3
CLUBS = 4
SOME = 10
"""Moves that show that there is load."""


def kill_some(servers: Servers, postgres: Postgres, load: Load, luck: random.Random, what: str) -> None:
    """A server, the database, or both at once. Whoever is left goes on; whoever is not comes back."""
    if what in ("server", "both"):
        servers.kill(luck.randrange(PROCESSES))
    if what in ("database", "both"):
        postgres.kill()
        time.sleep(luck.uniform(0.0, 0.3))
        postgres.start()
    load.go_on(SOME)
    servers.start()
    load.go_on(SOME)


def test_killed_at_random_under_load(tmp_path: Path) -> None:
    luck = random.Random(2027)
    with running_postgres() as postgres:
        place = postgres.new_database()
        with Servers(tmp_path, [place] * PROCESSES) as servers:
            load = Load(servers, CLUBS, 1)
            for number in range(KILLS):
                load.begin()
                load.go_on(SOME)
                time.sleep(luck.uniform(0.0, 0.4))
                kill_some(servers, postgres, load, luck, ("server", "database", "both")[number % 3])
                load.end(place)
                gc.collect()
            finish(place, servers.any(luck), [club.tables[-1] for club in load.clubs])


def test_processes_of_one_port_are_killed_at_random(tmp_path: Path) -> None:
    luck = random.Random(2028)
    with running_postgres() as postgres:
        place = postgres.new_database()
        with Servers(tmp_path, [place], "--processes", str(PROCESSES)) as servers:
            supervisor = servers.any(luck).process.pid
            load = Load(servers, CLUBS, 2)
            for _ in range(max(2, KILLS // 10)):
                load.begin()
                load.go_on(SOME)
                os.kill(luck.choice(children_of(supervisor)), signal.SIGKILL)
                load.go_on(SOME)
                until(lambda: len(children_of(supervisor)) == PROCESSES)
                load.end(place)
                gc.collect()
            orphans = children_of(supervisor)
            servers.kill(0)
            until(lambda: not any(is_alive(process) for process in orphans))
