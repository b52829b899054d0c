"""Files of a game: a save to play on from, and the record at the end."""

import os
import shlex
from pathlib import Path

from dinotable.terminal.screen import InputEnded
from dinotable.terminal.table import Table, words_of


def save(table: Table, name: str) -> bool:
    """With the seed, so that it can be played on. Whether it was written."""
    if not write(table, name):
        return False
    table.screen.text(table.say("save-done", file=name))
    table.screen.line("   " + command_to_play_on(table, name))
    return True


def command_to_play_on(table: Table, name: str) -> str:
    """A line that can be copied into a shell as it is."""
    file = os.path.expanduser(name)
    words = ["dinotable", "play", *table.again, "--resume", f"./{file}" if file.startswith("-") else file]
    if words_of(table.game, table.journal.names) != table.words:
        words += ["--seats", ",".join(table.words)]
    return shlex.join(words)


def write(table: Table, name: str) -> bool:
    """Asks before another file is written over."""
    path = Path(os.path.expanduser(name))
    if path.exists() and path not in table.saved:
        said = table.screen.ask(table.say("save-over", file=name) + " ").lower()
        if said not in (table.say("word-yes"), table.say("yes"), "y", "yes"):
            return False
    try:
        path.write_text(table.journal.record(with_seed=True).text(), encoding="utf-8")
    except OSError as error:
        table.screen.text(table.say("save-failed", file=name, why=error.strerror or str(error)), "warn")
        return False
    table.saved.add(path)
    return True


def leaves(table: Table) -> bool:
    """Offers to save and asks again; who insists with Ctrl-C or Ctrl-D leaves without saving."""
    back = table.say("quit-back")
    while True:
        try:
            said = table.screen.ask(table.say("quit-ask", back=back) + ": ")
        except (InputEnded, KeyboardInterrupt):
            said = ""
        if said.lower() in (back, "back"):
            return False
        if not said or save(table, said):
            table.screen.text(table.say("quit-bye"))
            return True
