"""The strength of each level on one scale a game, from the published matches: written into the game's `ladder.py`.

All matches at all numbers of players count: at a table of many, each pair is a duel. Ratings are those of the arena
(`statistics.fitted`) with `greedy` at 1500. For the intervals, games are drawn again and again from those that were played;
the duels of one table stay together.
"""

import os
import random
import re
from typing import Any

from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.core.ladder import Strength
from dinotable.lab.matches import ANCHOR
from dinotable.lab.statistics import fitted

ANCHORED = 1500
AGAIN = 400
"""How often games are drawn again."""
BLOCK = re.compile(r"^STRENGTHS: Final = \{\n(?:    .*\n)*\}\n", re.MULTILINE)


def strengths_of(game: AnyGame, lines: list[dict[str, Any]]) -> dict[str, Strength]:
    """By level, the weakest of the ladder first. A level that no match was played of is missing."""
    rows = [line for line in lines if line["game"] == game.id and sum(line["duels"])]
    played = {name for row in rows for name in (row["first"], row["second"])}
    levels = [level for level in game.ladder().names() if level in played]
    if ANCHOR not in levels:
        return {}
    rows = [row for row in rows if row["first"] in levels and row["second"] in levels]
    seen, luck = rated(levels, rows, None), random.Random(1)
    again = [rated(levels, rows, luck) for _ in range(AGAIN)]
    found = {}
    for k, level in enumerate(levels):
        each = sorted(one[k] for one in again)
        low, high = each[round(0.025 * (AGAIN - 1))], each[round(0.975 * (AGAIN - 1))]
        games = sum(row["games"] for row in rows if level in (row["first"], row["second"]))
        found[level] = Strength(round(seen[k]), round(min(low, seen[k])), round(max(high, seen[k])), games)
    return found


def rated(levels: list[str], rows: list[dict[str, Any]], luck: random.Random | None) -> list[float]:
    """Ratings from the games of each match, or from as many drawn of them."""
    won = [[0.0] * len(levels) for _ in levels]
    for row in rows:
        first, second, games = levels.index(row["first"]), levels.index(row["second"]), sum(row["duels"])
        most = row["players"] - 1
        halves = sum(half * count for half, count in enumerate(row["duels"]))
        if luck:
            # As if one game more had been won and lost: who won all of them might have lost the next.
            counts = [*row["duels"]]
            counts[0] += 1
            counts[-1] += 1
            halves = sum(luck.choices(range(len(counts)), counts, k=games))
        won[first][second] += halves / 2
        won[second][first] += most * games - halves / 2
    found = fitted(won)
    return [each - found[levels.index(ANCHOR)] + ANCHORED for each in found]


def block_of(found: dict[str, Strength]) -> str:
    rows = [
        f'    "{name}": Strength({one.rating}, {one.low}, {one.high}, {one.games}),\n' for name, one in found.items()
    ]
    return f"STRENGTHS: Final = {{\n{''.join(rows)}}}\n"


def write_strengths(folder: str, game: AnyGame, found: dict[str, Strength]) -> None:
    """Into the game's folder among the sources."""
    path = os.path.join(folder, os.path.basename(game.words), "ladder.py")
    with open(path, encoding="utf-8") as file:
        text = file.read()
    if not BLOCK.search(text):
        raise DinotableError(
            f"{path} has no place for strengths: write “STRENGTHS: Final = {{” and “}}” on lines of their own"
        )
    with open(path, "w", encoding="utf-8") as file:
        file.write(BLOCK.sub(block_of(found), text))
