"""From what was asked for to a played game: a new table or a saved one, its greeting, its end."""

from dinotable.core.chance import new_seed, seed_from
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.record import Record
from dinotable.core.replay import resume
from dinotable.core.setup import Box, Setup
from dinotable.terminal.clean import clean_name
from dinotable.terminal.ending import tell_end
from dinotable.terminal.players import PERSON, player_of
from dinotable.terminal.screen import Screen
from dinotable.terminal.session import run
from dinotable.terminal.table import Table, name_seats, new_journal, words_of
from dinotable.words import Speaker


def new_table(
    game: AnyGame, setup: Setup, words: list[str], names: list[str], seed: int | None, say: Speaker, screen: Screen
) -> Table:
    for word in words:
        player_of(word, game, setup)
    if len(names) > len(words):
        raise SetupError(f"there are {len(words)} seats, and {len(names)} names")
    secret = new_seed() if seed is None else seed_from(seed)
    journal = new_journal(game, setup, secret, name_seats(words, names, say))
    return Table(game, journal, words, say, screen)


def saved_table(
    game: AnyGame, record: Record, box: Box | None, words: list[str] | None, say: Speaker, screen: Screen
) -> Table:
    journal = resume(game, record, box)
    names = [clean_name(name) for name in journal.names]
    if words is None:
        words = words_of(game, names) if names else [PERSON] * record.seats
    if len(words) != record.seats:
        raise SetupError(f"the saved game has {record.seats} seats, --seats names {len(words)}")
    journal.names = name_seats([PERSON] * len(words), names, say)
    return Table(game, journal, words, say, screen)


def play_game(table: Table, record_file: str | None) -> None:
    greet(table)
    if run(table):
        tell_end(table, record_file)


def greet(table: Table) -> None:
    say, screen, game = table.say, table.screen, table.game
    screen.blank()
    screen.text(say("play-title", title=say(f"{game.id}-title"), seats=len(table.words)), "bold")
    if say.has(f"{game.id}-tagline"):
        screen.text(say(f"{game.id}-tagline"))
    screen.text(say("unofficial"), "dim")
    if game.reconstruction:
        screen.text(say(f"{game.id}-reconstruction"), "warn")
    screen.text(say("play-seal", seal=table.journal.commitment), "dim")
    if table.journal.entries:
        screen.text(say("play-resumed", lines=len(table.journal.entries)))
    if table.people:
        screen.text(say("play-help"))
