"""The command that measures published figures again."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from dinotable.core.errors import Failed, SetupError
from dinotable.lab.reproduce.catalogue import Area, areas, chosen, everything
from dinotable.lab.reproduce.figures import Figure
from dinotable.lab.reproduce.home import PLACE, read, root_of
from dinotable.lab.reproduce.rerun import Answer, Rerun, Wish, fitting, measure, reruns, told_history
from dinotable.lab.standings import plain_table
from dinotable.terminal.arguments import MOST, Json, check_number, counted
from dinotable.terminal.clean import clean
from dinotable.terminal.screen import Screen

USUAL_GAMES = 200
MOST_NAMED = 5


def reproduce(
    what: str | None = None,
    /,
    *,
    listed: Annotated[bool, Parameter(name="--list", negative="")] = False,
    minutes: float | None = None,
    games: int = USUAL_GAMES,
    seed: int | None = None,
    as_json: Json = False,
) -> None:
    """Measure again what the pages publish, and say whether it still holds. Without WHAT: what there is; how long it takes.

    It works in the folder of the sources, where docs/published.json is.

    Example: `dinotable reproduce bots.strength --minutes 5`

    Parameters
    ----------
    what
        A figure, the start of several (bots.ladder), a page (docs/server.md), or all.
    listed
        Only tell the figures, with their commands.
    minutes
        Only what fits into so many, the quickest first.
    games
        Of a match, at most so many games; 0: as many as were published.
    seed
        Play other games of each match than those that were published.
    """
    if games:
        check_number("--games", games)
    if minutes is not None and not 0 < minutes <= MOST:
        raise SetupError(f"--minutes is a number above 0, not {minutes:g}")
    root = root_of()
    figures = everything(read(root / PLACE))
    wish = Wish(games, seed)
    if what is None:
        _tell_areas(areas(figures, wish), as_json)
        return
    wanted = chosen(figures, what)
    if listed:
        _tell_list(wanted, as_json)
        return
    planned = reruns(wanted, wish)
    _measure(wanted, planned if minutes is None else fitting(planned, 60 * minutes), root, as_json)


def _measure(wanted: list[Figure], planned: list[Rerun], root: Path, as_json: bool) -> None:
    answers = told_history(wanted)
    stopped: KeyboardInterrupt | None = None

    def begins(number: int, rerun: Rerun) -> None:
        about = f"about {time_told(rerun.seconds)}"
        print(f"{number + 1} of {len(planned)}, {about}: {clean(rerun.command())}", file=sys.stderr, flush=True)

    try:
        for answer in measure(planned, root, begins):
            answers.append(answer)
    except KeyboardInterrupt:
        again = sum(answer.says != "history" for answer in answers)
        stopped = KeyboardInterrupt(f"interrupted after {counted(again, 'figure')} of {len(wanted):,}")
    _tell(answers, len(wanted) - len(answers), as_json)
    if stopped:
        raise stopped
    wrong = [answer.figure.id for answer in answers if answer.says == "no"]
    if wrong:
        named = ", ".join(wrong[:MOST_NAMED]) + (" …" if len(wrong) > MOST_NAMED else "")
        raise Failed(f"no longer as published: {named}")


def _tell_areas(found: list[Area], as_json: bool) -> None:
    if as_json:
        print(json.dumps({"areas": [area._asdict() for area in found]}))
        return
    rows = [
        [area.name, str(area.figures or ""), str(area.history or ""), time_told(area.seconds) if area.figures else ""]
        for area in found
    ]
    screen = Screen()
    screen.table(["figures under", "measured again", "history", "takes about"], rows, right=(1, 2, 3))
    screen.text("dinotable reproduce AREA measures them again, dinotable reproduce all everything.")


def _tell_list(figures: list[Figure], as_json: bool) -> None:
    if as_json:
        print(json.dumps({"figures": [_listed(figure) for figure in figures]}))
        return
    screen = Screen()
    for figure in figures:
        screen.text(f"{figure.id}: {figure.told()}, {figure.date} ({figure.commit}), {', '.join(figure.pages)}")
        screen.text(f"   {figure.why or figure.command}", "dim")


def _listed(figure: Figure) -> dict[str, Any]:
    return {
        "id": figure.id, "pages": figure.pages, "value": figure.value, "low": figure.low, "high": figure.high,
        "unit": figure.unit, "kind": figure.kind.value, "holds": figure.holds, "command": figure.command,
        "commit": figure.commit, "date": figure.date, "why": figure.why,
    }  # fmt: skip


def _tell(answers: list[Answer], left: int, as_json: bool) -> None:
    counts = {says: sum(answer.says == says for answer in answers) for says in ("yes", "no", "cannot", "history")}
    if as_json:
        print(json.dumps({**counts, "left": left, "figures": [answer.as_json() for answer in answers]}))
        return
    screen = Screen()
    table = plain_table("", ["figure", "holds"], ["published", "now"])
    table.add_column("")
    for answer in answers:
        now = answer.now.told(answer.figure.unit) if answer.now else "–"
        table.add_row(answer.figure.id, answer.says, answer.figure.told(), now, clean(answer.note))
    if answers:
        screen.console.print(table)
    told = f"{counts['yes']} hold, {counts['no']} do not"
    more = [(counts["cannot"], "could not be measured"), (counts["history"], "history"), (left, "left out")]
    screen.text("; ".join([told, *[f"{count} {what}" for count, what in more if count]]) + ".")


def time_told(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
