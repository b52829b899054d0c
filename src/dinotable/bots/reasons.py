"""Why an action: what it does, by the game's explainer, and the terms of the evaluation that it changes most."""

from typing import Final

from mypy_extensions import i64

from dinotable.bots.bench import rank_of
from dinotable.bots.contract import Candidate, Change, Clock, Reason, Thought
from dinotable.bots.exact import SAME, Solved
from dinotable.bots.worlds import Worlds
from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.evaluator import AnyEvaluator, Sheet
from dinotable.core.generator import Generator
from dinotable.core.playout import twin_of
from dinotable.core.setup import Setup
from dinotable.core.state import State, View

MOST_CHANGES: Final = 3
LEAST_CHANGE: Final = 1e-9
WORLDS: Final = 4
"""Over so many worlds a change is averaged."""
MOST_MORE: Final = 2
"""So many choices more the seat makes, while nothing has changed."""
BREADTH: Final = 8
"""Each the best of so many."""
MOST_EXPLAINED: Final = 3
"""Of the candidates, the best: nobody reads about more."""
MOST_REASONS: Final = 3
WORLDS_EXPLAINED: Final = 8
LIKELY: Final = 6
"""Of those: what holds in fewer worlds is not said."""
TELLABLE: Final = 0.005
"""Values that differ by less are the same to anybody."""


def candidate(action: int, value: float, shares: list[float], visits: int) -> Candidate:
    return Candidate(action, value, [rank_of(share, len(shares)) for share in shares], visits, [])


class Reasons:
    def __init__(self, game: AnyGame, setup: Setup, evaluator: AnyEvaluator) -> None:
        self.game = game
        self.evaluator = evaluator
        self.explainer = game.explainer()
        self.seats: i64 = setup.seats
        self.worlds = Worlds(game, setup, evaluator)
        self.before = Sheet(self.seats, len(evaluator.terms))
        self.after = Sheet(self.seats, len(evaluator.terms))

    def thought(
        self, view: View, rows: list[Candidate], doubts: list[float], generator: Generator, clock: Clock
    ) -> Thought:
        """The candidates, the best first, compared and explained: the first few with reasons, then as many as there is time
        for by what they change. `doubts`: of each the standard error of what it lacks to the first."""
        first = rows[0]
        for k, row in enumerate(rows):
            row.is_level = k > 0 and first.value - row.value <= max(TELLABLE, doubts[k])
        for row in rows[:MOST_EXPLAINED]:
            row.changes = self._changes(view, row.action, generator, clock)
        for row in rows[:MOST_EXPLAINED]:
            if self.explainer.words.kinds:
                row.reasons = self._explain(view, row.action, generator, clock)
        for row in rows[MOST_EXPLAINED:]:
            row.changes = self._changes(view, row.action, generator, clock)
        return Thought(rows)

    def exact_thought(self, view: View, solved: list[Solved], generator: Generator, clock: Clock) -> Thought:
        """The end worked out: nothing is left to doubt, and level is only what is worth the same."""
        rows: list[Candidate] = []
        for each in solved:
            rows.append(candidate(each.action, each.shares[view.seat], each.shares, each.nodes))
        thought = self.thought(view, rows, [0.0] * len(rows), generator, clock)
        for k in range(len(rows)):
            rows[k].is_level = k > 0 and solved[k].worth >= solved[0].worth - SAME
        thought.is_exact = True
        return thought

    def _explain(self, view: View, action: i64, generator: Generator, clock: Clock) -> list[Reason]:
        """What holds in most worlds after the action. Where it does nothing by itself, after what it is done for. Nothing if
        the time is up: a few worlds tell nothing."""
        game, seat = self.game, view.seat
        found = Buffer()
        counts: dict[int, int] = {}
        plan = Generator(generator.word())
        for _ in range(WORLDS_EXPLAINED):
            if clock.late():
                return []
            twin = game.imagine(view, generator)
            asked = game.to_act(twin)
            # In a window the others answer to what they see: nothing they might do belongs to the action.
            is_window = game.is_window(twin)
            game.apply(twin, seat, action, None)
            if not is_window:
                self.worlds.settle(twin, asked & ~BITS[seat], generator)
            found.clear()
            is_done = self.explainer.explain(view, game.view(twin, seat), seat, found)
            # The same plan in every world: what follows is one's own to choose.
            dice = plan.copy()
            for _ in range(MOST_MORE):
                if is_done or game.to_act(twin) != BITS[seat]:
                    break
                twin = self.worlds.play_on(twin, dice, 1, BREADTH)
                is_done = self.explainer.explain(view, game.view(twin, seat), seat, found)
            for packed in found.listed():
                counts[packed] = counts.get(packed, 0) + 1
        likely = [packed for packed, count in counts.items() if count >= LIKELY]
        return [Reason(packed, counts[packed] == WORLDS_EXPLAINED) for packed in likely[:MOST_REASONS]]

    def _changes(self, view: View, action: i64, generator: Generator, clock: Clock) -> list[Change]:
        game = self.game
        seat = view.seat
        total = [0.0] * len(self.evaluator.terms)
        for _ in range(WORLDS):
            if clock.late():
                return []
            state = game.imagine(view, generator)
            twin = twin_of(state)
            asked = game.to_act(twin)
            game.apply(twin, seat, action, None)
            self.worlds.settle(twin, asked & ~BITS[seat], generator)
            self._weigh(state, self.before)
            self._weigh(twin, self.after)
            # To take a tile changes nothing yet: what it is taken for does.
            for _ in range(MOST_MORE):
                if game.to_act(twin) != BITS[seat] or self._differs(seat):
                    break
                twin = self.worlds.play_on(twin, generator, 1, BREADTH)
                self._weigh(twin, self.after)
            for term in range(len(total)):
                k = seat * self.before.terms + term
                total[term] += (self.after.points[k] - self.before.points[k]) / WORLDS
        keyed = sorted([(-abs(points), term) for term, points in enumerate(total) if abs(points) > LEAST_CHANGE])
        return [Change(self.evaluator.terms[term], total[term]) for _, term in keyed[:MOST_CHANGES]]

    def _weigh(self, state: State, sheet: Sheet) -> None:
        sheet.clear()
        self.evaluator.evaluate(state, sheet)

    def _differs(self, seat: i64) -> bool:
        first = seat * self.before.terms
        for k in range(first, first + self.before.terms):
            if abs(self.after.points[k] - self.before.points[k]) > LEAST_CHANGE:
                return True
        return False
