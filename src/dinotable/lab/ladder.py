"""The ladders: every level against the one below, the top level against `random` and `greedy`, told in `docs/bots.md`.

    python -m dinotable.lab.ladder [game …] [--games 400] [--workers 2] [--folder build/ladder] [--page docs/bots.md]

Games are kept in the folder, so it can be interrupted at any time; with `--games 0` the page is written from what is there.
A line of the page that tells of more games than the folder has is kept: remove it when a bot has changed.
"""

import argparse
import itertools
import os
from typing import Any

from rich.console import Console
from rich.progress import Progress

from dinotable.core.contract import AnyGame
from dinotable.games import GAMES, find
from dinotable.lab.arena import Arena
from dinotable.lab.fixture import Fixture

BEGIN = "<!-- the ladder: written by `make ladder` -->"
END = "<!-- the end of the ladder -->"
SEED = 1
HEADS = "| players | bot | against | games | share of wins | 95 % | fair share | above it | command |"


class Match:
    def __init__(self, game: AnyGame, players: int, first: str, second: str) -> None:
        self.game = game
        self.players = players
        self.first = first
        self.second = second

    def name(self) -> str:
        return f"{self.game.id}-{self.players}-{self.first}-{self.second}"

    def command(self, games: int) -> str:
        return (
            f"dinotable arena {self.game.id} --players {self.players} --bots {self.first},{self.second} "
            f"--games {games} --seed {SEED}"
        )

    def arena(self, folder: str, games: int, workers: int) -> Arena:
        fixture = Fixture(self.game.id, self.players, [self.first, self.second], SEED, {})
        return Arena(fixture, games, os.path.join(folder, f"{self.name()}.jsonl"), workers)


def matches(game: AnyGame) -> list[Match]:
    """Neighbours at two players; then the top level, alone among `greedy` and among `random`, at two and at most."""
    levels = game.ladder().names()
    found = [Match(game, game.fewest, above, below) for below, above in itertools.pairwise(levels)]
    for players in (game.fewest, game.most):
        found += [Match(game, players, levels[-1], other) for other in ("greedy", "random")]
    names = [match.name() for match in found]
    return [match for k, match in enumerate(found) if match.name() not in names[:k]]


def line(match: Match, report: dict[str, Any]) -> str:
    """A row of the page."""
    row = report["standings"][0]
    low, high = row["interval"]
    fair = 1 / match.players
    cells = [
        str(match.players), f"`{match.first}`", f"`{match.second}`", f"{report['games']:,}", f"{row['share']:.1%}",
        f"{low:.1%} – {high:.1%}", f"{fair:.1%}", "yes" if low > fair else "no", f"`{match.command(report['games'])}`",
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"


def page_with(page: str, told: str) -> str:
    """The page with another ladder."""
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n{told}{END}{tail}"


def kept(match: Match, page: str) -> tuple[int, str]:
    """How many games the page tells of, and its line."""
    for row in page.splitlines():
        if row.startswith("|") and match.command(0).partition(" --games ")[0] + " --games " in row:
            return int(row.split("|")[4].replace(",", "")), row
    return 0, ""


def tell(games: list[AnyGame], folder: str, page: str) -> str:
    """The ladders of all games, from what was played here or earlier."""
    parts = []
    for game in games:
        parts += [f"\n### {game.id}\n", HEADS, "|--:|---|---|--:|--:|--:|--:|---|---|"]
        for match in matches(game):
            report = match.arena(folder, 10**6, 1).report()
            told, row = kept(match, page)
            if max(told, report["games"]):
                parts.append(row if told > report["games"] else line(match, report))
    return "\n".join(parts) + "\n"


def climb(match: Match, folder: str, games: int, workers: int, console: Console) -> None:
    arena = match.arena(folder, games, workers)
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task(match.name(), total=arena.games)
        arena.run(lambda done, _: progress.update(bar, completed=done))
    console.print(line(match, arena.report()), highlight=False)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m dinotable.lab.ladder")
    parser.add_argument("games_named", nargs="*", metavar="game", default=list(GAMES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", default=os.path.join("build", "ladder"))
    parser.add_argument("--page", default=os.path.join("docs", "bots.md"))
    asked = parser.parse_args(arguments)
    console = Console(stderr=True, width=200)
    for game in [find(name) for name in asked.games_named]:
        for match in matches(game) if asked.games else []:
            climb(match, asked.folder, asked.games, asked.workers, console)
    with open(asked.page, encoding="utf-8") as file:
        page = file.read()
    told = tell([find(name) for name in GAMES], asked.folder, page)
    with open(asked.page, "w", encoding="utf-8") as file:
        file.write(page_with(page, told))


if __name__ == "__main__":
    main()
