"""The report of a run: one page that needs nothing else, and the same as JSON."""

import json
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

from dinotable.core.contract import AnyGame
from dinotable.core.errors import Failed, why_not
from dinotable.lab.balance.pictures import Pictures
from dinotable.lab.balance.told import (
    bots_told,
    change,
    difference_cells,
    differences_told,
    key_told,
    legend,
    seats_told,
    sentences,
    title_of,
    variant_told,
)

MOST_WORTHS = 24
HOW_TO = "<code>pip install matplotlib</code>, or <code>make install EXTRAS=reports</code>"
STYLE = """
body{font:16px/1.5 Nunito,'Segoe UI',Helvetica,Arial,sans-serif;color:#1b2a33;background:#fff;
max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.7rem;line-height:1.2}h2{margin-top:2.5rem;border-bottom:2px solid #c3ccd1}h3{margin-top:1.8rem}
.found{border-left:4px solid #0072b2;padding:.2rem 1rem;background:#f2f6f8}
svg{max-width:100%;height:auto}table{border-collapse:collapse;margin:1rem 0;font-size:.9rem}
th,td{padding:.25rem .7rem;text-align:right;border-bottom:1px solid #c3ccd1}th:first-child,td:first-child{text-align:left}
code{background:#f2f6f8;padding:.1rem .3rem;overflow-wrap:anywhere}footer{margin-top:3rem;font-size:.85rem;color:#4a5a63}
@media print{body{margin:0;max-width:none}h2{break-before:page}svg,table{break-inside:avoid}}
"""


def write_report(game: AnyGame, reports: Sequence[dict[str, Any]], command: str, folder: Path) -> Path:
    """Into the folder, as `report.html` and `report.json`; the path of the page."""
    page = folder / "report.html"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "report.json").write_text(
            json.dumps({"command": command, "runs": reports}, indent=1), encoding="utf-8"
        )
        page.write_text(report_html(game, reports, command), encoding="utf-8")
    except OSError as error:
        raise Failed(f"{folder} cannot be written: {why_not(error)}") from None
    return page


def report_html(game: AnyGame, reports: Sequence[dict[str, Any]], command: str) -> str:
    pictures = Pictures()
    title = f"{title_of(game)}: is it balanced?"
    games = sum(variant["games"] for report in reports for variant in report["variants"])
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{games:,} games, seed {reports[0]['seed']}, rules {escape(reports[0]['game'])}. ",
        "Every figure has its 95 % interval.</p>",
        "<p>Made by <code>", escape(command), "</code></p>",
    ]  # fmt: skip
    if not pictures.is_able:
        parts.append(f"<p>Without pictures: they need matplotlib ({HOW_TO}).</p>")
    for report in reports:
        parts += _run(game, report, pictures)
    parts.append(
        "<footer>Dinotable is an unofficial fan work; the games belong to their authors and publishers."
        " "
        "Bots are no people: what is true among them is a hint of what is true at a table.</footer>"
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _run(game: AnyGame, report: dict[str, Any], pictures: Pictures) -> list[str]:
    players, variants = report["players"], report["variants"]
    names = [variant_told(game, variant, players) for variant in variants]
    parts = [f"<h2>{players} players</h2>"]
    if "differences" in report:
        parts += _compared(report, names, pictures)
    for name, variant in zip(names, variants, strict=True):
        parts += [f"<h3>{escape(name)} · {escape(bots_told(variant['bots']))}</h3>"]
        parts += [f'<p class="found">{escape(seats_told(variant))}</p>']
        parts += [f"<p>{escape(sentence)}</p>" for sentence in sentences(game, variant)[1:]]
        if pictures.is_able:
            parts.append(_shares(variant, pictures))
        parts.append(_worths(variant, pictures))
    if pictures.is_able:
        parts += _histograms(legend(game, variants, players), variants, pictures)
    return parts


def _compared(report: dict[str, Any], names: list[str], pictures: Pictures) -> list[str]:
    rows = report["differences"]
    parts = [
        f"<p>Compared on the same luck: <b>{escape(names[0])}</b> with <b>{escape(names[1])}</b>.</p>",
        f'<p class="found">{escape(differences_told(rows))}</p>',
    ]
    shares = [
        (row["what"], [100 * each for each in row["difference"]]) for row in rows if row["what"].startswith("wins")
    ]
    if pictures.is_able:
        parts.append(
            pictures.intervals("What changes for each seat", shares, "points of winning, second less first", 0.0)
        )
    return [*parts, _table(["what", "difference", "p, corrected", "sure"], map(difference_cells, rows))]


def _shares(variant: dict[str, Any], pictures: Pictures) -> str:
    rows = [(f"seat {seat['seat'] + 1}", [100 * each for each in seat["share"]]) for seat in variant["seats"]]
    return pictures.intervals("Wins by seat", rows, "% of games; dashed: the fair share", 100 / len(rows))


def _worths(variant: dict[str, Any], pictures: Pictures) -> str:
    judged = [use for use in variant["uses"] if "worth" in use]
    if not judged:
        return ""
    told = [use for use in judged if use["sure"]]
    told.sort(key=lambda use: -abs(use["worth"][0]))
    shown = sorted(told[:MOST_WORTHS], key=lambda use: -use["worth"][0])
    rows = [(key_told(use["key"]), [100 * each for each in use["worth"]]) for use in shown]
    picture = ""
    if rows and pictures.is_able:
        unit = "points of winning, for once more than the others at the table"
        picture = pictures.intervals("What goes with winning", rows, unit, 0.0)
    cells = (
        [
            key_told(use["key"]), f"{use['a_game']:.2f}", f"{100 * use['seats']:.0f} %",
            f"{100 * use['won_by_users']:.1f} %", change(use["worth"], 1, 100), "yes" if use["sure"] else "no",
        ]
        for use in judged
    )  # fmt: skip
    head = ["done or met", "a game", "of seats", "won by those", "worth", "sure"]
    return (
        f"{picture}<details><summary>Use and worth of everything ({len(judged)} rows)</summary>"
        "<p>What goes with winning need not cause it: who is ahead can also do more.</p>"
        f"{_table(head, cells)}</details>"
    )


def _histograms(names: list[str], variants: list[dict[str, Any]], pictures: Pictures) -> list[str]:
    def series(pick: Callable[[dict[str, Any]], dict[str, int]]) -> dict[str, dict[str, int]]:
        return {name: pick(variant) for name, variant in zip(names, variants, strict=True)}

    return [
        pictures.histogram("How long games are", "turns", series(lambda each: each["length"]["turns"]["counts"])),
        pictures.histogram("The winner's score", "points", series(lambda each: each["scores"]["winner"]["counts"])),
        pictures.histogram(
            "How far the winner is ahead", "points", series(lambda each: each["scores"]["margin"]["counts"])
        ),
        pictures.histogram(
            "When the winner is the favourite for good",
            "part of the game",
            series(lambda each: each["decided"]["counts"]),
        ),
    ]


def _table(head: Sequence[str], rows: Any) -> str:
    cells = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{cells}</tr>{body}</table>"
