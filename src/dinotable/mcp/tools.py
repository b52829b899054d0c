"""What each tool does. Everything comes back as text, bounded in length; whatever is wrong is one line."""

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from dinotable.core.chance import new_seed
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, SetupError
from dinotable.core.setup import Option
from dinotable.games import load
from dinotable.library.asking import ServerRefused, TableAddress
from dinotable.library.remote import RemoteSeat
from dinotable.mcp import wishes as w
from dinotable.mcp.seats import open_local
from dinotable.mcp.tables import Sitting, Tables
from dinotable.mcp.telling import speaker_for
from dinotable.table.errors import Refused
from dinotable.words import Speaker
from dinotable.words.rules import find_rule, rules_text, search_rules, sections

MOST_LETTERS: Final = 16_000
MOST_RULES: Final = 6_000
"""Letters of found rules; more are only named."""
LOG_PAGE: Final = 150
RECORD_PAGE: Final = 300
PATIENCE: Final = 10.0
"""Seconds that act waits for the others, so that most often the next decision comes with the answer."""
MOST_VALUES: Final = 6
"""Values of an option that are listed; the refusal of another one lists them all."""
NOBODY: Final = "Guest"


@dataclass(frozen=True)
class Manner:
    """How the program was started."""

    games: dict[str, AnyGame]
    """By id. No other game can be named: a name never becomes an import."""
    language: str = "en"
    name: str = NOBODY
    servers: tuple[str, ...] = ()
    """Whose links may be used; none: those of any server."""
    keep: Path | None = None
    seed: int | None = None
    """From which the luck of the tables here follows; without it, each has luck of its own."""
    is_shared: bool = False


def games_at(places: list[str]) -> dict[str, AnyGame]:
    found = [load(place) for place in places]
    return {game.id: game for game in found}


class Tools:
    def __init__(self, manner: Manner) -> None:
        self.manner = manner
        self.tables = Tables(manner.is_shared, manner.keep)
        self._opened = 0

    def call(self, name: str, arguments: dict[str, Any]) -> tuple[str, bool]:
        """What a tool answers, and whether that is a refusal."""
        answer, wish = ANSWERS.get(name), w.WISHES.get(name)
        if answer is None or wish is None:
            return _line(f"there is no tool “{name[:40]}”: the tools are {', '.join(w.WISHES)}"), True
        try:
            return self._bounded(answer(self, msgspec.convert(arguments, wish))), False
        except msgspec.ValidationError as error:
            return _line(f"{name}: {error}"), True
        except (DinotableError, OSError) as error:
            return _line(str(error)), True
        except Exception as error:  # One client's odd wish must not end the games of others.
            print(f"dinotable: {name}: {type(error).__name__}: {_line(str(error))}", file=sys.stderr)
            return _line(f"a mistake of the program ({type(error).__name__}): try something else"), True

    def close(self) -> None:
        self.tables.close()

    # What there is.
    def games(self, wish: w.Games) -> list[str]:
        lines = []
        for game in self.manner.games.values():
            say = speaker_for(game, self._language(wish.language))
            lines.append(say("mcp-game", id=game.id, title=say(f"{game.id}-title"), fewest=game.fewest, most=game.most))
            lines += [f"  {say(f'{game.id}-tagline')}"] if say.has(f"{game.id}-tagline") else []
            lines += [f"  {_option(say, option)}" for option in game.options]
            lines.append(f"  {say('mcp-bots', levels=', '.join(game.ladder().names()))}")
        return lines

    def rules(self, wish: w.Rules) -> list[str]:
        game, language = self._game(wish.game), self._language(wish.language)
        say = speaker_for(game, language)
        text = rules_text(game.id, language, game.words)
        if text is None:
            return [say("rules-none")]
        if wish.number:
            rule = find_rule(text, wish.number)
            if rule is None:
                raise DinotableError(say("rules-no-such", number=wish.number))
            return [rule]
        if wish.search.strip():
            return self._found(say, text, wish.search)
        listed = sections(text)
        head = say("mcp-rules-sections", title=say(f"{game.id}-title"))
        return [head, *[f"  {heading}" for heading in listed]] if listed else [text]

    def _found(self, say: Speaker, text: str, words: str) -> list[str]:
        found = search_rules(text, words)
        shown: list[str] = []
        while found and sum(map(len, shown)) + len(found[0]) <= MOST_RULES:
            shown.append(found.pop(0))
        numbers = ", ".join(rule.split("**")[1] for rule in found)
        head = say("mcp-rules-found", count=len(shown) + len(found), words=words[:80])
        return [head, *shown, *([say("mcp-rules-more", numbers=numbers)] if numbers else [])]

    # Sitting down.
    def open_table(self, wish: w.OpenTable) -> list[str]:
        game = self._game(wish.game)
        setup = game.setup(len(wish.bots) + 1, wish.options)
        name = wish.name or self.manner.name
        sit = lambda: open_local(game, setup, wish.seat, wish.bots, name, self._seed())  # noqa: E731
        return self._welcome(self.tables.add(game, self._language(wish.language), sit), setup.options)

    def join_table(self, wish: w.JoinTable) -> list[str]:
        address = TableAddress(wish.link)
        if self.manner.servers and address.server not in self.manner.servers:
            raise DinotableError(
                f"links of {address.server} are not used here: take one of {', '.join(self.manner.servers)}"
            )
        page = address.fields("GET", patience=PATIENCE)
        game = self.manner.games.get(str(page.get("game")))
        if game is None:
            raise SetupError(f"“{str(page.get('game'))[:40]}” is no game that is known here")
        sit = lambda: RemoteSeat(wish.link, wish.name or self.manner.name)  # noqa: E731
        return self._welcome(self.tables.add(game, self._language(wish.language), sit), page["options"])

    def _welcome(self, sitting: Sitting, options: dict[str, str]) -> list[str]:
        sitting.seat.wait(PATIENCE if sitting.is_local else 0)
        telling = sitting.telling()
        say, game = telling.say, sitting.game
        lines = telling.head(sitting.table)
        if options:
            lines.append(say("mcp-options", options=", ".join(f"{name} {value}" for name, value in options.items())))
        if game.reconstruction:
            lines.append(say("mcp-reconstruction", text=say(f"{game.id}-reconstruction")))
        return [*lines, "", *sitting.news(telling), *telling.board(), "", *telling.turn()]

    def all_tables(self, _: w.Tables) -> list[str]:
        if self.manner.is_shared:
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
        shown, pages, page = _page(lines, wish.page, LOG_PAGE)
        return [*shown, *self._pages(telling.say, page, pages)]

    def record(self, wish: w.Record) -> list[str]:
        sitting = self.tables.find(wish.table)
        say, text = sitting.telling().say, sitting.seat.record()
        lines = text.splitlines()
        shown, pages, page = _page(lines, wish.page, RECORD_PAGE)
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
        games = self.manner.games
        fits = [name] if name in games else [each for each in games if name and each.startswith(name.lower())]
        if len(fits) != 1:
            raise SetupError(f"“{name[:40]}” is no game: take one of {', '.join(fits or games)}")
        return games[fits[0]]

    def _language(self, wished: str | None) -> str:
        return wished or self.manner.language

    def _seed(self) -> bytes:
        if self.manner.seed is None:
            return new_seed()
        self._opened += 1
        return hashlib.sha256(f"mcp {self.manner.seed} {self._opened}".encode()).digest()

    def _in_words(self, sitting: Sitting, actions: list[str], error: Refused | ServerRefused) -> DinotableError:
        """What the rules refuse, in the player's language; the rest as it was said."""
        if error.code != "illegal" or not error.arguments:
            return error
        # Of several it may be any: what was refused is told by the error's own words.
        action = actions[0] if len(actions) == 1 else str(error).partition(":")[0]
        return DinotableError(sitting.telling().refusal(action, error.arguments, error.rule))

    def _bounded(self, lines: list[str]) -> str:
        text = _plain("\n".join(lines).strip("\n"))
        if len(text) <= MOST_LETTERS:
            return text
        say = speaker_for(next(iter(self.manner.games.values())), self.manner.language)
        cut = say("mcp-cut", count=len(text) - MOST_LETTERS, how=say("mcp-cut-how"))
        return f"{text[:MOST_LETTERS]}\n{cut}"


ANSWERS: Final[dict[str, Callable[[Tools, Any], list[str]]]] = {
    "games": Tools.games, "rules": Tools.rules, "open_table": Tools.open_table, "join_table": Tools.join_table,
    "tables": Tools.all_tables, "look": Tools.look, "legal": Tools.legal, "why_not": Tools.why_not,
    "foresee": Tools.foresee, "act": Tools.act, "wait": Tools.wait, "undo": Tools.undo, "log": Tools.log,
    "record": Tools.record, "leave": Tools.leave,
}  # fmt: skip


def _option(say: Speaker, option: Option) -> str:
    shown = option.values[:MOST_VALUES]
    values = ", ".join([*shown, "…"] if len(shown) < len(option.values) else shown)
    seats = ", ".join(map(str, option.seats)) or "all"
    return say("mcp-option", name=option.name, seats=seats, values=values, default=option.default, rule=option.rule)


def is_server(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")


def _listed(actions: str | list[str]) -> list[str]:
    return [actions] if isinstance(actions, str) else actions


def _page(lines: list[str], page: int, size: int) -> tuple[list[str], int, int]:
    """What is on it, how many there are, and which it is: the last one where fewer exist."""
    pages = max(1, -(-len(lines) // size))
    at = min(page, pages)
    return lines[(at - 1) * size : at * size], pages, at


def _plain(text: str) -> str:
    """Only what can be sent: half a letter, which JSON can hold, cannot."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _line(text: str) -> str:
    return _plain(" ".join(text.split()))[:600]
