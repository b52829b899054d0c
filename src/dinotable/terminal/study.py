"""Commands for who studies games: many games at once, bots against bots, counts and speeds."""

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from dinotable.core.chance import Luck, seed_from
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.journal import Journal
from dinotable.core.playout import perft as count_ways
from dinotable.games import GAMES, find
from dinotable.lab.arena import Arena
from dinotable.lab.fixture import Fixture
from dinotable.lab.simulate import Unfinished
from dinotable.lab.simulate import simulate as play_many
from dinotable.lab.standings import drawn, drawn_by_seat, drawn_pairs, faults_told
from dinotable.terminal.arguments import (
    IS_COMPILED,
    BoxFile,
    Json,
    Options,
    Ray,
    options_of,
    setup_of,
    workers_of,
)
from dinotable.terminal.clean import clean
from dinotable.terminal.files import make_folder, read_box, read_text
from dinotable.terminal.players import bots_of, read_seats, read_words
from dinotable.terminal.progress import progress
from dinotable.terminal.reports import tell_results, tell_speeds
from dinotable.terminal.screen import Screen


def simulate(
    game: str,
    /,
    *,
    players: int | None = None,
    games: int = 1000,
    seed: int = 0,
    bots: str | None = None,
    option: Options = None,
    box: BoxFile = None,
    out: Path | None = None,
    as_json: Json = False,
) -> None:
    """Play many games without people, and count.

    Example: `dinotable simulate examples.magpies:GAME --players 4 --games 10000 --seed 1 --json`

    Parameters
    ----------
    players
        How many play.
    games
        How many games.
    seed
        The same seed gives the same games.
    bots
        Who sits where, with commas; without it, random everywhere.
    out
        A folder for the records of all games.
    """
    chosen = find(game)
    words = read_seats(chosen, players, bots, "random")
    setup = setup_of(chosen, len(words), option, read_box(chosen, box))
    seated = bots_of(words, chosen, setup)
    _check_games(games)
    if out:
        make_folder(out)
    with progress(chosen.id, games) as told:
        results = play_many(chosen, setup, seated, games, seed, out, told)
    if not as_json:
        tell_results(chosen, words, results, out)
        return
    head = {"game": chosen.id, "rules": chosen.rules, "players": setup.seats, "bots": words, "options": setup.options}
    print(json.dumps({**head, "seed": seed, "compiled": IS_COMPILED, **results.fields()}))


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

    Example: `dinotable arena examples.magpies:GAME --players 2 --bots greedy,random --games 400`

    Parameters
    ----------
    bots
        Two or more, with commas: levels, or package.module:Class.
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
    words = read_words(bots)
    _check_games(games)
    count = workers_of(workers)
    if not 0 <= edge < 1:
        raise SetupError(f"--edge is a share of wins from 0 to 1, not {edge:g}")
    text = read_text(box) if box else ""
    fixture = Fixture(game, players or chosen.fewest, words, seed, options_of(option), text, round_robin)
    contest = Arena(fixture, games, str(file) if file else None, count, edge, cluster=ray)
    is_stopped = False
    with progress(chosen.id, contest.games) as told:
        try:
            contest.run(lambda done, _: told(done))
        except KeyboardInterrupt:
            is_stopped = True
    _tell_arena(contest, by_seat, as_json)
    if is_stopped:
        kept = f"kept in {file}: the same command goes on from there" if file else "not kept: name a --file next time"
        done = len(contest.results.games)
        raise KeyboardInterrupt(f"interrupted after {done:,} of {contest.games:,} games, which are {kept}")


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


def _check_games(games: int) -> None:
    if games < 1:
        raise SetupError("--games is at least 1")


def perft(
    game: str,
    /,
    *,
    players: int | None = None,
    depth: int = 3,
    seed: int = 0,
    option: Options = None,
    box: BoxFile = None,
    as_json: Json = False,
) -> None:
    """Count the ways the first actions can go, after the deal of a seed.

    Example: `dinotable perft examples.magpies:GAME --players 2 --depth 3 --seed 1`
    """
    chosen = find(game)
    if depth < 1:
        raise SetupError("--depth is at least 1")
    setup = setup_of(chosen, players or chosen.fewest, option, read_box(chosen, box))
    journal = Journal(chosen, setup, Luck(seed_from(seed)))
    journal.settle()
    began = time.perf_counter()
    counts = [int(count_ways(chosen, journal.state, deep)) for deep in range(1, depth + 1)]
    seconds = time.perf_counter() - began
    if as_json:
        fields = {
            "game": chosen.id,
            "players": setup.seats,
            "seed": seed,
            "counts": counts,
            "seconds": round(seconds, 6),
        }
        print(json.dumps(fields))
        return
    Screen().table(["depth", "ways"], [[str(k), f"{n:,}"] for k, n in enumerate(counts, 1)], right=(0, 1))
    print(f"{seconds:.2f} s")


def bench(
    *, seconds: float = 1.0, peers: Annotated[bool, Parameter(negative="")] = False, as_json: Json = False
) -> None:
    """Measure random play of every game on this machine.

    Example: `dinotable bench --seconds 2`

    Parameters
    ----------
    seconds
        How long, for each game and number of players.
    peers
        Run the long measurement beside other engines instead; only in the source tree.
    """
    if peers:
        _run_peers()
        return
    rows: list[dict[str, object]] = []
    for chosen in map(find, GAMES):
        for seats in sorted({chosen.fewest, chosen.most}):
            rows.append({"game": chosen.id, "players": seats, **_measured(chosen, seats, seconds)})
    if as_json:
        print(json.dumps({"compiled": IS_COMPILED, "games": rows}))
    else:
        tell_speeds(rows, IS_COMPILED)


def _run_peers() -> None:
    root = Path.cwd()
    if not (root / "bench" / "__main__.py").exists():
        raise SetupError("--peers is for the source tree: run it where the folder bench/ is")
    if subprocess.run([sys.executable, "-m", "bench"], cwd=root, check=False).returncode:
        raise Unfinished("the measurement beside other engines failed; what it said stands above")


def _measured(game: AnyGame, seats: int, seconds: float) -> dict[str, object]:
    """Twice as many games each time, until they take long enough."""
    setup = game.setup(seats)
    seated = bots_of(["random"] * seats, game, setup)
    games = 1
    while True:
        results = play_many(game, setup, seated, games, 0)
        if results.seconds >= seconds / 2:
            fields = results.fields()
            return {name: fields[name] for name in ("games_per_second", "choices_per_second", "steps_per_second")}
        games *= 2
