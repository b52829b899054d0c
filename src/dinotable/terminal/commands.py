"""What is typed at a decision: a move, or a command under its own word or its word in the player's language."""

import difflib
import enum
from collections.abc import Callable
from typing import Final

from msgspec import to_builtins

from dinotable.core.play import foresee
from dinotable.library.tell import sentence
from dinotable.terminal.desk import Desk
from dinotable.terminal.facts import tell_facts
from dinotable.terminal.hints import tell_hint
from dinotable.terminal.listing import grouped, kinds_of, list_moves
from dinotable.terminal.moves import Found
from dinotable.terminal.spoken import is_number
from dinotable.terminal.variants import rules_with, tell_variant
from dinotable.words import Speaker, fold
from dinotable.words.rules import find_rule, sections

MOST_NAMED: Final = 6
"""As many moves are named when what was typed fits several."""
LOG_LINES: Final = 40


class Answer(enum.Enum):
    STAY = 0
    """The same decision is still owed."""
    DONE = 1
    LEAVE = 2


class Decision:
    """One seat's, until it is made or the game is left."""

    def __init__(self, session: Desk, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.legal = grouped(session.game, session.legal(seat))
        self.game = session.game
        self.screen = session.screen
        self.say = session.say
        self.spoken = session.spoken

    def answer(self, typed: str | None) -> Answer:
        if typed is None:
            return Answer.STAY
        if not typed:
            return self.act(self.legal[0]) if len(self.legal) == 1 else Answer.STAY
        command, rest = self._command_in(typed)
        if command:
            return COMMANDS[command](self, rest)
        found = self.spoken.read(self.legal, typed)
        if len(found.moves) == 1:
            return self.act(found.moves[0])
        if found.moves:
            self._tell_ambiguous(typed, found)
        elif found.said is not None:
            self._tell_illegal(found.said)
        else:
            self._tell_unknown(typed)
        return Answer.STAY

    def _command_in(self, typed: str) -> tuple[str, str]:
        """A command and what follows it. A move of the same word comes first, unless a colon says otherwise."""
        if typed[0] == "?":
            return "list", typed[1:].strip()
        word, _, rest = typed.removeprefix(":").partition(" ")
        if typed[0] != ":" and self.spoken.names_kind(self.legal, word):
            return "", ""
        return _command_of(self.say, word), rest.strip()

    def act(self, action: int) -> Answer:
        if self.session.confirms and not self._confirmed(action):
            return Answer.STAY
        self.session.act(self.seat, action)
        return Answer.DONE

    def _confirmed(self, action: int) -> bool:
        """Asks only where something follows, or where the move could not be taken back."""
        foresight = foresee(self.game, self.session.view(self.seat), [action])
        if foresight.legal and not foresight.events:
            return True
        self._tell_preview(action)
        said = self.screen.ask(self.say("confirm-ask") + " ")
        return said is not None and said.lower() in ("", self.say("word-yes"), self.say("yes"), "y", "yes")

    def _tell_ambiguous(self, typed: str, found: Found) -> None:
        texts = [self.spoken.text(action) for action in found.moves[:MOST_NAMED]]
        if found.number:
            texts[0] = self.say("play-numbered", number=found.number, move=texts[0])
        named = ", ".join(texts)
        if len(found.moves) > MOST_NAMED:
            named = f"{named} {self.say('play-many-more', count=len(found.moves) - MOST_NAMED)}"
        self.screen.text(self.say("play-ambiguous", text=typed, moves=named))

    def _tell_illegal(self, action: int) -> None:
        line = self.session.teller.refusal(self.session.why_not(self.seat, action))
        line.text = self.say("play-illegal", move=self.spoken.text(action), reason=line.text)
        self.screen.lines([line])

    def _tell_unknown(self, typed: str) -> None:
        if is_number(typed.removeprefix("#")):
            self.screen.text(self.say("play-number", most=len(self.legal)))
            return
        self.screen.text(self.say("play-not-understood", text=typed[:60]))
        moves = [self.spoken.text(action) for action in self.legal]
        by_sound = {fold(text.partition(" ")[2]): text for text in moves}
        words = [*map(self.spoken.kind, self.legal), *moves, *spoken_words(self.say).values()]
        by_sound |= {fold(text): text for text in words}
        near = difflib.get_close_matches(fold(typed), by_sound, 3)
        if near:
            self.screen.text(self.say("play-perhaps", words=", ".join(by_sound[text] for text in near)))

    def _list(self, rest: str) -> Answer:
        list_moves(self.session, self.legal, rest)
        return Answer.STAY

    def _said_move(self, rest: str, command: str) -> int | None:
        """The one move that was named after a command; says so where there is none."""
        found = self.spoken.read(self.legal, rest)
        if len(found.moves) == 1:
            return found.moves[0]
        said = found.said if found.said is not None else self.spoken.parse(self.legal, rest)
        if not rest:
            self.screen.text(self.say("play-say-what", word=self.say(f"word-{command}")))
        elif found.moves:
            self._tell_ambiguous(rest, found)
        elif said is None:
            self._tell_unknown(rest)
        return said

    def _why(self, rest: str) -> Answer:
        action = self._said_move(rest, "why")
        if action is not None and action in self.legal:
            self.screen.text(self.say("play-legal", move=self.spoken.text(action)))
        elif action is not None:
            self._tell_illegal(action)
        return Answer.STAY

    def _preview(self, rest: str) -> Answer:
        action = self._said_move(rest, "preview")
        if action is not None and action not in self.legal:
            self._tell_illegal(action)
        elif action is not None:
            self._tell_preview(action)
        return Answer.STAY

    def _tell_preview(self, action: int) -> None:
        say, screen = self.say, self.screen
        foresight = foresee(self.game, self.session.view(self.seat), [action])
        screen.text(say("preview-head", move=self.spoken.text(action)))
        lines = [line for line in map(self.session.teller.event_line, foresight.events) if line.text]
        screen.lines(lines)
        if foresight.legal:
            screen.text("   " + say("preview-next", kinds=kinds_of(self.session, foresight.legal)), "dim")
        else:
            screen.text("   " + say("preview-stops"), "dim")
        if not lines and foresight.legal:
            screen.text("   " + say("preview-nothing"), "dim")

    def _confirm(self, rest: str) -> Answer:
        self.session.confirms = self._switched("confirm", rest, self.session.confirms)
        return Answer.STAY

    def _forced(self, rest: str) -> Answer:
        self.session.makes_forced = self._switched("forced", rest, self.session.makes_forced)
        return Answer.STAY

    def _switched(self, command: str, rest: str, is_on: bool) -> bool:
        """As was said, or the other way round; says how it is now."""
        said = {"on": True, self.say("word-on"): True, "off": False, self.say("word-off"): False}
        becomes = said.get(rest.lower(), not is_on)
        self.screen.text(self.say(f"{command}-{'on' if becomes else 'off'}"))
        return becomes

    def _undo(self, rest: str) -> Answer:
        session = self.session
        whose = next((k for k in session.people if rest and session.names[k].lower() == rest.lower()), self.seat)
        if session.can_undo(whose):
            session.undo(whose)
            return Answer.DONE
        other = next((k for k in session.people if session.can_undo(k)), None)
        if other is None:
            self.screen.text(self.say("undo-none"))
        else:
            self.screen.text(self.say("undo-other", word=self.say("word-undo"), name=session.names[other]))
        return Answer.STAY

    def _board(self, rest: str) -> Answer:
        self.session.draw(self.seat)
        return Answer.STAY

    def _log(self, rest: str) -> Answer:
        lines = self.session.log(self.seat)
        most = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else LOG_LINES
        if not lines:
            self.screen.text(self.say("log-nothing"))
        self.screen.lines(lines[-most:] if most else [])
        return Answer.STAY

    def _facts(self, rest: str) -> Answer:
        tell_facts(self.session, to_builtins(self.game.facts(self.session.view(self.seat))))
        return Answer.STAY

    def _hint(self, rest: str) -> Answer:
        tell_hint(self.session, self.seat, self.session.legal(self.seat))
        return Answer.STAY

    def _rules(self, rest: str) -> Answer:
        text = rules_with(self.say, self.game, self.session.setup.box.changed, self.session.setup.seats)
        if text is None:
            self.screen.text(self.say("rules-none"))
        elif not rest and not sections(text):
            self.screen.markdown(text)
        elif not rest:
            self.screen.text(self.say("rules-sections", word=self.say("word-rules")))
            for heading in sections(text):
                self.screen.text(f"   {heading}")
        else:
            rule = find_rule(text, rest)
            if rule:
                self.screen.markdown(rule)
            else:
                self.screen.text(self.say("rules-no-such", number=rest[:20]))
        return Answer.STAY

    def _variant(self, rest: str) -> Answer:
        tell_variant(self.say, self.screen, self.game, self.session.setup)
        return Answer.STAY

    def _save(self, rest: str) -> Answer:
        self.session.save(rest)
        return Answer.STAY

    def _chat(self, rest: str) -> Answer:
        if rest:
            self.session.chat(rest)
        else:
            self.screen.text(self.say("chat-what", word=self.say("word-say")))
        return Answer.STAY

    def _quit(self, rest: str) -> Answer:
        return Answer.LEAVE if self.session.leaves() else Answer.STAY

    def _help(self, rest: str) -> Answer:
        say, screen = self.say, self.screen
        takes = {"list": "", "why": "move", "preview": "move", "save": "file", "rules": "number", "say": "text"}
        screen.text(sentence(say("help-head")))
        example = self.spoken.kind(self.legal[0])
        rows = [[say("word-move"), say("help-move")]]
        for command in COMMANDS:
            if command == "help" or (command == "say" and not self.session.has_chat):
                continue
            more = f" {say('word-on')}/{say('word-off')}" if command in ("confirm", "forced") else ""
            more = f" {say('word-' + takes[command])}" if takes.get(command) else more
            rows.append([say(f"word-{command}") + more, say(f"help-{command}", example=example)])
        screen.table(["", ""], rows)
        return Answer.STAY


COMMANDS: Final[dict[str, Callable[[Decision, str], Answer]]] = {
    "help": Decision._help,
    "list": Decision._list,
    "why": Decision._why,
    "preview": Decision._preview,
    "confirm": Decision._confirm,
    "forced": Decision._forced,
    "undo": Decision._undo,
    "board": Decision._board,
    "log": Decision._log,
    "facts": Decision._facts,
    "hint": Decision._hint,
    "rules": Decision._rules,
    "variant": Decision._variant,
    "say": Decision._chat,
    "save": Decision._save,
    "quit": Decision._quit,
}


def spoken_words(say: Speaker) -> dict[str, str]:
    """Each command's word in the player's language."""
    return {command: say(f"word-{command}") for command in COMMANDS}


def _command_of(say: Speaker, word: str) -> str:
    folded = fold(word)
    if folded in COMMANDS:
        return folded
    return next((command for command, spoken in spoken_words(say).items() if fold(spoken) == folded), "")
