"""Lessons as they are told: what there is to learn of a game, step by step."""

from functools import lru_cache

from dinotable.core.contract import AnyGame
from dinotable.table.api import lessons as m
from dinotable.table.errors import Denied
from dinotable.table.lessons import Lesson, Step, lesson_words, lessons_of
from dinotable.table.teaching import answer_of
from dinotable.words import LANGUAGES

NAMELESS = "Guest"


@lru_cache(maxsize=32)
def lesson_list(game: AnyGame) -> m.Lessons:
    lessons = lessons_of(game)
    words = {language: lesson_words(game, language) for language in LANGUAGES} if lessons else {}
    return m.Lessons([_page(lesson) for lesson in lessons.values()], words)


def step_of(game: AnyGame, name: str, number: int) -> Step:
    lesson = lessons_of(game).get(name)
    if lesson is None:
        raise Denied(404, "no-lesson", f"{game.id} has no such lesson: ask for the list")
    if number >= len(lesson.steps):
        raise Denied(404, "no-lesson", f"this lesson has the steps 0 to {len(lesson.steps) - 1}")
    return lesson.steps[number]


def _page(lesson: Lesson) -> m.LessonPage:
    last = lesson.steps[-1]
    return m.LessonPage(lesson.id, lesson.title, [_step_page(step) for step in lesson.steps], last.seats, last.level)


def _step_page(step: Step) -> m.StepPage:
    marks = [f"{mark.field}={mark.value}" for mark in step.mark]
    return m.StepPage(step.id, step.words, step.rules, marks, answer_of(step))
