"""Over HTTP: what can be learned of a game, step by step."""

from typing import Annotated

import msgspec

from dinotable.table.wire import Name, Request


class StepPage(msgspec.Struct, frozen=True):
    id: str
    words: str
    """What its messages begin with: `-title`, `-do`, `-why`, and `-missed` if it can be missed."""
    rules: list[str]
    """Where the rules say it."""
    mark: list[str]
    """What the board points at: whatever actions say so, `place=3`."""
    answer: list[str]
    """The learner's own actions that get it done, for whoever wants to be shown."""


class LessonPage(msgspec.Struct, frozen=True):
    id: str
    title: str
    """The message of its title."""
    steps: list[StepPage]
    seats: int
    level: str
    """A real game after it: so many players, and such bots."""


class Lessons(msgspec.Struct, frozen=True):
    lessons: list[LessonPage]
    """Empty for a game that has none."""
    words: dict[str, str]
    """The Fluent messages of all of them, by language."""


class OpenStep(Request, frozen=True):
    lesson: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    step: Annotated[int, msgspec.Meta(ge=0, le=99)]
    """From 0."""
    name: Name | None = None
    """Of the learner, who need not have one."""
