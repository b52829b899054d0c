"""Brings figures into `docs/published.json`: from the report of a balance, or matches from another ladder file.

    python -m dinotable.lab.reproduce.add REPORT.json --page docs/balance/GAME.md [--name NAME]
    python -m dinotable.lab.reproduce.add LADDER.json

Of a report those figures are added that the page states, in one of the forms in which `dinotable balance` writes them; the
whole line of the page is what is said. What was added before under the same name is replaced. Of a ladder file those matches
are taken that are of more games or of other bots than the published ones; `make ladder LADDER="--games 0"` writes the page.
"""

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any

from dinotable.core.errors import DinotableError
from dinotable.lab.published import KEYS
from dinotable.lab.reproduce.home import LADDER_FORMAT, PLACE, Published, read, root_of, stamp_of, stamped, write
from dinotable.lab.reproduce.reports import Stated

BAD_USE = 2


def merged(published: Published, ladder: Published, stamp: dict[str, str]) -> int:
    """Takes the better matches; how many."""
    others = {tuple(line[key] for key in KEYS): line for line in ladder.matches}
    found, taken = [], 0
    for line in published.matches:
        other = others.pop(tuple(line[key] for key in KEYS), line)
        is_better = other["games"] > line["games"] or other["witness"] != line["witness"]
        taken += is_better
        found.append(other if is_better else line)
    published.matches = stamped([*found, *others.values()], published.matches, stamp)
    return taken + len(others)


def added(published: Published, report: dict[str, Any], page: str, text: str, name: str, stamp: dict[str, str]) -> int:
    """Adds what the page states of a report; how many figures."""
    found = Stated(report, page, name, stamp).figures(text)
    if not found:
        raise DinotableError(f"{page} states no figure of that report in a form that is known: see docs/reproduce.md")
    own = re.compile(rf"{re.escape('.'.join(found[0].id.split('.')[: 3 if name else 2]))}\.\d+\.")
    kept = [figure for figure in published.figures if not (own.match(figure.id) and page in figure.pages)]
    published.figures = [*kept, *found]
    return len(found)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        "python -m dinotable.lab.reproduce.add", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("file", type=Path, help="report.json of a balance, or a ladder file")
    parser.add_argument("--page", default="", help="the page that states the figures, from the folder of the sources")
    parser.add_argument("--name", default="", help="of this report, if there are several of a game")
    asked = parser.parse_args(words)
    try:
        root = root_of()
        published, stamp = read(root / PLACE), stamp_of(root)
        content = json.loads(asked.file.read_text(encoding="utf-8"))
        if content.get("format") == LADDER_FORMAT or "matches" in content:
            told = f"{merged(published, read(asked.file), stamp)} matches taken"
        elif not asked.page:
            raise DinotableError("say with --page which page states these figures")
        else:
            text = (root / asked.page).read_text(encoding="utf-8")
            told = f"{added(published, content, asked.page, text, asked.name, stamp)} figures added"
        write(root / PLACE, published)
    except (DinotableError, OSError, ValueError) as error:
        print(f"add: {error}", file=sys.stderr)
        return BAD_USE
    print(told)
    return 0


if __name__ == "__main__":
    sys.exit(main())
