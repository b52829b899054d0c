"""The strength of each level on one scale, from the ladder in `docs/bots.md`: written into each game's `ladder.py`.

    python -m dinotable.lab.strength [--page docs/bots.md]

Ratings are those of the arena (`statistics.ratings`) over all matches of the fewest players, with `greedy` at 1500.
Intervals are found by playing the same matches again and again with the shares that were seen.
"""

import argparse
import os
import random
from typing import Any

from dinotable.core.contract import AnyGame
from dinotable.core.ladder import Strength
from dinotable.games import GAMES, find
from dinotable.lab.ladder import kept, matches
from dinotable.lab.statistics import ratings

ANCHOR = "greedy"
ANCHORED = 1500
AGAIN = 400
"""How often the matches are imagined to be played again."""

Row = tuple[int, int, int, float]
"""First level, second, games, and what the first won of them."""


def rows_of(game: AnyGame, page: str) -> list[Row]:
    levels = game.ladder().names()
    found = []
    for match in matches(game):
        games, row = kept(match, page)
        if games and match.players == game.fewest == 2:
            share = float(row.split("|")[5].strip().rstrip("%")) / 100
            found.append((levels.index(match.first), levels.index(match.second), games, share * games))
    return found


def fitted(rows: list[Row], levels: int, anchor: int) -> list[float]:
    played: list[dict[str, Any]] = []
    for first, second, games, won in rows:
        wins, rest = int(won), won - int(won)
        played += [{"seating": [first, second], "ranks": [1, 2]}] * wins
        played += [{"seating": [first, second], "ranks": [1, 1]}] * (rest >= 0.5)
        played += [{"seating": [first, second], "ranks": [2, 1]}] * (games - wins - (rest >= 0.5))
    found = ratings(played, levels)
    return [each - found[anchor] + ANCHORED for each in found]


def strengths_of(game: AnyGame, page: str) -> dict[str, Strength]:
    levels, rows = game.ladder().names(), rows_of(game, page)
    if not rows:
        return {}
    anchor, luck = levels.index(ANCHOR), random.Random(1)
    seen = fitted(rows, len(levels), anchor)
    again = [fitted([_again(row, luck) for row in rows], len(levels), anchor) for _ in range(AGAIN)]
    found = {}
    for level, name in enumerate(levels):
        each = sorted(one[level] for one in again)
        low, high = each[round(0.025 * (AGAIN - 1))], each[round(0.975 * (AGAIN - 1))]
        games = sum(row[2] for row in rows if level in row[:2])
        found[name] = Strength(round(seen[level]), round(min(low, seen[level])), round(max(high, seen[level])), games)
    return found


def _again(row: Row, luck: random.Random) -> Row:
    first, second, games, won = row
    # As if one game more had been won and lost: who won all of them might have lost the next.
    share = (won + 1) / (games + 2)
    return first, second, games, float(sum(luck.random() < share for _ in range(games)))


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m dinotable.lab.strength")
    parser.add_argument("--page", default=os.path.join("docs", "bots.md"))
    with open(parser.parse_args(arguments).page, encoding="utf-8") as file:
        page = file.read()
    for game in [find(name) for name in GAMES]:
        print(game.id)
        for name, one in strengths_of(game, page).items():
            print(f'    "{name}": Strength({one.rating}, {one.low}, {one.high}, {one.games}),')


if __name__ == "__main__":
    main()
