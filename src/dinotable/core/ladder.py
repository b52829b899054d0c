"""The levels of a game's bots. A game's `ladder.py` says which it has; `bots` plays them."""

from mypy_extensions import i64


class Style:
    """How a search plays: numbers found by experiment."""

    def __init__(
        self, simulations: int, depth: int = 0, breadth: int = 1, explore: float = 0.6, heat: float = 0.08,
        trust: float = 1.0, root_worlds: int = 4, ambition: float = 1.0, by_hand: bool = False,
    ) -> None:  # fmt: skip
        self.simulations = simulations
        self.depth: i64 = depth
        """How many choices, from the root, a simulation makes before it is evaluated; 0: as many as the tree has."""
        self.breadth: i64 = breadth
        """How many actions a playout looks at for each choice; 1: it plays at random."""
        self.explore = explore
        self.heat = heat
        """An action that is better by so much in the evaluation counts e times as much at first."""
        self.trust = trust
        """For how many visits the evaluation of an action counts."""
        self.root_worlds = root_worlds
        """At the root one look is averaged over so many worlds."""
        self.ambition = ambition
        """How much of what a seat goes for is to win, where several can; the rest is to end ahead of others."""
        self.by_hand = by_hand
        """It judges by the evaluation made by hand even where one was learned."""


class Strength:
    """How strong a level was measured to be, on the Elo scale of its game: `greedy` has 1500."""

    def __init__(self, rating: int, low: int, high: int, games: int) -> None:
        self.rating = rating
        self.low = low
        self.high = high
        """The ends of its 95 % interval."""
        self.games = games
        """That it played to be measured."""


class Generation:
    """A part of how a game's evaluation is learned: so many games with each number of seats, played how."""

    def __init__(self, games: int, simulations: int = 0, depth: int = 0, breadth: int = 1, seats: int = 0) -> None:
        """`seats`: with more of them fewer games are played in proportion; 0: as many with any number."""
        self.games = games
        self.simulations = simulations
        """0: by one look ahead, else by a search; judged by what the generation before has learned, the first by hand."""
        self.depth = depth
        self.breadth = breadth
        self.seats = seats

    def games_with(self, seats: int) -> int:
        return self.games * self.seats // seats if self.seats else self.games


class Ladder:
    """The levels of a game, the weakest first: `random`, `novice`, `greedy`, searches that judge by hand, perhaps `careful`,
    other searches."""

    def __init__(
        self, searches: dict[str, Style], worlds: int = 4, careful: int = 0,
        strengths: dict[str, Strength] | None = None, training: list[Generation] | None = None, hidden: int = 16,
        positions: int = 12,
    ) -> None:  # fmt: skip
        self.training: list[Generation] = training or [Generation(4000), Generation(4000)]
        self.hidden = hidden
        """Units of the network that is trained."""
        self.positions = positions
        """About so many of each game are learned from: more of them where games are few and long."""
        self.searches = searches
        self.strengths: dict[str, Strength] = strengths or {}
        """By level; a level that nobody has measured is missing."""
        self.worlds = worlds
        """In how many worlds `novice` and `greedy` look at an action."""
        self.careful = careful
        """In how many `careful` does, which judges by what was learned; 0: the game has no such level."""

    def budget_of(self, level: str) -> int:
        """The simulations of a search, or the worlds that a level looks at."""
        if level in self.searches:
            return self.searches[level].simulations
        return self.careful if level == "careful" else self.worlds

    def names(self) -> list[str]:
        by_hand = [name for name, style in self.searches.items() if style.by_hand]
        others = [name for name in self.searches if name not in by_hand]
        return ["random", "novice", "greedy", *by_hand, *(["careful"] if self.careful else []), *others]
