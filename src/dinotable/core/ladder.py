"""The levels of a game's bots. A game's `ladder.py` says which it has; `bots` plays them."""

from mypy_extensions import i64


class Style:
    """How a search plays: numbers found by experiment."""

    def __init__(
        self, simulations: int, depth: int = 0, breadth: int = 1, explore: float = 0.6, heat: float = 0.08,
        trust: float = 1.0,
    ) -> None:  # fmt: skip
        self.simulations = simulations
        self.depth: i64 = depth
        """How many choices, from the root, a simulation makes before it is evaluated."""
        self.breadth: i64 = breadth
        """How many actions a playout looks at for each choice; 1: it plays at random."""
        self.explore = explore
        self.heat = heat
        """An action that is better by so much in the evaluation counts e times as much at first."""
        self.trust = trust
        """For how many visits the evaluation of an action counts."""


class Strength:
    """How strong a level was measured to be, on the Elo scale of its game: `greedy` has 1500."""

    def __init__(self, rating: int, low: int, high: int, games: int) -> None:
        self.rating = rating
        self.low = low
        self.high = high
        """The ends of its 95 % interval."""
        self.games = games
        """That it played to be measured."""


class Ladder:
    """The levels of a game, the weakest first: `random`, `novice`, `greedy`, perhaps `careful`, then searches by name."""

    def __init__(
        self, searches: dict[str, Style], worlds: int = 4, careful: int = 0,
        strengths: dict[str, Strength] | None = None,
    ) -> None:  # fmt: skip
        self.searches = searches
        self.strengths: dict[str, Strength] = strengths or {}
        """By level; a level that nobody has measured is missing."""
        self.worlds = worlds
        """In how many worlds `novice` and `greedy` look at an action."""
        self.careful = careful
        """In how many `careful` does, which is `greedy` otherwise; 0: the game has no such level."""

    def names(self) -> list[str]:
        return ["random", "novice", "greedy", *(["careful"] if self.careful else []), *self.searches]
