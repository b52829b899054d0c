"""A step of a lesson as a table: the learner on one chair, bots on the others, and the luck that all learners meet."""

from dinotable.core.contract import AnyGame
from dinotable.table.lessons import Step, lessons_of
from dinotable.table.log import Chair, Charter, LessonStep

MOST_ANSWERS = 12
"""An answer may be the rest of a long game: nobody needs more than its beginning."""


def charter_for(game: AnyGame, lesson: str, step: Step, name: str) -> Charter:
    """Its seed is the step's: what chance does is the same for everybody who learns."""
    chairs = [
        Chair("person", name) if seat == step.seat else Chair("bot", f"{step.level} bot", step.level)
        for seat in range(step.seats)
    ]
    place = LessonStep(lesson, step.id)
    return Charter(game.id, game.rules, step.options, chairs, given=step.lines, lesson=place)


def taught_at(game: AnyGame, charter: Charter) -> Step | None:
    """None for a step that there is no more, or not as it was: then the table is a game like any other."""
    place = charter.lesson
    lesson = lessons_of(game).get(place.lesson) if place else None
    steps = lesson.steps if lesson and place else []
    return next((step for step in steps if place and step.id == place.step and step.lines == charter.given), None)


def answer_of(step: Step) -> list[str]:
    """What the learner would do, as texts of actions."""
    own = f"{step.seat} "
    return [line.removeprefix(own) for line in step.answer if line.startswith(own)][:MOST_ANSWERS]
