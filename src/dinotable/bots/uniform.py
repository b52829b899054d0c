"""The first level: any legal action, each as likely."""

from dinotable.bots.contract import Bot, Budget
from dinotable.core.generator import Generator
from dinotable.core.state import View


class Uniform(Bot):
    def choose(self, view: View, legal: list[int], generator: Generator, budget: Budget) -> int:
        return legal[generator.below(len(legal))]
