"""The tables of flags in docs/server.md.

`python -m dinotable.server.operate.flag_tables docs/server.md` writes them anew.
"""

import re
import sys
from itertools import groupby
from pathlib import Path

from dinotable.server.flags import Flag, flags_of
from dinotable.server.settings import Limits, Settings

HEAD = "| flag | environment | default | |\n|---|---|---|---|"


def shown_flags() -> list[Flag]:
    """In the order of the groups, and in each as they are written down."""
    found = [flag for owner in (Settings, Limits) for flag in flags_of(owner) if not flag.setting.is_hidden]
    return sorted(found, key=lambda flag: flag.setting.group.sort_key)


def tables() -> dict[str, str]:
    """By the name of the group."""
    groups = groupby(shown_flags(), key=lambda flag: flag.setting.group.name)
    return {name: "\n".join([HEAD, *map(row, flags)]) for name, flags in groups}


def row(flag: Flag) -> str:
    return f"| `{flag.name}` | `{flag.variable}` | {flag.default()} | {flag.setting.about} |"


def with_tables(page: str) -> str:
    """The page with each table between its marks, and nothing else changed."""
    for name, table in tables().items():
        mark = re.compile(rf"(<!-- flags: {re.escape(name)} -->\n).*?(\n<!-- end -->)", re.DOTALL)
        page, count = mark.subn(lambda found, table=table: found[1] + table + found[2], page)  # type: ignore[misc]
        if count != 1:
            raise SystemExit(
                f"the page has {count} places for “{name}”: it wants <!-- flags: {name} --> and <!-- end -->"
            )
    return page


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_tables(path.read_text()))
