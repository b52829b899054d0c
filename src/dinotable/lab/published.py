"""What is published of ladders: `docs/ladder.json` has the results, and the tables of `docs/bots.md` are made from it."""

import json
import os
from typing import Any

from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.lab.matches import Match, separates

FORMAT = "dinotable ladder 1"
BEGIN = "<!-- the ladder: written by `make ladder` -->"
END = "<!-- the end of the ladder -->"
HEADS = "| players | bot | against | games | share of wins | 95 % | fair share | above it | command |"
RULE = "|--:|---|---|--:|--:|--:|--:|---|---|"

Line = dict[str, Any]
"""A match: game, players, first, second, games, wins, interval, duels, witness, command.

`duels` counts games by how many of the others the first was ahead of, in halves. `witness` is the first game.
"""


def read_lines(path: str) -> list[Line]:
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        told = json.load(file)
    if told.get("format") != FORMAT:
        raise DinotableError(f"{path} is no “{FORMAT}”: name another file, or remove it")
    lines: list[Line] = told["matches"]
    return lines


def write_lines(path: str, lines: list[Line]) -> None:
    """A line a match, so that changes are easily read."""
    rows = ",\n".join(json.dumps(line) for line in lines)
    with open(path, "w", encoding="utf-8") as file:
        file.write(f'{{"format": "{FORMAT}", "matches": [\n{rows}\n]}}\n')


def merged(match: Match, lines: list[Line]) -> Line | None:
    """What is known of a match: from here, or published earlier if that was more and by the same bots."""
    own = match.line()
    same = [line for line in lines if (line["game"], line["players"]) == (own["game"], own["players"])]
    earlier = next((line for line in same if (line["first"], line["second"]) == (own["first"], own["second"])), None)
    # The first game is there before the first deal is whole.
    seen = match.first_witness()
    if earlier and earlier["games"] > own["games"] and (not seen or earlier["witness"] == seen):
        return earlier
    return own if own["games"] else None


def told(games: list[AnyGame], lines: list[Line], pictures: dict[str, str]) -> str:
    """The section of the page; `pictures` has the Markdown of each game's."""
    parts = []
    for game in games:
        parts += [f"\n### {game.id}\n", *([pictures[game.id], ""] if game.id in pictures else []), HEADS, RULE]
        parts += [row_of(line) for line in lines if line["game"] == game.id]
    return "\n".join(parts) + "\n"


def row_of(line: Line) -> str:
    low, high = line["interval"]
    cells = [
        str(line["players"]), f"`{line['first']}`", f"`{line['second']}`", f"{line['games']:,}",
        f"{line['wins'] / line['games']:.1%}", f"{low:.1%} – {high:.1%}", f"{1 / line['players']:.1%}",
        "yes" if separates(line) else "no", f"`{line['command']}`",
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"


def page_with(page: str, section: str) -> str:
    """The page with another ladder."""
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n{section}{END}{tail}"
