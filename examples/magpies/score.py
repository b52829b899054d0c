"""M3, M4, M6: who is where in the end."""

from dinotable.core.outcome import Outcome, Part, ranks_of
from examples.magpies.state import OVER, Magpies


def outcome(state: Magpies) -> Outcome | None:
    table = state.table
    if table.phase != OVER:
        return None
    scores = [int(points) for points in table.scores]
    parts = [[Part("won", points, "M3")] if points else [] for points in scores]
    return Outcome(scores, ranks_of([(points,) for points in scores]), "rounds", "M6", parts)
