"""What is published of ladders: `docs/published.json` has the results, and the tables of `docs/bots.md` are made from it."""

from pathlib import Path

from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.lab.matches import Match
from dinotable.lab.past import Line, separates
from dinotable.lab.reproduce import home

BEGIN = "<!-- the ladder: written by `make ladder` -->"
END = "<!-- the end of the ladder -->"
HEADS = "| players | bot | against | games | share of wins | 95 % | fair share | above it | command |"
KEYS = ("game", "players", "first", "second")
RULE = "|--:|---|---|--:|--:|--:|--:|---|---|"


def read_lines(path: str) -> list[Line]:
    return home.read(Path(path)).matches


def write_lines(path: str, lines: list[Line]) -> None:
    """The file's figures stay, and so does when a match was measured that is as it was."""
    place = Path(path)
    before = home.read(place)
    matches = home.stamped(lines, before.matches, home.stamp_of(place.parent))
    home.write(place, home.Published(before.figures, matches))


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


def page_with(page: str, section: str, begin: str = BEGIN, end: str = END) -> str:
    """The page with something else between two marks, such as another ladder. All around them stays as it is."""
    if page.count(begin) != 1 or page.count(end) != 1:
        raise DinotableError(
            f"the page has no place for what was measured: write {begin} and {end} where it should stand"
        )
    head, _, rest = page.partition(begin)
    return f"{head}{begin}\n{section}{end}{rest.partition(end)[2]}"
