"""How a game ended, and how each score came together."""


class Part:
    """So many points for one thing. In words `<game id>-part-<word>`, with the arguments."""

    def __init__(self, word: str, points: int, rule: str, arguments: dict[str, object] | None = None) -> None:
        self.word = word
        self.points = points
        self.rule = rule
        self.arguments = arguments or {}


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


def ranks_of(keys: list[tuple[int, ...]]) -> list[int]:
    """Ranks from keys, the largest first; equal keys share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]
