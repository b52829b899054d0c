"""What a seat is told, as text: made of what the seat's own messages hold and the game's words, and of nothing else."""

import copy
import os
from functools import lru_cache
from typing import Final

from dinotable.core.contract import AnyGame
from dinotable.core.errors import NotationError
from dinotable.core.vocabulary import Vocabulary
from dinotable.library.heard import entry_lines, event_lines
from dinotable.library.tell import BOTS, Line, Teller, sentence
from dinotable.mcp.seats import AnySeat, Fields
from dinotable.terminal.facts import fact_lines
from dinotable.terminal.listing import has_word
from dinotable.words import Speaker, speaker

HERE: Final = os.path.dirname(__file__)
MOST_NEWS: Final = 80
"""Lines of what happened that are told at once."""
SHORT: Final = 20
"""As many actions are listed without being asked for."""
PAGE: Final = 60


@lru_cache(maxsize=32)
def _speaker(language: str, folder: str) -> Speaker:
    return speaker(language, [folder, BOTS, HERE])


def speaker_for(game: AnyGame, language: str) -> Speaker:
    return copy.copy(_speaker(language, game.words))


class Telling:
    """How things stand for a seat at this moment."""

    def __init__(self, game: AnyGame, seat: AnySeat, language: str) -> None:
        self.game = game
        self.seat = seat
        self.now = seat.now
        self.say = speaker_for(game, language)
        self.language = language
        self.names = [chair["name"] or self.say("person", number=k + 1) for k, chair in enumerate(self.now["chairs"])]
        self.say.names = self.names
        self.teller = Teller(game, self.say, self.names)

    def numbered(self, seats: list[int]) -> str:
        """As the board marks them."""
        return ", ".join(f"{self.names[seat]} (#{seat})" for seat in seats)

    def head(self, table: str) -> list[str]:
        say, chairs = self.say, self.now["chairs"]
        title, name = say(f"{self.game.id}-title"), self.names[self.seat.seat]
        free = say("mcp-chair-free")
        names = ", ".join(f"#{k} {chair['name'] or free}" for k, chair in enumerate(chairs))
        return [
            say("mcp-head", title=title, table=table, name=name, seat=f"#{self.seat.seat}"),
            say("mcp-others", names=names),
        ]

    # What happened.
    def news(self, since: int) -> list[str]:
        """From an entry of the log on."""
        lines = self.log(since)
        if not lines:
            return [self.say("mcp-no-news")]
        cut = [self.say("mcp-news-cut", count=len(lines) - MOST_NEWS)] if len(lines) > MOST_NEWS else []
        return [self.say("mcp-news"), *cut, *lines[-MOST_NEWS:]]

    def log(self, since: int) -> list[str]:
        return [_written(line) for line in entry_lines(self.teller, self.seat.entries[since:])]

    # How things stand.
    def board(self) -> list[str]:
        text = self.seat.board(self.language)
        return ["", self.say("mcp-board"), text.rstrip("\n")] if text else []

    def facts(self) -> list[str]:
        facts = self.now["facts"]
        return ["", self.say("mcp-facts"), *fact_lines(self.teller, facts)] if facts else []

    def turn(self) -> list[str]:
        """Whose it is, and what may be done."""
        say, now = self.say, self.now
        if now["status"] == "over":
            return self.end()
        if now["status"] == "open":
            is_full = all(chair["name"] for chair in now["chairs"])
            return [say("mcp-not-begun", names=say(f"mcp-not-begun-{'full' if is_full else 'free'}"))]
        if now["ask"] is None:
            return [say("mcp-waiting", names=self.numbered(now["to_act"])), *self._undo()]
        legal = self._grouped()
        lines = [say("mcp-your-turn", count=len(legal), kinds=kinds_of(legal))]
        lines += self._listed(legal) if len(legal) <= SHORT else [say("mcp-legal-more", word=legal[0].split()[0])]
        others = [seat for seat in now["to_act"] if seat != self.seat.seat]
        lines += [say("mcp-also", names=self.numbered(others))] if others else []
        return lines + self._undo()

    def _undo(self) -> list[str]:
        return [self.say("mcp-undo")] if self.now["undo"] else []

    def legal(self, words: str, page: int) -> list[str]:
        """What may be done: all, or what has these words; a page of it."""
        say, legal = self.say, self._grouped()
        if not legal:
            return [say("mcp-legal-none")]
        fits = [text for text in legal if all(has_word(text, word) for word in words.lower().split())]
        if not fits:
            return [say("mcp-legal-nothing", count=len(legal), words=words[:60], kinds=kinds_of(legal))]
        pages = -(-len(fits) // PAGE)
        at = min(page, pages)
        shown = self._listed(fits[(at - 1) * PAGE : at * PAGE])
        head = say("mcp-your-turn", count=len(legal), kinds=kinds_of(legal))
        more = [say("mcp-page", page=at, pages=pages, next=at + 1 if at < pages else 0)] if pages > 1 else []
        return [head, *shown, *more]

    def _grouped(self) -> list[str]:
        """Actions of one kind together, else in the game's order."""
        legal = [choice["text"] for choice in self.now["legal"]]
        kinds = list(dict.fromkeys(text.split()[0] for text in legal))
        return sorted(legal, key=lambda text: kinds.index(text.split()[0]))

    def _listed(self, texts: list[str]) -> list[str]:
        width = max(map(len, texts), default=0)
        return [f"  {text:<{width}}   {self.teller.action(self.game.actions.parse(text))}".rstrip() for text in texts]

    def end(self) -> list[str]:
        ending, say = self.now["ending"], self.say
        line = Line(sentence(say(f"{self.game.id}-end-{ending['reason']}")), ending["rule"])
        lines = [say("mcp-over", reason=_rule_after(line))]
        for seat in sorted(range(len(self.names)), key=lambda seat: ending["ranks"][seat]):
            parts = [f"{self._part(part)} {part['points']}" for part in ending["parts"][seat]]
            told = f"({', '.join(parts)})" if parts else ""
            place, points = ending["ranks"][seat], ending["scores"][seat]
            lines.append(say("mcp-place", place=place, name=self.names[seat], points=points, parts=told).rstrip())
        return lines

    def _part(self, part: Fields) -> str:
        message = f"{self.game.id}-part-{part['word']}"
        return self.say(message, **part["arguments"]) if self.say.has(message) else str(part["word"])

    # Questions.
    def refusal(self, action: str, fields: Fields, rule: str) -> str:
        """Why the rules refuse something, in words."""
        packed = _packed(self.game.refusals, fields)
        if packed is None:
            return f"{action}: {rule}"
        return self.say("play-illegal", move=action, reason=_rule_after(self.teller.refusal(packed)))

    def foreseen(self, actions: list[str], seen: Fields) -> list[str]:
        say = self.say
        lines = [say("mcp-foresee", actions="; ".join(actions))]
        followed = [_written(line) for line in event_lines(self.teller, seen["events"])]
        lines += followed or [say("mcp-foresee-nothing")]
        if seen["done"] < len(actions):
            return [*lines, say("mcp-foresee-part", done=seen["done"])]
        legal = [choice["text"] for choice in seen["legal"]]
        lines.append(say("mcp-foresee-next", kinds=kinds_of(legal)) if legal else say("mcp-foresee-ends"))
        return [*lines, say("mcp-foresee-final")] if seen["is_final"] else lines


def kinds_of(texts: list[str]) -> str:
    """`drift (12) · breed (3) · done`: by the first word, which is the kind."""
    counts: dict[str, int] = {}
    for text in texts:
        word = text.split()[0]
        counts[word] = counts.get(word, 0) + 1
    return " · ".join(word if count == 1 else f"{word} ({count})" for word, count in counts.items())


def _packed(words: Vocabulary, fields: Fields) -> int | None:
    try:
        return words.from_fields(fields)
    except NotationError:
        return None


def _written(line: Line) -> str:
    return f"   → {_rule_after(line)}" if line.is_event else f" · {_rule_after(line)}"


def _rule_after(line: Line) -> str:
    return f"{line.text} [{line.rule}]" if line.rule else line.text
