"""Decisions that decided a game: where somebody did much worse than a strong bot would have done, or found the one thing
that was much better than the rest. Judged by what the seat could know then, and nothing more."""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec

from dinotable.bots.contract import Budget
from dinotable.bots.luck import BLOCK, BREADTH, Deed
from dinotable.bots.registry import player_for
from dinotable.bots.worlds import Worlds
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions
from dinotable.core.playout import twin_of
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from dinotable.core.state import State
from dinotable.table.turns import ReplayTurn

MOST_SUSPECTS = 8
"""Decisions that are looked at again, closely."""
MOST_MOMENTS = 3
LEAST_WORTH = 0.03
"""Less is no moment to tell about."""
WORLDS = 96
"""In so many both ways are played on."""
LOOK_SECONDS = 0.15
WEIGH_SECONDS = 0.5
FEWEST_WORLDS = 8


class Suspect(msgspec.Struct, frozen=True):
    """A decision that seems to have mattered."""

    line: int
    """So many lines were there before it."""
    seat: int
    done: str
    other: str
    """What was done, and what would have been best; where that is what was done, what would have been next best."""
    agrees: bool
    """Whether the bot would have done the same."""
    gap: float
    """How far apart they seemed to be."""
    turn: int
    """Of the game; 0 is setting up."""


class Moment(msgspec.Struct, frozen=True):
    line: int
    """So many lines were there before it."""
    seat: int
    done: str
    other: str
    """What was done, and what it is compared with: where it was bad, what a strong bot would have done; where it was good,
    the next best."""
    agrees: bool
    """Whether a strong bot would have done the same."""
    worth: float
    """By how much it changed the share of the others that the seat could expect to be ahead of; negative: for the worse."""
    error: float
    """Give or take so much: twice the standard error."""
    turn: int


Of = TypeVar("Of", Suspect, Moment)


class Decision(msgspec.Struct, frozen=True):
    """A decision with a choice, and the position before it."""

    deed: Deed
    state: State
    turn: int


def decisions_of(game: AnyGame, setup: Setup, deeds: Sequence[Deed], turns: Sequence[ReplayTurn]) -> list[Decision]:
    state, found, turn = game.new(setup), [], 0
    for deed in deeds:
        while turn + 1 < len(turns) and deed.line >= turns[turn].line:
            turn += 1
        if deed.seat != CHANCE and len(legal_actions(game, state, deed.seat)) > 1:
            found.append(Decision(deed, twin_of(state), turn))
        game.apply(state, deed.seat, deed.action, None)
    return found


def strongest(game: AnyGame) -> str:
    return game.ladder().names()[-1]


def look_at(game: AnyGame, setup: Setup, decision: Decision, seconds: float = LOOK_SECONDS) -> Suspect:
    """What the strongest level makes of it, in so much time at most."""
    level, deed = strongest(game), decision.deed
    style = game.ladder().searches.get(level)
    budget = Budget(style.simulations, seconds) if style else Budget()
    legal = legal_actions(game, decision.state, deed.seat)
    bot = player_for(game, setup, level).bot
    ideas = bot.think(game.view(decision.state, deed.seat), legal, Generator(deed.line), budget).candidates
    own = next(idea for idea in ideas if idea.action == deed.action)
    other = next(idea for idea in ideas if idea.action != deed.action)
    text = game.actions.text
    return Suspect(
        line=deed.line,
        seat=deed.seat,
        done=text(own.action),
        other=text(other.action),
        agrees=ideas[0] is own,
        gap=abs(other.value - own.value),
        turn=decision.turn,
    )


def suspicious(suspects: Iterable[Suspect]) -> list[Suspect]:
    """Those worth a closer look, one of each seat and turn."""
    return _first_of_turns(sorted(suspects, key=lambda one: -one.gap), MOST_SUSPECTS)


def weigh(game: AnyGame, setup: Setup, decision: Decision, suspect: Suspect, is_late: Callable[[], bool]) -> Moment:
    """Plays both ways on in worlds that the seat could not tell apart, with the same chance in each."""
    worlds, seat = Worlds(game, setup, game.evaluator()), suspect.seat
    view = game.view(decision.state, seat)
    generator = Generator(suspect.line)
    actions = [game.actions.parse(suspect.done), game.actions.parse(suspect.other)]
    differences: list[float] = []
    while len(differences) < WORLDS and (len(differences) < FEWEST_WORLDS or not is_late()):
        world, toss = game.imagine(view, generator), Generator(generator.word())
        values = []
        for action in actions:
            twin = twin_of(world)
            game.apply(twin, seat, action, None)
            values.append(worlds.finish(twin, toss.copy(), 2 * BLOCK * setup.seats, BREADTH)[seat])
        differences.append(values[0] - values[1])
    count = len(differences)
    mean = sum(differences) / count
    error = 2 * math.sqrt(sum((one - mean) ** 2 for one in differences) / (count * (count - 1)))
    return Moment(suspect.line, seat, suspect.done, suspect.other, suspect.agrees, mean, error, suspect.turn)


def decisive(moments: Iterable[Moment]) -> list[Moment]:
    """The three that were worth most, as they came."""
    # What the bot would have done too is told only if it was good: else its own reckoning does not agree with itself.
    told = [moment for moment in moments if moment.worth > 0 or not moment.agrees]
    sure = [moment for moment in told if abs(moment.worth) >= max(LEAST_WORTH, moment.error)]
    most = _first_of_turns(sorted(sure, key=lambda one: -abs(one.worth)), MOST_MOMENTS)
    return sorted(most, key=lambda one: one.line)


def _first_of_turns(found: Iterable[Of], most: int) -> list[Of]:
    kept: dict[tuple[int, int], Of] = {}
    for one in found:
        if len(kept) < most:
            kept.setdefault((one.turn, one.seat), one)
    return list(kept.values())
