"""The `dinotable` command."""

import difflib
import json
import os
import sys
import time
import traceback
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import UnusedCliTokensError
from rich.console import Console
from rich.progress import Progress

from dinotable import __version__
from dinotable.core import playout as engine
from dinotable.core.chance import Luck, seed_from
from dinotable.core.contract import AnyGame, Box, Setup
from dinotable.core.errors import DinotableError, SetupError
from dinotable.core.journal import Journal
from dinotable.core.playout import perft as count_ways
from dinotable.core.record import MOST_BYTES, Record, read_record
from dinotable.core.replay import replay as replay_record
from dinotable.games import GAMES, find
from dinotable.terminal.players import player_of, read_seats
from dinotable.terminal.playing import new_table, play_game, saved_table
from dinotable.terminal.replaying import Viewer
from dinotable.terminal.screen import InputEnded, Screen
from dinotable.terminal.simulate import Results, Unfinished
from dinotable.terminal.simulate import simulate as play_many
from dinotable.terminal.start import ask_names, ask_wishes
from dinotable.terminal.table import Table
from dinotable.terminal.tell import clean
from dinotable.words import LANGUAGES, language_of, speaker
from dinotable.words.rules import find_rule, rules_text

BAD_USE: Final = 2
FAILED: Final = 1
INTERRUPTED: Final = 130
IS_COMPILED: Final = not engine.__file__.endswith(".py")

Lang = Annotated[str | None, Parameter(help="en or fr; without it, the language of this machine.")]
Options = Annotated[list[str] | None, Parameter(name="--option", negative="", help="name=value; can be repeated.")]
BoxFile = Annotated[Path | None, Parameter(name="--box", help="Play with the components of this file.")]
GameName = Annotated[
    str | None, Parameter(name="--game", help="The game of the record, where its id does not say enough.")
]
Json = Annotated[bool, Parameter(name="--json", negative="", help="One JSON object on standard output.")]

app = App(
    name="dinotable",
    help="Play, study and simulate tabletop games about dinosaurs and food chains.\n\n"
    "Without a command: pick a game and play it here. Games are named by id, by the start of one, or by import path.",
    version=f"dinotable {__version__} (engine {'compiled' if IS_COMPILED else 'interpreted: same results, but slower'})",
)


@app.default
def start() -> None:
    """Pick a game and play it in the terminal."""
    screen = Screen()
    try:
        wishes = ask_wishes(screen, language_of(os.environ))
    except InputEnded:
        screen.text(speaker(language_of(os.environ), [])("start-no-input"))
        return
    if wishes:
        _play(new_table(wishes.game, wishes.setup, wishes.words, wishes.names, None, wishes.say, screen), None)


@app.command
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
    resume: Path | None = None,
    record: str | None = None,
) -> None:
    """Play in the terminal, any mix of people and bots.

    Example: `dinotable play ciao-dino --seats me,random,me --lang fr`

    Parameters
    ----------
    game
        Its id or the start of it. Not needed with --resume.
    players
        How many play: you at the first seat, random bots at the others.
    seats
        Who sits where, with commas: me, random.
    names
        The names of the people, with commas.
    seed
        A number that fixes all luck, to play the same game again.
    resume
        Play a saved game on.
    record
        Keep the record of the whole game in this file.
    """
    screen = Screen()
    saved = _read_record(resume) if resume else None
    chosen = _game(game, saved)
    say = speaker(_language(lang), [chosen.words])
    other_box = _read_box(chosen, box)
    if saved:
        words = read_seats(chosen, players, seats) if seats else None
        table = saved_table(chosen, saved, other_box, words, say, screen)
    else:
        words = read_seats(chosen, players, seats)
        setup = _setup(chosen, len(words), option, other_box)
        people = sum(player_of(word, chosen) is None for word in words)
        given = names.split(",") if names else []
        if not given and people > 1 and screen.is_typed:
            given = ask_names(screen, say, people)
        table = new_table(chosen, setup, words, given, seed, say, screen)
    _play(table, record)


def _play(table: Table, record_file: str | None) -> None:
    try:
        play_game(table, record_file)
    except InputEnded:
        raise Unfinished("the input ended before the game did, and nothing was saved") from None


@app.command
def simulate(
    game: str,
    /,
    *,
    players: int | None = None,
    games: int = 1000,
    seed: int = 0,
    bots: str | None = None,
    option: Options = None,
    box: BoxFile = None,
    out: Path | None = None,
    as_json: Json = False,
) -> None:
    """Play many games without people, and count.

    Example: `dinotable simulate food-chain --players 4 --games 10000 --seed 1 --json`

    Parameters
    ----------
    players
        How many play.
    games
        How many games.
    seed
        The same seed gives the same games.
    bots
        Who sits where, with commas; without it, random everywhere.
    out
        A folder for the records of all games.
    """
    chosen = find(game)
    words = read_seats(chosen, players, bots) if bots else ["random"] * (players or chosen.fewest)
    setup = _setup(chosen, len(words), option, _read_box(chosen, box))
    if games < 1:
        raise SetupError("--games is at least 1")
    found = [player_of(word, chosen) for word in words]
    seated = [player for player in found if player is not None]
    if len(seated) < len(words):
        raise SetupError("nobody is asked in a simulation: --bots names bots only")
    if out:
        out.mkdir(parents=True, exist_ok=True)
    # On the other stream, so that --json can be piped while a person watches.
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(chosen.id, total=games)
        results = play_many(chosen, setup, seated, games, seed, out, lambda n: progress.update(bar, completed=n))
    fields = {
        "game": chosen.id,
        "rules": chosen.rules,
        "players": setup.seats,
        "bots": words,
        "options": setup.options,
        "seed": seed,
        "compiled": IS_COMPILED,
        **results.fields(),
    }
    if as_json:
        print(json.dumps(fields))
    else:
        _tell_results(chosen, words, results, out)


def _tell_results(game: AnyGame, words: list[str], results: Results, out: Path | None) -> None:
    screen = Screen()
    say = speaker("en", [game.words])
    fields = results.fields()
    screen.text(
        f"{say(f'{game.id}-title')}: {results.games:,} games in {results.seconds:.2f} s, "
        f"{fields['games_per_second']:,} games, {fields['choices_per_second']:,} choices, "
        f"{fields['steps_per_second']:,} steps a second"
    )
    rows = [
        [
            str(seat), word, f"{100 * results.wins[seat] / results.games:.1f} %",
            f"{results.scores[seat] / results.games:.2f}", f"{results.ranks[seat] / results.games:.2f}",
        ]
        for seat, word in enumerate(words)
    ]  # fmt: skip
    screen.table(["seat", "player", "wins", "mean score", "mean rank"], rows, right=(0, 2, 3, 4))
    screen.text(f"{results.tally.steps / results.games:.1f} steps a game, {results.shared} shared wins")
    for reason, count in results.reasons.most_common():
        screen.text(f"{100 * count / results.games:5.1f} %  {say(f'{game.id}-end-{reason}')}")
    if out:
        screen.text(f"The records are in {out}.")


@app.command
def replay(
    file: Path,
    /,
    *,
    at: int | None = None,
    seat: int | None = None,
    lang: Lang = None,
    game: GameName = None,
    box: BoxFile = None,
) -> None:
    """Look at a recorded game: step by step, or the position after a line.

    Example: `dinotable replay game.txt --at 40`

    Parameters
    ----------
    at
        The position after this line; 0 is the start.
    seat
        As this seat saw it, from 0. Without it, everything is told.
    """
    record = _read_record(file)
    chosen = _game(game, record)
    if at is not None and not 0 <= at <= len(record.lines):
        raise SetupError(f"--at goes from 0 to {len(record.lines)}, not {at}")
    screen = Screen()
    viewer = Viewer(chosen, record, _read_box(chosen, box), seat, speaker(_language(lang), [chosen.words]), screen)
    if at is None and screen.is_typed and screen.console.is_terminal:
        viewer.step()
    else:
        viewer.show(len(record.lines) if at is None else at, len(record.lines))


@app.command
def verify(file: Path, /, *, game: GameName = None, box: BoxFile = None, as_json: Json = False) -> None:
    """Replay a record, checking every action, and every draw if it carries its seed.

    Example: `dinotable verify game.txt`
    """
    record = _read_record(file)
    chosen = _game(game, record)
    replay_record(chosen, record, _read_box(chosen, box))
    fields = {
        "game": record.rules,
        "seats": record.seats,
        "lines": len(record.lines),
        "end": record.end,
        "seed_checked": bool(record.seed),
    }
    if as_json:
        print(json.dumps(fields))
        return
    end = f"it ended {' '.join(map(str, record.end))}" if record.end else "it has not ended"
    seed = "every draw comes from its seed" if record.seed else "it carries no seed, so its draws are not checked"
    print(f"{clean(record.rules)}, {record.seats} seats, {len(record.lines)} lines: all correct; {end}; {seed}.")


@app.command
def perft(
    game: str,
    /,
    *,
    players: int | None = None,
    depth: int = 3,
    seed: int = 0,
    option: Options = None,
    box: BoxFile = None,
    as_json: Json = False,
) -> None:
    """Count the ways the first actions can go, after the deal of a seed.

    Example: `dinotable perft ciao-dino --players 2 --depth 3 --seed 1`
    """
    chosen = find(game)
    if depth < 1:
        raise SetupError("--depth is at least 1")
    setup = _setup(chosen, players or chosen.fewest, option, _read_box(chosen, box))
    journal = Journal(chosen, setup, Luck(seed_from(seed)))
    journal.settle()
    began = time.perf_counter()
    counts = [int(count_ways(chosen, journal.state, deep)) for deep in range(1, depth + 1)]
    seconds = time.perf_counter() - began
    if as_json:
        fields = {
            "game": chosen.id,
            "players": setup.seats,
            "seed": seed,
            "counts": counts,
            "seconds": round(seconds, 6),
        }
        print(json.dumps(fields))
        return
    Screen().table(["depth", "ways"], [[str(k), f"{n:,}"] for k, n in enumerate(counts, 1)], right=(0, 1))
    print(f"{seconds:.2f} s")


@app.command
def rules(game: str, number: str | None = None, /, *, lang: Lang = None) -> None:
    """Read the rules of a game, or one rule by its number.

    Example: `dinotable rules ciao-dino CD5.1 --lang fr`

    Parameters
    ----------
    number
        A rule (CD5.1) or a section (CD5).
    """
    language = _language(lang)
    chosen = find(game)
    text = rules_text(chosen.id, language)
    if text is None:
        raise SetupError(f"there is no text of the rules of {chosen.id}")
    shown = find_rule(text, number) if number else text
    if shown is None:
        raise SetupError(f"{chosen.id} has no rule “{number}”: leave the number out to read them all")
    Screen().markdown(shown)


@app.command
def bench(*, seconds: float = 1.0, as_json: Json = False) -> None:
    """Measure random play of every game on this machine.

    Example: `dinotable bench --seconds 2`

    Parameters
    ----------
    seconds
        How long, for each game and number of players.
    """
    rows = []
    for chosen in map(find, GAMES):
        for seats in sorted({chosen.fewest, chosen.most}):
            rows.append({"game": chosen.id, "players": seats, **_measured(chosen, seats, seconds)})
    if as_json:
        print(json.dumps({"compiled": IS_COMPILED, "games": rows}))
        return
    speeds = ["games_per_second", "choices_per_second", "steps_per_second"]
    heads = ["game", "players", "games/s", "choices/s", "steps/s"]
    cells = [[str(row["game"]), str(row["players"]), *[f"{row[name]:,.0f}" for name in speeds]] for row in rows]
    Screen().table(heads, cells, right=(1, 2, 3, 4))
    print(f"Engine {'compiled' if IS_COMPILED else 'interpreted'}.")


def _measured(game: AnyGame, seats: int, seconds: float) -> dict[str, float]:
    player = player_of("random", game)
    assert player
    setup = game.setup(seats)
    games = 1
    while True:
        results = play_many(game, setup, [player] * seats, games, 0)
        if results.seconds >= seconds / 2:
            break
        games *= 2
    fields = results.fields()
    return {name: float(str(fields[name])) for name in ("games_per_second", "choices_per_second", "steps_per_second")}


def _language(asked: str | None) -> str:
    if asked is None:
        return language_of(os.environ)
    if asked not in LANGUAGES:
        raise SetupError(f"--lang is {' or '.join(LANGUAGES)}, not “{asked[:40]}”")
    return asked


def _game(name: str | None, record: Record | None) -> AnyGame:
    """The game that was named, or that of a record."""
    if name is not None:
        return find(name)
    if record is None:
        raise SetupError(f"say which game: {', '.join(GAMES)}")
    return find(record.game_id())


def _setup(game: AnyGame, seats: int, options: list[str] | None, box: Box | None) -> Setup:
    chosen: dict[str, str] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise SetupError(f"--option wants name=value, not “{option[:40]}”")
        chosen[name] = value
    return game.setup(seats, chosen, box)


def _read_box(game: AnyGame, file: Path | None) -> Box | None:
    if file is None:
        return None
    data = _read(file)
    try:
        return game.read_box(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise SetupError(f"{file} is no UTF-8 text") from None
    except DinotableError as error:
        raise SetupError(f"{file}: {error}") from None


def _read_record(file: Path) -> Record:
    data = _read(file)
    try:
        return read_record(data)
    except DinotableError as error:
        raise SetupError(f"{file}: {error}") from None


def _read(file: Path) -> bytes:
    try:
        with file.open("rb") as opened:
            return opened.read(MOST_BYTES + 1)
    except OSError as error:
        raise SetupError(f"{file} cannot be read: {error.strerror or error}") from None


def main(arguments: list[str] | None = None) -> int:
    """Runs the command and gives its exit code. Whatever goes wrong is one line."""
    tokens = sys.argv[1:] if arguments is None else arguments
    try:
        app(tokens, exit_on_error=False, print_error=False, result_action="return_none")
        return 0
    except CycloptsError as error:
        return _fail(_usage(tokens, error), BAD_USE)
    except Unfinished as error:
        return _fail(str(error), FAILED)
    except DinotableError as error:
        return _fail(str(error), BAD_USE)
    except BrokenPipeError:
        # Whoever reads has seen enough; nothing may be flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except KeyboardInterrupt:
        return _fail("interrupted", INTERRUPTED)
    except Exception as error:
        if os.environ.get("DINOTABLE_TRACE"):
            traceback.print_exc()
        return _fail(
            f"a mistake of the program ({type(error).__name__}: {error}); DINOTABLE_TRACE=1 shows where", FAILED
        )


def _usage(tokens: list[str], error: CycloptsError) -> str:
    commands = [name for name in app if not name.startswith("-")]
    if isinstance(error, UnusedCliTokensError) and tokens[0] not in commands:
        near = difflib.get_close_matches(tokens[0], commands, 1) or [", ".join(commands)]
        return f"no command “{tokens[0][:40]}”: try {near[0]}, or dinotable --help"
    return f"{' '.join(str(error).split())} See dinotable {tokens[0] if tokens[0] in commands else ''} --help"


def _fail(message: str, code: int) -> int:
    print(f"dinotable: {clean(' '.join(message.split()))}", file=sys.stderr)
    return code
