"""How a word becomes a player where programs may play too: on a user's own machine, and never for what a client sends."""

from collections.abc import Iterable

from dinotable.bots.contract import Bot
from dinotable.bots.registry import Player
from dinotable.bots.registry import player_for as player_of_ours
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, SetupError
from dinotable.core.journal import Journal
from dinotable.core.log import Log
from dinotable.core.setup import Setup
from dinotable.core.state import State, View
from dinotable.programs.bot import Exec, Limit
from dinotable.programs.protocol import Greeting
from dinotable.programs.words import budget_of, command_of, is_program


def player_for(game: AnyGame, setup: Setup, word: str) -> Player:
    """Like the one of `bots.registry`, and from `exec:COMMAND`, which is started when it is first asked."""
    if not is_program(word):
        return player_of_ours(game, setup, word)
    return Player(word, Exec(game, setup, command_of(word)), budget_of(word))


def exec_in(bot: Bot) -> Exec | None:
    """The program that a bot is, or that it asks."""
    inner = getattr(bot, "bot", None)
    return bot if isinstance(bot, Exec) else exec_in(inner) if isinstance(inner, Bot) else None


def greet(player: Player) -> Greeting | None:
    """Starts a program once, so that one that cannot play is told before the game. None: it is no program."""
    program = exec_in(player.bot)
    if program is None:
        return None
    try:
        return program.greet()
    except DinotableError as error:
        raise SetupError(f"{player.word} cannot play: {error}") from None
    finally:
        program.let_go()


def limit_programs(players: Iterable[Player], limit: Limit) -> None:
    """How long the programs among them are waited for."""
    for player in players:
        if program := exec_in(player.bot):
            program.limit = limit


def follow(bots: Iterable[Bot], journal: Journal[State, View]) -> None:
    """Lets the programs among them hear of a game."""
    for bot in bots:
        if program := exec_in(bot):
            program.journal = journal


class Course:
    """A game between bots: its state, and its journal only if there is somebody who may want to hear of it."""

    def __init__(self, game: AnyGame, setup: Setup, bots: list[Bot]) -> None:
        self.game = game
        self.state: State = game.new(setup)
        self._journal: Journal[State, View] | None = None
        if any(exec_in(bot) for bot in bots):
            self._journal = Journal(game, setup, state=self.state)
            follow(bots, self._journal)

    def apply(self, seat: int, action: int) -> None:
        """What came from `legal`."""
        if self._journal is None:
            self.game.apply(self.state, seat, action, None)
        else:
            self._journal.act(seat, action)

    def apply_told(self, seat: int, action: int) -> Log:
        """The same, and what it caused."""
        if self._journal is not None:
            return self._journal.act(seat, action).log
        log = Log()
        self.game.apply(self.state, seat, action, log)
        return log
