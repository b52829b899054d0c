"""A bot of one's own in forty lines: plays each action a few times at random to the end, and takes the best.

dinotable arena food-chain --players 2 --bots examples.bot_in_forty_lines:Bot,random --games 100
"""

from dinotable.bots import contract
from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.playout import Tally, playout
from dinotable.core.setup import Setup
from dinotable.core.state import State, View

PLAYOUTS = 8


class Bot(contract.Bot):
    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self.game = game
        self.longest = game.longest(setup)

    def choose(self, view: View, legal: list[int], generator: Generator, budget: contract.Budget) -> int:
        beaten = dict.fromkeys(legal, 0)
        for _ in range(budget.simulations or PLAYOUTS):
            # A world that fits all this seat knows; the true one is never at hand.
            world = self.game.imagine(view, generator)
            for action in legal:
                beaten[action] += self.try_out(world.copy(), int(view.seat), action, generator)
        return max(legal, key=lambda action: beaten[action])

    def try_out(self, world: State, seat: int, action: int, generator: Generator) -> int:
        """How many of the others end behind, less those ahead."""
        self.game.apply(world, seat, action, None)
        playout(self.game, world, generator, Buffer(), Buffer(), Tally(), self.longest)
        outcome = self.game.outcome(world)
        ranks = outcome.ranks if outcome else []
        return sum((rank > ranks[seat]) - (rank < ranks[seat]) for rank in ranks)
