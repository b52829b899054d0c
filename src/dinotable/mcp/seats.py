"""Where somebody can sit: at a table here against bots, or at a server's (`library.remote`). Both are asked alike."""

import hashlib
import json
import threading
from typing import Any, Protocol

from dinotable.bots.policy import STAND_IN
from dinotable.bots.registry import Player, player_for
from dinotable.core.chance import Luck
from dinotable.core.contract import AnyGame
from dinotable.core.errors import DinotableError, IllegalAction, SetupError
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import foresee, legal_actions
from dinotable.core.setup import Setup
from dinotable.library.tell import speaker_of
from dinotable.table.errors import Refused, refused
from dinotable.table.log import Chair
from dinotable.table.names import checked_name
from dinotable.table.phrases import encode, phrases_of
from dinotable.table.referee import BotAsk, Referee
from dinotable.table.seen import see_entry, see_now
from dinotable.table.table import Table, read_action, table_around

Fields = dict[str, Any]


class AnySeat(Protocol):
    """`RemoteSeat` says what each of these is; the fields are those of docs/protocol.md."""

    seat: int

    @property
    def now(self) -> Fields: ...
    @property
    def entries(self) -> list[Fields]: ...
    def wait(self, seconds: float) -> bool: ...
    def act(self, actions: list[str], ask: int | None) -> None: ...
    def undo(self, line: int) -> None: ...
    def foresee(self, actions: list[str]) -> Fields: ...
    def why_not(self, action: str) -> Fields: ...
    def board(self, language: str) -> str: ...
    def record(self) -> str: ...
    def lend(self, level: str) -> None: ...
    def close(self) -> None: ...


class LocalSeat:
    """A seat at a table in this process. Bots think in a thread of their own, so that nobody waits longer than they like."""

    def __init__(self, table: Table, seat: int, players: dict[int, Player]) -> None:
        self.table = table
        self.seat = seat
        self.players = players
        self.stand_in = player_for(table.game, table.setup, STAND_IN)
        self.referee = Referee("here", table)
        self._changed = threading.Condition()
        self._is_closed = False
        self._now: Fields = {"seq": -1}
        self._entries: list[Fields] = []
        luck = table.journal.luck
        number = hashlib.sha256(b"players" + (luck.seed if luck else b"")).digest()[:8]
        self._generator = Generator(int.from_bytes(number, "big"))
        """What bots toss with: follows from the seed, which does not follow from it."""

    def start(self) -> None:
        self.referee.play(self.referee.start())
        threading.Thread(target=self._play_bots, daemon=True).start()

    @property
    def now(self) -> Fields:
        with self._changed:
            if self._now["seq"] != self.table.seq:
                self._now = json.loads(encode(see_now(self.table, self.seat)))
            return self._now

    @property
    def entries(self) -> list[Fields]:
        with self._changed:
            for entered in self.table.entries_since(len(self._entries)):
                self._entries.append(json.loads(encode(see_entry(self.table, entered, self.seat))))
            return self._entries

    def wait(self, seconds: float) -> bool:
        with self._changed:
            return bool(self._changed.wait_for(self._is_due, seconds))

    def _is_due(self) -> bool:
        """Bots that were asked together with this seat answer first: what they do may change what there is to decide."""
        is_theirs = bool(self.referee.bots_asked())
        return self._is_closed or self.table.is_over() or (self.seat in self.table.asks.owed and not is_theirs)

    def act(self, actions: list[str], ask: int | None) -> None:
        with self._changed:
            owed = self.table.asks.owed.get(self.seat, -1) if ask is None else ask
            self.referee.play(self.referee.act(self.seat, self._next_id(), owed, actions))
            self._changed.notify_all()

    def undo(self, line: int) -> None:
        with self._changed:
            self.referee.play(self.referee.undo(self.seat, self._next_id(), line))
            self._changed.notify_all()

    def foresee(self, actions: list[str]) -> Fields:
        with self._changed:
            if self.seat not in self.table.asks.owed:
                raise Refused("late", "you owe no decision now")
            game = self.table.game
            packed = [read_action(game, text) for text in actions]
            try:
                seen = foresee(game, game.view(self.table.journal.state, self.seat), packed)
            except IllegalAction as error:
                raise refused(error) from None
            events = [json.loads(bytes(phrases_of(game).event(event))) for event in seen.events]
            legal = [{"text": game.actions.text(action)} for action in seen.legal]
            return {"events": events, "legal": legal, "done": seen.done, "is_final": seen.is_final}

    def why_not(self, action: str) -> Fields:
        with self._changed:
            game, state = self.table.game, self.table.journal.state
            packed = read_action(game, action)
            self.table.check_running()
            if packed in legal_actions(game, state, self.seat):
                return {"is_legal": True, "rule": "", "arguments": {}}
            refusal = game.why_not(state, self.seat, packed)
            rule = game.refusals.kind(refusal).rule
            return {"is_legal": False, "rule": rule, "arguments": game.refusals.fields(refusal)}

    def board(self, language: str) -> str:
        with self._changed:
            game = self.table.game
            say = speaker_of(game, language, [chair.name for chair in self.table.chairs])
            return game.show(game.view(self.table.journal.state, self.seat), say).text()

    def record(self) -> str:
        """As this seat may know it; the whole with its seed when the game is over."""
        with self._changed:
            journal = self.table.journal
            if self.table.is_over():
                return journal.record(with_seed=True).text()
            record = journal.record()
            record.lines = [journal.line(entry, self.seat) for entry in journal.entries]
            return record.text()

    def lend(self, level: str) -> None:
        raise DinotableError("at a table of your own nobody waits for you: leave without a bot")

    def close(self) -> None:
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()

    # Bots.
    def _play_bots(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._is_closed or self.table.is_over() or self.referee.bots_asked())
                if self._is_closed or self.table.is_over():
                    return
                asked = self.referee.bots_asked()[0]
                view = self.table.game.view(self.table.journal.state, asked.seat)
                legal = self.table.legal(asked.seat)
            action = self._choice(asked, view, legal)
            with self._changed:
                try:
                    self.referee.play(self.referee.bot_acts(asked, self.table.game.actions.text(action)))
                except Refused:
                    # Something was taken back meanwhile: it is asked again.
                    continue
                finally:
                    self._changed.notify_all()

    def _choice(self, asked: BotAsk, view: Any, legal: list[int]) -> int:
        player = self.players[asked.seat]
        try:
            action = player.bot.choose(view, list(legal), self._generator, player.budget)
            if action in legal:
                return action
        except Exception:  # The table must not stand still, whatever it was.
            pass
        return self.stand_in.bot.choose(view, list(legal), self._generator, self.stand_in.budget)

    def _next_id(self) -> str:
        return str(self.table.seq + 1)


def open_local(game: AnyGame, setup: Setup, seat: int, levels: list[str], name: str, seed: bytes) -> LocalSeat:
    """Against bots of these levels, which sit on the other seats in their order."""
    known = game.ladder().names()
    for level in levels:
        if level not in known:
            raise SetupError(f"{game.id} has no level “{level[:40]}”: take {', '.join(known)}")
    if not 0 <= seat < setup.seats:
        raise SetupError(f"with {len(levels)} bots the seats are 0 to {setup.seats - 1}, not {seat}")
    words = [*levels[:seat], "", *levels[seat:]]
    own = checked_name(name)
    names = [f"{word} bot" if word else own for word in words]
    # The same names again with the number of the player, as everywhere.
    names = [f"{each[:36]} {k + 1}" if names.count(each) > 1 and words[k] else each for k, each in enumerate(names)]
    journal = Journal(game, setup, Luck(seed))
    journal.names = names
    chairs = [Chair("bot" if word else "here", names[k], word) for k, word in enumerate(words)]
    players = {k: player_for(game, setup, word) for k, word in enumerate(words) if word}
    opened = LocalSeat(table_around(journal, chairs), seat, players)
    opened.start()
    return opened
