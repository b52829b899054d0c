"""The `dinotable` command."""

import contextlib
import difflib
import errno
import importlib
import json
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.exceptions import UnusedCliTokensError

from dinotable import __version__
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, Failed, SetupError, is_misnamed, why_not
from dinotable.core.record import Record
from dinotable.core.replay import replay as replay_record
from dinotable.games import GAMES, find
from dinotable.lab.simulate import Unfinished
from dinotable.server.flags import flag_of
from dinotable.server.settings import Place, Settings
from dinotable.terminal import (
    arena,
    boxes,
    catalogue,
    checking,
    encodings,
    leaderboard,
    learning,
    puzzling,
    reproducing,
    rulebook,
    study,
    training,
)
from dinotable.terminal.arguments import (
    IS_COMPILED,
    BoxFile,
    GameName,
    Json,
    Lang,
    Options,
    Sets,
    language,
    origin_for,
    setup_of,
)
from dinotable.terminal.clean import clean
from dinotable.terminal.files import box_for_record, read_box, read_record, tells_box
from dinotable.terminal.fronts import Plain, play_on_screen
from dinotable.terminal.players import PEOPLE, PERSON, WORDS, gentle_level, read_seats
from dinotable.terminal.playing import check_seats, new_session, play_game, saved_session
from dinotable.terminal.replaying import Viewer, seat_of
from dinotable.terminal.saves import Origin, find_saved, origin_of
from dinotable.terminal.saving import claim
from dinotable.terminal.screen import InputEnded, Screen
from dinotable.terminal.session import Session
from dinotable.terminal.start import Learn, PlayOn, ask_names, ask_wishes
from dinotable.terminal.streams import prepare_streams, silence_output
from dinotable.terminal.walking import Walk
from dinotable.words import Speaker, language_of, speaker

BAD_USE: Final = 2
FAILED: Final = 1
INTERRUPTED: Final = 130

# Before the flags, which count from 0.
PLAY, STUDY, BOTS, SERVER = (
    Group(name, sort_key=place - 4) for place, name in enumerate(("Play", "Study", "Bots", "Server"))
)
"""The headings of `dinotable --help`."""

app = App(
    name="dinotable",
    help="Play, study and simulate tabletop games about dinosaurs and food chains.\n\n"
    "Without a command: the tables on this machine, in a browser. A game is named by its id, by the start of it, or by "
    "import path: mygame:GAME is the GAME in your own mygame.py.",
    version=f"dinotable {__version__} (engine {'compiled' if IS_COMPILED else 'interpreted: same results, but slower'})",
    # What was interrupted is told by `main`.
    suppress_keyboard_interrupt=False,
)
for flag in ("--help", "--version"):
    app[flag].group = "Options"


# By name: what the server, a seat at one or a report needs is read only when it is run. So what they are is told here.
for place, heading, told in (
    (
        "dinotable.server.commands:serve", SERVER,
        "Run a server for tables of many people, on this machine or for a network. Each flag can also be set in the "
        "environment, as DINOTABLE_PORT and so on.\n\nExample: `dinotable serve --lan`",
    ),
    (
        "dinotable.server.commands:backup", SERVER,
        "Copy all games into one file, while the server runs or not.\n\n"
        "Example: `dinotable backup games-2026-11-15.sqlite`",
    ),
    (
        "dinotable.server.storage.commands:copy_database", SERVER,
        "Copy everything from a data folder into a PostgreSQL database, or back, and check every row. No server uses "
        "either meanwhile.\n\n"
        "Example: `dinotable copy-database ~/.local/share/dinotable postgresql://dino@localhost/dino`",
    ),
    (
        "dinotable.server.operate.trash:trash", SERVER,
        "List the tables that were cleared away, or bring them back. The server is stopped meanwhile.\n\n"
        "Example: `dinotable trash --restore-all`",
    ),
    (
        "dinotable.server.bots.commands:worker", SERVER,
        "Let bots of servers on the same PostgreSQL database think here. Workers join and leave at any time; if one is "
        "killed, others do its work. They need to reach the database, nothing else.\n\n"
        "Example: `dinotable worker --database postgresql://dino@db.example.org/dinotable`",
    ),
    (
        "dinotable.server.operate.commands:admin", SERVER,
        "Look after tables, accounts, bans and announcements, while the server runs or not.\n\n"
        "Example: `dinotable admin tables --older-than 30`",
    ),
    (
        "dinotable.server.site:site", SERVER,
        "Write the whole page as files for any static host: everybody plays in their own browser, against bots or together "
        "at one device, and no server is needed.\n\nExample: `dinotable site public/dinotable`",
    ),
    (
        "dinotable.terminal.balancing:balance", STUDY,
        "Ask whether a game is balanced: play many games of bots, and say what they show, each answer with a 95 % interval."
        "\n\nIt tells which seat is favoured, how long games are, how they end, when they are decided, how much is luck, "
        "what each card and action is worth. With --compare: what another variant changes, on the same luck.\n\n"
        "Example: `dinotable balance food-chain --players 2 --bots greedy --games 2000`",
    ),
    (
        "dinotable.terminal.joining:join", PLAY,
        "Play a seat at a server's table from the terminal, with people in browsers.\n\n"
        'Example: `dinotable join "https://dino.example.org/t/TABLE#TOKEN" --name Robin`',
    ),
    (
        "dinotable.mcp.command:mcp", BOTS,
        "Let a client of the Model Context Protocol, such as a language model, play: at tables here or at a server's.\n\n"
        "Example: `dinotable mcp --lang fr --keep played`",
    ),
):  # fmt: skip
    app.command(place, help=told, group=heading)


@app.default
def table(
    *,
    lan: Annotated[bool, flag_of(Settings, "lan")] = Settings.lan,
    port: Annotated[int, flag_of(Settings, "port")] = Settings.port,
    place: Annotated[Place | None, Parameter(name="*")] = None,
    game: Annotated[tuple[str, ...], flag_of(Settings, "extra_games")] = (),
    browser: Annotated[bool, Parameter(group="Options")] = True,
) -> None:
    """Open tables on this machine, and the page in a browser.

    Parameters
    ----------
    browser
        Whether to open a browser.
    """
    importlib.import_module("dinotable.server.commands").open_table(lan, port, place or Place(), game, browser)


def _pick_and_play(screen: Screen) -> None:
    """A game chosen by questions."""
    try:
        wishes = ask_wishes(screen, language_of(os.environ))
    except InputEnded:
        screen.text(speaker(language_of(os.environ), [])("start-no-input"))
        return
    if isinstance(wishes, PlayOn):
        _play(_seated(resume=str(wishes.saved.path), lang=wishes.language)(screen), None)
    elif isinstance(wishes, Learn):
        learning.teach(screen, wishes.game, wishes.lesson, wishes.language)
    elif wishes:
        seated = new_session(wishes.game, wishes.setup, wishes.words, wishes.names, wishes.seed, wishes.say, screen)
        with _to_the_end():
            play_game(seated, None, is_greeted=screen.is_full)


@app.command(group=PLAY)
def play(
    game: str | None = None,
    /,
    *,
    players: int | None = None,
    seats: str | None = None,
    names: str | None = None,
    lang: Lang = None,
    seed: int | None = None,
    option: Options = None,
    box: BoxFile = None,
    sets: Sets = None,
    resume: str | None = None,
    record: str | None = None,
    plain: Plain = False,
) -> None:
    """Play in the terminal, any mix of people and bots. Without a game, it is asked for.

    Example: `dinotable play food-chain --seats me,greedy,me --lang fr`

    Parameters
    ----------
    game
        Its id or the start of it. Not needed with --resume; asked for when nothing is said.
    players
        How many play: you at the first seat, gentle bots at the others.
    seats
        Who sits where, with commas: me, random, greedy, search-2, another bot, or exec: and the command of a program. One
        bot alone has all seats.
    names
        The names of the people, with commas.
    seed
        A number that fixes all luck, to play the same game again.
    resume
        Play a saved game on: the name it was saved under, or its file.
    record
        Keep the record of the whole game in this file.
    """
    if game is None and not any(
        given is not None for given in (players, seats, names, option, box, sets, resume, record, seed)
    ):
        play_on_screen(plain, speaker(language(lang), []), _pick_and_play)
        return
    seated = _seated(game, players, seats, names, lang, seed, option, box, sets, resume)
    chosen_language = speaker(language(lang), [])
    play_on_screen(plain, chosen_language, lambda screen: _play(seated(screen), record))


def _seated(
    game: str | None = None,
    players: int | None = None,
    seats: str | None = None,
    names: str | None = None,
    lang: str | None = None,
    seed: int | None = None,
    option: list[str] | None = None,
    box: Path | None = None,
    sets: list[str] | None = None,
    resume: str | None = None,
) -> Callable[[Screen], Session]:
    """What was asked for, checked before anything is on a screen: then people sit down there."""
    saved, origin = None, Origin()
    if resume is not None:
        path = find_saved(resume)
        saved, origin = read_record(path), origin_of(path)
        game, seats = game or origin.place or None, seats or origin.seats or None
    chosen = _game(game, saved)
    say = _speaker(lang, chosen)
    if saved and origin.box and not tells_box(chosen, saved):
        box = box or Path(origin.box)
    other_box = box_for_record(chosen, saved, box, sets) if saved else read_box(chosen, box, sets)
    count = players if players is not None or not saved else saved.seats
    words = read_seats(chosen, count, seats, PERSON, gentle_level(chosen)) if seats or not saved else None
    setup = None if saved or words is None else setup_of(chosen, len(words), option, other_box)
    given = names.split(",") if names else []
    if setup and words:
        check_seats(chosen, setup, words, given)

    def sit_down(screen: Screen) -> Session:
        if saved:
            session = saved_session(chosen, saved, other_box, words, say, screen)
            session.was_saved(path)
        else:
            assert setup and words
            people = sum(word in PEOPLE for word in words)
            asks = not given and people > 1 and screen.is_typed
            called = ask_names(screen, say, people) if asks else given
            session = new_session(chosen, setup, words, called, seed, say, screen)
        session.origin = origin_for(chosen, game)
        return session

    return sit_down


def _play(session: Session, record_file: str | None) -> None:
    with _to_the_end():
        if record_file:
            claim(session, record_file)
        play_game(session, record_file)


@contextlib.contextmanager
def _to_the_end() -> Iterator[None]:
    try:
        yield
    except InputEnded:
        raise Unfinished("the input ended before the game did, and nothing was saved") from None


@app.command(group=PLAY)
def replay(
    file: Path,
    /,
    *,
    at: int | None = None,
    seat: int | None = None,
    what_if: str | None = None,
    curve: bool = False,
    walk: bool = False,
    lang: Lang = None,
    game: GameName = None,
    box: BoxFile = None,
    sets: Sets = None,
    plain: Plain = False,
) -> None:
    """Look at a recorded game: walk through it, see the position after a line, or play on from there.

    Example: `dinotable replay played/food-chain-2-0-000000.txt --at 40`

    The example of `dinotable simulate --help` writes that record.

    Parameters
    ----------
    at
        The position after this line; 0 is the start.
    seat
        As this seat saw it, from 1. Without it, everything is told.
    what_if
        Play on from --at with a luck of its own; who sits where, with commas: me or a bot. One bot alone has all seats.
    curve
        What each seat could expect along the game, and where it tipped.
    walk
        Walk through it from --at on, even if what is typed comes from a pipe.
    """
    record = read_record(file)
    chosen = _game(game, record)
    if at is not None and not 0 <= at <= len(record.lines):
        raise SetupError(f"--at goes from 0 to {len(record.lines)}, not {at}")
    eyes = None if seat is None else seat_of(str(seat), record.seats)
    other_box, say = box_for_record(chosen, record, box, sets), _speaker(lang, chosen)

    def walk_on(screen: Screen) -> Walk:
        viewer = Viewer(chosen, record, other_box, eyes, say, screen)
        viewer.origin = origin_for(chosen, game)
        return Walk(viewer, 0 if at is None else at)

    def play_on(screen: Screen) -> None:
        with _to_the_end():
            walk_on(screen).what_if(what_if or "")

    screen = Screen()
    if what_if is not None:
        play_on_screen(plain, say, play_on)
    elif curve:
        walk_on(screen).tell_curve()
    elif walk or (at is None and screen.is_typed and screen.console.is_terminal):
        play_on_screen(plain, say, lambda screen: walk_on(screen).run())
    else:
        steps = walk_on(screen)
        steps.viewer.show(len(record.lines) if at is None else at, len(record.lines))


@app.command(group=STUDY)
def verify(
    file: Path, /, *, game: GameName = None, box: BoxFile = None, sets: Sets = None, as_json: Json = False
) -> None:
    """Replay a record, checking every action, and every draw if it carries its seed.

    Example: `dinotable verify played/food-chain-2-0-000000.txt`

    The example of `dinotable simulate --help` writes that record.
    """
    record = read_record(file)
    chosen = _game(game, record)
    journal = replay_record(chosen, record, box_for_record(chosen, record, box, sets))
    fields = {
        "game": record.rules,
        "seats": record.seats,
        "lines": len(record.lines),
        "box": record.box,
        "variant": record.variant,
        "set": record.changed,
        "end": record.end,
        "seed_checked": bool(record.seed),
    }
    if as_json:
        print(json.dumps(fields))
        return
    end = f"it ended {' '.join(map(str, record.end))}" if record.end else "it has not ended"
    seed = "every draw comes from its seed" if record.seed else "it carries no seed, so its draws are not checked"
    changed = journal.setup.box.shortly()
    what = clean(f"{record.rules} ({changed})" if changed else record.rules)
    print(f"{what}, {record.seats} seats, {len(record.lines)} lines: all correct; {end}; {seed}.")


for heading, commands in {
    PLAY: (catalogue.games, rulebook.rules, boxes.box, learning.learn),
    STUDY: (
        study.simulate, study.perft, study.bench, puzzling.puzzles, leaderboard.leaderboard, reproducing.reproduce,
    ),
    BOTS: (catalogue.bots, arena.arena, checking.check_bot, training.train, encodings.encodings),
}.items():  # fmt: skip
    for command in commands:
        app.command(command, group=heading)


def _speaker(lang: str | None, game: AnyGame) -> Speaker:
    return speaker(language(lang), [game.words, WORDS])


def _game(name: str | None, record: Record | None) -> AnyGame:
    """The game that was named, or that of a record."""
    if name is not None:
        return find(name)
    if record is None:
        raise SetupError(f"say which game: {', '.join(GAMES)}")
    return find(record.game_id())


def main(arguments: list[str] | None = None) -> int:
    """Runs the command and gives its exit code. Whatever goes wrong is one line."""
    tokens = sys.argv[1:] if arguments is None else arguments
    prepare_streams()
    try:
        app(tokens, exit_on_error=False, print_error=False, result_action="return_none")
        # What cannot be written is told now, not by the interpreter at its end.
        sys.stdout.flush()
        return 0
    except CycloptsError as error:
        return _fail(_usage(tokens, error), BAD_USE)
    except Failed as error:
        return _fail(str(error), FAILED)
    except DinotableError as error:
        return _fail(str(error), BAD_USE)
    except BrokenPipeError:
        # Whoever reads has seen enough.
        silence_output()
        return FAILED
    except KeyboardInterrupt as stopped:
        return _fail(str(stopped) or "interrupted", INTERRUPTED)
    except OSError as error:
        # A full disk, a missing right, a network that is away: of this machine, not of the program.
        _trace()
        silence_output()
        return _fail(_told(error), BAD_USE if is_misnamed(error) else FAILED)
    except Exception as error:
        _trace()
        return _fail(
            f"a mistake of the program ({type(error).__name__}: {error}); DINOTABLE_TRACE=1 shows where", FAILED
        )


def _trace() -> None:
    if os.environ.get("DINOTABLE_TRACE"):
        traceback.print_exc()


def _told(error: OSError) -> str:
    """A file is named where there is one; else it was the output that failed, or a connection."""
    why = error.strerror or str(error)
    if error.filename is not None:
        return f"{error.filename} cannot be used: {why_not(error)}"
    return f"the output cannot be written: {why}" if error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EIO) else why


def _usage(tokens: list[str], error: CycloptsError) -> str:
    commands = [name for name in app if not name.startswith("-")]
    if isinstance(error, UnusedCliTokensError) and tokens[0] not in commands:
        near = difflib.get_close_matches(tokens[0], commands, 1) or [", ".join(commands)]
        return f"no command “{tokens[0][:40]}”: try {near[0]}, or dinotable --help"
    return f"{' '.join(str(error).split())} See dinotable {tokens[0] if tokens[0] in commands else ''} --help"


def _fail(message: str, code: int) -> int:
    print(f"dinotable: {clean(' '.join(message.split()))}", file=sys.stderr)
    return code
