"""`docs/published.json`: the figures of all pages, and the matches of the ladders, from which more of them follow."""

import datetime
import json
import os
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from dinotable.core.errors import DinotableError, SetupError
from dinotable.lab.past import Line
from dinotable.lab.reproduce.figures import Figure, check

FORMAT = "dinotable published 1"
LADDER_FORMAT = "dinotable ladder 1"
"""Of `docs/ladder.json`, where the matches were before: it is still read."""
PLACE = Path("docs") / "published.json"
STAMPS = ("commit", "date", "takes")
"""What a match has besides what came of it: when it was measured, with what, and how many seconds all its games take."""


class Published(msgspec.Struct):
    figures: list[Figure]
    matches: list[Line]


def root_of(start: Path | None = None) -> Path:
    """The folder of the sources, which has the file: this one or one above it, or that of the program itself."""
    here = (start or Path.cwd()).resolve()
    for folder in (here, *here.parents, *Path(__file__).resolve().parents):
        if (folder / PLACE).is_file():
            return folder
    raise SetupError(f"{PLACE} is not here: published figures are measured again in the folder of Dinotable's sources")


def read(path: Path) -> Published:
    """An empty one if there is no file."""
    if not path.exists():
        return Published([], [])
    try:
        content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        if content.get("format") == LADDER_FORMAT:
            return Published([], content["matches"])
        if content.get("format") == FORMAT:
            found = Published(msgspec.convert(content["figures"], list[Figure]), content["matches"])
            for figure in found.figures:
                check(figure)
            return found
    except (ValueError, KeyError, AttributeError, msgspec.ValidationError) as error:
        raise DinotableError(f"{path} cannot be read: {error}") from None
    raise DinotableError(f"{path} is no “{FORMAT}”: name another file, or remove it")


def write(path: Path, published: Published) -> None:
    """A line a figure and a line a match, so that changes are easily read."""
    for figure in published.figures:
        check(figure)
    figures = sorted(published.figures, key=lambda figure: figure.id)
    rows = [
        ",\n".join(json.dumps(row, ensure_ascii=False) for row in part)
        for part in (msgspec.to_builtins(figures), published.matches)
    ]
    text = f'{{"format": "{FORMAT}", "figures": [\n{rows[0]}\n], "matches": [\n{rows[1]}\n]}}\n'
    whole = path.with_name(f"{path.name}.new")
    whole.write_text(text, encoding="utf-8")
    os.replace(whole, path)


def stamped(lines: list[Line], before: list[Line], stamp: dict[str, str]) -> list[Line]:
    """Matches as they go into the file: one that is as it was keeps its stamp, another gets that of today."""
    known = {_match(line): line for line in before}
    found = []
    for line in lines:
        bare, old = _bare(line), known.get(_match(line))
        if old and _bare(old) == bare:
            found.append(old)
            continue
        takes = {"takes": round(old["takes"] * line["games"] / old["games"], 1)} if old and "takes" in old else {}
        found.append({**bare, **stamp, **takes})
    return found


def _match(line: Line) -> tuple[Any, ...]:
    return line["game"], line["players"], line["first"], line["second"]


def _bare(line: Line) -> Line:
    return {key: value for key, value in line.items() if key not in STAMPS}


def stamp_of(folder: Path) -> dict[str, str]:
    """The commit of a checkout and the day; empty where there is no checkout."""
    try:
        done = subprocess.run(
            ["git", "rev-parse", "--short=8", "HEAD"], cwd=folder, capture_output=True, text=True, check=False
        )
    except OSError:
        return {}
    today = datetime.datetime.now(datetime.UTC).date()
    return {"commit": done.stdout.strip(), "date": today.isoformat()} if done.returncode == 0 else {}
