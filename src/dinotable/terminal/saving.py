"""Files of a game: a save to play on from, and the record at the end."""

import os
import shlex
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from dinotable.core.errors import SetupError
from dinotable.terminal import saves
from dinotable.terminal.desk import Desk
from dinotable.terminal.files import check_writable, write_whole
from dinotable.terminal.players import words_of
from dinotable.terminal.screen import InputEnded

if TYPE_CHECKING:
    from dinotable.terminal.session import Session


def save(session: "Session", name: str) -> bool:
    """With the seed, so that it can be played on. Whether it was written."""
    if not name:
        session.screen.text(session.say("save-what", word=session.say("word-save")))
        return False
    path = saves.path_of(name)
    saves.prepare(path)
    if not write(session, path, name):
        return False
    session.was_saved(path)
    saves.note_origin(path, _origin(session))
    session.screen.text(session.say("save-done", file=name))
    session.screen.line("   " + command_to_play_on(session, name))
    return True


def _origin(session: "Session") -> saves.Origin:
    """With the seats where the names do not tell who they are."""
    told = words_of(session.game, session.names) == session.words
    return msgspec.structs.replace(session.origin, seats="" if told else ",".join(session.words))


def command_to_play_on(session: "Session", name: str) -> str:
    """A line that can be copied into a shell as it is."""
    file = os.path.expanduser(name)
    words = ["dinotable", "play", "--resume", f"./{file}" if file.startswith("-") else file]
    if saves.path_of(name).parent != saves.folder():
        words[2:2] = msgspec.structs.replace(session.origin, seats="").words()
        words += saves.Origin(seats=_origin(session).seats).words()
    return shlex.join(words)


def claim(session: Desk, name: str) -> None:
    """A file for the record is refused before the game, not after it."""
    path = Path(os.path.expanduser(name))
    check_writable(path)
    if path.is_file() and not (session.screen.is_typed and _may_write_over(session, name)):
        raise SetupError(f"{name} exists: name another file, or remove it")
    session.saved.add(path)


def _may_write_over(session: Desk, name: str) -> bool:
    said = session.screen.ask(session.say("save-over", file=name) + " ")
    return said is not None and said.lower() in (session.say("word-yes"), session.say("yes"), "y", "yes")


def write(session: Desk, path: Path, name: str) -> bool:
    """Asks before another file is written over."""
    if path.exists() and path not in session.saved and not _may_write_over(session, name):
        return False
    try:
        write_whole(path, session.record().text())
    except OSError as error:
        session.screen.text(session.say("save-failed", file=name, why=error.strerror or str(error)), "warn")
        return False
    session.saved.add(path)
    return True


def leaves(session: "Session") -> bool:
    """Offers to save until it is saved or need not be. Ctrl-C or Ctrl-D once more leaves without saving."""
    # A step of a lesson can be begun again at any time.
    if session.table.taught:
        return True
    while session.length() != session.saved_at:
        try:
            name = _name_to_leave_under(session)
        except (InputEnded, KeyboardInterrupt):
            break
        if name is None:
            return False
        try:
            if not name or save(session, name):
                break
        except (InputEnded, KeyboardInterrupt):
            # Whether to write over a file: a script that does not say so has saved nothing.
            if not session.screen.is_typed:
                raise
            break
    session.screen.is_leaving = True
    session.screen.text(session.say("quit-bye"))
    return True


def _name_to_leave_under(session: "Session") -> str | None:
    """Enter saves, so that nobody loses a game by it. Empty: leave without saving; None: play on."""
    say, screen = session.say, session.screen
    usual = session.kept_as or _usual_name(session)
    if not screen.is_full:
        back, no = say("quit-back"), say("no")
        said = screen.ask(say("quit-ask", back=back, no=no), usual)
        if said is None or said.lower() in (back, "back"):
            return None
        return "" if said.lower() in (no, "no", say("word-no")) else said
    while True:
        labels = [say("quit-save"), say("quit-unsaved"), say("quit-stay")]
        picked = screen.pick(say("quit-how"), labels, 0)
        if picked != 0:
            return "" if picked == 1 else None
        said = screen.ask(say("quit-name"), usual)
        if said is not None:
            return said


def _usual_name(session: "Session") -> str:
    """The game and the minute: what a list of saved games can be told apart by. It is not taken yet, so Enter is enough."""
    title = session.say(f"{session.game.id}-title")
    minute = f"{datetime.now():%Y-%m-%d %Hh%M}"
    name = f"{title} {minute}" if saves.NAME.fullmatch(f"{title} {minute}") else minute
    numbered = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(each for each in numbered if not saves.path_of(each).exists())
