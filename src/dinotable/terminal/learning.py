"""A lesson in lines: one position after another, what to do there, and why it was good."""

from dinotable.core.contract import AnyGame
from dinotable.core.errors import Failed, SetupError
from dinotable.games import find
from dinotable.table.lessons import Lesson, Step, begin, folder_of, is_missed, lessons_of
from dinotable.table.teaching import answer_of
from dinotable.terminal.arguments import Lang, language
from dinotable.terminal.asking import decide, until_asked
from dinotable.terminal.commands import Answer
from dinotable.terminal.fronts import Plain, play_on_screen
from dinotable.terminal.players import PERSON, WORDS, name_seats
from dinotable.terminal.screen import InputEnded, Screen
from dinotable.terminal.session import Session
from dinotable.words import Speaker, speaker


def learn(game: str, /, *, step: int = 1, lesson: str | None = None, lang: Lang = None, plain: Plain = False) -> None:
    """Learn a game by playing: a guided first game, step by step, in the terminal.

    Example: `dinotable learn food-chain --step 2 --lang fr`

    Parameters
    ----------
    game
        Its id or the start of it.
    step
        Begin with this step.
    lesson
        Which lesson; without it, the first.
    """
    chosen = find(game)
    lessons = lessons_of(chosen)
    if not lessons:
        raise SetupError(f"{chosen.id} has no lessons: dinotable rules {game} has its rules")
    name = next(iter(lessons)) if lesson is None else lesson
    if name not in lessons:
        raise SetupError(f"the lessons of {chosen.id} are {', '.join(lessons)}, not “{name[:40]}”")
    count = len(lessons[name].steps)
    if not 1 <= step <= count:
        raise SetupError(f"--step goes from 1 to {count}, not {step}")
    spoken = language(lang)
    play_on_screen(plain, speaker(spoken, []), lambda screen: teach(screen, chosen, lessons[name], spoken, step))


def teach(screen: Screen, game: AnyGame, lesson: Lesson, chosen_language: str, first: int = 1) -> None:
    """Until the end, or until the learner leaves."""
    say = speaker(chosen_language, [game.words, WORDS, folder_of(game)])
    screen.blank()
    screen.text(say(lesson.title), "bold")
    screen.text(say("full-learn-how" if screen.is_full else "learn-how"))
    number = first
    try:
        for number, step in enumerate(lesson.steps[first - 1 :], first):
            head = say("learn-step", step=number, steps=len(lesson.steps), title=say(f"{step.words}-title"))
            if not _taken(screen, game, step, head, say):
                _tell_left(screen, say, game, number)
                return
            if screen.ask(say("learn-next") + " ") is None and number < len(lesson.steps):
                _tell_left(screen, say, game, number + 1)
                return
    except (InputEnded, KeyboardInterrupt) as left:
        if not screen.is_typed:
            raise Failed("the input ended before the lesson did") if isinstance(left, InputEnded) else left from None
        screen.blank()
        _tell_left(screen, say, game, number)
        return
    screen.text(say("learn-end", game=game.id), "bold")


def _tell_left(screen: Screen, say: Speaker, game: AnyGame, number: int) -> None:
    screen.is_leaving = True
    screen.text(say("learn-left", game=game.id, step=number))


def _taken(screen: Screen, game: AnyGame, step: Step, head: str, say: Speaker) -> bool:
    """Begins a step again until it is done; False if the learner leaves before that."""
    while True:
        screen.blank()
        screen.text(head, "bold")
        session = _at(screen, game, step, say)
        is_left = _played(session, step)
        if is_left:
            return False
        screen.lines(session.news(step.seat))
        screen.blank()
        if session.table.is_learned():
            screen.text(f"{say(f'{step.words}-why')} ({', '.join(step.rules)})", "good")
            return True
        missed = f"{step.words}-missed"
        screen.text(say(missed) if say.has(missed) else say("learn-missed"), "warn")
        screen.text(say("learn-answer", move=answer_of(step)[0]))
        if screen.ask(say("learn-again") + " ") is None:
            return False


def _at(screen: Screen, game: AnyGame, step: Step, say: Speaker) -> Session:
    words = [PERSON if seat == step.seat else step.level for seat in range(step.seats)]
    journal = begin(game, step)
    journal.names = name_seats(words, [], say)
    session = Session(game, journal, words, say, screen)
    session.table.taught = step
    session.goal = say(f"{step.words}-do")
    return session


def _played(session: Session, step: Step) -> bool:
    """Until it is done or cannot be done any more; whether the learner leaves instead."""
    table = session.table
    session.start()
    while True:
        seats = until_asked(session)
        if table.is_learned() or not seats or is_missed(session.game, session.journal, session.journal.given, step):
            return False
        if decide(session, step.seat) == Answer.LEAVE:
            return True
