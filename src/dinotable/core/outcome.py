"""How a game ended, and what each score is made of."""

from typing import Any


class Part:
    """So many points for one thing. In words `<game id>-part-<word>`, with the arguments."""

    def __init__(self, word: str, points: int, rule: str, arguments: dict[str, object] | None = None) -> None:
        self.word = word
        self.points = points
        self.rule = rule
        self.arguments = arguments or {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and self._row() == other._row()

    def __hash__(self) -> int:
        return hash((self.word, self.points, self.rule))

    def __repr__(self) -> str:
        return f"{self.word} {self.points} ({self.rule})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Part, self._row()

    def _row(self) -> tuple[Any, ...]:
        return self.word, self.points, self.rule, self.arguments


class Outcome:
    """Points and rank by seat (1 is first, equal ranks are shared), why it ended, with its rule, and of what each score is
    made: the parts of a seat add up to its points."""

    def __init__(
        self, scores: list[int], ranks: list[int], reason: str, rule: str, parts: list[list[Part]] | None = None
    ) -> None:
        self.scores = scores
        self.ranks = ranks
        self.reason = reason
        self.rule = rule
        self.parts: list[list[Part]] = parts or [[] for _ in scores]

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self._row() == other._row()

    def __hash__(self) -> int:
        return hash((tuple(self.scores), tuple(self.ranks), self.reason))

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, self._row()

    def _row(self) -> tuple[Any, ...]:
        return self.scores, self.ranks, self.reason, self.rule, self.parts


def ranks_of(keys: list[tuple[int, ...]]) -> list[int]:
    """Ranks from keys, the largest first; equal keys share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]


def points_of(ranks: list[int], seat: int) -> float:
    """A shared win is worth its share, anything else nothing."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def returns_of(ranks: list[int]) -> list[float]:
    """A win alone is worth 1, a shared one its share of that, so that all together get nothing."""
    seats = len(ranks)
    return [(seats * points_of(ranks, seat) - 1) / (seats - 1) for seat in range(seats)]
