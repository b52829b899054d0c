"""What is played: which bots meet, who sits where in game n, and with which luck. All of it follows from a few words."""

import hashlib
import itertools
from typing import Any

from dinotable.bots.policy import GRACE, run_limit
from dinotable.bots.registry import Player
from dinotable.core.box import Box
from dinotable.core.chance import Luck
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.generator import Generator
from dinotable.core.setup import Setup
from dinotable.games import find
from dinotable.lab.boxes import box_from, box_words
from dinotable.programs.players import greet, limit_programs, player_for
from dinotable.programs.pool import POOL

MOST_PERMUTED = 4
"""Up to so many bots every order of seats is played; above, every rotation of their order and of its reverse."""


def seatings(bots: int, seats: int, round_robin: bool = False) -> list[list[int]]:
    """Who sits where, by place in the list of bots, so that each bot meets each seat as often.

    As many bots as seats sit together, unless a round robin is asked for. Otherwise every two meet: the first sits alone
    among copies of the second; of three bots or more, the second also among copies of the first.
    """
    if bots < 2:
        raise SetupError("an arena needs two bots or more: name them with commas")
    if bots == seats and not round_robin:
        if seats <= MOST_PERMUTED:
            return [list(row) for row in itertools.permutations(range(seats))]
        forward = list(range(seats))
        return [row[k:] + row[:k] for row in (forward, forward[::-1]) for k in range(seats)]
    return [
        row
        for first, second in itertools.combinations(range(bots), 2)
        for row in meeting(first, second, seats, bots > 2)
    ]


def meeting(first: int, second: int, seats: int, both_ways: bool) -> list[list[int]]:
    """Between two seats one way is both."""
    ways = [(first, second), (second, first)] if both_ways and seats > 2 else [(first, second)]
    return [[a if seat == alone else b for seat in range(seats)] for a, b in ways for alone in range(seats)]


class Fixture:
    def __init__(
        self, game: str, players: int, bots: list[str], seed: int, options: dict[str, str], box: Box | None = None,
        round_robin: bool = False,
    ) -> None:  # fmt: skip
        """`round_robin`: as many bots as seats meet in pairs too."""
        self.place = game
        self.game: AnyGame = find(game)
        self.setup: Setup = self.game.setup(players, options, box)
        self.bots = bots
        self.seed = seed
        self.grace = GRACE
        """Seconds beyond its budget that a bot is waited for, each of its tries at a table."""
        self.seatings = seatings(len(bots), players, round_robin)
        self.is_round_robin = len(bots) > 2 and (round_robin or len(bots) != players)
        self.pairs = len(bots) * (len(bots) - 1) // 2 if self.is_round_robin else 1
        """How many meetings a deal has, each with every seat."""

    def check(self) -> None:
        """Every bot can be made, and every program plays."""
        for word in self.bots:
            greet(player_for(self.game, self.setup, word))
        # The games are played in other processes.
        POOL.close()

    def words(self) -> dict[str, Any]:
        """What `fixture_of` makes it from again."""
        return {
            "game": self.place,
            "players": self.setup.seats,
            "bots": self.bots,
            "seed": self.seed,
            "options": self.setup.options,
            "box": box_words(self.setup.box),
            "round_robin": self.is_round_robin,
            "grace": self.grace,
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
            **({"set": self.setup.box.changed} if self.setup.box.changed else {}),
            **({"round_robin": True} if self.is_round_robin else {}),
        }

    def seating(self, number: int) -> list[int]:
        return self.seatings[number % len(self.seatings)]

    def deal(self, number: int) -> int:
        """Games of one deal differ in who sits where, and meet the same luck."""
        return number // len(self.seatings)

    def meeting(self, number: int) -> int:
        """Games of one meeting differ in who sits where, and have every bot of it in every seat."""
        return number // self.meeting_size()

    def meeting_size(self) -> int:
        return len(self.seatings) // self.pairs

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
        players = [player_for(self.game, self.setup, word) for word in words]
        limit_programs(players, lambda seconds: run_limit(seconds, self.grace))
        return players


def fixture_of(words: dict[str, Any]) -> Fixture:
    fixture = Fixture(
        words["game"], words["players"], words["bots"], words["seed"], words["options"],
        box_from(find(words["game"]), words["box"]), words["round_robin"],
    )  # fmt: skip
    fixture.grace = words["grace"]
    return fixture
