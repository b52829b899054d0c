"""A bot that lives from the last word: equal ones show at once whether a loop is fair to every seat."""

from dinotable.bots.contract import Bot, Budget
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.setup import Setup
from dinotable.core.state import View
from dinotable.games.happy_little_dinosaurs.state import WINDOW


class LastWord(Bot):
    """For Happy Little Dinosaurs. In a window it passes while others can still answer; last, it pushes itself or sours the
    leader. All else it does at random."""

    def __init__(self, game: AnyGame, _setup: Setup) -> None:
        self.game = game

    def choose(self, view: View, legal: list[int], generator: Generator, _budget: Budget) -> int:
        table = view.table
        if table.phase != WINDOW:
            return legal[generator.below(len(legal))]
        by_text = {self.game.actions.text(action): action for action in legal}
        is_last = (table.inside & ~table.answered) == 1 << view.seat
        scores = {score.seat: score.total for score in self.game.facts(view).scores} if is_last else {}
        own = scores.pop(view.seat, 0)
        if scores and own <= max(scores.values()):
            leader = max(scores, key=scores.__getitem__)
            for wish in (f"push {view.seat}", f"sour {leader}"):
                if wish in by_text:
                    return by_text[wish]
        return by_text["pass"]
