"""What lies over the table for a moment: something to read, a question, a list to choose from."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option


class Paper(ModalScreen[str]):
    """To be read, and put away by almost any key."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q", "put_away", show=False),
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


class Asking(ModalScreen[str]):
    """A question below what was told before it, and something to answer it with."""

    def __init__(self, text: Text, question: str) -> None:
        super().__init__()
        self.text = text
        self._question = question

    def compose(self) -> ComposeResult:
        with Vertical(classes="paper"):
            if self.text.plain.strip():
                with VerticalScroll(classes="words", can_focus=False):
                    yield Static(self.text)
            yield Static(self._question, classes="question")
            yield self.field()

    def field(self) -> Widget:
        raise NotImplementedError


class Question(Asking):
    """Something to type; Escape answers with nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "nothing", show=False)]

    def field(self) -> Widget:
        return Input()

    def on_mount(self) -> None:
        self.query_one(Input).focus()
        # What was said last is what the question is about.
        for words in self.query(VerticalScroll):
            words.scroll_end(animate=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)

    def action_nothing(self) -> None:
        self.dismiss("")


class Choice(Asking):
    """One of several; the answer is its number."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "usual", show=False)]

    def __init__(self, text: Text, question: str, labels: list[str], usual: int) -> None:
        super().__init__(text, question)
        self._labels = labels
        self._usual = usual

    def field(self) -> Widget:
        return OptionList(*[Option(Text(label)) for label in self._labels])

    def on_mount(self) -> None:
        options = self.query_one(OptionList)
        options.highlighted = self._usual
        options.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(str(event.option_index))

    def action_usual(self) -> None:
        self.dismiss(str(self._usual))
