"""What is said to a program and what it answers, as docs/any-language.md has it. All of it is what a person on its seat has.

Lines of UTF-8: a word, then what belongs to it. Actions are written in the game's notation; only views, facts and fields
are JSON, each on one line.
"""

from typing import Final

import msgspec

from dinotable.bots.contract import Budget
from dinotable.core.contract import AnyGame
from dinotable.core.journal import Entry, Journal
from dinotable.core.setup import Setup
from dinotable.core.state import State, View
from dinotable.programs.errors import Nonsense, NotOnTheList

VERSION: Final = 1
GREETING: Final = f"dinotable {VERSION}"
BYE: Final = "bye"
WISHES: Final = ("view", "facts", "fields", "events")
SEEDS: Final = 2**31
SHOWN: Final = 60
"""Letters of what a program said that an error repeats."""


class Greeting:
    """What a program says of itself before it plays."""

    def __init__(self) -> None:
        self.name = ""
        self.wants: frozenset[str] = frozenset()
        self.is_ready = False

    def hear(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word == "hello":
            version, _, name = rest.strip().partition(" ")
            if version != str(VERSION):
                raise Nonsense(f"speaks version “{version[:SHOWN]}” of the protocol, and this is {VERSION}")
            self.name = name.strip() or "nameless"
        elif word == "want":
            if unknown := set(rest.split()) - set(WISHES):
                raise Nonsense(f"wants “{min(unknown)[:SHOWN]}”, and there is only {', '.join(WISHES)}")
            self.wants |= frozenset(rest.split())
        elif word == "ready" and self.name:
            self.is_ready = True
        else:
            raise Nonsense(f"said “{line[:SHOWN]}” where hello, want or ready was due")


def setup_line(game: AnyGame, setup: Setup, seat: int) -> str:
    more = {"rules": game.rules, "options": setup.options, "box": setup.box.hash(), "set": setup.box.changed}
    return f"setup {game.id} {setup.seats} {seat} {_json(more)}"


def question(game: AnyGame, view: View, legal: list[int], wants: frozenset[str]) -> list[str]:
    """What a seat knows, and what it may do."""
    lines = []
    if "view" in wants:
        lines.append(f"view {_json(game.wire(view))}")
    if "facts" in wants:
        lines.append(f"facts {_json(game.facts(view))}")
    lines += [f"legal {number} {game.actions.text(action)}" for number, action in enumerate(legal)]
    if "fields" in wants:
        lines.append(f"fields {_json([game.actions.fields(action) for action in legal])}")
    return lines


def events_lines(journal: Journal[State, View], since: int, seat: int) -> list[str]:
    """What happened from a line of the record on, as that seat saw it."""
    return [line for entry in journal.entries[since:] if not entry.note for line in _events(journal, entry, seat)]


def _events(journal: Journal[State, View], entry: Entry, seat: int) -> list[str]:
    events = journal.game.events
    caused = [f"event {events.text(event)}" for event in entry.log.seen_by(seat, events)]
    return [f"did {journal.line(entry, seat)}", *caused]


def choose_line(number: int, budget: Budget, seed: int) -> str:
    return f"choose {number} seconds {budget.seconds:g} simulations {budget.simulations} seed {seed}"


def read_choice(game: AnyGame, line: str, number: int, legal: list[int]) -> int:
    """The action that was chosen, by its number in the list or by its notation."""
    word, _, rest = line.strip().partition(" ")
    told, _, choice = rest.strip().partition(" ")
    choice = " ".join(choice.split())
    if word != "choose" or not choice or not _is_number(told):
        raise Nonsense(f"said “{line[:SHOWN]}” where “choose {number}” and an action was due")
    if int(told) != number:
        raise Nonsense(f"answered decision {told}, and was asked decision {number}")
    if _is_number(choice):
        if int(choice) >= len(legal):
            raise NotOnTheList(f"chose number {choice} of {len(legal)} actions, counted from 0")
        return legal[int(choice)]
    for action in legal:
        if game.actions.text(action) == choice:
            return action
    raise NotOnTheList(f"chose “{choice[:SHOWN]}”, which is not in the list")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
