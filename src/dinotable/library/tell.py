"""Sentences from what a game's vocabularies hold, in the words of its Fluent files.

An action `K` is told by `<id>-do-K`, an event by `<id>-event-K`, a refusal by `<id>-no-K`, an end by `<id>-end-REASON`.
Each field arrives as an argument under its name: a seat as a player's name, a number as a number, a word in the
words of `<id>-FIELD`, anything else as it is written. A message that says nothing (`{ "" }`) makes no line.
"""

from __future__ import annotations

import copy
import os
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.core.fields import Field, Number, SeatField, Several, Word
from dinotable.core.journal import Entry
from dinotable.core.log import see
from dinotable.core.outcome import Outcome
from dinotable.core.seats import CHANCE, MOST_SEATS
from dinotable.core.vocabulary import Kind

if TYPE_CHECKING:
    from dinotable.words import Speaker

BOTS: Final = os.path.join(os.path.dirname(os.path.dirname(__file__)), "bots")
"""Where the words about bots are; to tell something, no bot is loaded."""


def sentence(text: str) -> str:
    return text if not text or text[-1] in ".!?…" else f"{text}."


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Line:
    """One line of what happened. `seat` acted; an event belongs to the line before it."""

    def __init__(self, text: str, rule: str = "", seat: int = CHANCE, is_event: bool = False) -> None:
        self.text = text
        self.rule = rule
        self.seat = seat
        self.is_event = is_event


class Teller:
    def __init__(self, game: AnyGame, say: Speaker, names: list[str]) -> None:
        self.game = game
        self.say = say
        self.names = names

    def name(self, seat: int) -> str:
        return self.say("chance") if seat == CHANCE else self.names[seat]

    def listed(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self.say("list-and", rest=", ".join(words[:-1]), last=words[-1])

    def value(self, field: Field, value: int) -> object:
        if isinstance(field, Several):
            return self.listed([str(self.value(field.member, member)) for member in field.members(value)])
        if isinstance(field, SeatField):
            return self.names[value] if value < len(self.names) else str(value)
        if isinstance(field, Word):
            return self.say(f"{self.game.id}-{field.name}", value=field.text(value))
        if isinstance(field, Number):
            return value
        return field.text(value)

    def arguments(self, kind: Kind, packed: int) -> dict[str, object]:
        found: dict[str, object] = {}
        for field, code in zip(kind.fields, kind.codes(packed), strict=True):
            found[field.name] = self.value(field, code - 1 + field.least) if code else self._hidden(field)
        return found

    def _hidden(self, field: Field) -> str:
        if isinstance(field, Word):
            return self.say(f"{self.game.id}-{field.name}", value="hidden")
        return self.say("hidden")

    def action(self, action: int) -> str:
        """In the third person and without the name: `draws a card`."""
        kind = self.game.actions.kind(action)
        return self.say(f"{self.game.id}-do-{kind.word}", **self.arguments(kind, action))

    def deed(self, seat: int, action: int) -> str:
        """An action and who does it, as a sentence; empty where there is nothing to tell."""
        deed = self.action(action)
        return sentence(self.say("line-deed", name=self.name(seat), deed=deed)) if deed else ""

    def event(self, event: int) -> str:
        kind = self.game.events.kind(event)
        return sentence(self.say(f"{self.game.id}-event-{kind.word}", **self.arguments(kind, event)))

    def event_line(self, event: int) -> Line:
        return Line(self.event(event), self.game.events.kind(event).rule, is_event=True)

    def reason(self, reason: int, viewer: int, is_sure: bool = True) -> str:
        """A reason (`core.explainer`) as a sentence for a viewer, who is `you` in it."""
        kind = self.game.explainer().words.kind(reason)
        told = self.arguments(kind, reason)
        for field, code in zip(kind.fields, kind.codes(reason), strict=True):
            if isinstance(field, SeatField):
                told[f"{field.name}-who"] = "you" if code - 1 == viewer else "other"
        said = self.say(f"{self.game.id}-reason-{kind.word}", **told)
        return sentence(capital(self.say("hint-reason", reason=said, sure="yes" if is_sure else "no")))

    def refusal(self, refusal: int) -> Line:
        kind = self.game.refusals.kind(refusal)
        return Line(sentence(self.say(f"{self.game.id}-no-{kind.word}", **self.arguments(kind, refusal))), kind.rule)

    def end(self, outcome: Outcome) -> Line:
        return Line(sentence(self.say(f"{self.game.id}-end-{outcome.reason}")), outcome.rule)

    def entry(self, entry: Entry, seat: int | None) -> list[Line]:
        """An entry as a seat or a spectator may see it; with None everything is told."""
        if entry.undone:
            told = self.say("line-undo", name=self.name(entry.seat), count=entry.undone)
            return [Line(sentence(told), seat=entry.seat)]
        if entry.back >= 0:
            told = self.say("line-back", name=self.name(entry.seat), line=entry.back)
            return [Line(sentence(told), seat=entry.seat)]
        if entry.note:
            word, _, level = entry.note.partition(" ")
            return [Line(sentence(self.say(f"line-{word}", name=self.name(entry.seat), level=level)), seat=entry.seat)]
        actions, events = self.game.actions, self.game.events
        action = entry.action if seat is None else see(actions, entry.action, entry.witnesses, seat)
        told = self.deed(entry.seat, action)
        lines = [Line(told, actions.kind(action).rule, entry.seat)] if told else []
        seen = entry.log.events.listed() if seat is None else entry.log.seen_by(seat, events)
        return lines + [line for line in map(self.event_line, seen) if line.text]

    def entries(self, entries: list[Entry], seat: int | None) -> list[Line]:
        return self.shortened([(entry.seat, self.entry(entry, seat)) for entry in entries])

    def shortened(self, deeds: list[tuple[int, list[Line]]]) -> list[Line]:
        """Who did what, told one after the other. What chance does many times over in the same words is told once."""
        lines: list[Line] = []
        counts: dict[str, int] = {}
        run: list[Line] = []
        for seat, told in deeds:
            if seat == CHANCE and len(told) == 1 and not told[0].is_event:
                if told[0].text not in counts:
                    run.append(told[0])
                counts[told[0].text] = counts.get(told[0].text, 0) + 1
                continue
            lines += self._counted(run, counts) + told
            run, counts = [], {}
        return lines + self._counted(run, counts)

    def _counted(self, run: list[Line], counts: dict[str, int]) -> list[Line]:
        for line in run:
            if counts[line.text] > 1:
                line.text = self.say("line-times", text=line.text, count=counts[line.text])
        return run


@lru_cache(maxsize=32)
def _speaker(language: str, folder: str) -> Speaker:
    # Reading words takes as long to load as all the rest, and many programs need none.
    from dinotable.words import LANGUAGES, speaker  # noqa: PLC0415

    if language not in LANGUAGES:
        raise SetupError(f"the languages are {' and '.join(LANGUAGES)}, not “{language[:40]}”")
    return speaker(language, [folder, BOTS])


def speaker_of(game: AnyGame, language: str, names: list[str]) -> Speaker:
    """The words of a game, with the players' names where they have some."""
    say = copy.copy(_speaker(language, game.words))
    say.names = names
    return say


def teller_of(game: AnyGame, language: str, names: list[str]) -> Teller:
    say = speaker_of(game, language, names)
    return Teller(game, say, [say.name(seat) for seat in range(MOST_SEATS)])
