"""The tables of docs/server.md: flags, and what is in /metrics.

`python -m dinotable.server.operate.docs docs/server.md` writes them anew.
"""

import re
import sys
from itertools import groupby
from pathlib import Path

from dinotable.server.flags import Flag, flags_of
from dinotable.server.operate.metric_names import ABOUT
from dinotable.server.operate.metrics import PREFIX
from dinotable.server.settings import Limits, Settings

FLAGS = "| flag | environment | default | |\n|---|---|---|---|"
METRICS = "| name | |\n|---|---|"


def shown_flags() -> list[Flag]:
    """In the order of the groups, and in each as they are written down."""
    found = [flag for owner in (Settings, Limits) for flag in flags_of(owner) if not flag.setting.is_hidden]
    return sorted(found, key=lambda flag: flag.setting.group.sort_key)


def tables() -> dict[str, str]:
    """By what they are of: each group of flags, and the metrics."""
    groups = groupby(shown_flags(), key=lambda flag: flag.setting.group.name)
    found = {f"flags: {name}": "\n".join([FLAGS, *map(row, flags)]) for name, flags in groups}
    return found | {
        "metrics": "\n".join([METRICS, *(f"| `{PREFIX}{name}` | {about} |" for name, about in ABOUT.items())])
    }


def row(flag: Flag) -> str:
    return f"| `{flag.name}` | `{flag.variable}` | {flag.default()} | {flag.setting.about} |"


def with_tables(page: str) -> str:
    """The page with each table between its marks and empty lines, and nothing else changed."""
    for name, table in tables().items():
        mark = re.compile(rf"(<!-- {re.escape(name)} -->\n\n).*?(\n\n<!-- end -->)", re.DOTALL)
        page, count = mark.subn(lambda found, table=table: found[1] + table + found[2], page)  # type: ignore[misc]
        if count != 1:
            raise SystemExit(f"the page has {count} places for “{name}”: it wants <!-- {name} --> and <!-- end -->")
    return page


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_tables(path.read_text()))
