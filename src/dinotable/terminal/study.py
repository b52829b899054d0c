"""Commands for who studies games: many games at once, bots against bots, counts and speeds."""

import json
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from dinotable.core.chance import Luck, seed_from
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.journal import Journal
from dinotable.core.playout import perft as count_ways
from dinotable.core.setup import Setup
from dinotable.games import GAMES, find
from dinotable.lab.boxes import box_words
from dinotable.lab.simulate import Results, Unfinished
from dinotable.lab.simulate import simulate as play_many
from dinotable.lab.simulation import simulate_apart
from dinotable.terminal.arguments import (
    IS_COMPILED,
    BoxFile,
    Json,
    Options,
    Ray,
    Sets,
    check_number,
    setup_of,
    workers_of,
)
from dinotable.terminal.files import make_folder, read_box
from dinotable.terminal.players import bots_of, read_bot_seats
from dinotable.terminal.progress import progress
from dinotable.terminal.reports import tell_results, tell_speeds
from dinotable.terminal.screen import Screen

MOST_SECONDS: Final = 3600
"""For one measurement."""


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
    sets: Sets = None,
    out: Path | None = None,
    workers: int | None = None,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    """Play many games without people, and count.

    Example: `dinotable simulate food-chain --games 1000 --bots greedy --json`

    Example: `dinotable simulate food-chain --players 2 --games 10 --out played`

    Parameters
    ----------
    players
        How many play.
    games
        How many games.
    seed
        The same seed gives the same games.
    bots
        One for all seats, or one for each, with commas: levels, package.module:Class, or exec: and the command of a program;
        without it, random.
    out
        A folder for the records of all games.
    workers
        How many processes, where bots think; without it, one for each core.
    """
    chosen = find(game)
    words = read_bot_seats(chosen, players, bots, "random")
    setup = setup_of(chosen, len(words), option, read_box(chosen, box, sets))
    seated = bots_of(words, chosen, setup)
    check_number("--games", games)
    count = workers_of(workers)
    if out:
        make_folder(out)
    with progress(chosen.id, games) as told:
        if set(words) == {"random"}:
            results = play_many(chosen, setup, seated, games, seed, out, told)
        else:
            asked = {"game": game, "bots": words, "options": setup.options, "box": box_words(setup.box), "seed": seed}
            results = simulate_apart({**asked, "folder": str(out) if out else ""}, games, count, ray, told)
    if results.games:
        _tell_simulated(chosen, setup, words, seed, results, out, as_json)
    if results.games < games:
        raise KeyboardInterrupt(f"interrupted after {results.games:,} of {games:,} games")


def _tell_simulated(
    chosen: AnyGame, setup: Setup, words: list[str], seed: int, results: Results, out: Path | None, as_json: bool
) -> None:
    if not as_json:
        tell_results(chosen, setup.box, words, results, out)
        return
    head = {"game": chosen.id, "rules": chosen.rules, "players": setup.seats, "bots": words, "options": setup.options}
    head |= {"box": setup.box.hash(), "set": setup.box.changed}
    print(json.dumps({**head, "seed": seed, "compiled": IS_COMPILED, **results.fields()}))


def perft(
    game: str,
    /,
    *,
    players: int | None = None,
    depth: int = 3,
    seed: int = 0,
    option: Options = None,
    box: BoxFile = None,
    sets: Sets = None,
    as_json: Json = False,
) -> None:
    """Count the ways the first actions can go, after the deal of a seed.

    Example: `dinotable perft food-chain --players 2 --depth 3 --seed 1`
    """
    chosen = find(game)
    check_number("--depth", depth)
    setup = setup_of(chosen, chosen.fewest if players is None else players, option, read_box(chosen, box, sets))
    journal = Journal(chosen, setup, Luck(seed_from(seed)))
    journal.settle()
    began = time.perf_counter()
    counts: list[int] = []
    with suppress(KeyboardInterrupt):
        for deep in range(1, depth + 1):
            counts.append(int(count_ways(chosen, journal.state, deep)))
    seconds = time.perf_counter() - began
    if counts:
        _tell_ways(chosen, setup, seed, counts, seconds, as_json)
    if len(counts) < depth:
        raise KeyboardInterrupt(f"interrupted after depth {len(counts)} of {depth}")


def _tell_ways(game: AnyGame, setup: Setup, seed: int, counts: list[int], seconds: float, as_json: bool) -> None:
    if as_json:
        fields = {
            "game": game.id,
            "players": setup.seats,
            "box": setup.box.hash(),
            "set": setup.box.changed,
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
    if not 0 < seconds <= MOST_SECONDS:
        raise SetupError(f"--seconds is more than 0 and at most {MOST_SECONDS:,}, not {seconds:g}")
    todo = [(game, seats) for game in map(find, GAMES) for seats in sorted({game.fewest, game.most})]
    rows: list[dict[str, object]] = []
    with suppress(KeyboardInterrupt):
        for chosen, seats in todo:
            rows.append({"game": chosen.id, "players": seats, **_measured(chosen, seats, seconds)})
    if as_json and rows:
        print(json.dumps({"compiled": IS_COMPILED, "games": rows}))
    elif rows:
        tell_speeds(rows, IS_COMPILED)
    if len(rows) < len(todo):
        raise KeyboardInterrupt(f"interrupted after {len(rows)} of {len(todo)} measurements")


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
        if results.games < games:
            raise KeyboardInterrupt
        if results.seconds >= seconds / 2:
            fields = results.fields()
            return {name: fields[name] for name in ("games_per_second", "choices_per_second", "steps_per_second")}
        games *= 2
