"""What is published of ladders: `docs/ladder.json` has the results, and the tables of `docs/bots.md` are made from it."""

import json
import os

from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.lab.matches import Match
from dinotable.lab.past import Line, separates

FORMAT = "dinotable ladder 1"
BEGIN = "<!-- the ladder: written by `make ladder` -->"
END = "<!-- the end of the ladder -->"
HEADS = "| players | bot | against | games | share of wins | 95 % | fair share | above it | command |"
KEYS = ("game", "players", "first", "second")
RULE = "|--:|---|---|--:|--:|--:|--:|---|---|"


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


def line_of(match: Match, lines: list[Line]) -> Line | None:
    """What was published of a match."""
    own = (match.game.id, match.players, match.first, match.second)
    return next((line for line in lines if tuple(line[key] for key in KEYS) == own), None)


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
