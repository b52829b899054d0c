"""What counts as done: an action of one's own, or an event, by its kind and what its fields say.

hunt                         any hunt of the learner's
place card=wolf              one with that card
event laid seat=0 eggs>=2    something that happened
hunt eaten=7                 one of several: 7 is among them
"""

import re
from typing import Literal, get_args

import msgspec

from dinotable.core.contract import AnyGame
from dinotable.core.errors import NotationError
from dinotable.core.fields import Field, Number, Several
from dinotable.core.journal import Entry
from dinotable.core.log import see
from dinotable.core.vocabulary import Kind, Vocabulary

Sign = Literal["=", "!=", ">=", "<="]
CONDITION = re.compile(rf"([a-z-]+)({'|'.join(get_args(Sign))})(\S+)")


class Condition(msgspec.Struct, frozen=True):
    """What a field must say."""

    place: int
    """Of the field in its kind."""
    sign: Sign
    value: int

    def holds(self, kind: Kind, packed: int) -> bool:
        """A field that is hidden from the learner holds nothing."""
        code, field = kind.codes(packed)[self.place], kind.fields[self.place]
        if code == 0:
            return False
        value = code - 1 + field.least
        values = field.members(value) if isinstance(field, Several) else [value]
        if self.sign == "=":
            return self.value in values
        if self.sign == "!=":
            return self.value not in values
        return value >= self.value if self.sign == ">=" else value <= self.value


class Goal(msgspec.Struct, frozen=True):
    is_event: bool
    word: str
    """The kind's."""
    conditions: list[Condition]

    def count(self, game: AnyGame, entry: Entry, seat: int) -> int:
        """How often an entry of the journal shows it, as that seat sees it."""
        if self.is_event:
            return sum(self._fits(game.events, event) for event in entry.log.seen_by(seat, game.events))
        return int(
            entry.seat == seat and self._fits(game.actions, see(game.actions, entry.action, entry.witnesses, seat))
        )

    def _fits(self, words: Vocabulary, packed: int) -> bool:
        kind = words.kind(packed)
        return kind.word == self.word and all(condition.holds(kind, packed) for condition in self.conditions)


def read_goal(game: AnyGame, text: str) -> Goal:
    is_event = text.startswith("event ")
    vocabulary = game.events if is_event else game.actions
    word, *said = text.removeprefix("event ").split() or [""]
    kind = vocabulary.by_word.get(word)
    if kind is None:
        what = "event" if is_event else "action"
        raise NotationError(f"“{text}”: “{word}” is no {what}; the words are {', '.join(vocabulary.by_word)}")
    return Goal(is_event, word, [_read_condition(kind, text, part) for part in said])


def _read_condition(kind: Kind, text: str, part: str) -> Condition:
    found = CONDITION.fullmatch(part)
    if found is None:
        raise NotationError(f"“{text}”: “{part}” should be a field, one of {' '.join(get_args(Sign))}, and a value")
    name, sign, said = found.groups()
    names = [field.name for field in kind.fields]
    if name not in names:
        raise NotationError(f"“{text}”: {kind.word} has no field {name}; its fields are {', '.join(names) or 'none'}")
    field: Field = kind.fields[names.index(name)]
    one = field.member if isinstance(field, Several) else field
    if sign in (">=", "<=") and not isinstance(field, Number):
        raise NotationError(f"“{text}”: {name} is no number, so nothing is more or less than it")
    return Condition(names.index(name), msgspec.convert(sign, Sign), one.parse([said]))
