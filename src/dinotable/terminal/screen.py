"""What is printed and what is typed. Everything goes through here, so that a test can stand in for a terminal."""

import re
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from dinotable.core.textboard import USUAL_WIDTH, TextBoard
from dinotable.library.tell import Line
from dinotable.terminal.clean import clean
from dinotable.terminal.progress import progress
from dinotable.terminal.styles import style_of

if TYPE_CHECKING:
    from dinotable.terminal.commands import Decision
    from dinotable.terminal.desk import Desk
    from dinotable.terminal.walking import Walk

try:
    import readline
except ImportError:  # Windows has none: typing works, completing does not.
    readline = None  # type: ignore[assignment]

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Home, screen, then what scrolled out of it: some terminals move the screen there when it is cleared."""
ESCAPE: Final = "\x1b"
ESCAPE_ENTER: Final = r'"\e\C-m": "\C-a\C-k\C-v\e\C-m"'
"""For readline: Escape begins the codes of arrows, so in a line Enter has to end it. The line becomes an Escape alone."""


class InputEnded(Exception):
    """There is nothing more to read."""


class Stopped(KeyboardInterrupt):
    """What goes on is to end, but nobody leaves."""


class Screen:
    is_full = False
    """Whether it has the whole screen: lists to choose from, and no line that scrolls away."""
    has_wrapping = False
    """Whether what is printed is wrapped where it is shown."""
    is_leaving = False
    """Whether somebody asked to leave: what is said then keeps nobody here."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.is_typed = sys.stdin.isatty()
        """Whether a person types; from a pipe, what is read is printed too."""
        self.names: list[str] = []
        """Players, coloured wherever they are named."""
        self._completions: Callable[[list[str], str], list[str]] = lambda *_: []
        self._fits: list[str] = []
        if self.is_typed:
            self._bind_completion()

    # Printing.
    def text(self, text: str, style: str = "") -> None:
        # To a pipe nothing is wrapped: a line stays a line.
        self.console.print(self._named(text, style), soft_wrap=not self._wraps())

    def _wraps(self) -> bool:
        return self.console.is_terminal and not self.has_wrapping

    def line(self, text: str) -> None:
        """To be copied: never broken, however narrow the terminal."""
        self.console.print(Text(text), soft_wrap=True)

    def _named(self, text: str, style: str = "") -> Text:
        styled = Text(text, style_of(style))
        for seat, name in enumerate(self.names):
            styled.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", style_of(f"seat{seat}"))
        return styled

    def lines(self, lines: list[Line]) -> None:
        for line in lines:
            text = self._named(f"   → {line.text}" if line.is_event else f" · {line.text}")
            if line.rule:
                text.append(f"  {line.rule}", style_of("rule"))
            self.console.print(text, soft_wrap=not self._wraps())

    def board(self, board: TextBoard) -> None:
        # To a pipe it is as wide as usual, however narrow the terminal is that somebody started it in.
        width = self.console.width if self.console.is_terminal else USUAL_WIDTH
        for row in board.canvas(width).runs():
            line = Text(no_wrap=True, overflow="ignore", end="")
            for piece, style in row:
                line.append(clean(piece), style_of(style))
            line.rstrip()
            self.console.print(line, crop=False, soft_wrap=True)

    def columns(self, cells: list[str]) -> None:
        """Short texts side by side, read downwards, as many columns as fit."""
        width = max((len(cell) for cell in cells), default=0) + 2
        across = max(1, (self.console.width - 4) // width)
        down = -(-len(cells) // across)
        for row in range(down):
            self.text("    " + "".join(cell.ljust(width) for cell in cells[row::down]).rstrip())

    def table(
        self, heads: list[str], rows: list[list[str]], right: tuple[int, ...] = (), whole: tuple[int, ...] = ()
    ) -> None:
        """`right`: columns of numbers. `whole`: columns of words to be copied, which are never cut."""
        table = Table(box=None, header_style="dim", padding=(0, 2))
        for k, head in enumerate(heads):
            table.add_column(head, justify="right" if k in right else "left", no_wrap=k in whole)
        for row in rows:
            table.add_row(*[self._named(cell) for cell in row])
        self.console.print(table)

    def markdown(self, text: str) -> None:
        if self.console.is_terminal:
            # A sixth of what every command would wait for at its start.
            from rich.markdown import Markdown  # noqa: PLC0415

            self.console.print(Markdown(text))
        else:
            self.console.print(text, soft_wrap=True)

    def blank(self) -> None:
        self.console.print()

    def clear(self) -> None:
        """Nothing that was printed or typed can be brought back."""
        if self.is_typed and readline:
            readline.clear_history()
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()

    # Typing.
    def ask(self, question: str, given: str = "") -> str | None:
        """What is typed after the question; None on Escape, which means back or no. Raises InputEnded at the end of a pipe
        or on Ctrl-D, KeyboardInterrupt on Ctrl-C. `given` is what Enter takes, and stands behind a question without a colon.
        """
        self.console.file.flush()
        try:
            typed = input(f"{question} [{given}]: " if given else question)
        except EOFError:
            self.console.print()
            raise InputEnded from None
        if typed.strip() == ESCAPE:
            return None
        if not self.is_typed:
            self.console.print(clean(typed), soft_wrap=True)
        return clean(typed).strip() or given

    def pick(self, question: str, labels: list[str], usual: int, is_menu: bool = False) -> int | None:
        """The number of one of several, on a full screen; None on Escape. Of a menu, `q` leaves too."""
        raise NotImplementedError

    # A game. A full screen has ways of its own.
    def watch(self, desk: "Desk") -> None:
        """Something may have happened: it is told as it comes, where others take their time or nobody here is asked."""
        if desk.is_live:
            self.lines(desk.news(desk.watcher()))

    def wait(self, desk: "Desk") -> None:
        """Others are to act."""
        if desk.is_live and desk.people and desk.waited_for():
            names = desk.teller.listed([desk.names[seat] for seat in desk.waited_for()])
            self.text(desk.say("play-waits", names=names), "dim")

    def shows(self, decision: "Decision") -> bool:
        """Whether it shows the table and what is asked; else that is told line by line."""
        return False

    def ask_move(self, decision: "Decision") -> str | None:
        return self.ask(f"{decision.session.names[decision.seat]}> ")

    def mark(self, actions: list[int]) -> None:
        """What a hint is about."""

    def shows_step(self, walk: "Walk") -> bool:
        """The same for a walk through a record."""
        return False

    def ask_step(self, walk: "Walk") -> str | None:
        return self.ask(walk.viewer.say("replay-keys") + " ")

    def pause(self, seconds: float) -> None:
        time.sleep(seconds)

    def progress(self, what: str, total: int) -> AbstractContextManager[Callable[[int], None]]:
        return progress(what, total)

    def completes(self, completions: Callable[[list[str], str], list[str]]) -> None:
        """From now on Tab offers what this gives for the words before and the word begun."""
        self._completions = completions

    def _bind_completion(self) -> None:
        if not readline:
            return
        readline.set_completer_delims(" ")
        readline.set_completer(self._complete)
        is_libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
        if not is_libedit:
            readline.parse_and_bind(ESCAPE_ENTER)

    def _complete(self, begun: str, nth: int) -> str | None:
        if nth == 0:
            before = readline.get_line_buffer()[: readline.get_begidx()].split()
            self._fits = [f"{word} " for word in self._completions(before, begun)]
        return self._fits[nth] if nth < len(self._fits) else None
