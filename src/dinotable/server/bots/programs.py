"""Programs that the operator lets play: a name that clients may choose, and a command that only the operator writes."""

import re
from collections.abc import Iterable

from dinotable.bots.policy import GRACE
from dinotable.bots.registry import Player
from dinotable.bots.registry import player_for as player_of_ours
from dinotable.core.errors import SetupError
from dinotable.games import GAMES, load
from dinotable.programs.players import follow, limit_programs, player_for
from dinotable.programs.words import PREFIX, command_of
from dinotable.table.thinking import AnyJournal, PlayerFor
from dinotable.table.wire import LEVEL


def read_program(text: str) -> str:
    """`NAME=COMMAND`. Raises SetupError."""
    name, _, command = text.partition("=")
    if not re.match(LEVEL, name) or not command.strip():
        raise SetupError(
            f"--bot wants NAME=COMMAND, such as mine=./mybot, the name in small letters, not “{text[:80]}”"
        )
    if any(name in load(place).ladder().names() for place in GAMES.values()):
        raise SetupError(f"--bot {name}=… is the name of one of our own bots: take another")
    command_of(PREFIX + command)
    return text


def names_of(programs: Iterable[str]) -> list[str]:
    return [text.partition("=")[0] for text in programs]


def players_with(programs: Iterable[str]) -> PlayerFor:
    """For the process that bots think in: these names are programs, every other word is what it always is."""
    commands = dict(text.split("=", 1) for text in programs)

    def player(journal: AnyJournal, level: str) -> Player:
        if level not in commands:
            return player_of_ours(journal.game, journal.setup, level)
        found = player_for(journal.game, journal.setup, PREFIX + commands[level])
        # Before whoever asked gives this process up.
        limit_programs([found], lambda seconds: seconds + GRACE / 2)
        follow([found.bot], journal)
        return found

    return player
