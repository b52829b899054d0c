"""The ladders: every level against the one below and the best against `greedy` and `random`, at every number of players.

    python -m dinotable.lab.ladder [game …] [--games 1000] [--cpu-minutes 0] [--check]

Games are kept in a folder, so it can be interrupted at any time and goes on where it was. Without that folder it goes on
from what is published: a match of the same bots need not play its first games again. In the end `docs/published.json` has
the results, and the tables and pictures of `docs/bots.md` and the strengths in each game's `ladder.py` are made from them.
"""

import argparse
import os
import sys
import time
from contextlib import closing
from typing import Any, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from dinotable.bots import contract
from dinotable.bots.policy import run_limit
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, Failed, is_misnamed, why_not
from dinotable.games import GAMES, find
from dinotable.lab.matches import Match, matches
from dinotable.lab.past import Line, separates
from dinotable.lab.plots import Bar, strength_svg, strength_text
from dinotable.lab.published import line_of, page_with, read_lines, told, write_lines
from dinotable.lab.runner import run
from dinotable.lab.schedule import Ladders, Schedule
from dinotable.lab.strength import ANCHORED, strengths_of, write_strengths
from dinotable.words import speaker

FAILED, BAD_USE, INTERRUPTED = 1, 2, 130


def play(schedule: Schedule, workers: int, cluster: str | None, console: Console) -> None:
    """Until all is played, or the time is up."""
    limit = run_limit(0)
    words = [match.fixture.words() for match in schedule.matches]
    todo = run(Ladders, words, schedule.numbers(), workers, in_order=False, limits=[limit, limit], cluster=cluster)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]}"))
    began = time.monotonic()
    with Progress(*columns, console=console, transient=True) as progress, closing(todo) as games:
        total = sum(match.target for match in schedule.matches)
        bar = progress.add_task("ladder", total=total, left="")
        for number, game in games:
            match = schedule.match(number)
            if not schedule.add(number, game):
                console.print(f"{match.name()}: its bots have changed, so it begins anew", highlight=False)
            missing, seconds = schedule.left()
            pace = schedule.spent / max(0.1, time.monotonic() - began)
            left = f"about {duration(seconds / max(pace, 0.01))} left"
            progress.update(bar, completed=total - missing, description=match.name(), left=left)


def duration(seconds: float) -> str:
    minutes = round(seconds / 60)
    return f"{minutes // 60} h {minutes % 60:02} min" if minutes >= 60 else f"{minutes} min"


def publish(all_matches: list[Match], asked: argparse.Namespace) -> list[Line]:
    """The data, the page, the pictures and the strengths, from what is known now."""
    lines = [line for match in all_matches if (line := match.line())["games"]]
    write_lines(asked.data, lines)
    games = [find(name) for name in GAMES]
    pictures = {game.id: picture for game in games if (picture := draw(game, lines, asked))}
    with open(asked.page, encoding="utf-8") as file:
        page = file.read()
    with open(asked.page, "w", encoding="utf-8") as file:
        file.write(page_with(page, told(games, lines, pictures)))
    return lines


def draw(game: AnyGame, lines: list[Line], asked: argparse.Namespace) -> str:
    """Writes strengths and their picture; gives the Markdown that shows it."""
    found = strengths_of(game, lines)
    if not found:
        return ""
    if os.path.isdir(asked.sources):
        write_strengths(asked.sources, game, found)
    say = speaker("en", [game.words, os.path.dirname(contract.__file__)])
    bars = [
        Bar(f"{say(f'bot-{level}')} ({level})", one.rating, one.low, one.high)
        for level, one in found.items()
    ]  # fmt: skip
    path = os.path.join(os.path.dirname(asked.page), "pictures", f"strength-{game.id}.svg")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            strength_svg(f"{say(f'{game.id}-title')}: strength of each level, with 95 % intervals", bars, ANCHORED)
        )
    return f"![Strength of each level: {strength_text(bars)}](pictures/{os.path.basename(path)})"


def doubts(lines: list[Line]) -> list[str]:
    """The matches that do not show who is stronger."""
    return [
        f"not shown: {line['game']}, {line['players']} players: {line['first']} above {line['second']} "
        f"({line['wins'] / line['games']:.1%} of {line['games']:,} games, at least {line['interval'][0]:.1%})"
        for line in lines
        if not separates(line)
    ]


class Parser(argparse.ArgumentParser):
    """What it refuses is one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_USE, f"ladder: {message}\n")


def read_arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = Parser(prog="python -m dinotable.lab.ladder", description=__doc__.partition("\n")[0] if __doc__ else "")
    add: Any = parser.add_argument
    add("games_named", nargs="*", metavar="game", help="which games to play; without, all")
    add("--games", type=int, default=1000, help="for neighbours at fewest and at most players; 0: only write the page")
    add("--cpu-minutes", type=float, default=0.0, help="begin no game after so much processor time; 0: play all")
    add("--workers", type=int, default=0, help="how many processes; without, one for each core")
    add("--ray", default=None, metavar="ADDRESS", help="play on a Ray cluster: its address, auto or local")
    add("--check", action="store_true", help="exit with 1 if a match does not show who is stronger")
    add("--folder", default=os.path.join("build", "ladder"), help="where games are kept")
    add("--data", default=os.path.join("docs", "published.json"), help="the results")
    add("--page", default=os.path.join("docs", "bots.md"), help="the page with the tables")
    add("--sources", default=os.path.join("src", "dinotable", "games"), help="where strengths are written")
    asked = parser.parse_args(arguments)
    for name in ("games", "cpu_minutes", "workers"):
        if getattr(asked, name) < 0:
            parser.error(f"--{name.replace('_', '-')} is not below 0")
    return asked


def climb(asked: argparse.Namespace, console: Console) -> int:
    # What it ends with, before hours are spent on it.
    with open(asked.page, "r+b"):
        pass
    every = [match for name in GAMES for match in matches(find(name), asked.games)]
    published = read_lines(asked.data)
    for match in every:
        if asked.games or os.path.exists(match.path(asked.folder)):
            match.open(asked.folder)
        if line := line_of(match, published):
            match.go_on_from(line)
    named = {find(name).id for name in asked.games_named or GAMES}
    code = 0
    if asked.games:
        schedule = Schedule([match for match in every if match.game.id in named], asked.cpu_minutes * 60)
        try:
            while schedule.is_waiting():
                play(schedule, asked.workers, asked.ray, console)
        except KeyboardInterrupt:
            code = INTERRUPTED
            console.print("interrupted: what was played is kept, and told; the same command goes on", highlight=False)
    lines = publish(every, asked)
    doubted = doubts(lines)
    if len(lines) < len(every):
        doubted.append(f"not played: {len(every) - len(lines)} of {len(every)} matches")
    for doubt in doubted:
        console.print(doubt, highlight=False)
    return code or (FAILED if asked.check and doubted else 0)


def main(arguments: list[str] | None = None) -> int:
    asked = read_arguments(arguments)
    try:
        return climb(asked, Console(stderr=True, width=160))
    except DinotableError as error:
        print(f"ladder: {error}", file=sys.stderr)
        return FAILED if isinstance(error, Failed) else BAD_USE
    except OSError as error:
        print(f"ladder: {error.filename} cannot be used: {why_not(error)}", file=sys.stderr)
        return BAD_USE if is_misnamed(error) else FAILED


if __name__ == "__main__":
    sys.exit(main())
