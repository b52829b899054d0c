"""A published page of a game's balance, from the report of a run: its tables and its picture, between two marks in the page.

    python -m dinotable.lab.balance.page REPORT.json docs/balance/GAME.md docs/pictures/balance-GAME.svg

What is written around the marks stays as it is.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, SetupError, why_not
from dinotable.games import find
from dinotable.lab.balance.pictures import Pictures
from dinotable.lab.balance.told import (
    bots_told,
    change,
    end_teller,
    ends_of_worth,
    judged_uses,
    key_told,
    number,
    percent,
    seats_told,
    title_of,
)
from dinotable.lab.published import page_with

BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
MOST_DEEDS, MOST_EVENTS = 6, 5
"""From either end."""
BAD_USE = 2
OFTEN = 0.3
"""Times a game."""


def main(words: list[str]) -> int:
    try:
        if len(words) != 3:
            raise SetupError("say REPORT.json PAGE.md PICTURE.svg")
        _renew(*map(Path, words))
    except OSError as error:
        return _refuse(f"{error.filename} cannot be used: {why_not(error)}")
    except (ValueError, KeyError, TypeError):
        return _refuse(f"{words[0]} is no report: dinotable balance writes one with --out")
    except DinotableError as error:
        return _refuse(str(error))
    return 0


def _refuse(why: str) -> int:
    print(f"page: {why}", file=sys.stderr)
    return BAD_USE


def _renew(report: Path, page: Path, picture: Path) -> None:
    told = json.loads(report.read_text(encoding="utf-8"))
    game = find(told["runs"][0]["game"].partition("/")[0])
    text = page_with(page.read_text(encoding="utf-8"), f"{tables(game, told)}\n", BEGIN, END)
    page.write_text(text, encoding="utf-8")
    picture.write_text(advantages_svg(game, told["runs"]) + "\n", encoding="utf-8")


def tables(game: AnyGame, told: dict[str, Any]) -> str:
    """Every figure with its interval, in the order in which people ask."""
    runs = [(run["players"], run["variants"][0]) for run in told["runs"]]
    # Where somebody kept it is nobody's business.
    command = re.sub(r" --out \S+", "", told["command"])
    parts = [f"Made by `{command}`; intervals hold 95 %."]
    parts.append(_answers(runs))
    for players, variant in runs:
        parts.append(f"### {players} players\n\n{seats_told(variant)}\n\n{_seats(variant)}\n\n{_ends(game, variant)}")
        parts.append(_worths(variant))
    return "\n\n".join(parts)


def _answers(runs: list[tuple[int, dict[str, Any]]]) -> str:
    """One column for each number of players."""
    rows: list[tuple[str, list[str]]] = [
        ("bots", [bots_told(variant["bots"]) for _, variant in runs]),
        ("games", [f"{variant['games']:,}" for _, variant in runs]),
        ("turns", [number(variant["length"]["turns"]["mean"]) for _, variant in runs]),
        ("choices", [number(variant["length"]["choices"]["mean"]) for _, variant in runs]),
        ("ways a choice", [number(variant["ways"]) for _, variant in runs]),
        ("forced decisions", [percent(variant["forced"]) for _, variant in runs]),
        ("the winner's score", [number(variant["scores"]["winner"]["mean"]) for _, variant in runs]),
        ("ahead of the next by", [number(variant["scores"]["margin"]["mean"]) for _, variant in runs]),
        ("shared wins", [percent(variant["ties"], 2) for _, variant in runs]),
        ("changes of the favourite", [number(variant["leads"]["mean"]) for _, variant in runs]),
        ("decided in the last quarter", [percent(variant["decided"]["in_last_quarter"]) for _, variant in runs]),
        ("luck", [percent(variant["luck"], 0) if variant["luck"] else "–" for _, variant in runs]),
    ]
    head = ["players", *[str(players) for players, _ in runs]]
    return _table(head, [[name, *cells] for name, cells in rows])


def _seats(variant: dict[str, Any]) -> str:
    rows = [
        [str(seat["seat"] + 1), percent(seat["share"]), change(seat["advantage"], 1, 100), number(seat["score"])]
        for seat in variant["seats"]
    ]
    return _table(["seat", "wins", "above its fair share, in points", "score"], rows)


def _ends(game: AnyGame, variant: dict[str, Any]) -> str:
    say = end_teller(game)
    rows = [[say(reason).rstrip("."), percent(share, 2)] for reason, share in variant["ends"].items()]
    return _table(["how it ends", "of games"], sorted(rows, key=lambda row: row[0]))


def _worths(variant: dict[str, Any]) -> str:
    """What players do, and what happens to them, where it is often enough to be a matter of the game."""
    did, met = (
        [use for use in judged_uses(variant, of_events) if use["a_game"] >= OFTEN] for of_events in (False, True)
    )
    parts = [_uses("what players do", ends_of_worth(did, MOST_DEEDS))] if did else []
    if met:
        parts.append(_uses("what happens to them", ends_of_worth(met, MOST_EVENTS)))
    return "\n\n".join(parts)


def _uses(name: str, uses: list[dict[str, Any]]) -> str:
    rows = [
        [
            f"`{key_told(use['key'])}`",
            f"{use['a_game']:.2f}",
            percent_of(use["won_by_users"]),
            change(use["worth"], 1, 100),
        ]
        for use in uses
    ]
    return _table([name, "a game", "these won", "once more is worth, in points"], rows)


def percent_of(share: float) -> str:
    return f"{100 * share:.1f} %"


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def advantages_svg(game: AnyGame, runs: list[dict[str, Any]]) -> str:
    """What each seat wins above its fair share, at every number of players."""
    rows = [
        (f"{run['players']} players, seat {seat['seat'] + 1}", [100 * each for each in seat["advantage"]])
        for run in runs
        for seat in run["variants"][0]["seats"]
    ]
    pictures = Pictures()
    if not pictures.is_able:
        raise SetupError("the picture needs matplotlib, which is not installed: pip install matplotlib")
    return pictures.intervals(f"{title_of(game)}: who is favoured", rows, "points of winning above the fair share", 0.0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
