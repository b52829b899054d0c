"""How far long work has come."""

import contextlib
import sys
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from dinotable.terminal.arguments import counted


@contextlib.contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    # On the error stream, so that --json can be piped while a person watches.
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bars:
        bar = bars.add_task(what, total=total)
        yield lambda done: bars.update(bar, completed=done)


@contextlib.contextmanager
def searching(
    what: str, wanted: int, console: Console | None = None
) -> Iterator[tuple[Callable[[int], None], Callable[[int, int], None]]]:
    """Of a search nobody knows how long it takes: what is found, what was looked through, and how long it has taken."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    is_seen = console is not None or sys.stderr.isatty()
    with Progress(*columns, console=console or Console(stderr=True), transient=True, disable=not is_seen) as bars:
        bar = bars.add_task(f"{what}: starting", total=wanted)

        def looks(games: int, positions: int) -> None:
            told = f"{what}: {counted(games, 'game')} searched, {counted(positions, 'look')}"
            bars.update(bar, description=told)

        yield lambda found: bars.update(bar, completed=found), looks
