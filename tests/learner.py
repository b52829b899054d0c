"""Somebody who learns: what to do in a step of a lesson, found by trying."""

import heapq
import random
from collections.abc import Iterator
from functools import lru_cache

import msgspec

from dinotable.core.contract import AnyGame
from dinotable.core.journal import Journal
from dinotable.core.play import legal_actions
from dinotable.core.seats import seats_in
from dinotable.core.state import State, View
from dinotable.table.lessons import Step, begin, is_done, is_missed, lessons_of

WIDE, DEEP, DIVES = 250, 40, 200
"""Positions that are looked at for the shortest way, and in each of so many dives for any."""
LONGEST = 8
REPLIES = 30
"""So many different answers of the others a way must stand."""


@lru_cache(maxsize=64)
def way_through(game: AnyGame, lesson: str, number: int) -> tuple[str, ...]:
    """The learner's actions that get a step done, as few as possible, whatever the others do meanwhile."""
    step = lessons_of(game)[lesson].steps[number]
    return next(way for way in ways(game, step) if all(stands(game, step, way, reply) for reply in range(REPLIES)))


def ways(game: AnyGame, step: Step) -> Iterator[tuple[str, ...]]:
    """Those that lead there if the others do what comes first: the shortest, or for a long way whatever a few tries find."""
    yield from tried(game, step, None, WIDE)
    for seed in range(DIVES):
        yield from tried(game, step, random.Random(seed), DEEP)


def tried(game: AnyGame, step: Step, luck: random.Random | None, most: int) -> Iterator[tuple[str, ...]]:
    """From the start on, the nearest first; with luck the other way round, and whatever has brought one nearer first."""
    waiting: list[tuple[int, int, int, Journal[State, View], tuple[str, ...]]] = [(0, 0, 0, begin(game, step), ())]
    for number in range(most):
        if not waiting:
            return
        *_, journal, way = heapq.heappop(waiting)
        legal = legal_actions(game, journal.state, step.seat)
        # What the board points at comes first: nobody would begin elsewhere.
        pointed = [action for action in legal if not way and is_marked(game, step, action)]
        chosen = pointed or legal
        for k, action in enumerate(luck.sample(chosen, len(chosen)) if luck else chosen):
            after = journal.copy()
            longer = (*way, game.actions.text(action))
            if acts(game, after, step, action, 0):
                yield longer
            elif not is_missed(game, after, len(step.lines), step) and len(longer) < LONGEST:
                nearer = times_done(game, after, step) if luck else 0
                place = 1000 * number + k
                heapq.heappush(waiting, (-nearer, -len(longer) if luck else len(longer), place, after, longer))


def times_done(game: AnyGame, journal: Journal[State, View], step: Step) -> int:
    """How often the idea has been shown, of the times that it takes."""
    fewer = [msgspec.structs.replace(step, times=times) for times in range(1, step.times)]
    return sum(is_done(game, journal, len(step.lines), each) for each in fewer)


def is_marked(game: AnyGame, step: Step, action: int) -> bool:
    fields = game.actions.fields(action)
    return any(str(fields.get(mark.field)) == mark.value for mark in step.mark)


def stands(game: AnyGame, step: Step, way: tuple[str, ...], reply: int) -> bool:
    journal = begin(game, step)
    for text in way:
        action = game.actions.parse(text)
        if action not in legal_actions(game, journal.state, step.seat):
            return False
        if acts(game, journal, step, action, reply):
            return True
    return False


def acts(game: AnyGame, journal: Journal[State, View], step: Step, action: int, reply: int) -> bool:
    """The learner, and then the others until the learner is asked again; whether the step is done."""
    seat = step.seat
    while True:
        journal.act(seat, action)
        journal.settle()
        asked = seats_in(game.to_act(journal.state))
        if is_done(game, journal, len(step.lines), step) or not asked or step.seat in asked:
            return is_done(game, journal, len(step.lines), step)
        seat = asked[0]
        legal = legal_actions(game, journal.state, seat)
        action = legal[reply % len(legal)]
