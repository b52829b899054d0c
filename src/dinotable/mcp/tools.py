"""What each tool does. Everything comes back as text, bounded in length; whatever is wrong is one line."""

import hashlib
import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec

from dinotable.core.chance import new_seed
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, SetupError
from dinotable.library.asking import ServerRefused, TableAddress
from dinotable.library.remote import RemoteSeat
from dinotable.mcp import wishes as w
from dinotable.mcp.catalogue import list_games, read_rules
from dinotable.mcp.seats import open_local
from dinotable.mcp.settings import Settings
from dinotable.mcp.tables import Sitting, Tables
from dinotable.mcp.telling import speaker_for
from dinotable.mcp.texts import one_line, page_of, sendable
from dinotable.table.errors import Refused
from dinotable.words import Speaker
from dinotable.words.boxes import told_changes, told_variant

MOST_LETTERS: Final = 16_000
LOG_PAGE: Final = 150
RECORD_PAGE: Final = 300
PATIENCE: Final = 10.0
"""Seconds that act waits for the others, so that most often the next decision comes with the answer."""


class Tools:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tables = Tables(settings.is_shared, settings.keep)
        self._opened = 0

    def call(self, name: str, arguments: dict[str, Any]) -> tuple[str, bool]:
        """What a tool answers, and whether that is a refusal."""
        answer, wish = ANSWERS.get(name), w.WISHES.get(name)
        if answer is None or wish is None:
            return one_line(f"there is no tool “{name[:40]}”: the tools are {', '.join(w.WISHES)}"), True
        try:
            return self._bounded(answer(self, msgspec.convert(arguments, wish))), False
        except msgspec.ValidationError as error:
            return one_line(f"{name}: {error}"), True
        except (DinotableError, OSError) as error:
            return one_line(str(error)), True
        except Exception as error:  # One client's odd wish must not end the games of others.
            print(f"dinotable: {name}: {type(error).__name__}: {one_line(str(error))}", file=sys.stderr)
            return one_line(f"a mistake of the program ({type(error).__name__}): try something else"), True

    def close(self) -> None:
        self.tables.close()

    # What there is.
    def games(self, wish: w.Games) -> list[str]:
        return list_games(list(self.settings.games.values()), self._language(wish.language))

    def rules(self, wish: w.Rules) -> list[str]:
        game = self._game(wish.game)
        changed = game.change_box(wish.changes).changed if wish.changes else {}
        return read_rules(game, self._language(wish.language), wish.number, wish.search, changed)

    # Sitting down.
    def open_table(self, wish: w.OpenTable) -> list[str]:
        game = self._game(wish.game)
        box = game.change_box(wish.changes) if wish.changes else None
        setup = game.setup(len(wish.bots) + 1, wish.options, box)
        name = wish.name or self.settings.name
        sit = lambda: open_local(game, setup, wish.seat, wish.bots, name, self._seed())  # noqa: E731
        sitting = self.tables.add(game, self._language(wish.language), sit)
        return self._welcome(sitting, setup.options, "", setup.box.changed)

    def join_table(self, wish: w.JoinTable) -> list[str]:
        address = TableAddress(wish.link)
        if self.settings.servers and address.server not in self.settings.servers:
            raise DinotableError(
                f"links of {address.server} are not used here: take one of {', '.join(self.settings.servers)}"
            )
        page = address.fields("GET", patience=PATIENCE)
        game = self.settings.games.get(str(page.get("game")))
        if game is None:
            raise SetupError(f"“{str(page.get('game'))[:40]}” is no game that is known here")
        sit = lambda: RemoteSeat(wish.link, wish.name or self.settings.name)  # noqa: E731
        sitting = self.tables.add(game, self._language(wish.language), sit)
        variant = page.get("variant") or {}
        return self._welcome(sitting, page["options"], variant.get("name", ""), variant.get("changed", {}))

    def _welcome(self, sitting: Sitting, options: dict[str, str], variant: str, changed: dict[str, str]) -> list[str]:
        sitting.seat.wait(PATIENCE if sitting.is_local else 0)
        telling = sitting.telling()
        say, game = telling.say, sitting.game
        lines = telling.head(sitting.table)
        if options:
            lines.append(say("mcp-options", options=", ".join(f"{name} {value}" for name, value in options.items())))
        changes = told_changes(say, game.items(), changed, len(telling.names))
        if variant or changes:
            lines.append(one_line(told_variant(say, variant, len(changes))))
        lines += [f"  {one_line(change)} ({rule})" for rule, change in changes]
        if game.reconstruction:
            lines.append(say("mcp-reconstruction", text=say(f"{game.id}-reconstruction")))
        return [*lines, "", *sitting.news(telling), *telling.board(), "", *telling.turn()]

    def all_tables(self, _: w.Tables) -> list[str]:
        if self.settings.is_shared:
            raise DinotableError("several clients use this program: open_table and join_table told the names of yours")
        lines = []
        for sitting in self.tables.all():
            telling = sitting.telling()
            lines += [telling.head(sitting.table)[0], f"  {telling.turn()[0]}"]
        return lines or ["no table is open: open_table opens one, join_table leads to one of a server"]

    # Looking.
    def look(self, wish: w.Look) -> list[str]:
        sitting = self.tables.find(wish.table)
        with sitting.lock:
            telling = sitting.telling()
            facts = telling.facts() if wish.facts else []
            lines = [
                *telling.head(sitting.table),
                "",
                *sitting.news(telling),
                *telling.board(),
                *facts,
                "",
                *telling.turn(),
            ]
            self.tables.keep_finished(sitting)
            return lines

    def legal(self, wish: w.Legal) -> list[str]:
        sitting = self.tables.find(wish.table)
        with sitting.lock:
            telling = sitting.telling()
            sitting.asked = telling.now["ask"]
            return telling.legal(wish.words, wish.page)

    def why_not(self, wish: w.WhyNot) -> list[str]:
        sitting = self.tables.find(wish.table)
        said = sitting.seat.why_not(wish.action)
        telling = sitting.telling()
        if said["is_legal"]:
            return [telling.say("mcp-legal-yes", action=wish.action)]
        return [telling.refusal(wish.action, said["arguments"], said["rule"])]

    def foresee(self, wish: w.Foresee) -> list[str]:
        sitting, actions = self.tables.find(wish.table), _listed(wish.actions)
        try:
            return sitting.telling().foreseen(actions, sitting.seat.foresee(actions))
        except (Refused, ServerRefused) as error:
            raise self._in_words(sitting, actions, error) from None

    def log(self, wish: w.Log) -> list[str]:
        telling = self.tables.find(wish.table).telling()
        lines = telling.log(0)
        if not lines:
            return [telling.say("mcp-log-none")]
        shown, pages, page = page_of(lines, wish.page, LOG_PAGE)
        return [*shown, *self._pages(telling.say, page, pages)]

    def record(self, wish: w.Record) -> list[str]:
        sitting = self.tables.find(wish.table)
        say, text = sitting.telling().say, sitting.seat.record()
        lines = text.splitlines()
        shown, pages, page = page_of(lines, wish.page, RECORD_PAGE)
        first = (page - 1) * RECORD_PAGE
        head = {"from": first + 1, "to": first + len(shown), "lines": len(lines)}
        told = [] if sitting.is_over() else [say("mcp-record-open")]
        if pages > 1:
            told.append(say("mcp-record", table=sitting.table, **head))
        return [*told, *shown, *self._pages(say, page, pages)]

    def _pages(self, say: Speaker, page: int, pages: int) -> list[str]:
        return [say("mcp-page", page=page, pages=pages, next=page + 1 if page < pages else 0)] if pages > 1 else []

    # Doing.
    def act(self, wish: w.Act) -> list[str]:
        sitting, actions = self.tables.find(wish.table), _listed(wish.actions)
        with sitting.lock:
            owed = sitting.seat.now["ask"]
            if owed is None and not sitting.is_over():
                raise DinotableError(sitting.telling().say("mcp-legal-none"))
            if sitting.asked is not None and owed is not None and owed != sitting.asked:
                sitting.asked = None
                raise DinotableError(sitting.telling().say("mcp-changed"))
            try:
                sitting.seat.act(actions, owed)
            except (Refused, ServerRefused) as error:
                raise self._in_words(sitting, actions, error) from None
        head = sitting.telling().say("mcp-done", actions="; ".join(actions))
        return [head, "", *self._after(sitting, PATIENCE, wish.board)]

    def wait(self, wish: w.Wait) -> list[str]:
        sitting = self.tables.find(wish.table)
        return self._after(sitting, wish.seconds, wish.board)

    def _after(self, sitting: Sitting, seconds: float, with_board: bool) -> list[str]:
        sitting.seat.wait(seconds)
        with sitting.lock:
            telling = sitting.telling()
            board = telling.board() if with_board else []
            lines = [*sitting.news(telling), *board, "", *telling.turn()]
            self.tables.keep_finished(sitting)
            return lines

    def undo(self, wish: w.Undo) -> list[str]:
        sitting = self.tables.find(wish.table)
        with sitting.lock:
            telling = sitting.telling()
            if not telling.now["undo"]:
                raise DinotableError(telling.say("mcp-undo-none"))
            sitting.seat.undo(telling.now["undo"][-1])
            after = sitting.telling()
            sitting.news(after)
            return [after.say("mcp-undone"), "", *after.turn()]

    def leave(self, wish: w.Leave) -> list[str]:
        sitting = self.tables.find(wish.table)
        say = sitting.telling().say
        if wish.bot:
            sitting.seat.lend(wish.bot)
        self.tables.keep_finished(sitting)
        is_over = sitting.is_over()
        self.tables.forget(sitting)
        lines = [say("mcp-left", table=sitting.table)]
        if wish.bot:
            lines.append(say("mcp-left-lent", level=wish.bot))
        elif not is_over:
            lines.append(say("mcp-left-local" if sitting.is_local else "mcp-left-seat"))
        return lines

    # Inside.
    def _game(self, name: str) -> AnyGame:
        games = self.settings.games
        fits = [name] if name in games else [each for each in games if name and each.startswith(name.lower())]
        if len(fits) != 1:
            raise SetupError(f"“{name[:40]}” is no game: take one of {', '.join(fits or games)}")
        return games[fits[0]]

    def _language(self, wished: str | None) -> str:
        return wished or self.settings.language

    def _seed(self) -> bytes:
        if self.settings.seed is None:
            return new_seed()
        self._opened += 1
        return hashlib.sha256(f"mcp {self.settings.seed} {self._opened}".encode()).digest()

    def _in_words(self, sitting: Sitting, actions: list[str], error: Refused | ServerRefused) -> DinotableError:
        """What the rules refuse, in the player's language; the rest as it was said."""
        if error.code != "illegal" or not error.arguments:
            return error
        # Of several it may be any: what was refused is told by the error's own words.
        action = actions[0] if len(actions) == 1 else str(error).partition(":")[0]
        return DinotableError(sitting.telling().refusal(action, error.arguments, error.rule))

    def _bounded(self, lines: list[str]) -> str:
        text = sendable("\n".join(lines).strip("\n"))
        if len(text) <= MOST_LETTERS:
            return text
        say = speaker_for(next(iter(self.settings.games.values())), self.settings.language)
        cut = say("mcp-cut", count=len(text) - MOST_LETTERS, how=say("mcp-cut-how"))
        return f"{text[:MOST_LETTERS]}\n{cut}"


ANSWERS: Final[dict[str, Callable[[Tools, Any], list[str]]]] = {
    "games": Tools.games, "rules": Tools.rules, "open_table": Tools.open_table, "join_table": Tools.join_table,
    "tables": Tools.all_tables, "look": Tools.look, "legal": Tools.legal, "why_not": Tools.why_not,
    "foresee": Tools.foresee, "act": Tools.act, "wait": Tools.wait, "undo": Tools.undo, "log": Tools.log,
    "record": Tools.record, "leave": Tools.leave,
}  # fmt: skip


def _listed(actions: str | list[str]) -> list[str]:
    return [actions] if isinstance(actions, str) else actions
