"""The figures that follow from the matches of the ladders: a row of `docs/bots.md` each, and the strength of each level."""

from dinotable.core.ladder import Strength
from dinotable.games import GAMES, find
from dinotable.lab.past import Line
from dinotable.lab.published import row_of
from dinotable.lab.reproduce.figures import Figure

PAGE = "docs/bots.md"
UNKNOWN = 600.0
"""Seconds that a match is thought to take if nobody has measured it."""
STRENGTHS = 5.0
"""Seconds that the strengths of a game take."""


def match_figure(line: Line) -> Figure:
    low, high = line["interval"]
    return Figure(
        id=f"bots.ladder.{line['game']}.{line['players']}.{line['first']}-{line['second']}",
        pages=[PAGE],
        said=[row_of(line)],
        value=float(f"{line['wins'] / line['games']:.1%}".rstrip("%")),  # as the row rounds it
        low=round(100 * low, 2),
        high=round(100 * high, 2),
        unit="% of wins",
        n=line["games"],
        command=f"{line['command']} --json",
        take="standings.0.share",
        interval="standings.0.interval",
        factor=100,
        holds="interval",
        takes=line.get("takes", UNKNOWN),
        commit=line.get("commit", ""),
        date=line.get("date", ""),
    )


def strength_figures(matches: list[Line]) -> list[Figure]:
    """Those that `make ladder` wrote into each game's `ladder.py`; `greedy` is where the scale is fixed."""
    found = []
    for game in map(find, GAMES):
        own = [line for line in matches if line["game"] == game.id]
        last = max(own, key=lambda line: line.get("date", ""), default=Line())
        for level, one in game.ladder().strengths.items() if own else ():
            if one.low < one.high:
                found.append(_strength_figure(game.id, level, one, last))
    return found


def _strength_figure(game: str, level: str, one: Strength, last: Line) -> Figure:
    return Figure(
        id=f"bots.strength.{game}.{level}",
        pages=[PAGE],
        said=[f"({level}) {one.rating} ({one.low} to {one.high})"],
        value=one.rating,
        low=one.low,
        high=one.high,
        unit="Elo",
        n=one.games,
        command=f"python -m dinotable.lab.reproduce.strengths {game}",
        take=level,
        holds="exact",
        takes=STRENGTHS,
        commit=last.get("commit", ""),
        date=last.get("date", ""),
        note="follows from the matches under bots.ladder",
    )
