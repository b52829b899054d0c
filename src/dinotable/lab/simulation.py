"""Games of bots, simulated in worker processes: the same games as in one process, and a bot that fails is named."""

import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from dinotable.bots.contract import Bot, Budget
from dinotable.bots.policy import run_limit
from dinotable.bots.registry import Player
from dinotable.core.generator import Generator
from dinotable.core.outcome import Outcome
from dinotable.core.playout import Tally
from dinotable.core.state import View
from dinotable.games import find
from dinotable.lab.boxes import box_from
from dinotable.lab.mark import Mark
from dinotable.lab.patience import watch_limit
from dinotable.lab.runner import run
from dinotable.lab.simulate import Results, Unfinished, play_one
from dinotable.lab.work import Work
from dinotable.programs.players import limit_programs, player_for


class Marked(Bot):
    """Asks another bot, and says so."""

    def __init__(self, bot: Bot, seat: int, mark: Mark) -> None:
        self.bot = bot
        self.seat = seat
        self.mark = mark

    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        self.mark.thinks(self.seat)
        return self.bot.choose(view, legal, generator, budget)


class Simulation(Work):
    def __init__(self, words: Any) -> None:
        self.game = find(words["game"])
        self.words = words
        box = box_from(self.game, words["box"])
        self.setup = self.game.setup(len(words["bots"]), words["options"], box)
        self.folder = Path(words["folder"]) if words["folder"] else None

    def do_without(self, number: int, blamed: dict[int, str], mark: Mark) -> Any:
        for seat, how in blamed.items():
            limit = self.words["limits"][seat]
            kind, _, where = how.partition(" ")
            fault = f"hangs: no answer for {limit:.0f} seconds" if kind == "hung" else "ended its process"
            raise Unfinished(f"{self.words['bots'][seat]} at seat {seat + 1} {fault} {where}".rstrip())
        tally, began = Tally(), time.process_time()
        outcome = play_one(self.game, self.setup, self._players(mark), self.words["seed"], number, tally, self.folder)
        cpu = time.process_time() - began
        told = [outcome.scores, outcome.ranks, outcome.reason, outcome.rule]
        return {"outcome": told, "steps": int(tally.steps), "choices": int(tally.choices), "cpu": round(cpu, 6)}

    def _players(self, mark: Mark) -> list[Player]:
        """New ones for each game: what a bot remembers of another must not matter."""
        found = [player_for(self.game, self.setup, word) for word in self.words["bots"]]
        limit_programs(found, run_limit)
        return [Player(each.word, Marked(each.bot, seat, mark), each.budget) for seat, each in enumerate(found)]


def simulate_apart(
    words: dict[str, Any], games: int, workers: int, cluster: str | None, progress: Callable[[int], None]
) -> Results:
    """`words`: game, bots, options, box (`box_words`), seed, folder. An interruption gives what was played until then."""
    limits = [watch_limit(word, run_limit) for word in words["bots"]]
    results, began = Results(len(words["bots"])), time.perf_counter()
    work = run(Simulation, {**words, "limits": limits}, range(games), workers, limits=limits, cluster=cluster)
    with suppress(KeyboardInterrupt), closing(work) as played:
        for number, game in played:
            results.add(Outcome(*game["outcome"]), game["steps"], game["choices"])
            results.cpu_seconds += game["cpu"]
            progress(number + 1)
    results.seconds = time.perf_counter() - began
    return results
