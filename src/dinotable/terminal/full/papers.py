"""What lies over the table for a moment: something to read, a question, a list to choose from."""

import enum
from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from dinotable.terminal.full.completing import completed

BORDER = 2
"""Lines of a box above and below."""


class Sign(enum.Enum):
    """An answer that is no text."""

    BACK = 0
    """Escape: back, or no."""
    LEAVE = 1
    """Ctrl-C and its like."""
    GONE = 2
    """The window was closed."""


Said = str | Sign


class Box(ModalScreen[Said]):
    """Escape puts it away, and means no."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", show=False)]

    def action_back(self) -> None:
        self.dismiss(Sign.BACK)

    def leave(self) -> None:
        self.dismiss(Sign.LEAVE)

    def ends_text(self) -> bool:
        """Whether Ctrl-D has nothing to delete here."""
        return True


class Paper(Box):
    """To be read, and put away by almost any key."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,q", "put_away", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(12)", show=False),
        Binding("pageup", "scroll(-12)", show=False),
    ]

    def __init__(self, text: Text, keys: str) -> None:
        super().__init__()
        self.text = text
        self._keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(classes="paper"):
            with VerticalScroll(classes="words", can_focus=False):
                yield Static(self.text)
            yield Static(self._keys, classes="keys")

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_put_away(self) -> None:
        self.dismiss("")


class Asking(Box):
    """A question below what was told before it, something to answer it with, and the keys."""

    def __init__(self, text: Text, question: str, keys: str) -> None:
        super().__init__()
        self.text = text
        self._question = question
        self._keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(classes="paper"):
            if self.text.plain.strip():
                with VerticalScroll(classes="words", can_focus=False):
                    yield Static(self.text)
            yield Static(self._question, classes="question")
            yield from self.fields()
            yield Static(self._keys, classes="keys")

    def fields(self) -> ComposeResult:
        raise NotImplementedError


class Question(Asking):
    """Something to type. `given` stands there already."""

    def __init__(self, text: Text, question: str, keys: str, given: str = "") -> None:
        super().__init__(text, question, keys)
        self._given = given

    def fields(self) -> ComposeResult:
        yield Input(self._given)

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        # What was said last is what the question is about.
        for words in self.query(VerticalScroll):
            words.scroll_end(animate=False)

    def on_resize(self) -> None:
        # The box is as high as what was told would like to be, if nobody says how high it is.
        around = sum(widget.outer_size.height for widget in self.query(".question, Input, .keys"))
        for words in self.query(VerticalScroll):
            self.query_one(".paper").styles.max_height = words.outer_size.height + around + BORDER

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)

    def ends_text(self) -> bool:
        return not self.query_one(Input).value


class CommandLine(Question):
    """A move or a command. What may follow stands below it, and Tab completes as far as there is no choice."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("tab", "complete", show=False, priority=True)]

    def __init__(self, question: str, keys: str, fits: Callable[[list[str], str], list[str]]) -> None:
        super().__init__(Text(), question, keys)
        self._fits = fits

    def fields(self) -> ComposeResult:
        yield Input()
        yield Static(id="fits")

    def on_mount(self) -> None:
        super().on_mount()
        self._offer("")

    def on_input_changed(self, event: Input.Changed) -> None:
        self._offer(event.value)

    def action_complete(self) -> None:
        field = self.query_one(Input)
        field.value = completed(field.value, self._fits)
        field.cursor_position = len(field.value)

    def _offer(self, typed: str) -> None:
        *before, begun = typed.split(" ")
        fits = self._fits([word for word in before if word], begun)
        if not typed:
            fits += self._fits([], ":")
        self.query_one("#fits", Static).update(Text("  ".join(fits)))


class Choice(Asking):
    """One of several; the answer is its number."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "leave_menu", show=False)]

    def __init__(
        self, text: Text, question: str, keys: str, labels: list[str], usual: int, is_menu: bool = False
    ) -> None:
        super().__init__(text, question, keys)
        self._labels = labels
        self._usual = usual
        self._is_menu = is_menu
        """Nothing is lost by leaving it."""

    def fields(self) -> ComposeResult:
        yield OptionList(*[Option(Text(label)) for label in self._labels])

    def on_mount(self) -> None:
        options = self.query_one(OptionList)
        options.highlighted = self._usual
        options.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(str(event.option_index))

    def action_leave_menu(self) -> None:
        if self._is_menu:
            self.leave()
