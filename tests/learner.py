"""Somebody who learns: what to do in a step of a lesson, found by trying."""

from collections import deque
from functools import lru_cache

from dinotable.core.contract import AnyGame
from dinotable.core.journal import Journal
from dinotable.core.play import legal_actions
from dinotable.core.seats import seats_in
from dinotable.core.state import State, View
from dinotable.table.lessons import Step, begin, is_done, lessons_of

MOST_TRIED = 4000


def way_through(game: AnyGame, lesson: str, step: Step) -> list[str]:
    """The learner's actions that get it done, as few as possible; the others do what comes first."""
    return list(_way_through(game, lesson, step.id))


@lru_cache(maxsize=64)
def _way_through(game: AnyGame, lesson: str, step_id: str) -> tuple[str, ...]:
    step = next(step for step in lessons_of(game)[lesson].steps if step.id == step_id)
    given = len(step.lines)
    waiting: deque[tuple[Journal[State, View], tuple[str, ...]]] = deque([(begin(game, step), ())])
    for _ in range(MOST_TRIED):
        journal, way = waiting.popleft()
        for action in legal_actions(game, journal.state, step.seat):
            tried = journal.copy()
            tried.act(step.seat, action)
            tried.settle()
            done = (*way, game.actions.text(action))
            if is_done(game, tried, given, step) or others_act(game, tried, given, step):
                return done
            waiting.append((tried, done))
    raise AssertionError(f"{game.id} {lesson}, step {step_id}: no way to get it done")


def others_act(game: AnyGame, journal: Journal[State, View], given: int, step: Step) -> bool:
    """Until the learner is asked or the game is over; whether it got the step done."""
    while (asked := seats_in(game.to_act(journal.state))) and step.seat not in asked:
        journal.act(asked[0], legal_actions(game, journal.state, asked[0])[0])
        journal.settle()
        if is_done(game, journal, given, step):
            return True
    return False
