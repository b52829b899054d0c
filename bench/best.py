"""python -m bench best GAME [--games N]: its best level against its former one and OpenSpiel's, two players, equal time.

Is its share above 60 %? That is looked at after 12, 24, 48, 96, 192 and 384 games only, and each look is so strict that all
of them together err once in twenty (Bonferroni): a match ends at the first look that can tell. `--games` only says where to
pause. The looks stay the same, so a match that goes on later is as honest as one that never stopped. Games are kept in
build/best; a new file begins with other weights or levels of the game, other code of the bots, or of the opponents. Where
that folder is not at hand, `--go-on` begins after the games that are published, if they are of the same bots.
"""

import argparse
import hashlib
import json
import os
import resource
import sys
import time
from pathlib import Path
from statistics import NormalDist
from typing import Any

from dinotable.bots import contract
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.core.outcome import points_of
from dinotable.games import find
from dinotable.lab import arena as arenas
from dinotable.lab.arena import Arena
from dinotable.lab.fixture import Fixture
from dinotable.lab.reproduce import home
from dinotable.lab.standings import faults_told, standings
from dinotable.lab.statistics import wilson

OPPONENTS = {"former": "bench.opponents:Former", "openspiel": "bench.openspiel:Ismcts"}
FOLDER = Path(__file__).parent.parent / "build" / "best"
LOOKS = (12, 24, 48, 96, 192, 384)
RISK = 0.05
Z = NormalDist().inv_cdf(1 - RISK / len(LOOKS) / 2)
"""Standard deviations on each side of an interval, such that all looks together keep within their risk."""
WANTED = 0.6
SEED = 1


class Look:
    def __init__(self, games: int, won: float) -> None:
        self.games = games
        self.share = won / games
        self.low, self.high = wilson(won, games, Z)
        self.says = "above" if self.low > WANTED else "below" if self.high < WANTED else "open"

    def text(self) -> str:
        return f"{self.share:.1%} of {self.games} games ({self.low:.1%} to {self.high:.1%}): {self.says}"


class Past:
    """The first games of a match, of which no more is known than how many were won."""

    def __init__(self, games: int = 0, won: float = 0.0) -> None:
        self.games = games
        self.won = won


def look_at(points: list[float], past: Past | None = None) -> Look | None:
    """At what was won of each game in their order, behind those of the past: the first look that can tell, else the last;
    none before the first."""
    past = past or Past()
    look = None
    for games in LOOKS:
        if games > past.games + len(points) or (look and look.says != "open"):
            break
        if games >= past.games:
            look = Look(games, past.won + sum(points[: games - past.games]))
    return look


def published_of(game: AnyGame, opponent: str, bots: str) -> Past:
    """None of other bots. A shared win counts a half, so the exact number follows from the rounded share."""
    for figure in home.read(home.root_of() / home.PLACE).figures:
        if figure.id == f"bots.best.{game.id}.{opponent}" and figure.n and figure.bots == bots:
            return Past(figure.n, round(2 * figure.n * figure.value / 100) / 2)
    return Past()


def won_by_first(game: dict[str, Any]) -> float:
    return points_of(game["ranks"], game["seating"].index(0))


def stops(games: int) -> list[int]:
    """Where a match of at most so many games halts to look or to pause."""
    return sorted({look for look in LOOKS if look < games} | {min(games, LOOKS[-1])})


def fingerprint(game: AnyGame) -> str:
    """Of all that decides how both play: games of others must not count for them."""
    level = [Path(game.words) / name for name in ("ladder.py", "features.py", "weights.json")]
    opponents = [Path(__file__).parent / name for name in ("opponents.py", "openspiel.py")]
    opponents += sorted((Path(arenas.__file__).parent / "openspiel").glob("*.py"))
    paths = [*sorted(Path(contract.__file__).parent.glob("*.py")), *level, *opponents]
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths if path.exists())).hexdigest()[:8]


def match(
    place: str, level: str, opponent: str, seconds: float, games: int, workers: int, goes_on: bool
) -> dict[str, Any]:
    """Plays it, or what is missing of it; what the look at it says, as `says`."""
    game = find(place)
    bots = fingerprint(game)
    past = published_of(game, opponent, bots) if goes_on else Past()
    level = level or game.ladder().names()[-1]
    words = [f"{level}@{seconds:g}s", f"{OPPONENTS[opponent]}@{seconds:g}s"]
    after = f"-after-{past.games}" if past.games else ""
    path = FOLDER / f"{game.id}-{level}-{opponent}-{seconds:g}s-{bots}{after}.jsonl"
    began, spent = time.perf_counter(), cpu_of_children()
    rows: list[dict[str, Any]] = []
    look = look_at([], past)
    fixture = Fixture(place, 2, words, SEED, {})
    for stop in stops(games):
        if stop <= past.games:
            continue
        arena = Arena(fixture, stop, str(path), workers, begin=past.games)
        arena.run(lambda done, of: print(f"\r  {opponent}: {done} of {of} games", end="", file=sys.stderr, flush=True))
        rows = arena.counted()
        look = look_at([won_by_first(row) for row in rows], past)
        if look and look.says != "open":
            break
    took, spent = time.perf_counter() - began, cpu_of_children() - spent
    print(file=sys.stderr)
    own, other = standings(fixture, rows)
    print(f"{game.id}, {words[0]} against {words[1]}: " + (look.text() if look else "no look yet"))
    low, high = own["interval"]
    told = f"after {past.games} published" if past.games else "all"
    print(f"  {told} {len(rows)} games: won {own['share']:.1%} (95 % without looks: {low:.1%} to {high:.1%})")
    choices = (own["moves"] + other["moves"]) / max(1, len(rows))
    print(
        f"  {choices:.0f} choices a game, {own['seconds_a_move']:.3f} and {other['seconds_a_move']:.3f} s each",
        end="; ",
    )
    print(
        f"this run: {took:,.0f} s, {workers} at once, {spent:,.0f} s of CPU ({spent / took / workers:.0%} of the time)"
    )
    for line in faults_told([own, other]):
        print(f"  {line}")
    seen = (
        {"games": look.games, "share": [look.share, look.low, look.high], "says": look.says}
        if look
        else {"says": "open"}
    )
    return {"against": opponent, **seen, "processor": spent / took / workers, "bots": bots}


def cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser("python -m bench best", description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=LOOKS[-1], help="at most so many against each")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each choice that is none of one action")
    parser.add_argument("--level", default="", help="another than the best")
    parser.add_argument("--against", choices=OPPONENTS, action="append", help="one of both")
    parser.add_argument("--workers", type=int, default=1, help="games at once: no more than idle cores")
    parser.add_argument(
        "--go-on", action="store_true", help="after what is published, if that was played by the same bots"
    )
    parser.add_argument("--json", action="store_true", help="what was found once more, as a last line of JSON")
    options = parser.parse_args(words)
    if options.go_on and (options.level or options.seconds != parser.get_default("seconds")):
        parser.error("what is published is of the best level at the usual time")
    if options.workers > (os.cpu_count() or 1):
        parser.error("more games at once than cores: nobody would have the time that it is given")
    try:
        each = [
            match(options.game, options.level, opponent, options.seconds, options.games, options.workers, options.go_on)
            for opponent in options.against or OPPONENTS
        ]
    except DinotableError as error:
        print(error, file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps({"game": options.game, "rows": each}))
    return 0 if all(row["says"] == "above" for row in each) else 1
