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
from dinotable.bots.fold import fold
from dinotable.bots.tree import first_seat
from dinotable.bots.worlds import Worlds
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.playout import lone_seat, twin_of
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.core.state import State, View

NODES_A_SIMULATION: Final = 10
"""A position costs a copy, an action and a number; a simulation costs more than ten of these."""
LEAST_NODES: Final = 2000
MOST_NODES: Final = 300_000
"""What is remembered of so many positions takes less than 100 MB."""
TRIED: Final = 0.1
"""After this part of the budget it goes on only if it has come far enough,"""
FAR_ENOUGH: Final = 0.03
"""which is this part of the way: the table and the replies that served before make the rest faster."""
TOLD_DEPTH: Final = 6
"""So many choices deep it knows how far it has come."""
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
        self.at: vec[float] = vec[float]([0.0] * TOLD_DEPTH)
        """By depth, which part of its actions is done."""
        self.width: vec[float] = vec[float]([1.0] * TOLD_DEPTH)
        """By depth, how many actions there are."""
        self.nodes: i64 = 0
        self.most: i64 = 0
        self.checkpoint: i64 = 0
        self.is_checked = False
        self.has_failed = False
        self.nothing: vec[float] = vec[float]([0.0] * (2 * seats))

    def solve(self, view: View, legal: list[int], clock: Clock) -> list[Solved]:
        """Every action with its exact worth, the best first; none if that takes too long."""
        game = self.game
        if not game.is_known(view):
            return []
        self.most = min(i64(MOST_NODES), max(i64(LEAST_NODES), clock.left * NODES_A_SIMULATION))
        # All its worlds are alike, so any will do, and the caller's dice stay as they were.
        state = game.imagine(view, Generator(0))
        if not self._may_fit(state):
            return []
        self.own = view.seat
        self.known = {}
        self.replies = []
        self.nodes = 0
        self.checkpoint = i64(float(self.most) * TRIED)
        self.is_checked = False
        self.has_failed = False
        found: list[Solved] = []
        for k, action in enumerate(legal):
            self._stand(0, float(k), float(len(legal)))
            before = self.nodes
            twin = twin_of(state)
            game.apply(twin, view.seat, action, None)
            values = self._solve(twin, 1, clock)
            if self.has_failed:
                break
            shares = [values[self.seats + seat] for seat in range(self.seats)]
            found.append(Solved(action, self._worth(values, view.seat), shares, self.nodes - before + 1))
        self.known = {}
        if self.has_failed:
            return []
        return self._ordered(found, state)

    def _ordered(self, found: list[Solved], state: State) -> list[Solved]:
        best = found[0].worth
        for each in found:
            best = max(best, each.worth)
        for each in found:
            if each.worth >= best - SAME:
                each.look = self.worlds.look(state, self.own, each.action, Generator(0))
        keyed = [(-round(each.worth, 9), -each.look, k) for k, each in enumerate(found)]
        return [found[k] for _, _, k in sorted(keyed)]

    def _may_fit(self, state: State) -> bool:
        """One random way to the end tells about how large the tree is: the product of its choices. Cuts and positions met
        again save up to the square root of it."""
        game = self.game
        twin = twin_of(state)
        dice = Generator(0)
        out, weights = Buffer(), Buffer()
        room = float(self.most) * float(self.most)
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

    def _stand(self, depth: i64, at: float, width: float) -> None:
        if depth < TOLD_DEPTH:
            self.at[depth] = at / width
            self.width[depth] = width
            for below in range(depth + 1, i64(TOLD_DEPTH)):
                self.at[below] = 0.0
                self.width[below] = 1.0

    def _progress(self) -> float:
        """Which part of the tree is done, if all its branches were alike."""
        done, part = 0.0, 1.0
        for depth in range(i64(TOLD_DEPTH)):
            done += self.at[depth] * part
            part /= self.width[depth]
        return done

    def _goes_on(self, clock: Clock) -> bool:
        """One position more, if there is enough hope."""
        self.nodes += 1
        if self.nodes > self.most or clock.late():
            return False
        if not self.is_checked and (self.nodes > self.checkpoint or clock.passed() > TRIED):
            self.is_checked = True
            return self._progress() >= FAR_ENOUGH
        return True

    def _worth(self, values: vec[float], seat: i64) -> float:
        return values[seat] + SHARE_WORTH * values[self.seats + seat]

    def _solve(self, state: State, depth: i64, clock: Clock) -> vec[float]:
        """What every seat gets from a state, which is played on."""
        game = self.game
        out = Buffer()
        while True:
            mask = game.to_act(state)
            if mask == 0 or mask == CHANCE_ACTS:
                break
            seat = first_seat(mask, self.own)
            if game.legal(state, seat, out) > 1:
                break
            game.apply(state, seat, out.items[0], None)
        key = fold(state)
        known = self.known.get(key)
        if known is not None:
            return known
        if not self._goes_on(clock):
            self.has_failed = True
            return self.nothing
        if mask == 0:
            values = self._ended(state)
        elif mask == CHANCE_ACTS:
            values = self._expect(state, depth, clock)
        else:
            values = self._choose(state, seat, out, depth, clock)
        self.known[key] = values
        return values

    def _expect(self, state: State, depth: i64, clock: Clock) -> vec[float]:
        game = self.game
        out, weights = Buffer(), Buffer()
        count = game.chance(state, out, weights)
        values = vec[float]([0.0] * (2 * self.seats))
        total = 0.0
        for k in range(count):
            total += float(weights.items[k])
        for k in range(count):
            self._stand(depth, float(k), float(count))
            twin = twin_of(state)
            game.apply(twin, CHANCE, out.items[k], None)
            found = self._solve(twin, depth + 1, clock)
            if self.has_failed:
                return self.nothing
            part = float(weights.items[k]) / total
            for place in range(2 * self.seats):
                values[place] += part * found[place]
        return values

    def _choose(self, state: State, seat: i64, out: Buffer, depth: i64, clock: Clock) -> vec[float]:
        game = self.game
        self._try_reply_first(out, depth)
        values = vec[float]([0.0] * (2 * self.seats))
        best, alike = -1.0, 0.0
        for k in range(out.count):
            self._stand(depth, float(k), float(out.count))
            twin = twin_of(state)
            game.apply(twin, seat, out.items[k], None)
            found = self._solve(twin, depth + 1, clock)
            if self.has_failed:
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
