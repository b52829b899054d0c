"""The game's side of the full screen: it plays in a thread of its own, by the loop of the line mode, and waits for people.

Only one of the two works at a time: while a question waits for its answer, the program on the screen may look at the game.
"""

import contextlib
import io
import queue
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from dinotable.core.textboard import TextBoard
from dinotable.terminal.clean import clean
from dinotable.terminal.full.glance import glance_at
from dinotable.terminal.full.papers import Said, Sign
from dinotable.terminal.full.steps import curve_canvas, step_glance
from dinotable.terminal.screen import InputEnded, Screen, Stopped

if TYPE_CHECKING:
    from dinotable.terminal.commands import Decision
    from dinotable.terminal.desk import Desk
    from dinotable.terminal.full.app import TableApp
    from dinotable.terminal.walking import Walk

LEAST_WIDTH, MOST_WIDTH = 30, 94
LINES_WATCHED = 3
"""As many of the last lines are told while others act."""


class FullScreen(Screen):
    is_full = has_wrapping = True

    def __init__(self, app: "TableApp") -> None:
        super().__init__(Console(file=io.StringIO(), highlight=False, markup=False, emoji=False, force_terminal=True,
                                 color_system="truecolor", width=76, legacy_windows=False))  # fmt: skip
        self.app = app
        self.is_typed = True
        self._answers: queue.SimpleQueue[Said] = queue.SimpleQueue()
        self._interrupted = threading.Event()
        self._is_stopped = False
        """Whether it was Escape that interrupted: what is going on ends, and nobody leaves."""
        self._desk: Desk | None = None
        """The last one that was watched."""
        self._asked_about = Text()
        """What was told before the last question."""

    def _bind_completion(self) -> None:
        """Nothing is typed into a shell here."""

    # What was printed waits until somebody is asked something.
    def _printed(self) -> Text:
        file = self.console.file
        assert isinstance(file, io.StringIO)
        text = Text.from_ansi(file.getvalue().strip("\n"))
        file.seek(0)
        file.truncate()
        self.console.width = max(LEAST_WIDTH, min(MOST_WIDTH, self.app.size.width * 94 // 100 - 6))
        return text

    def clear(self) -> None:
        self._printed()
        self.tell_app(self.app.clear_table)

    def board(self, board: TextBoard) -> None:
        desk = self._desk
        if desk is not None and desk.outcome() is not None:
            self.tell_app(self.app.show_end, glance_at(desk, desk.watcher(), []))
        else:
            self.tell_app(self.app.show_board, board)

    # Questions.
    def ask(self, question: str, given: str = "") -> str | None:
        self._asked_about = text = self._printed()
        said = self._asked(lambda: self.app.ask(text, question.strip(), given))
        return said and (clean(said).strip() or given)

    def pick(self, question: str, labels: list[str], usual: int, is_menu: bool = False) -> int | None:
        text = self._printed()
        said = self._asked(lambda: self.app.ask_choice(text, question, labels, usual, is_menu))
        return None if said is None else int(said)

    def shows(self, decision: "Decision") -> bool:
        desk = decision.session
        self.app.say = desk.say
        glance = glance_at(desk, decision.seat, desk.news(decision.seat))
        self.tell_app(self.app.show_decision, decision, glance)
        return True

    def ask_move(self, decision: "Decision") -> str | None:
        self.pause(0)
        text = self._printed()
        return self._asked(lambda: self.app.ask_move(decision, text))

    def watch(self, desk: "Desk") -> None:
        self.app.say, self._desk = desk.say, desk
        if desk.outcome() is None and not desk.asked():
            seat = desk.watcher()
            self.wait(desk)
            self.tell_app(self.app.show_waiting, glance_at(desk, seat, desk.log(seat)[-LINES_WATCHED:]))
            self.pause(self.app.pace)

    def mark(self, actions: list[int]) -> None:
        self.tell_app(self.app.show_hinted, actions)

    # A walk through a record.
    def shows_step(self, walk: "Walk") -> bool:
        self._printed()
        self.app.say = walk.viewer.say
        self.tell_app(self.app.show_step, step_glance(walk), curve_canvas(walk))
        return True

    def ask_step(self, walk: "Walk") -> str | None:
        text = self._printed()
        return self._asked(lambda: self.app.ask_step(walk, text))

    def pause(self, seconds: float) -> None:
        """Until somebody wants to leave."""
        if self._interrupted.wait(seconds):
            self._interrupted.clear()
            raise Stopped if self._is_stopped else KeyboardInterrupt

    def interrupt(self, is_stopped: bool = False) -> None:
        """Called by the program on the screen: somebody wants to leave, or to stop what goes on, while nothing was asked."""
        self._is_stopped = is_stopped
        self._interrupted.set()

    def progress(self, what: str, total: int) -> AbstractContextManager[Callable[[int], None]]:
        self.tell_app(self.app.notify, what)
        return contextlib.nullcontext(lambda _: self.pause(0))

    def completions(self, before: list[str], begun: str) -> list[str]:
        """Called by the program on the screen, while a move is asked for."""
        return self._completions(before, begun)

    def wait(self, desk: "Desk") -> None:
        """Where others take their time, what was said is seen at once; whom it waits for stands on the table."""
        text = self._printed() if desk.is_live and desk.people else Text()
        if text.plain.strip():
            self.tell_app(self.app.show_note, text)

    def finish(self) -> None:
        """What was said last stays until it was read, and after that on the terminal."""
        text = self._printed()
        # How a game ended was told where it was asked for a file.
        is_over = self._desk is not None and self._desk.outcome() is not None
        self.app.last_words = Text("\n").join([self._asked_about, text]) if is_over else text
        if text.plain.strip() and not self.is_leaving:
            with contextlib.suppress(InputEnded, KeyboardInterrupt):
                self._asked(lambda: self.app.read_last(text))

    # From thread to thread.
    def tell_app(self, show: Callable[..., None], *about: object) -> None:
        # Somebody may close the window at this very moment.
        with contextlib.suppress(RuntimeError):
            if self.app.is_running:
                self.app.call_from_thread(show, *about)

    def _asked(self, question: Callable[[], None]) -> str | None:
        """None for Escape. A key that was pressed too often before is not one more answer."""
        self._interrupted.clear()
        self.tell_app(question)
        answer = self._answers.get()
        if answer is Sign.GONE:
            raise InputEnded
        if answer is Sign.LEAVE:
            raise KeyboardInterrupt
        return None if isinstance(answer, Sign) else answer

    def answer(self, said: Said) -> None:
        """Called by the program on the screen."""
        self._answers.put(said)

    def close(self) -> None:
        self._answers.put(Sign.GONE)
