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
from dinotable.terminal.moves import find_moves, parse_move
from dinotable.words import Speaker
from dinotable.words.rules import find_rule, rules_text, sections

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

    def answer(self, typed: str) -> Answer:
        if not typed:
            return self.act(self.legal[0]) if len(self.legal) == 1 else Answer.STAY
        command, rest = self._command_in(typed)
        if command:
            return COMMANDS[command](self, rest)
        found = find_moves(self.game, self.legal, typed)
        if len(found.moves) == 1:
            return self.act(found.moves[0])
        if found.moves:
            self._tell_ambiguous(typed, found.moves)
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
        if typed[0] != ":" and word.lower() in {self.game.actions.kind(action).word for action in self.legal}:
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
        said = self.screen.ask(self.say("confirm-ask") + " ").lower()
        return not said or said in (self.say("word-yes"), self.say("yes"), "y", "yes")

    def _tell_ambiguous(self, typed: str, moves: list[int]) -> None:
        named = ", ".join(self.game.actions.text(action) for action in moves[:MOST_NAMED])
        if len(moves) > MOST_NAMED:
            named = f"{named} {self.say('play-many-more', count=len(moves) - MOST_NAMED)}"
        self.screen.text(self.say("play-ambiguous", text=typed, moves=named))

    def _tell_illegal(self, action: int) -> None:
        line = self.session.teller.refusal(self.session.why_not(self.seat, action))
        line.text = self.say("play-illegal", move=self.game.actions.text(action), reason=line.text)
        self.screen.lines([line])

    def _tell_unknown(self, typed: str) -> None:
        if typed.isascii() and typed.isdigit():
            self.screen.text(self.say("play-number", most=len(self.legal)))
            return
        self.screen.text(self.say("play-not-understood", text=typed[:60]))
        texts = [self.game.actions.text(action) for action in self.legal]
        near = difflib.get_close_matches(typed.lower(), [*texts, *spoken_words(self.say).values()], 3)
        if near:
            self.screen.text(self.say("play-perhaps", words=", ".join(near)))

    def _list(self, rest: str) -> Answer:
        list_moves(self.session, self.legal, rest)
        return Answer.STAY

    def _said_move(self, rest: str, command: str) -> int | None:
        """The one move that was named after a command; says so where there is none."""
        found = find_moves(self.game, self.legal, rest)
        if len(found.moves) == 1:
            return found.moves[0]
        said = found.said if found.said is not None else parse_move(self.game, self.legal, rest)
        if not rest:
            self.screen.text(self.say("play-say-what", word=self.say(f"word-{command}")))
        elif found.moves:
            self._tell_ambiguous(rest, found.moves)
        elif said is None:
            self._tell_unknown(rest)
        return said

    def _why(self, rest: str) -> Answer:
        action = self._said_move(rest, "why")
        if action is not None and action in self.legal:
            self.screen.text(self.say("play-legal", move=self.game.actions.text(action)))
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
        screen.text(say("preview-head", move=self.game.actions.text(action)))
        lines = [line for line in map(self.session.teller.event_line, foresight.events) if line.text]
        screen.lines(lines)
        if foresight.legal:
            screen.text("   " + say("preview-next", kinds=kinds_of(self.session, foresight.legal)), "dim")
        else:
            screen.text("   " + say("preview-stops"), "dim")
        if not lines and foresight.legal:
            screen.text("   " + say("preview-nothing"), "dim")

    def _confirm(self, rest: str) -> Answer:
        if rest.lower() in ("off", self.say("word-off")):
            self.session.confirms = False
        elif rest.lower() in ("on", self.say("word-on")):
            self.session.confirms = True
        else:
            self.session.confirms = not self.session.confirms
        self.screen.text(self.say("confirm-on" if self.session.confirms else "confirm-off"))
        return Answer.STAY

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
        text = rules_text(self.game.id, self.say.language, self.game.words)
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
        example = self.game.actions.kind(self.legal[0]).word
        rows = [[say("word-move"), say("help-move")]]
        for command in COMMANDS:
            if command == "help" or (command == "say" and not self.session.has_chat):
                continue
            more = f" {say('word-on')}/{say('word-off')}" if command == "confirm" else ""
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
    "undo": Decision._undo,
    "board": Decision._board,
    "log": Decision._log,
    "facts": Decision._facts,
    "hint": Decision._hint,
    "rules": Decision._rules,
    "say": Decision._chat,
    "save": Decision._save,
    "quit": Decision._quit,
}


def spoken_words(say: Speaker) -> dict[str, str]:
    """Each command's word in the player's language."""
    return {command: say(f"word-{command}") for command in COMMANDS}


def _command_of(say: Speaker, word: str) -> str:
    lowered = word.lower()
    if lowered in COMMANDS:
        return lowered
    return next((command for command, spoken in spoken_words(say).items() if spoken == lowered), "")
