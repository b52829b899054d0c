"""A run: plays blocks until there are enough games or the question is answered, and says what was found."""

import itertools
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

from dinotable.bots.policy import run_limit
from dinotable.lab.balance.counts import Counts
from dinotable.lab.balance.differences import Differences
from dinotable.lab.balance.findings import findings, share_of
from dinotable.lab.balance.kept import Kept
from dinotable.lab.balance.study import BLOCK, Study, Variant
from dinotable.lab.balance.tables import Tables
from dinotable.lab.patience import watch_limit
from dinotable.lab.runner import run
from dinotable.programs.players import greet, player_for
from dinotable.programs.pool import POOL

PACE = 15.0
"""Seconds that people round a table take for a choice, moving the pieces included: an assumption, which reports repeat."""
FEWEST_BLOCKS = 16
"""A question is not called answered before so many: a lucky start must not end a run."""

Progress = Callable[[int, int, float], None]
"""Hears how many of how many games are there, and how wide the widest interval still is."""


class Balance:
    def __init__(
        self, place: str, variants: list[Variant], games: int, seed: int, *, until: float = 0.0, luck: bool = True,
        pace: float = PACE, path: str | None = None, tables: Tables | None = None, workers: int = 0,
        cluster: str | None = None,
    ) -> None:  # fmt: skip
        """`place`: the game by which a worker finds it. `until`: stop when every interval of a seat's share, or with two
        variants of its difference, is at most so far on each side of it."""
        self.place = place
        self.variants = variants
        self.seed = seed
        self.until = until
        self.luck = luck
        self.pace = pace
        self.workers = workers
        self.cluster = cluster
        self.tables = tables
        most = max(variant.rotations for variant in variants)
        self.deals = max(1, (games + most - 1) // most)
        self.games = self.deals * sum(variant.rotations for variant in variants)
        self.counts = [Counts(each.setup.seats, each.rotations, pace) for each in variants]
        self.differences = Differences(variants[0].setup.seats) if len(variants) == 2 else None
        self.is_answered = False
        for word in dict.fromkeys(word for variant in variants for word in variant.bots):
            greet(player_for(variants[0].game, variants[0].setup, word))
        POOL.close()
        self.kept = Kept(path, self.header())

    def header(self) -> dict[str, Any]:
        game = self.variants[0].game
        return {
            "format": "dinotable balance 1",
            "game": game.rules,
            "players": self.variants[0].setup.seats,
            "variants": [variant.words() for variant in self.variants],
            "seed": self.seed,
            "luck": self.luck,
        }

    def run(self, progress: Progress = lambda *_: None) -> None:
        """Whatever was kept counts first. An interruption loses only blocks under way."""
        blocks = (self.deals + BLOCK - 1) // BLOCK
        for block in self._blocks(blocks):
            deals = [
                counts.add_block(told, variant.rotations)
                for counts, told, variant in zip(self.counts, block["variants"], self.variants, strict=True)
            ]
            if self.differences:
                for first, second in zip(*deals, strict=True):
                    self.differences.add(first, second)
            progress(sum(counts.games for counts in self.counts), self.games, self.widest())
            if self.until and block["n"] + 1 >= FEWEST_BLOCKS and self.widest() <= self.until:
                self.is_answered = True
                return

    def _blocks(self, count: int) -> Iterator[dict[str, Any]]:
        """In their order, whoever played them and when. The last one may be short: it is never kept."""
        there = 0 if self.tables else min(self.kept.blocks, self.deals // BLOCK)
        yield from itertools.islice(self.kept.read(), there)
        if there == count:
            return
        with closing(self._played(range(there, count))) as played:
            for _, block in played:
                if self.tables:
                    self.tables.add(block)
                if block["n"] >= self.kept.blocks and (block["n"] + 1) * BLOCK <= self.deals:
                    self.kept.add(block)
                yield block

    def _played(self, numbers: range) -> Any:
        words = {
            "game": self.place,
            "seed": self.seed,
            "variants": [variant.words() for variant in self.variants],
            "luck": self.luck,
            "detail": self.tables is not None,
            "deals": self.deals,
        }
        limits = [max(watch_limit(word, run_limit) for word in variant.bots) for variant in self.variants]
        longest = [max(limits)] * self.variants[0].setup.seats
        return run(Study, words, numbers, self.workers, limits=longest, cluster=self.cluster)

    def widest(self) -> float:
        """Half of the widest interval that `until` is about."""
        if self.differences:
            return max(mean.estimate().half() for mean in self.differences.shares)
        return max(share_of(self.counts[0], seat).half() for seat in range(self.counts[0].seats))

    def report(self) -> dict[str, Any]:
        told = [
            {**variant.words(), **findings(counts)} for variant, counts in zip(self.variants, self.counts, strict=True)
        ]
        found: dict[str, Any] = {**self.header(), "variants": told, "answered": self.is_answered}
        if self.differences:
            found["differences"] = self.differences.rows()
        return found
