"""From what was asked for to a played game: a new one or a saved one, its greeting, its end."""

from dinotable.core.box import Box
from dinotable.core.chance import Luck, new_seed, seed_from
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.journal import Journal
from dinotable.core.record import Record
from dinotable.core.replay import resume
from dinotable.core.setup import Setup
from dinotable.terminal.asking import run
from dinotable.terminal.clean import clean_name
from dinotable.terminal.desk import Desk
from dinotable.terminal.ending import tell_end
from dinotable.terminal.players import PERSON, name_seats, player_of, words_of
from dinotable.terminal.screen import Screen
from dinotable.terminal.session import Session
from dinotable.terminal.variants import greet_variant
from dinotable.words import Speaker


def new_session(
    game: AnyGame,
    setup: Setup,
    words: list[str],
    names: list[str],
    seed: int | bytes | None,
    say: Speaker,
    screen: Screen,
) -> Session:
    """`seed`: a number that was typed, or all of its bytes."""
    check_seats(game, setup, words, names)
    secret = seed if isinstance(seed, bytes) else new_seed() if seed is None else seed_from(seed)
    journal = Journal(game, setup, Luck(secret))
    journal.names = name_seats(words, names, say)
    return Session(game, journal, words, say, screen)


def check_seats(game: AnyGame, setup: Setup, words: list[str], names: list[str]) -> None:
    for word in words:
        player_of(word, game, setup)
    if len(names) > len(words):
        raise SetupError(f"there are {len(words)} seats, and {len(names)} names")


def saved_session(
    game: AnyGame, record: Record, box: Box | None, words: list[str] | None, say: Speaker, screen: Screen
) -> Session:
    journal = resume(game, record, box)
    names = [clean_name(name) for name in journal.names]
    if words is None:
        words = words_of(game, names) if names else [PERSON] * record.seats
    if len(words) != record.seats:
        raise SetupError(f"the saved game has {record.seats} seats, --seats names {len(words)}")
    journal.names = name_seats([PERSON] * len(words), names, say)
    return Session(game, journal, words, say, screen)


def play_game(session: Desk, record_file: str | None, is_greeted: bool = False) -> None:
    """`is_greeted`: whether its title and seal were shown at the start already."""
    if not is_greeted:
        greet(session)
    if run(session):
        tell_end(session, record_file)


def greet(session: Desk) -> None:
    say, screen, game = session.say, session.screen, session.game
    screen.blank()
    screen.text(say("play-title", title=say(f"{game.id}-title"), seats=len(session.names)), "bold")
    if say.has(f"{game.id}-tagline"):
        screen.text(say(f"{game.id}-tagline"))
    screen.text(say("unofficial"), "dim")
    if game.reconstruction:
        screen.text(say(f"{game.id}-reconstruction"), "warn")
    greet_variant(say, screen, game, session.setup)
    screen.text(say("play-seal", seal=session.commitment), "dim")
    for line in session.greeting():
        screen.line(line)
    if session.people:
        screen.text(say("full-play-help" if screen.is_full else "play-help"))
