"""The command that asks whether a game is balanced."""

import json
import shlex
import sys
from pathlib import Path
from typing import Any

from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.games import find
from dinotable.lab.balance.balance import PACE, Balance
from dinotable.lab.balance.report import write_report
from dinotable.lab.balance.study import Variant
from dinotable.lab.balance.tables import Tables
from dinotable.lab.balance.told import change as told_as_change
from dinotable.lab.balance.told import (
    difference_cells,
    differences_told,
    ends_of_worth,
    judged_uses,
    sentences,
    variant_told,
)
from dinotable.terminal.arguments import (
    BoxFile,
    Json,
    Options,
    Ray,
    Sets,
    check_number,
    counted,
    numbers_of,
    options_of,
    workers_of,
)
from dinotable.terminal.files import make_folder, read_box
from dinotable.terminal.players import read_bot_seats, read_bots
from dinotable.terminal.progress import progress
from dinotable.terminal.screen import Screen

MOST_USES = 10
"""Of those that go with winning most, and of those that go with it least."""
USUAL = "usual"


def balance(
    game: str,
    /,
    *,
    players: str | None = None,
    bots: str | None = None,
    games: int = 2000,
    seed: int = 0,
    option: Options = None,
    box: BoxFile = None,
    sets: Sets = None,
    compare: tuple[str, str] | None = None,
    until: str | None = None,
    out: Path | None = None,
    tables: str | None = None,
    luck: bool = True,
    pace: float = PACE,
    workers: int | None = None,
    ray: Ray = None,
    as_json: Json = False,
) -> None:
    """The command `dinotable balance`, which `cli.py` describes.

    Parameters
    ----------
    players
        How many play: 3, several as 2,4, a range as 2-5, or all.
    bots
        One for all seats, or one for each, with commas: levels, package.module:Class, or exec: and the command of a program;
        different ones take turns in every seat. Without it, the best level that does not search.
    games
        How many games, of each number of players and variant.
    compare
        Two variants: usual, the file of a box, or what it sets, with commas, as terrain.jungle.room=3,first=random.
    until
        Stop as soon as each seat's share of wins is known this well, such as 1% on either side.
    out
        A folder for the report, and for the games: started again with the same words, it goes on where it was.
    tables
        Also keep every game, decision and event there, as parquet or csv.
    luck
        Whether to reckon what was luck and what was play, in one deal of eight.
    pace
        Seconds that a person takes for a choice.
    workers
        How many processes; without it, one for each core.
    """
    chosen = find(game)
    check_number("--games", games)
    count, share = workers_of(workers), share_of(until)
    if not 0 < pace <= 3600:
        raise SetupError(f"--pace is seconds for a choice, more than 0, not {pace:g}")
    if tables and not out:
        raise SetupError("--tables wants a folder: name one with --out")
    usual = Asked(chosen, options_of(option), read_box(chosen, box, sets))
    asked = [variant_from(chosen, text, usual) for text in compare] if compare else [usual]
    runs = []
    named = read_bots(bots) if bots is not None else []
    for seats in numbers_of(chosen, players, len(named) if len(named) > 1 else chosen.fewest):
        variants = [each.variant(seats, bots) for each in asked]
        folder = out / f"{seats}-players" if out else None
        if folder:
            make_folder(folder)
        runs.append(
            Balance(
                game, variants, games, seed, until=share, luck=luck, pace=pace, workers=count, cluster=ray,
                path=str(folder / "games.jsonl") if folder else None,
                tables=Tables(folder, tables) if folder and tables else None,
            )
        )  # fmt: skip
    command = "dinotable " + shlex.join(sys.argv[1:])
    is_stopped = False
    try:
        for run in runs:
            _run(run, chosen)
    except KeyboardInterrupt:
        is_stopped = True
    reports = [run.report() for run in runs if run.counts[0].games]
    # Written before it is told: whoever reads may have seen enough.
    page = write_report(chosen, reports, command, out) if out and reports else None
    if as_json and reports:
        print(json.dumps({"command": command, "runs": reports}))
    for report in () if as_json else reports:
        tell(chosen, report)
    if page:
        print(f"The report is {page}.", file=sys.stderr if as_json else sys.stdout)
    if is_stopped:
        kept = f"kept in {out}: the same command goes on from there" if out else "not kept: name --out next time"
        done = sum(counts.games for run in runs for counts in run.counts)
        raise KeyboardInterrupt(f"interrupted after {counted(done, 'game')}" + (f", which are {kept}" if done else ""))


class Asked:
    """A variant before it is known how many play."""

    def __init__(self, game: AnyGame, options: dict[str, str], box: Any) -> None:
        self.game = game
        self.options = options
        self.box = box

    def variant(self, seats: int, bots: str | None) -> Variant:
        words = read_bot_seats(self.game, seats, bots, "careful" if self.game.ladder().careful else "greedy")
        return Variant(self.game, seats, words, self.options, self.box)


def variant_from(game: AnyGame, text: str, beside: Asked) -> Asked:
    """What --compare names, on top of what --option, --box and --set say for both."""
    if text == USUAL:
        return beside
    if "=" not in text:
        if beside.box is not None and beside.box.changed:
            raise SetupError("--compare with a file goes without --box and --set: write what they say into the file")
        return Asked(game, beside.options, read_box(game, Path(text), None))
    names = {option.name for option in game.options}
    options = dict(beside.options)
    sets: dict[str, str] = {}
    for part in text.split(","):
        name, equals, value = part.partition("=")
        if not equals:
            raise SetupError(f"--compare wants name=value with commas between, not “{part[:40]}”")
        (options if name in names else sets)[name.strip()] = value.strip()
    return Asked(game, options, game.change_box(sets, beside.box) if sets else beside.box)


def share_of(text: str | None) -> float:
    """`1%` or `0.01`; 0 without it."""
    if text is None:
        return 0.0
    try:
        share = float(text.strip().removesuffix("%")) / (100 if text.strip().endswith("%") else 1)
    except ValueError:
        share = -1.0
    if not 0.0005 <= share < 0.5:
        raise SetupError(f"--until is a share of wins, such as 1% or 0.01, from 0.05% to 50%, not “{text[:40]}”")
    return share


def _run(run: Balance, game: AnyGame) -> None:
    try:
        with progress(f"{game.id}, {run.variants[0].setup.seats} players", run.games) as told:
            run.run(lambda done, _, __: told(done))
    finally:
        if run.tables:
            run.tables.write()


def tell(game: AnyGame, report: dict[str, Any]) -> None:
    screen = Screen()
    for variant in report["variants"]:
        screen.text(f"{game.id}, {report['players']} players, {variant_told(game, variant, report['players'])}")
        for sentence in sentences(game, variant):
            screen.text(f"  {sentence}")
        _tell_uses(screen, variant)
    if "differences" in report:
        screen.text(f"The second less the first, on the same luck. {differences_told(report['differences'])}")
        rows = [difference_cells(row) for row in report["differences"]]
        screen.table(["what", "difference", "p, corrected", "sure"], rows, right=(1, 2))


def _tell_uses(screen: Screen, variant: dict[str, Any]) -> None:
    """What players did, from what goes with winning most to least; all else is in the report."""
    judged = judged_uses(variant)
    sure = sum(use["sure"] for use in judged)
    rows = [
        [use["key"], f"{use['a_game']:.2f}", f"{100 * use['seats']:.0f} %", told_as_change(use["worth"], 1, 100)]
        for use in ends_of_worth(judged, MOST_USES)
    ]
    if rows:
        screen.table(["what they did", "a game", "of seats", "worth, in points of winning"], rows, right=(1, 2, 3))
    screen.text(f"  Of {counted(len(judged), 'thing')} that players did, {sure} surely went with winning or losing.")
