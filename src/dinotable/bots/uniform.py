"""The first rung: any legal action, each as likely."""

from dinotable.bots.contract import Bot, Budget
from dinotable.core.contract import View
from dinotable.core.generator import Generator


class Uniform(Bot):
    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        return legal[generator.below(len(legal))]
