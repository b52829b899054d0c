"""What happened, and why something cannot be done: typed facts with their rule, and sentences for them."""

from __future__ import annotations

from typing import Any

from dinotable.core.contract import AnyGame
from dinotable.core.journal import Entry, Journal
from dinotable.core.log import see
from dinotable.core.seats import CHANCE
from dinotable.core.state import State, View
from dinotable.core.vocabulary import Vocabulary
from dinotable.library.tell import teller_of


class Fact:
    """Something that a game says: its `kind`, its `fields` and the number of its `rule`."""

    __slots__ = ("_packed", "game", "names")

    def __init__(self, game: AnyGame, packed: int, names: list[str]) -> None:
        self.game = game
        self._packed = packed
        self.names = names

    def _vocabulary(self) -> Vocabulary:
        return self.game.events

    @property
    def kind(self) -> str:
        """What sort of thing it is, as a word of the game."""
        return self._vocabulary().kind(self._packed).word

    @property
    def fields(self) -> dict[str, Any]:
        """What it is about, by name; None where that is hidden."""
        return self._vocabulary().fields(self._packed)

    @property
    def rule(self) -> str:
        """The number of the rule, such as `CD5.8`."""
        return self._vocabulary().kind(self._packed).rule

    @property
    def text(self) -> str:
        """In the notation of records."""
        return self._vocabulary().text(self._packed)

    def words(self, language: str = "en") -> str:
        """In a sentence; empty where there is nothing to tell."""
        return teller_of(self.game, language, self.names).event(self._packed)

    def __str__(self) -> str:
        return self.words()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text}{f' ({self.rule})' if self.rule else ''}>"

    def _key(self) -> tuple[Any, ...]:
        return type(self).__name__, self.game.rules, self._packed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.game, self._packed, self.names)


class Refusal(Fact):
    """Why an action cannot be done now. `str()` is the sentence in English, with the rule."""

    __slots__ = ()

    def _vocabulary(self) -> Vocabulary:
        return self.game.refusals

    def words(self, language: str = "en") -> str:
        """In a sentence."""
        return teller_of(self.game, language, self.names).refusal(self._packed).text

    def __str__(self) -> str:
        return f"{self.words()} ({self.rule})"


class Reason(Fact):
    """What an action does, for whoever thinks about it. `str()` is the sentence in English."""

    __slots__ = ("is_sure", "viewer")

    def __init__(self, game: AnyGame, packed: int, names: list[str], viewer: int, is_sure: bool) -> None:
        super().__init__(game, packed, names)
        self.viewer = viewer
        """Whom the sentence calls “you”."""
        self.is_sure = is_sure
        """Whether it is so in every world that the seat can think of; else in most."""

    def _vocabulary(self) -> Vocabulary:
        return self.game.explainer().words

    def words(self, language: str = "en") -> str:
        """In a sentence."""
        return teller_of(self.game, language, self.names).reason(self._packed, self.viewer, self.is_sure)

    def _key(self) -> tuple[Any, ...]:
        return *super()._key(), self.viewer, self.is_sure

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason, (self.game, self._packed, self.names, self.viewer, self.is_sure)


class Event(Fact):
    """Something that happened in a match: an action, or what came of one."""

    __slots__ = ("is_action", "line", "seat")

    def __init__(
        self, game: AnyGame, packed: int, names: list[str], line: int, seat: int | None, is_action: bool
    ) -> None:
        super().__init__(game, packed, names)
        self.line = line
        """The line of the record that it comes from, counted from 0."""
        self.seat = seat
        """Who acted; None for chance."""
        self.is_action = is_action
        """Whether it is the action itself, not what came of it."""

    def _vocabulary(self) -> Vocabulary:
        return self.game.actions if self.is_action else self.game.events

    def words(self, language: str = "en") -> str:
        """In a sentence; empty where there is nothing to tell."""
        if not self.is_action:
            return super().words(language)
        seat = CHANCE if self.seat is None else self.seat
        return teller_of(self.game, language, self.names).deed(seat, self._packed)

    def _key(self) -> tuple[Any, ...]:
        return *super()._key(), self.line, self.seat, self.is_action

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.game, self._packed, self.names, self.line, self.seat, self.is_action)


def events_of(journal: Journal[State, View], since: int, viewer: int) -> list[Event]:
    """From a line on, as a seat or a spectator sees them. What was taken back since is left out."""
    gone = {line for entry in journal.entries for line in entry.taken_back}
    found = []
    for entry in journal.entries[since:]:
        if entry.number not in gone and not (entry.undone or entry.note or entry.back >= 0):
            found += _told(journal, entry, viewer)
    return found


def _told(journal: Journal[State, View], entry: Entry, viewer: int) -> list[Event]:
    game, names = journal.game, journal.names
    seat = None if entry.seat == CHANCE else entry.seat
    action = see(game.actions, entry.action, entry.witnesses, viewer)
    caused = entry.log.seen_by(viewer, game.events)
    return [
        Event(game, action, names, entry.number, seat, True),
        *[Event(game, event, names, entry.number, seat, False) for event in caused],
    ]
