"""The command that lets bots meet."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from dinotable.core.errors import SetupError
from dinotable.games import find
from dinotable.lab.arena import Arena
from dinotable.lab.fixture import Fixture
from dinotable.lab.standings import drawn, drawn_by_seat, drawn_pairs, faults_told
from dinotable.terminal.arguments import BoxFile, Json, Options, Ray, Sets, check_number, options_of, workers_of
from dinotable.terminal.clean import clean
from dinotable.terminal.files import read_box
from dinotable.terminal.players import read_bots
from dinotable.terminal.progress import progress


def arena(
    game: str,
    /,
    *,
    bots: str,
    players: int | None = None,
    games: int = 100,
    seed: int = 0,
    option: Options = None,
    box: BoxFile = None,
    sets: Sets = None,
    file: Path | None = None,
    workers: int | None = None,
    ray: Ray = None,
    edge: float = 0.0,
    round_robin: Annotated[bool, Parameter(negative="")] = False,
    by_seat: Annotated[bool, Parameter(negative="")] = False,
    as_json: Json = False,
) -> None:
    """Let bots meet, each in every seat as often, and say who is stronger.

    Two bots: the first sits alone among copies of the second. As many bots as players: all sit together. Any other number,
    or with --round-robin: every two of them meet, each alone among copies of the other.

    Example: `dinotable arena food-chain --players 2 --bots greedy,random --games 400`

    Parameters
    ----------
    bots
        Two or more, with commas: levels, package.module:Class, or exec: and the command of a program.
    players
        How many play.
    games
        How many games, in a round robin for each two bots; made up to whole deals.
    file
        Keep the games there; started again with the same words, it goes on where it was.
    workers
        How many processes; without it, one for each core.
    edge
        Stop as soon as it is clear whether the first bot wins this much more than its share, such as 0.05.
    round_robin
        Every two bots meet, also if there are as many as players.
    by_seat
        Tell the share of wins in each seat, too.
    """
    chosen = find(game)
    words = read_bots(bots)
    check_number("--games", games)
    count = workers_of(workers)
    if not 0 <= edge < 1:
        raise SetupError(f"--edge is a share of wins from 0 to 1, not {edge:g}")
    seats = chosen.fewest if players is None else players
    fixture = Fixture(game, seats, words, seed, options_of(option), read_box(chosen, box, sets), round_robin)
    contest = Arena(fixture, games, str(file) if file else None, count, edge, cluster=ray)
    is_stopped = False
    with progress(chosen.id, contest.games) as told:
        try:
            contest.run(lambda done, _: told(done))
        except KeyboardInterrupt:
            is_stopped = True
    if not is_stopped or contest.results.games:
        _tell_arena(contest, by_seat, as_json)
    if is_stopped:
        kept = f"kept in {file}: the same command goes on from there" if file else "not kept: name a --file next time"
        done = len(contest.results.games)
        told_kept = f", which are {kept}" if done else ""
        raise KeyboardInterrupt(f"interrupted after {done:,} of {contest.games:,} games{told_kept}")


def _tell_arena(contest: Arena, by_seat: bool, as_json: bool) -> None:
    report = contest.report()
    if as_json:
        print(json.dumps(report))
        return
    console = Console(highlight=False)
    console.print(drawn(contest.fixture, report["standings"], report["games"]))
    if by_seat and report["games"]:
        console.print("", drawn_by_seat(report["standings"]))
    if len(contest.fixture.bots) > 2 and report["pairs"]:
        console.print("", drawn_pairs(contest.fixture, report["pairs"]))
    for fault in faults_told(report["standings"]):
        print(clean(fault))
    if contest.edge > 0:
        print(f"The sequential test says {report['sprt']['says']} after {report['sprt']['deals']} deals.")
