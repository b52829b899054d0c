"""Files of a game: a save to play on from, and the record at the end."""

import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from dinotable.terminal.desk import Desk
from dinotable.terminal.players import words_of
from dinotable.terminal.screen import InputEnded

if TYPE_CHECKING:
    from dinotable.terminal.session import Session


def save(session: "Session", name: str) -> bool:
    """With the seed, so that it can be played on. Whether it was written."""
    if not name:
        session.screen.text(session.say("save-what", word=session.say("word-save")))
        return False
    if not write(session, name):
        return False
    session.screen.text(session.say("save-done", file=name))
    session.screen.line("   " + command_to_play_on(session, name))
    return True


def command_to_play_on(session: "Session", name: str) -> str:
    """A line that can be copied into a shell as it is."""
    file = os.path.expanduser(name)
    words = ["dinotable", "play", *session.again, "--resume", f"./{file}" if file.startswith("-") else file]
    if words_of(session.game, session.names) != session.words:
        words += ["--seats", ",".join(session.words)]
    return shlex.join(words)


def write(session: Desk, name: str) -> bool:
    """Asks before another file is written over."""
    path = Path(os.path.expanduser(name))
    if path.exists() and path not in session.saved:
        said = session.screen.ask(session.say("save-over", file=name) + " ").lower()
        if said not in (session.say("word-yes"), session.say("yes"), "y", "yes"):
            return False
    try:
        path.write_text(session.record().text(), encoding="utf-8")
    except OSError as error:
        session.screen.text(session.say("save-failed", file=name, why=error.strerror or str(error)), "warn")
        return False
    session.saved.add(path)
    return True


def leaves(session: "Session") -> bool:
    """Offers to save and asks again; who insists with Ctrl-C or Ctrl-D leaves without saving."""
    back = session.say("quit-back")
    while True:
        try:
            said = session.screen.ask(session.say("quit-ask", back=back) + ": ")
        except (InputEnded, KeyboardInterrupt):
            said = ""
        if said.lower() in (back, "back"):
            return False
        if not said or save(session, said):
            session.screen.text(session.say("quit-bye"))
            return True
