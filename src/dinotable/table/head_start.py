"""Head starts: points agreed on when the table was opened, for a table of people who do not play alike.

They change how a table counts, never the game (docs/decisions/0083). Nobody is lifted above somebody who stands higher for
another reason than points: whoever went out stays behind whoever did not, and behind who went out later.
"""

from dinotable.core.contract import AnyGame
from dinotable.core.outcome import Outcome, Part
from dinotable.core.seats import SPECTATOR
from dinotable.core.state import State

WORD = "head-start"
"""Of the part of a score; its words are the page's, for every game."""


def table_outcome(game: AnyGame, state: State, head_starts: list[int]) -> Outcome | None:
    """With the head starts by seat; an empty list: none."""
    outcome = game.outcome(state)
    if outcome is None or not any(head_starts):
        return outcome
    # Example games need not know anybody who goes out.
    is_out = list(getattr(game.facts(game.view(state, SPECTATOR)), "is_out", ()))
    return with_head_starts(outcome, head_starts, is_out or [False] * len(head_starts))


def with_head_starts(outcome: Outcome, head_starts: list[int], is_out: list[bool]) -> Outcome:
    scores = [score + more for score, more in zip(outcome.scores, head_starts, strict=True)]
    order = sorted(range(len(scores)), key=lambda seat: outcome.ranks[seat])
    keys: list[tuple[int, ...]] = [()] * len(scores)
    for tier, seats in enumerate(_tiers(order, outcome, is_out)):
        for seat in seats:
            # At equal sums the game's own order stands, with its rules for ties.
            keys[seat] = (-tier, scores[seat], -outcome.ranks[seat])
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    parts = [
        [*parts, *([Part(WORD, more, "")] if more else [])]
        for parts, more in zip(outcome.parts, head_starts, strict=True)
    ]
    return Outcome(scores, ranks, outcome.reason, outcome.rule, parts)


def _tiers(order: list[int], outcome: Outcome, is_out: list[bool]) -> list[list[int]]:
    """Seats, best first, in groups that points alone have ordered; between groups something else has."""
    tiers: list[list[int]] = []
    for seat in order:
        last = tiers[-1] if tiers else []
        shares = bool(last) and outcome.ranks[last[-1]] == outcome.ranks[seat]
        by_points = not is_out[seat] and bool(last) and all(outcome.scores[o] >= outcome.scores[seat] for o in last)
        if shares or by_points:
            last.append(seat)
        else:
            tiers.append([seat])
    return tiers
