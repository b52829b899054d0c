"""The queue of jobs in PostgreSQL: what those who ask and those who think tell each other.

A job is taken for as long as it may take, by the database's clock, and only while its worker shows signs of life; then
anybody may take it again. Every function here is given a connection on which each statement is a transaction by itself.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from dinotable.bots.policy import GRACE
from dinotable.server.bots.kinds import MOST_WAITING

if TYPE_CHECKING:
    from psycopg import Connection

MOST_TRIES = 3
"""Workers that a job may cost. Then it is given up: one that kills them would kill them all."""
BROKEN = ""
"""The answer to a job that broke the process it was thought about in."""
KEPT = 60.0
"""Seconds for which answers that nobody fetches are kept. A bot's move is there for other servers that want the same."""
FORGOTTEN = 600.0
"""Seconds after which a job goes that nobody has answered; who still waits asks again."""

NOW = "extract(epoch FROM clock_timestamp())"
ALIVE = f"(SELECT id FROM processes WHERE kind = 'worker' AND beat > {NOW} - %(dead)s)"
BOTS = f"(SELECT coalesce(sum(bots), 0) FROM processes WHERE id IN {ALIVE})"
HELD = f"(worker IS NOT NULL AND until > {NOW} AND worker IN {ALIVE})"

PUT = f"""
WITH new AS MATERIALIZED (
    SELECT *, place + (SELECT count(*) FROM jobs AS old WHERE old.kind = one.kind AND old.answer IS NULL)
              <= (%(most)s::int[])[kind + 1] * greatest(1, {BOTS}) AS has_room
    FROM (SELECT *, row_number() OVER (PARTITION BY kind ORDER BY nth) AS place
          FROM unnest(%(keys)s::text[], %(kinds)s::int[], %(needs)s::text[], %(data)s::text[], %(seconds)s::float8[])
          WITH ORDINALITY AS wished (key, kind, needs, data, seconds, nth)) AS one),
done AS (
    INSERT INTO jobs (key, kind, needs, data, seconds, made)
    SELECT key, kind, needs, data, seconds, {NOW} FROM new WHERE has_room ORDER BY nth
    ON CONFLICT (key) DO NOTHING)
SELECT key FROM new WHERE NOT has_room
"""
LOOK = f"""
SELECT key, answer, tries >= {MOST_TRIES} AND NOT {HELD}, EXISTS (
    SELECT FROM processes WHERE id IN {ALIVE}
    AND string_to_array(jobs.needs, chr(10)) <@ string_to_array(processes.knows, chr(10)))
FROM jobs WHERE key = ANY(%(keys)s)
"""
TAKE = f"""
WITH next AS MATERIALIZED (
    SELECT key FROM jobs
    WHERE answer IS NULL AND kind = ANY(%(kinds)s) AND tries < {MOST_TRIES} AND NOT {HELD}
          AND string_to_array(needs, chr(10)) <@ %(knows)s::text[]
    ORDER BY kind, made LIMIT %(count)s FOR UPDATE SKIP LOCKED)
UPDATE jobs SET worker = %(worker)s, tries = tries + 1, until = {NOW} + seconds + %(grace)s
FROM next WHERE jobs.key = next.key
RETURNING jobs.key, jobs.kind, jobs.data, jobs.seconds
"""
# Whoever is first has answered, whether it still holds the job or not; that it broke only counts from who holds it.
ANSWER = f"""
UPDATE jobs SET answer = done.answer, data = '', until = {NOW}
FROM unnest(%(keys)s::text[], %(answers)s::text[]) AS done (key, answer)
WHERE jobs.key = done.key AND jobs.answer IS NULL AND (done.answer <> '' OR jobs.worker = %(worker)s)
"""
BEAT = f"""
INSERT INTO processes (id, kind, name, started, beat, bots, knows)
VALUES (%(worker)s, 'worker', %(name)s, {NOW}, {NOW}, %(bots)s, %(knows)s)
ON CONFLICT (id) DO UPDATE SET beat = excluded.beat, bots = excluded.bots
"""
RELEASE = """
UPDATE jobs SET worker = NULL, until = NULL, tries = tries - 1
WHERE worker = %(worker)s AND answer IS NULL AND key <> ALL(%(keys)s)
"""


class Timing(msgspec.Struct, frozen=True):
    """Seconds."""

    grace: float = GRACE
    """Beyond its budget, after which a process that thinks is given up."""
    beat: float = 2.0
    """Between a worker's signs of life."""
    dead: float = 8.0
    """Without one, after which it counts as dead."""
    poll: float = 1.0
    """Between looks of whoever hears nothing."""
    absent: float = 10.0
    """For which a job waits where no worker could do it: one may be about to start."""


class NewJob(msgspec.Struct, frozen=True):
    key: str
    kind: int
    needs: str
    data: str
    seconds: float


class Seen(msgspec.Struct, frozen=True):
    answer: str | None
    is_given_up: bool
    has_worker: bool
    """Whether somebody is there who could do it."""


class Taken(msgspec.Struct, frozen=True):
    key: str
    kind: int
    data: str
    seconds: float


# Those who ask.
def put(connection: "Connection[Any]", jobs: list[NewJob], timing: Timing) -> set[str]:
    """Those for which there is room; what is there already stays as it is. The keys of the others."""
    columns = {
        "keys": [job.key for job in jobs],
        "kinds": [job.kind for job in jobs],
        "needs": [job.needs for job in jobs],
        "data": [job.data for job in jobs],
        "seconds": [job.seconds for job in jobs],
    }
    most = [MOST_WAITING[kind] for kind in sorted(MOST_WAITING)]
    rows = connection.execute(_sql(PUT), {**columns, "most": most, "dead": timing.dead})
    return {row[0] for row in rows}


def look(connection: "Connection[Any]", keys: Iterable[str], timing: Timing) -> dict[str, Seen]:
    rows = connection.execute(_sql(LOOK), {"keys": list(keys), "dead": timing.dead})
    return {row[0]: Seen(*row[1:]) for row in rows}


def remove(connection: "Connection[Any]", keys: list[str]) -> None:
    connection.execute("DELETE FROM jobs WHERE key = ANY(%s)", (keys,))


def remove_failed(connection: "Connection[Any]", keys: list[str]) -> None:
    """Another process may already have asked for the same again: that stays."""
    failed = f"DELETE FROM jobs WHERE key = ANY(%s) AND (answer IS NOT NULL OR tries >= {MOST_TRIES})"
    connection.execute(_sql(failed), (keys,))


def counted(connection: "Connection[Any]", timing: Timing) -> tuple[dict[int, int], int]:
    """Jobs of each kind that wait or are thought about, and how many bots can think at once."""
    waiting = connection.execute("SELECT kind, count(*) FROM jobs WHERE answer IS NULL GROUP BY kind").fetchall()
    bots = connection.execute(_sql(f"SELECT {BOTS}"), {"dead": timing.dead}).fetchone()
    return {int(kind): int(count) for kind, count in waiting}, int(bots[0]) if bots else 0


# Those who think.
class Desk:
    """What one worker says to the queue."""

    def __init__(self, worker: str, name: str, bots: int, knows: list[str], timing: Timing) -> None:
        self.worker = worker
        self._name = name
        self.bots = bots
        """How many can think now."""
        self._knows = knows
        self._timing = timing

    def beat(self, connection: "Connection[Any]") -> None:
        row = {"worker": self.worker, "name": self._name, "bots": self.bots, "knows": "\n".join(self._knows)}
        connection.execute(_sql(BEAT), row)

    def take(self, connection: "Connection[Any]", kinds: Iterable[int], count: int) -> list[Taken]:
        """The most urgent that nobody holds."""
        wishes = {"kinds": list(kinds), "count": count, "knows": self._knows, "worker": self.worker}
        rows = connection.execute(_sql(TAKE), {**wishes, "grace": self._timing.grace + 5, "dead": self._timing.dead})
        return sorted((Taken(*row) for row in rows), key=lambda taken: taken.kind)

    def answer(self, connection: "Connection[Any]", answers: dict[str, str]) -> None:
        columns = {"keys": list(answers), "answers": list(answers.values())}
        connection.execute(_sql(ANSWER), {**columns, "worker": self.worker})

    def release(self, connection: "Connection[Any]", but: Iterable[str] = ()) -> None:
        """What it holds, except for what it works on; nobody has tried it then."""
        connection.execute(_sql(RELEASE), {"worker": self.worker, "keys": list(but)})

    def leave(self, connection: "Connection[Any]") -> None:
        self.release(connection)
        forget_worker(connection, self.worker)

    def clear(self, connection: "Connection[Any]") -> None:
        """What nobody comes back for."""
        connection.execute(_sql(f"DELETE FROM jobs WHERE answer IS NOT NULL AND until < {NOW} - %s"), (KEPT,))
        connection.execute(_sql(f"DELETE FROM jobs WHERE made < {NOW} - %s"), (FORGOTTEN,))
        connection.execute(_sql(f"DELETE FROM processes WHERE kind = 'worker' AND beat < {NOW} - %s"), (KEPT,))


def forget_worker(connection: "Connection[Any]", worker: str) -> None:
    """What it had taken is anybody's."""
    connection.execute("DELETE FROM processes WHERE id = %s", (worker,))


def _sql(text: str) -> bytes:
    """Put together from what stands above, and from nothing that anybody sent."""
    return text.encode()
