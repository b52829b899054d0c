"""The program on the screen: it shows what the game's side (`bridge`) asks for, and carries answers back."""

import os
import threading
from collections.abc import Callable
from typing import ClassVar

from rich.console import Console
from rich.segment import Segment
from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType
from textual.color import Color
from textual.filter import LineFilter, Monochrome
from textual.theme import Theme
from textual.widgets import Input

from dinotable.core.canvas import Canvas
from dinotable.core.textboard import TextBoard
from dinotable.terminal.commands import Decision
from dinotable.terminal.full.bridge import FullScreen
from dinotable.terminal.full.glance import Glance
from dinotable.terminal.full.papers import Box, Choice, CommandLine, Paper, Question, Said, Sign
from dinotable.terminal.full.table_view import TableView
from dinotable.terminal.walking import Walk
from dinotable.words import Speaker

USUAL_PACE = 0.5
"""Seconds that what another player did stays before the next does something."""
PACES = (0.0, 0.2, USUAL_PACE, 1.2, 2.5)
# Two grounds, one dark and one light; the colours of players and things are the same on both (`terminal.styles`).
DARK = Theme("dinotable-dark", primary="#e69f00", background="#14181c", surface="#1d2329", panel="#262e36", dark=True)
LIGHT = Theme(
    "dinotable-light", primary="#a86f00", background="#fbf8f1", surface="#f1ecdf", panel="#e4dcc8", dark=False
)


class Colourless(LineFilter):
    """For NO_COLOR: no grey either."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(text, style and style.without_color, control) for text, style, control in segments]


class TableApp(App[None]):
    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "table.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        # At any time, whatever lies over the table or is typed into.
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+d", "end", show=False, priority=True),
        Binding("q", "leave", show=False),
        Binding("h", "say('hint')", show=False),
        Binding("u", "say('undo')", show=False),
        Binding("l", "say('log')", show=False),
        Binding("f", "say('facts')", show=False),
        Binding("r", "ask_for('rules')", show=False),
        Binding("v", "variant", show=False),
        Binding("w", "why", show=False),
        Binding("s", "ask_for('save')", show=False),
        Binding("colon,slash", "type", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("t", "theme", show=False),
        Binding("p", "step('p')", show=False),
        Binding("c", "step('c')", show=False),
        Binding("b", "step('b')", show=False),
        Binding("home", "step('0')", show=False),
        Binding("end", "step('end')", show=False),
        Binding("e", "eyes", show=False),
        Binding("plus,minus", "pace", show=False),
    ]

    def __init__(self, say: Speaker, play: Callable[[FullScreen], None], pace: float = USUAL_PACE) -> None:
        if not os.environ.get("NO_COLOR"):
            # Empty, it says nothing.
            os.environ.pop("NO_COLOR", None)
        super().__init__()
        if self.no_color:
            self._filters = [each for each in self._filters if not isinstance(each, Monochrome)] + [Colourless()]
        self.say = say
        """In the language of the table, as soon as there is one."""
        self.pace = pace
        self.front = FullScreen(self)
        self.table = TableView()
        self.animation_level = "none"
        self.failed: BaseException | None = None
        """What ended the game's side, if it was no ordinary end."""
        self.last_words = Text()
        """What is left on the terminal afterwards."""
        self._play = play
        self._is_asked = False
        """Whether a decision waits for its answer."""
        self._last_step = 0

    def on_mount(self) -> None:
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.theme = LIGHT.name if os.environ.get("DINOTABLE_THEME") == "light" else DARK.name
        self.push_screen(self.table)

    def on_table_view_ready(self) -> None:
        threading.Thread(target=self._run_game, daemon=True, name="game").start()

    def on_unmount(self) -> None:
        self.front.close()

    def _run_game(self) -> None:
        try:
            self._play(self.front)
            self.front.finish()
        except BaseException as error:  # Whatever it was, whoever started the program is told.
            self.failed = error
        finally:
            self.front.tell_app(self.exit)

    # What the game's side shows.
    def clear_table(self) -> None:
        self.table.show(None)

    def show_board(self, board: TextBoard) -> None:
        """A board alone: the end of a game."""
        before = self.table.glance
        self.table.show(Glance(before.title if before else "", board, before.seats if before else Text()))

    def show_end(self, glance: Glance) -> None:
        self.table.keys_text = ""
        self.table.show(glance)

    def show_note(self, text: Text) -> None:
        """Something to know while one waits."""
        self._keys("full-keys-waiting")
        self.table.note(text)

    def show_waiting(self, glance: Glance) -> None:
        self._keys("full-keys-waiting")
        self.table.show(glance)

    def show_decision(self, decision: Decision, glance: Glance) -> None:
        self._keys("full-keys")
        self.table.show(glance, decision)

    def show_step(self, glance: Glance, curve: Canvas) -> None:
        self._keys("full-keys-steps")
        self.table.show(glance, steps=curve)

    def show_hinted(self, actions: list[int]) -> None:
        decision = self.table.decision
        if decision:
            self.table.hint({key for action in actions[:1] for key in decision.game.keys(action)})

    def _keys(self, message: str) -> None:
        self.table.keys_text = self.say(message)

    # What it asks.
    def ask_move(self, decision: Decision, text: Text) -> None:
        self._is_asked = True
        if text.plain.strip():
            self.read(text)

    def ask(self, text: Text, question: str, given: str) -> None:
        self.push_screen(Question(text, question, self.say("full-keys-question"), given), self._answered)

    def ask_choice(self, text: Text, question: str, labels: list[str], usual: int, is_menu: bool) -> None:
        keys = self.say("full-keys-menu" if is_menu else "full-keys-choice")
        self.push_screen(Choice(text, question, keys, labels, usual, is_menu), self._answered)

    def ask_step(self, walk: Walk, text: Text) -> None:
        self._last_step = len(walk.viewer.record.lines)
        self._is_asked = True
        if text.plain.strip():
            self.read(text)

    def read(self, text: Text) -> None:
        self.push_screen(Paper(text, self.say("full-keys-paper")), self._unless_left)

    def read_last(self, text: Text) -> None:
        self.push_screen(Paper(text, self.say("full-leave")), self._answered)

    def _answered(self, said: Said | None) -> None:
        self.front.answer(Sign.BACK if said is None else said)

    def _unless_left(self, said: Said | None, then: Callable[[str], None] | None = None) -> None:
        """After a box that the game did not ask for: leaving it leaves the game."""
        if said is Sign.LEAVE:
            self.call_next(self.action_leave)
        elif then and isinstance(said, str):
            then(said)

    def answer_move(self, said: str) -> None:
        """Once for each time it is asked: a second key that comes too late means nothing."""
        if self._is_asked:
            self._is_asked = False
            self.front.answer(said)

    def on_table_view_chosen(self, event: TableView.Chosen) -> None:
        self.answer_move(event.text)

    def on_table_view_read(self, event: TableView.Read) -> None:
        self.read(event.text)

    # Keys.
    def action_say(self, command: str) -> None:
        if self.screen is self.table and self.table.steps is None:
            self.answer_move(f":{command}")

    def action_ask_for(self, command: str) -> None:
        """A command that needs something more."""
        if self.screen is self.table and self._is_asked and self.table.steps is None:
            self._type_in(self.say(f"help-{command}", example=""), lambda said: self._say_with(command, said))

    def _type_in(self, question: str, then: Callable[[str], None]) -> None:
        box = Question(Text(), question, self.say("full-keys-question"))
        self.push_screen(box, lambda said: self._unless_left(said, then))

    def _say_with(self, command: str, said: str) -> None:
        if said or command == "rules":
            self.answer_move(f":{command} {said}".strip())

    def action_why(self) -> None:
        """Why (not); on a walk: what if."""
        if self.table.steps is not None:
            self.action_step("w")
        else:
            self.action_ask_for("why")

    def action_variant(self) -> None:
        if self.table.steps is not None:
            self.action_step("v")
        else:
            self.action_say("variant")

    def action_type(self) -> None:
        if self.screen is self.table and self._is_asked:
            keys, fits = self.say("full-keys-type"), self.front.completions
            box = CommandLine(self.say("full-type"), keys, fits if self.table.steps is None else lambda *_: [])
            self.push_screen(box, lambda said: self._unless_left(said, self._typed))

    def _typed(self, said: str) -> None:
        if said.strip():
            self.answer_move(said)

    def action_help(self) -> None:
        if self.screen is self.table:
            self.read(Text(self.say("full-help")))

    def action_step(self, said: str) -> None:
        """On a walk through a record."""
        if self.screen is self.table and self.table.steps is not None:
            self.answer_move(str(self._last_step) if said == "end" else said)

    def action_eyes(self) -> None:
        if self.screen is self.table and self.table.steps is not None and self._is_asked:
            self._type_in(self.say("full-eyes"), lambda said: self.answer_move(f"e {said}".strip()))

    def action_leave(self) -> None:
        if isinstance(self.screen, Box):
            self.screen.leave()
        elif self._is_asked:
            self.answer_move("q" if self.table.steps is not None else ":quit")
        else:
            self.front.interrupt()

    def action_end(self) -> None:
        """Ctrl-D deletes what is typed; where nothing is, it leaves."""
        if isinstance(self.screen, Box) and not self.screen.ends_text():
            self.screen.query_one(Input).action_delete_right()
        else:
            self.action_leave()

    def on_table_view_stepped_back(self) -> None:
        """Escape where nothing is picked: a walk is left, and what plays by itself stops. A game goes on."""
        if self.table.steps is not None:
            if self._is_asked:
                self.action_leave()
            else:
                self.front.interrupt(is_stopped=True)

    def action_theme(self) -> None:
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def action_pace(self) -> None:
        """Slower and slower, and then at once again."""
        later = [pace for pace in PACES if pace > self.pace]
        self.pace = later[0] if later else PACES[0]
        self.notify(self.say("full-pace", seconds=self.pace), timeout=2)


def run_full(say: Speaker, play: Callable[[FullScreen], None]) -> None:
    """Plays on the whole screen until the game's side is done; what went wrong there is raised here."""
    app = TableApp(say, play)
    app.run()
    if app.last_words.plain.strip():
        Console(highlight=False, no_color=app.no_color).print(app.last_words)
    if app.failed is not None:
        raise app.failed
