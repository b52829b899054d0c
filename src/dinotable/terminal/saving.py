"""Files of a game: a save to play on from, and the record at the end."""

import os
from pathlib import Path

from dinotable.terminal.screen import InputEnded
from dinotable.terminal.table import Table, words_of


def save(table: Table, name: str) -> bool:
    """With the seed, so that it can be played on. Whether it was written."""
    say = table.say
    if not write(table, name):
        return False
    if words_of(table.game, table.journal.names) == table.words:
        table.screen.text(say("save-done", file=name))
    else:
        table.screen.text(say("save-done-seats", file=name, seats=",".join(table.words)))
    return True


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
