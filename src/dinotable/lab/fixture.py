"""What is played: which bots meet, who sits where in game n, and with which luck. All of it follows from a few words."""

import hashlib
import itertools
from typing import Any

from dinotable.bots.registry import Player, player_for
from dinotable.core.chance import Luck
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.generator import Generator
from dinotable.core.setup import Setup
from dinotable.games import find

MOST_PERMUTED = 4
"""Up to so many bots every order of seats is played; above, every rotation of their order and of its reverse."""


def seatings(bots: int, seats: int) -> list[list[int]]:
    """Who sits where, by place in the list of bots, so that each bot meets each seat as often."""
    if bots == seats and seats <= MOST_PERMUTED:
        return [list(row) for row in itertools.permutations(range(seats))]
    if bots == seats:
        forward = list(range(seats))
        return [row[k:] + row[:k] for row in (forward, forward[::-1]) for k in range(seats)]
    if bots == 2:
        return [[0 if seat == alone else 1 for seat in range(seats)] for alone in range(seats)]
    raise SetupError(
        f"the bots do not fit the seats ({bots} for {seats}): name one for each seat, or two (the first then sits alone)"
    )


class Fixture:
    def __init__(
        self, game: str, players: int, bots: list[str], seed: int, options: dict[str, str], box: str = ""
    ) -> None:
        """`box` is the text of another box, or empty."""
        self.place = game
        self.game: AnyGame = find(game)
        self.setup: Setup = self.game.setup(players, options, self.game.read_box(box) if box else None)
        self.bots = bots
        self.seed = seed
        self.box = box
        self.seatings = seatings(len(bots), players)

    def check(self) -> None:
        """Every bot can be made."""
        for word in self.bots:
            player_for(self.game, self.setup, word)

    def words(self) -> dict[str, Any]:
        """What `fixture_of` makes it from again."""
        return {
            "game": self.place,
            "players": self.setup.seats,
            "bots": self.bots,
            "seed": self.seed,
            "options": self.setup.options,
            "box": self.box,
        }

    def header(self) -> dict[str, Any]:
        """What a file of results belongs to."""
        return {
            "format": "dinotable arena 1",
            "game": self.game.rules,
            "players": self.setup.seats,
            "bots": self.bots,
            "seed": self.seed,
            "options": self.setup.options,
            "box": self.setup.box.hash(),
        }

    def seating(self, number: int) -> list[int]:
        return self.seatings[number % len(self.seatings)]

    def deal(self, number: int) -> int:
        """Games of one deal differ in who sits where, and meet the same luck."""
        return number // len(self.seatings)

    def luck(self, number: int) -> Luck:
        return Luck(self._hash("luck", self.deal(number)))

    def order(self, number: int) -> Generator:
        return Generator(int.from_bytes(self._hash("order", self.deal(number))[:8], "big"))

    def generator(self, number: int, bot: int, seat: int) -> Generator:
        """What a bot tosses with in a game."""
        return Generator(int.from_bytes(self._hash(f"bot {bot} at {seat}", self.deal(number))[:8], "big"))

    def _hash(self, what: str, deal: int) -> bytes:
        return hashlib.sha256(f"dinotable arena {self.seed} deal {deal} {what}".encode()).digest()

    def players(self, number: int, benched: set[int]) -> list[Player]:
        """By seat. A benched bot's seat is played by `random`."""
        words = ["random" if bot in benched else self.bots[bot] for bot in self.seating(number)]
        return [player_for(self.game, self.setup, word) for word in words]


def fixture_of(words: dict[str, Any]) -> Fixture:
    return Fixture(words["game"], words["players"], words["bots"], words["seed"], words["options"], words["box"])
