"""The end of a game worked out, where it is small enough: every seat's best play, and chance by its exact weights.

Only where nothing hidden can matter any more (`Game.is_known`). Each seat goes for its chance to win, then for its share
(max^n). Two seats want opposite things, so a sure win needs no second look. Among more, a seat to which several actions
are the same takes each of them as likely. Seats asked together are walked one after another, the one that thinks first:
their answers are independent (`Game.is_window`), so the order changes nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.bots.contract import Clock
from dinotable.bots.effort import Effort
from dinotable.bots.fold import fold
from dinotable.bots.tree import first_seat
from dinotable.bots.worlds import Worlds
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.playout import lone_seat, twin_of
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.core.state import State, View

SHARE_WORTH: Final = 0.001
"""A share counts only between equal chances to win."""
SAME: Final = 1e-9
"""Chances that differ by less differ by rounding."""


class Solved:
    """One action, worked out."""

    def __init__(self, action: int, worth: float, shares: list[float], nodes: int) -> None:
        self.action = action
        self.worth = worth
        """What the seat goes for: its chance to win, and a little of its share."""
        self.shares = shares
        """Of every seat."""
        self.nodes = nodes
        self.look = 0.0
        """What one look ahead promises: it decides between equal ones, so that a seat that has lost still plays on well."""


class Exact:
    def __init__(self, game: AnyGame, seats: i64, worlds: Worlds) -> None:
        self.game = game
        self.seats = seats
        self.worlds = worlds
        self.own: i64 = 0
        self.known: dict[int, vec[float]] = {}
        """By position, each seat's chance to win, then each seat's share."""
        self.replies: list[int] = []
        """By depth, the action that last won outright."""
        self.nothing: vec[float] = vec[float]([0.0] * (2 * seats))

    def solve(self, view: View, legal: list[int], clock: Clock) -> list[Solved]:
        """Every action with its exact worth, the best first; none if that takes too long."""
        game = self.game
        if not game.is_known(view):
            return []
        effort = Effort(clock)
        # All its worlds are alike, so any will do, and the caller's dice stay as they were.
        state = game.imagine(view, Generator(0))
        if not self._may_fit(state, effort.most):
            return []
        self.own = view.seat
        self.known = {}
        self.replies = []
        found: list[Solved] = []
        for k, action in enumerate(legal):
            effort.stand(0, k, len(legal))
            before = effort.nodes
            twin = twin_of(state)
            game.apply(twin, view.seat, action, None)
            values = self._solve(twin, 1, effort)
            if effort.has_failed:
                break
            shares = [values[self.seats + seat] for seat in range(self.seats)]
            found.append(Solved(action, self._worth(values, view.seat), shares, effort.nodes - before + 1))
        self.known = {}
        if effort.has_failed:
            return []
        return self._ordered(found, state, clock)

    def _ordered(self, found: list[Solved], state: State, clock: Clock) -> list[Solved]:
        best = found[0].worth
        for each in found:
            best = max(best, each.worth)
        for each in found:
            if each.worth >= best - SAME and not clock.late():
                each.look = self.worlds.look(state, self.own, each.action, Generator(0))
        keyed = [(-round(each.worth, 9), -each.look, k) for k, each in enumerate(found)]
        return [found[k] for _, _, k in sorted(keyed)]

    def _may_fit(self, state: State, most: i64) -> bool:
        """One random way to the end tells about how large the tree is: the product of its choices. Cuts and positions met
        again save up to the square root of it."""
        game = self.game
        twin = twin_of(state)
        dice = Generator(0)
        out, weights = Buffer(), Buffer()
        room = float(most) * float(most)
        while room >= 1.0:
            mask = game.to_act(twin)
            if mask == 0:
                return True
            if mask == CHANCE_ACTS:
                count = game.chance(twin, out, weights)
                game.apply(twin, CHANCE, out.items[dice.pick(weights)], None)
            else:
                seat = lone_seat(mask, dice)
                count = game.legal(twin, seat, out)
                game.apply(twin, seat, out.items[dice.below(count)], None)
            room /= float(count)
        return False

    def _worth(self, values: vec[float], seat: i64) -> float:
        return values[seat] + SHARE_WORTH * values[self.seats + seat]

    def _solve(self, state: State, depth: i64, effort: Effort) -> vec[float]:
        """What every seat gets from a state, which is played on."""
        game = self.game
        out = Buffer()
        while True:
            mask = game.to_act(state)
            if mask in (0, CHANCE_ACTS):
                break
            seat = first_seat(mask, self.own)
            if game.legal(state, seat, out) > 1:
                break
            game.apply(state, seat, out.items[0], None)
        key = fold(state)
        known = self.known.get(key)
        if known is not None:
            return known
        if not effort.goes_on():
            return self.nothing
        if mask == 0:
            values = self._ended(state)
        elif mask == CHANCE_ACTS:
            values = self._expect(state, depth, effort)
        else:
            values = self._choose(state, seat, out, depth, effort)
        self.known[key] = values
        return values

    def _expect(self, state: State, depth: i64, effort: Effort) -> vec[float]:
        game = self.game
        out, weights = Buffer(), Buffer()
        count = game.chance(state, out, weights)
        values = vec[float]([0.0] * (2 * self.seats))
        total = 0.0
        for k in range(count):
            total += float(weights.items[k])
        for k in range(count):
            effort.stand(depth, k, count)
            twin = twin_of(state)
            game.apply(twin, CHANCE, out.items[k], None)
            found = self._solve(twin, depth + 1, effort)
            if effort.has_failed:
                return self.nothing
            part = float(weights.items[k]) / total
            for place in range(2 * self.seats):
                values[place] += part * found[place]
        return values

    def _choose(self, state: State, seat: i64, out: Buffer, depth: i64, effort: Effort) -> vec[float]:
        game = self.game
        self._try_reply_first(out, depth)
        values = vec[float]([0.0] * (2 * self.seats))
        best, alike = -1.0, 0.0
        for k in range(out.count):
            effort.stand(depth, k, out.count)
            twin = twin_of(state)
            game.apply(twin, seat, out.items[k], None)
            found = self._solve(twin, depth + 1, effort)
            if effort.has_failed:
                return self.nothing
            worth = self._worth(found, seat)
            if worth > best + SAME:
                best, alike = worth, 0.0
                for place in range(2 * self.seats):
                    values[place] = 0.0
            if worth >= best - SAME:
                alike += 1.0
                for place in range(2 * self.seats):
                    values[place] += found[place]
            if self.seats == 2 and found[seat] >= 1.0 - SAME:
                self.replies[depth] = out.items[k]
                break
        for place in range(2 * self.seats):
            values[place] /= alike
        return values

    def _try_reply_first(self, out: Buffer, depth: i64) -> None:
        """What won against the last alternative often wins against this one too."""
        while len(self.replies) <= depth:
            self.replies.append(-1)
        reply = self.replies[depth]
        for k in range(out.count):
            if out.items[k] == reply:
                out.items[k] = out.items[0]
                out.items[0] = reply
                return

    def _ended(self, state: State) -> vec[float]:
        outcome = self.game.outcome(state)
        assert outcome is not None
        ranks = outcome.ranks
        winners = 0.0
        for rank in ranks:
            winners += 1.0 if rank == 1 else 0.0
        self.worlds.bench.measure(state)
        values = vec[float]([0.0] * (2 * self.seats))
        for seat in range(self.seats):
            values[seat] = 1.0 / winners if ranks[seat] == 1 else 0.0
            values[self.seats + seat] = self.worlds.bench.shares[seat]
        return values
