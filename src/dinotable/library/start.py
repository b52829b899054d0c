"""How a match begins: a new one, or one that was kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike, fspath

from dinotable.core.box import Box
from dinotable.core.chance import Luck, new_seed, seed_from
from dinotable.core.checked import Checked
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.journal import Journal
from dinotable.core.record import Record, clean_name, read_record
from dinotable.core.replay import branch, replay
from dinotable.games import GAMES, find
from dinotable.library.files import read_bytes
from dinotable.library.match import Match

Seed = int | bytes | None
File = str | PathLike[str]


def new(
    game: str | AnyGame,
    seats: int | None = None,
    *,
    seed: Seed = None,
    options: Mapping[str, object] | None = None,
    set: Mapping[str, object] | None = None,  # noqa: A002
    box: Box | File | None = None,
    names: Sequence[str] = (),
    check: bool = False,
) -> Match:
    """Starts a match.

        >>> import dinotable
        >>> match = dinotable.new("ciao", seats=4, seed=7, names=["Ada", "Bo", "Cy", "Di"])
        >>> match.to_act
        (0,)
        >>> dinotable.new("examples.magpies:GAME", set={"rounds": 6})
        <Match of magpies, 2 seats, rounds=6, line 4, seats 0, 1 to act>

    Args:
        game: Its id or the start of it, the import path of a game of one's own (`package.module:GAME`), or a game object.
        seats: How many play; by default as few as the game allows.
        seed: A number, for matches that can be played again; or 32 bytes. By default each match has luck of its own.
        options: The game's options by name; `dinotable.games()` tells which there are.
        set: What differs from the usual box, by path: `{"rounds": 6}`. `game.items()` tells what there is, as
            `dinotable box` prints it.
        box: Another box: a file such as a variant's, its text, or the `box` of a match. What is in `set` wins.
        names: Of the players, by seat.
        check: Whether every action is checked before it is applied, in bots and simulations that use `match.game` too.
            `match.play` always checks.

    Raises:
        SetupError: The game cannot be started like this.
    """
    chosen = _game(game, check)
    setup = chosen.setup(
        chosen.fewest if seats is None else seats,
        {name: str(value) for name, value in (options or {}).items()},
        _changed(chosen, set, _box(chosen, box)),
    )
    if names and len(names) != setup.seats:
        raise SetupError(f"there are {setup.seats} seats and {len(names)} names: give one for each seat, or none")
    journal = Journal(chosen, setup, Luck(_seed(seed)))
    journal.names = [clean_name(name) for name in names]
    return Match(journal)


def load(
    source: File | Record,
    at: int | None = None,
    *,
    seed: Seed = None,
    box: Box | File | None = None,
    game: str | AnyGame | None = None,
    check: bool = False,
) -> Match:
    """Opens a match from its record, at its end or at an earlier line, to look at it or to play on.

    A match with its seed in the record goes on with the luck it had. Without one it gets a luck of its own as soon as
    chance has to act, and its record says how many lines were given.

        >>> import dinotable
        >>> match = dinotable.new("ciao", seats=2, seed=1)
        >>> dinotable.load(match.record).line == match.line
        True

    Args:
        source: A file, the text of a record, or a record (`match.record`).
        at: After how many of its lines; draws that follow directly are played too. By default at its end.
        seed: Another luck from there on: a “what if”.
        box: The box it was played with, if the record does not tell it: a file, its text, or a box. Records tell theirs
            since boxes can be changed.
        game: The game, if it is one of your own: its import path, or a game object.
        check: As for `new`.

    Raises:
        RecordError: The record cannot be read, or does not replay. The message says in which line.
    """
    record = source if isinstance(source, Record) else read_record(_bytes(source))
    if game is None and record.game_id() not in GAMES:
        raise SetupError(f"“{record.rules[:40]}” is none of our games: say where it is, load(…, game=…)")
    chosen = _game(record.game_id() if game is None else game, check)
    if at is not None:
        if not 0 <= at <= len(record.lines):
            raise SetupError(f"the record has {len(record.lines)} lines: there is no line {at}")
        while at < len(record.lines) and record.lines[at].startswith("* "):
            at += 1
        at = None if at == len(record.lines) else at
    components = _box(chosen, box)
    if seed is not None:
        return Match(branch(chosen, record, len(record.lines) if at is None else at, _seed(seed), components))
    return Match(replay(chosen, record, components, at))


def _game(game: str | AnyGame, check: bool) -> AnyGame:
    found = find(game) if isinstance(game, str) else game
    return Checked(found) if check and not isinstance(found, Checked) else found


def _seed(seed: Seed) -> bytes:
    if seed is None:
        return new_seed()
    return seed if isinstance(seed, bytes) else seed_from(seed)


def _box(game: AnyGame, box: Box | File | None) -> Box | None:
    return box if box is None or isinstance(box, Box) else game.read_box(_bytes(box).decode("utf-8", "replace"))


def _changed(game: AnyGame, changes: Mapping[str, object] | None, box: Box | None) -> Box | None:
    return game.change_box({path: str(value) for path, value in changes.items()}, box) if changes else box


def _bytes(source: File) -> bytes:
    """What was given: a text has several lines, the name of a file has one."""
    if isinstance(source, str) and "\n" in source:
        # As `print` shows it, a record has no line break at its end.
        return (source if source.endswith("\n") else f"{source}\n").encode()
    return read_bytes(fspath(source))
