"""A table in memory with its log, for tests: what the server does, without sockets, storage or time."""

from dinotable.core.chance import seed_from
from dinotable.core.contract import AnyGame
from dinotable.core.play import digest
from dinotable.core.seats import SPECTATOR
from dinotable.games import find
from dinotable.table.log import Chair, Charter, Entered, Event, TimeControl
from dinotable.table.seen import see_entries
from dinotable.table.table import Table, rebuild

UNTIMED = TimeControl()


def magpies() -> AnyGame:
    return find("examples.magpies:GAME")


def charter_for(
    game: AnyGame, seats: int, options: dict[str, str] | None = None, time_control: TimeControl = UNTIMED
) -> Charter:
    setup = game.setup(seats, options)
    chairs = [Chair("person", f"Player {seat}") for seat in range(seats)]
    return Charter(game.id, game.rules, setup.options, chairs, time_control=time_control)


class Desk:
    def __init__(
        self, game: AnyGame, seats: int, seed: int = 1, start: bool = True, time_control: TimeControl = UNTIMED
    ) -> None:
        self.charter = charter_for(game, seats, time_control=time_control)
        self.at = 0.0
        """In uptime."""
        self.seed = seed_from(seed)
        self.table = Table(game, self.charter, self.seed)
        self.log: list[Entered] = []
        if start:
            self.enter("start", self.table.plan_start())

    def enter(self, msg_id: str, event: Event) -> int:
        entered = Entered(self.table.seq + 1, msg_id, event, self.at)
        self.log.append(entered)
        self.table.take(entered)
        return entered.seq

    def act(self, msg_id: str, seat: int, ask: int, texts: list[str]) -> int:
        """Like the server: a message that took effect already is answered with its place."""
        seq = self.table.seq_of(msg_id)
        return seq if seq is not None else self.enter(msg_id, self.table.plan_act(seat, ask, texts))

    def rebuilt(self) -> Table:
        return rebuild(self.table.game, self.charter, self.seed, self.log)

    def check_rebuilt(self) -> None:
        duplicate = self.rebuilt()
        assert digest(duplicate.journal.state) == digest(self.table.journal.state)
        assert duplicate.asks.owed == self.table.asks.owed
        assert duplicate.order == self.table.order
        assert duplicate.bots_asked() == self.table.bots_asked()
        assert duplicate.chairs == self.table.chairs
        assert duplicate.seq == self.table.seq
        assert see_entries(duplicate, 0, SPECTATOR) == see_entries(self.table, 0, SPECTATOR)
        for seat in range(len(duplicate.chairs)):
            assert duplicate.undoable_from(seat) == self.table.undoable_from(seat)
        assert duplicate.journal.luck and self.table.journal.luck
        assert duplicate.journal.luck.drawn == self.table.journal.luck.drawn

    def text(self, seat: int, nth: int = 0) -> str:
        """One of the seat's legal actions."""
        legal = self.table.legal(seat)
        return self.table.game.actions.text(legal[nth % len(legal)])
