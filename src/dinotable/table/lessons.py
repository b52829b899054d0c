"""Lessons: `lessons/NAME.toml` of a game has positions and what counts as done, `en.ftl` and `fr.ftl` beside it the words.

A step is a position of a real game, so whoever hosts tables hosts lessons: a table that begins with the step's lines.
`docs/adding-a-game.md` has the format.
"""

import hashlib
import os
import re
import tomllib
from functools import lru_cache

import msgspec

from dinotable.core.chance import Luck
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.core.journal import Entry, Journal
from dinotable.core.play import chance_acts
from dinotable.core.replay import replay_line
from dinotable.core.state import State, View
from dinotable.table.goals import Goal, read_goal


class LessonError(DinotableError):
    """A file of lessons that cannot be taught from."""


class Mark(msgspec.Struct, frozen=True):
    """Something that the board points at: whatever actions say with this field and value."""

    field: str
    value: str


class Step(msgspec.Struct, frozen=True):
    """One idea: a position, what to do there, and how one sees that it was done."""

    id: str
    words: str
    """What its messages begin with: `-title`, `-do` (what to do now), `-why` (what followed, when it is done), and
    `-missed` if it can be missed."""
    seats: int
    options: dict[str, str]
    seat: int
    """The learner's."""
    level: str
    """Of the bots in the other seats."""
    rules: list[str]
    lines: list[str]
    """The position: a game from its first line on."""
    answer: list[str]
    """How it can be done: lines that follow those, at least until it is."""
    seed: bytes
    """Of the luck that follows: the same for everybody who learns."""
    done: list[Goal]
    """Any of these is enough,"""
    times: int
    """so many times."""
    missed: list[Goal]
    """After any of these it can no longer be done: the learner is told kindly, and begins the step again."""
    mark: list[Mark]


class Lesson(msgspec.Struct, frozen=True):
    game: str
    id: str
    """The name of its file."""
    title: str
    """The message of its title."""
    steps: list[Step]


class _Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that several steps share."""

    lines: str
    seats: int | None = None
    options: dict[str, str] | None = None


class _Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as the file has it."""

    id: str
    done: list[str]
    rules: list[str] = []
    game: str = ""
    after: int | None = None
    lines: str = ""
    answer: str = ""
    seats: int | None = None
    options: dict[str, str] | None = None
    seat: int | None = None
    level: str | None = None
    luck: int = 0
    times: int = 1
    missed: list[str] = []
    mark: list[str] = []


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    step: list[_Told]
    seat: int = 0
    level: str = "novice"
    options: dict[str, str] = {}
    games: dict[str, _Course] = {}


def folder_of(game: AnyGame) -> str:
    """Where its lessons are, if it has any: beside its words."""
    return os.path.join(game.words, "lessons")


@lru_cache(maxsize=32)
def lessons_of(game: AnyGame) -> dict[str, Lesson]:
    """By name; none for a game that has none."""
    folder = folder_of(game)
    names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    lessons = {}
    for name in [name.removesuffix(".toml") for name in names if name.endswith(".toml")]:
        with open(os.path.join(folder, f"{name}.toml"), encoding="utf-8") as file:
            lessons[name] = read_lesson(game, name, file.read())
    return lessons


def lesson_words(game: AnyGame, language: str) -> str:
    """The Fluent text of all its lessons."""
    with open(os.path.join(folder_of(game), f"{language}.ftl"), encoding="utf-8") as file:
        return file.read()


def read_lesson(game: AnyGame, name: str, text: str) -> Lesson:
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"{name}.toml of {game.id}: {error}") from None
    steps = []
    for told in file.step:
        try:
            steps.append(_step_of(game, name, file, told))
        except DinotableError as error:
            raise LessonError(f"{name}.toml of {game.id}, step {told.id}: {error}") from None
    ids = [name, *(step.id for step in steps)]
    if len(set(ids)) < len(ids):
        raise LessonError(f"{name}.toml of {game.id}: its steps need different ids, and none is “{name}”")
    return Lesson(game.id, name, f"{game.id}-lesson-{name}-title", steps)


def _step_of(game: AnyGame, lesson: str, file: _File, told: _Told) -> Step:
    if not re.fullmatch("[a-z][a-z-]*", told.id):
        raise LessonError("an id is small letters and hyphens, since its words are found by it")
    if told.game and told.game not in file.games:
        raise LessonError(f"there is no [games.{told.game}]")
    course = file.games.get(told.game, _Course(""))
    options = {**file.options, **(course.options or {}), **(told.options or {})}
    setup = game.setup(told.seats or course.seats or file.seats, options)
    seat = file.seat if told.seat is None else told.seat
    level = told.level or file.level
    if not 0 <= seat < setup.seats:
        raise LessonError(f"seat {seat} is none of {setup.seats}")
    if level not in game.ladder().names():
        raise LessonError(f"“{level}” is no level; the levels are {', '.join(game.ladder().names())}")
    if not told.done or told.times < 1:
        raise LessonError("nothing counts as done")
    shared = _lines(course.lines)
    after = len(shared) if told.after is None else told.after
    if not 0 <= after <= len(shared):
        raise LessonError(f"after = {after}, but its game has {len(shared)} lines")
    return Step(
        id=told.id,
        words=f"{game.id}-lesson-{told.id}",
        seats=setup.seats,
        options=setup.options,
        seat=seat,
        level=level,
        rules=told.rules,
        lines=[*shared[:after], *_lines(told.lines)],
        answer=_lines(told.answer) or shared[after:],
        seed=hashlib.sha256(f"dinotable lesson {game.id}/{lesson}/{told.id}/{told.luck}".encode()).digest(),
        done=[read_goal(game, goal) for goal in told.done],
        times=told.times,
        missed=[read_goal(game, goal) for goal in told.missed],
        mark=[_mark_of(game, text) for text in told.mark],
    )


def _lines(text: str) -> list[str]:
    return text.strip().splitlines()


def _mark_of(game: AnyGame, text: str) -> Mark:
    name, _, value = text.partition("=")
    fields = [field for kind in game.actions.kinds for field in kind.fields if field.name == name]
    if not fields:
        raise LessonError(f"mark “{text}”: no action has a field {name}")
    fields[0].parse([value])
    return Mark(name, value)


def begin(game: AnyGame, step: Step) -> Journal[State, View]:
    """The position of a step, to be played on."""
    luck = Luck(step.seed)
    journal = Journal(game, game.setup(step.seats, step.options), luck)
    for number, line in enumerate(step.lines, 1):
        try:
            if chance_acts(game, journal.state):
                luck.draw(game, journal.state)
            replay_line(journal, line)
        except DinotableError as error:
            raise LessonError(f"step {step.id}, line {number}: {error}") from None
    journal.given = len(step.lines)
    return journal


def is_done(game: AnyGame, journal: Journal[State, View], given: int, step: Step) -> bool:
    """Whether what was done after the given lines, and not taken back, shows the idea."""
    shown = 0
    for entry in _acted(journal, given):
        shown += _count(game, entry, step, step.done)
        if shown >= step.times:
            return True
        if _count(game, entry, step, step.missed):
            # What comes about later came about another way.
            return False
    return False


def is_missed(game: AnyGame, journal: Journal[State, View], given: int, step: Step) -> bool:
    """Whether it can no longer be done."""
    if is_done(game, journal, given, step):
        return False
    return any(_count(game, entry, step, step.missed) for entry in _acted(journal, given))


def next_of_answer(game: AnyGame, journal: Journal[State, View], given: int, step: Step) -> str:
    """What the learner has not done yet of the way that the step shows, as the text of an action."""
    own = f"{step.seat} "
    left = [line.removeprefix(own) for line in step.answer if line.startswith(own)]
    for entry in _acted(journal, given):
        text = game.actions.text(entry.action)
        if entry.seat == step.seat and text in left:
            left.remove(text)
    return left[0] if left else ""


def _acted(journal: Journal[State, View], given: int) -> list[Entry]:
    """What was done after the given lines and not taken back. An undo and a note are entries without an action."""
    gone = {line for entry in journal.entries for line in entry.taken_back}
    return [
        entry
        for entry in journal.entries[given:]
        if entry.number not in gone and not entry.undone and entry.back < 0 and not entry.note
    ]


def _count(game: AnyGame, entry: Entry, step: Step, goals: list[Goal]) -> int:
    return max((goal.count(game, entry, step.seat) for goal in goals), default=0)
