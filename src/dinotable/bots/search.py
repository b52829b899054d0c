"""Information-set Monte Carlo tree search for several seats, chance, hidden hands and simultaneous choices.

Each simulation imagines a world anew and walks it down one tree. A node belongs to the seat that acts and is known by what
that seat saw since the root: an action hidden from it leaves its history as it was, so nobody's node knows what its seat
does not. Seats that choose together are walked one after another. Every seat goes for its own share (max^n). The first
visit of a node plays on, guided by the evaluator, to a fixed number of choices and evaluates; the second evaluates each
action by one look. With a learned evaluation there is no need to play on: a leaf is judged where it is.
"""

import math

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.bots.contract import Bot, Budget, Candidate, Clock, Thought
from dinotable.bots.exact import Exact
from dinotable.bots.reasons import Reasons, candidate
from dinotable.bots.tree import Edge, Node, Path, best_edge, first_seat, is_decided, saw
from dinotable.bots.worlds import Worlds
from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.evaluator import AnyEvaluator
from dinotable.core.generator import Generator
from dinotable.core.ladder import Style
from dinotable.core.network import Network
from dinotable.core.seats import CHANCE, CHANCE_ACTS, EVERYONE
from dinotable.core.setup import Setup
from dinotable.core.state import State, View


class Search(Bot):
    def __init__(
        self, game: AnyGame, setup: Setup, evaluator: AnyEvaluator, style: Style, network: Network | None = None
    ) -> None:
        self.game = game
        self.style = style
        self.seats: i64 = setup.seats
        self.worlds = Worlds(game, setup, evaluator, False, network, style.ambition)
        self.reasons = Reasons(game, setup, evaluator)
        self.exact = Exact(game, setup.seats, self.worlds)
        self.has_secrets: list[bool] = [kind.secret != 0 for kind in game.actions.kinds]
        self.out = Buffer()
        self.nodes: dict[int, Node] = {}
        self.histories: vec[i64] = vec[i64]([0] * self.seats)
        self.root_shares: dict[int, list[float]] = {}
        """For each action at the root, every seat's shares summed up; its looks count for `trust` simulations."""
        self.root_squares = 0.0
        """The squares of the shares that the simulations found for the seat that searches."""

    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        if len(legal) == 1:
            return legal[0]
        clock = Clock(budget, self.style.simulations)
        solved = self.exact.solve(view, legal, clock)
        if solved:
            return solved[0].action
        root = self._search(view, legal, generator, clock, True)
        return self._ordered(root, legal)[0]

    def think(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> Thought:
        whole = Clock(budget, self.style.simulations)
        clock = Clock(budget, self.style.simulations, explains=True)
        solved = self.exact.solve(view, legal, clock)
        if solved:
            return self.reasons.exact_thought(view, solved, generator, whole)
        root = self._search(view, legal, generator, clock, False)
        rows: list[Candidate] = []
        scatter = self._scatter(root, view.seat)
        for action in self._ordered(root, legal):
            visits = root.edges[action].visits
            weight = visits + self.style.trust
            shares = [share / weight for share in self.root_shares[action]]
            row = candidate(action, shares[view.seat], shares, int(visits))
            row.error = scatter / math.sqrt(weight)
            rows.append(row)
        doubts = [math.hypot(rows[0].error, row.error) for row in rows]
        return self.reasons.thought(view, rows, doubts, generator, whole)

    def _scatter(self, root: Node, seat: i64) -> float:
        """How far one simulation lies from the mean of its action, over all actions together: most were tried too seldom
        to tell by themselves."""
        squares, visits = self.root_squares, 0.0
        for action, edge in root.edges.items():
            squares -= self.root_shares[action][seat] ** 2 / max(1e-9, edge.visits + self.style.trust)
            visits += edge.visits
        return math.sqrt(max(0.0, squares) / visits) if visits > 0.0 else 0.5

    def _ordered(self, root: Node, legal: list[int]) -> list[int]:
        trust = self.style.trust
        keyed = [(-root.edges[action].visits, -root.edges[action].mean(trust), k) for k, action in enumerate(legal)]
        return [legal[k] for _, _, k in sorted(keyed)]

    def _search(self, view: View, legal: list[int], generator: Generator, clock: Clock, once: bool) -> Node:
        """`once`: only the choice is asked for, so it stops when no other can become the most visited any more."""
        self.nodes = {}
        self.root_squares = 0.0
        root = self._root(view, legal, generator, clock)
        while clock.spend():
            self._simulate(self.game.imagine(view, generator), root, view.seat, generator, clock)
            if once and clock.left % 8 == 0 and is_decided(root, clock.left):
                break
        self.nodes = {}
        return root

    def _root(self, view: View, legal: list[int], generator: Generator, clock: Clock) -> Node:
        root = Node()
        looked = [0.0] * len(legal)
        counts = [0.0] * len(legal)
        bench = self.worlds.bench
        self.root_shares = {action: [0.0] * self.seats for action in legal}
        worlds = 0
        while worlds < self.style.root_worlds and not (worlds and clock.late()):
            state = self.game.imagine(view, generator)
            for k, action in enumerate(legal):
                looked[k] += self.worlds.look(state, view.seat, action, generator)
                counts[k] += 1.0
                summed = self.root_shares[action]
                for seat in range(self.seats):
                    summed[seat] += bench.shares[seat]
                if clock.late():
                    break
            worlds += 1
        for k, action in enumerate(legal):
            # The last world may have been cut short by the clock.
            count = max(1.0, counts[k])
            root.edges[action] = self._edge(looked[k] / count)
            summed = self.root_shares[action]
            for seat in range(self.seats):
                summed[seat] *= self.style.trust / count
            self.root_squares += summed[view.seat] * summed[view.seat] / max(1e-9, self.style.trust)
        return root

    def _edge(self, expected: float) -> Edge:
        return Edge(expected, math.exp(expected / self.style.heat))

    def _simulate(self, state: State, root: Node, own: i64, generator: Generator, clock: Clock) -> None:
        game = self.game
        histories = self.histories
        for seat in range(self.seats):
            histories[seat] = 0
        path = Path()
        node = root
        first: i64 = -1
        waiting: i64 = 0
        while True:
            mask = game.to_act(state)
            if mask == 0:
                break
            if mask == CHANCE_ACTS:
                self._act(state, CHANCE, self.worlds.draw(state, generator))
                continue
            seat = first_seat(mask, own)
            waiting &= mask
            count = game.legal(state, seat, self.out)
            if count == 1 and path.edges:
                self._act(state, seat, self.out.items[0])
                waiting = mask & ~BITS[seat]
                continue
            if path.edges:
                found = self.nodes.get(self._key(seat))
                if found is None:
                    self.nodes[self._key(seat)] = Node()
                    break
                node = found
            edges = self._edges(state, seat, node, generator, clock)
            if len(edges) < count:
                # The time is up: what was begun teaches nothing.
                return
            k = best_edge(edges, self.style.explore, self.style.trust)
            action = self.out.items[k]
            if not path.edges:
                first = action
            path.add(edges[k], seat)
            self._act(state, seat, action)
            waiting = mask & ~BITS[seat]
        # Judged as many choices from the root whatever the tree has grown to: a longer look would see one reply more.
        left = self.style.depth - i64(len(path.edges))
        if left <= 0 and self.worlds.settles:
            # What some have answered is worth something only when all have.
            self.worlds.settle(state, waiting, generator)
        self.worlds.finish(state, generator, left, self.style.breadth)
        self._learn(path, first)

    def _key(self, seat: i64) -> i64:
        return saw(self.histories[seat], seat, 0)

    def _edges(self, state: State, seat: i64, node: Node, generator: Generator, clock: Clock) -> list[Edge]:
        """The node's edges for the actions in the buffer, in their order; fewer if the time is up before all are judged."""
        out = self.out
        if node.is_asked_again(out):
            return node.answers
        edges: list[Edge] = []
        for k in range(out.count):
            action = out.items[k]
            edge = node.edges.get(action)
            if edge is None:
                if clock.late():
                    return edges
                edge = self._edge(self.worlds.glance(state, seat, action, generator))
                node.edges[action] = edge
            edges.append(edge)
        node.asked, node.answers = out.items[: out.count], edges
        return edges

    def _act(self, state: State, seat: i64, action: i64) -> None:
        """Applies it, and adds it to every seat's history as that seat sees it."""
        game = self.game
        histories = self.histories
        witnesses: i64 = EVERYONE
        if self.has_secrets[action & 63]:
            witnesses = game.witnesses(state, seat, action)
        if witnesses == EVERYONE:
            for other in range(self.seats):
                histories[other] = saw(histories[other], seat, action)
        else:
            redacted = game.actions.redact(action)
            for other in range(self.seats):
                histories[other] = saw(histories[other], seat, action if witnesses & BITS[other] else redacted)
        game.apply(state, seat, action, None)

    def _learn(self, path: Path, first: i64) -> None:
        """From what lies on the bench."""
        aims, shares = self.worlds.bench.aims, self.worlds.bench.shares
        for k in range(len(path.edges)):
            edge = path.edges[k]
            edge.visits += 1.0
            edge.total += aims[path.seats[k]]
        if not path.seats:
            return
        own = shares[path.seats[0]]
        self.root_squares += own * own
        summed = self.root_shares[first]
        for seat in range(self.seats):
            summed[seat] += shares[seat]
