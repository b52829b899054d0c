"""The game's side of the full screen: it plays in a thread of its own, by the loop of the line mode, and waits for people.

Only one of the two works at a time: while a question waits for its answer, the program on the screen may look at the game.
"""

import contextlib
import io
import queue
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from dinotable.core.textboard import TextBoard
from dinotable.terminal.full.glance import glance_at
from dinotable.terminal.screen import InputEnded, Screen

if TYPE_CHECKING:
    from dinotable.terminal.commands import Decision
    from dinotable.terminal.desk import Desk
    from dinotable.terminal.full.app import TableApp

LEAST_WIDTH, MOST_WIDTH = 30, 96
LINES_WATCHED = 3
"""As many of the last lines are told while others act."""


class FullScreen(Screen):
    def __init__(self, app: "TableApp") -> None:
        super().__init__(Console(file=io.StringIO(), highlight=False, markup=False, emoji=False, force_terminal=True,
                                 color_system="truecolor", width=76, legacy_windows=False))  # fmt: skip
        self.app = app
        self.is_typed = True
        self._answers: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        """None: whoever sat here has gone."""
        self.wants_to_leave = False
        """Somebody pressed a key for it while others were to act."""

    def _bind_completion(self) -> None:
        """Nothing is typed into a shell here."""

    # What was printed waits until somebody is asked something.
    def _printed(self) -> Text:
        file = self.console.file
        assert isinstance(file, io.StringIO)
        text = Text.from_ansi(file.getvalue().strip("\n"))
        file.seek(0)
        file.truncate()
        self.console.width = max(LEAST_WIDTH, min(MOST_WIDTH, self.app.size.width - 8))
        return text

    def clear(self) -> None:
        self._printed()
        self.tell_app(self.app.clear_table)

    def board(self, board: TextBoard) -> None:
        self.tell_app(self.app.show_board, board)

    # Questions.
    def ask(self, question: str) -> str:
        text = self._printed()
        return self._asked(lambda: self.app.ask(text, question.strip())).strip()

    def choose(self, question: str, choices: list[tuple[str, str]], usual: str) -> str:
        """The value of one of the choices, each with its label."""
        text = self._printed()
        return self._asked(lambda: self.app.ask_choice(text, question, choices, usual))

    def shows(self, decision: "Decision") -> bool:
        self._printed()
        desk = decision.session
        glance = glance_at(desk, decision.seat, desk.news(decision.seat))
        self.tell_app(self.app.show_decision, decision, glance)
        return True

    def ask_move(self, decision: "Decision") -> str:
        text = self._printed()
        return self._asked(lambda: self.app.ask_move(decision, text))

    def watch(self, desk: "Desk") -> None:
        if self.wants_to_leave:
            self.wants_to_leave = False
            raise KeyboardInterrupt
        if desk.outcome() is None and not desk.asked():
            seat = desk.watcher()
            self.tell_app(self.app.show_waiting, glance_at(desk, seat, desk.log(seat)[-LINES_WATCHED:]))
            time.sleep(self.app.pace)

    def wait(self, desk: "Desk") -> None:
        """Whom it waits for stands on the table."""

    def finish(self) -> None:
        """What was said last stays until it was read."""
        text = self._printed()
        if text.plain.strip():
            self._asked(lambda: self.app.ask(text, self.app.say("full-leave")))

    # From thread to thread.
    def tell_app(self, show: Callable[..., None], *about: object) -> None:
        # Somebody may close the window at this very moment.
        with contextlib.suppress(RuntimeError):
            if self.app.is_running:
                self.app.call_from_thread(show, *about)

    def _asked(self, question: Callable[[], None]) -> str:
        self.tell_app(question)
        answer = self._answers.get()
        if answer is None:
            raise InputEnded
        return answer

    def answer(self, said: str) -> None:
        """Called by the program on the screen."""
        self._answers.put(said)

    def close(self) -> None:
        self._answers.put(None)
