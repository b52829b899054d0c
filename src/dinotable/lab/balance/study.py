"""Blocks of games as work for the runner: every variant meets the same luck, every bot sits everywhere as often."""

import hashlib
import time
from typing import Any

from dinotable.bots.policy import run_limit
from dinotable.core.box import Box
from dinotable.core.chance import Luck
from dinotable.core.contract import AnyGame
from dinotable.core.errors import Failed
from dinotable.core.generator import Generator
from dinotable.core.outcome import points_of
from dinotable.games import find
from dinotable.lab.balance.watching import Row, Watcher, Words
from dinotable.lab.bout import Seat, play_bout
from dinotable.lab.boxes import box_from, box_words
from dinotable.lab.mark import Mark
from dinotable.lab.work import Work
from dinotable.programs.players import limit_programs, player_for

BLOCK = 16
"""Deals that are done and kept together."""
LUCK_EACH = 8
"""Of every so many deals one is split into luck and play."""


class Variant:
    """What is played: a box, options, and who sits there."""

    def __init__(self, game: AnyGame, players: int, bots: list[str], options: dict[str, str], box: Box | None) -> None:
        self.game = game
        self.setup = game.setup(players, options, box)
        self.bots = bots
        """By seat in the first game of a deal; they move on by one seat in each further one."""
        self.rotations = 1 if len(set(bots)) == 1 else players

    def words(self) -> dict[str, Any]:
        return {"bots": self.bots, "options": self.setup.options, "box": box_words(self.setup.box)}


def variant_of(game: AnyGame, words: dict[str, Any]) -> Variant:
    return Variant(game, len(words["bots"]), words["bots"], words["options"], box_from(game, words["box"]))


class Study(Work):
    def __init__(self, words: Any) -> None:
        """`words`: game, seed, variants, luck (whether it is split), detail (whether every action is kept)."""
        self.game = find(words["game"])
        self.seed = words["seed"]
        self.variants = [variant_of(self.game, each) for each in words["variants"]]
        self.watched = [Words(self.game, variant.setup) for variant in self.variants]
        self.with_luck = words["luck"]
        self.with_detail = words["detail"]
        self.deals = words["deals"]

    def do_without(self, number: int, blamed: dict[int, str], mark: Mark) -> Any:
        """A block: for each variant its games, deal after deal, and the sums of their uses."""
        for bot, how in blamed.items():
            raise Failed(f"{self.variants[0].bots[bot]} {how}: a balance of bots that fail says nothing")
        deals = range(number * BLOCK, min((number + 1) * BLOCK, self.deals))
        return {"n": number, "variants": [self._block(k, deals, mark) for k in range(len(self.variants))]}

    def _block(self, which: int, deals: range, mark: Mark) -> dict[str, Any]:
        games: list[Row] = []
        uses: dict[str, list[float]] = {}
        details: list[Any] = []
        for deal in deals:
            for turned in range(self.variants[which].rotations):
                row, watcher = self._play(which, deal, turned, mark)
                games.append(row)
                add_uses(uses, watcher.uses, row["ranks"])
                if watcher.detail is not None:
                    details.append(watcher.detail)
        told: dict[str, Any] = {"games": games, "uses": uses}
        return {**told, "details": details} if self.with_detail else told

    def _play(self, which: int, deal: int, turned: int, mark: Mark) -> tuple[Row, Watcher]:
        variant, began = self.variants[which], time.process_time()
        setup, seats = variant.setup, variant.setup.seats
        seating = [(seat + turned) % seats for seat in range(seats)] if variant.rotations > 1 else list(range(seats))
        players = [player_for(self.game, setup, variant.bots[bot]) for bot in seating]
        limit_programs(players, run_limit)
        chairs = [
            Seat(player, self._generator(deal, f"bot {bot}")) for player, bot in zip(players, seating, strict=True)
        ]
        watcher = Watcher(self.watched[which], self.with_detail)
        luck = Luck(self._hash(deal, "luck"))

        def thinking(seat: int) -> None:
            mark.thinks(seating[seat])

        outcome = play_bout(self.game, setup, chairs, luck, self._generator(deal, "order"), thinking, watcher)
        for chair in chairs:
            if chair.faults:
                raise Failed(f"{chair.player.word} failed in deal {deal}: {chair.last_error}")
        row = {"deal": deal, "seating": seating, **watcher.row(outcome)}
        if self.with_luck and deal % LUCK_EACH == 0:
            row["luck"] = watcher.luck(deal)
        row["cpu"] = round(time.process_time() - began, 6)
        return row, watcher

    def _hash(self, deal: int, what: str) -> bytes:
        return hashlib.sha256(f"dinotable balance {self.seed} deal {deal} {what}".encode()).digest()

    def _generator(self, deal: int, what: str) -> Generator:
        return Generator(int.from_bytes(self._hash(deal, what)[:8], "big"))


def add_uses(into: dict[str, list[float]], uses: dict[str, list[int]], ranks: list[int]) -> None:
    """One game's uses to the sums of many, which `counts.Use` names."""
    seats = len(ranks)
    wins = [points_of(ranks, seat) for seat in range(seats)]
    for key, row in uses.items():
        counts = row[:seats]
        mean = sum(counts) / seats
        together = sum((count - mean) * win for count, win in zip(counts, wins, strict=True))
        spread = sum((count - mean) ** 2 for count in counts)
        users = [seat for seat in range(seats) if counts[seat]]
        terms = (
            sum(row), 1.0, len(users), sum(wins[seat] for seat in users),
            together, spread, together * together, together * spread, spread * spread,
        )  # fmt: skip
        sums = into.setdefault(key, [0.0] * len(terms))
        for k, term in enumerate(terms):
            sums[k] += term
