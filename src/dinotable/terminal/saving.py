"""Files of a game: a save to play on from, and the record at the end."""

import os
import shlex
from pathlib import Path

import msgspec

from dinotable.core.errors import SetupError
from dinotable.terminal import saves
from dinotable.terminal.files import check_writable, write_whole
from dinotable.terminal.players import words_of
from dinotable.terminal.screen import InputEnded
from dinotable.terminal.session import Session


def save(session: Session, name: str) -> bool:
    """With the seed, so that it can be played on. Whether it was written."""
    path = saves.path_of(name)
    saves.prepare(path)
    if not write(session, path, name):
        return False
    saves.note_origin(path, _origin(session))
    session.screen.text(session.say("save-done", file=name))
    session.screen.line("   " + command_to_play_on(session, name))
    return True


def _origin(session: Session) -> saves.Origin:
    """With the seats where the names do not tell who they are."""
    told = words_of(session.game, session.names) == session.words
    return msgspec.structs.replace(session.origin, seats="" if told else ",".join(session.words))


def command_to_play_on(session: Session, name: str) -> str:
    """A line that can be copied into a shell as it is."""
    file = os.path.expanduser(name)
    words = ["dinotable", "play", "--resume", f"./{file}" if file.startswith("-") else file]
    if saves.path_of(name).parent != saves.folder():
        words[2:2] = msgspec.structs.replace(session.origin, seats="").words()
        words += saves.Origin(seats=_origin(session).seats).words()
    return shlex.join(words)


def claim(session: Session, name: str) -> None:
    """A file for the record is refused before the game, not after it."""
    path = Path(os.path.expanduser(name))
    check_writable(path)
    if path.is_file() and not (session.screen.is_typed and _may_write_over(session, name)):
        raise SetupError(f"{name} exists: name another file, or remove it")
    session.saved.add(path)


def _may_write_over(session: Session, name: str) -> bool:
    said = session.screen.ask(session.say("save-over", file=name) + " ").lower()
    return said in (session.say("word-yes"), session.say("yes"), "y", "yes")


def write(session: Session, path: Path, name: str) -> bool:
    """Asks before another file is written over."""
    if path.exists() and path not in session.saved and not _may_write_over(session, name):
        return False
    try:
        write_whole(path, session.journal.record(with_seed=True).text())
    except OSError as error:
        session.screen.text(session.say("save-failed", file=name, why=error.strerror or str(error)), "warn")
        return False
    session.saved.add(path)
    return True


def leaves(session: Session) -> bool:
    """Offers to save and asks again; who insists with Ctrl-C or Ctrl-D leaves without saving."""
    back = session.say("quit-back")
    # A step of a lesson can be begun again at any time.
    while not session.table.taught:
        try:
            said = session.screen.ask(session.say("quit-ask", back=back) + ": ")
        except (InputEnded, KeyboardInterrupt):
            said = ""
        if said.lower() in (back, "back"):
            return False
        if not said or save(session, said):
            session.screen.text(session.say("quit-bye"))
            return True
    return True
