"""Seconds of the processor that a process has used, with all that it has started; from /proc."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def seconds_of(root: int) -> float:
    """0 where the system does not tell."""
    stats = {int(path.name): stat for path in Path("/proc").glob("[0-9]*") if (stat := _stat(path))}
    wanted = [root]
    for parent in wanted:
        wanted += [process for process, stat in stats.items() if int(stat[1]) == parent]
    # Its own, and of those that have ended; the others are in the list themselves.
    return sum(sum(map(int, stats[process][11:15])) for process in wanted if process in stats) / TICKS


def _stat(path: Path) -> list[str]:
    try:
        return (path / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
