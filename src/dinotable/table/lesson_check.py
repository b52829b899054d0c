"""Whether a lesson can be taught from: what loading it does not look at, because it takes longer."""

from typing import Final

from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError
from dinotable.core.replay import replay_line
from dinotable.core.seats import seats_in
from dinotable.table.lessons import Lesson, LessonError, Step, begin, folder_of, is_done, is_missed
from dinotable.words import LANGUAGES, Speaker, speaker
from dinotable.words.rules import find_rule, rules_text

LONGEST: Final = {"title": 40, "do": 160, "why": 220, "missed": 160}
"""Letters: what is read in one breath, beside a board."""


def check_lesson(game: AnyGame, lesson: Lesson) -> None:
    """Raises `LessonError` with the first thing that is wrong."""
    for language in LANGUAGES:
        try:
            say = speaker(language, [folder_of(game)])
        except OSError:
            raise LessonError(f"{game.id} has lessons, but no lessons/{language}.ftl") from None
        _check_words(say, lesson.title, LONGEST["title"])
        text = rules_text(game.id, language, game.words)
        for step in lesson.steps:
            for part in ["title", "do", "why", *(["missed"] if step.missed else [])]:
                _check_words(say, f"{step.words}-{part}", LONGEST[part])
            for rule in step.rules:
                if text is None or find_rule(text, rule) is None:
                    raise LessonError(f"step {step.id}: {game.id} has no rule {rule} in {language}")
    for step in lesson.steps:
        _check_position(game, step)


def _check_words(say: Speaker, message: str, longest: int) -> None:
    try:
        text = say(message)
    except (KeyError, ValueError) as error:
        raise LessonError(str(error.args[0])) from None
    if len(text) > longest:
        raise LessonError(f"{message} in {say.language} has {len(text)} letters, at most {longest} are read")


def _check_position(game: AnyGame, step: Step) -> None:
    journal = begin(game, step)
    if step.seat not in seats_in(game.to_act(journal.state)):
        raise LessonError(f"step {step.id}: after its lines seat {step.seat} has nothing to do")
    given = len(step.lines)
    if is_done(game, journal, given, step):
        raise LessonError(f"step {step.id}: it is done before it begins")
    for number, line in enumerate(step.answer, 1):
        try:
            replay_line(journal, line)
        except DinotableError as error:
            raise LessonError(f"step {step.id}, line {number} of its answer: {error}") from None
        if is_done(game, journal, given, step):
            return
        if is_missed(game, journal, given, step):
            raise LessonError(f"step {step.id}, line {number} of its answer: it is missed")
    raise LessonError(
        f"step {step.id}: nothing shows how it is done; it needs an answer, or lines of its game after it"
    )
