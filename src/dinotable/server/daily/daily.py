"""The deal of the day: which it is, who has tried it, and who may be told how it went."""

import contextlib
import hashlib
from datetime import date

from dinotable.core.contract import AnyGame
from dinotable.games import GAMES
from dinotable.hosting.day import Day
from dinotable.server.daily.day import luck_of
from dinotable.server.daily.storage import DailyStore, Deal, Person, Result, Try
from dinotable.server.storage.errors import Conflict
from dinotable.server.tables.room import Room
from dinotable.server.tables.rooms import Rooms
from dinotable.table.errors import NoTable, Refused
from dinotable.table.log import Chair, Charter
from dinotable.table.table import Table
from dinotable.table.tokens import hash_of

SEATS = 3
"""How many play, where a game is for so many."""
MOST_RACES = 5


class Daily:
    def __init__(self, rooms: Rooms, day: Day) -> None:
        self.rooms = rooms
        self.day = day
        self.kept = DailyStore(rooms.store)

    async def today(self) -> Deal:
        games = [game for game in GAMES if game in self.rooms.games]
        deal = await self.kept.deal(self.day.text(), games[self.day.number() % len(games)])
        assert deal is not None
        return deal

    def levels(self, deal: Deal) -> list[str]:
        """Who sits where: the strongest bot and one that is plainer; the person's seat, which is empty, goes round."""
        game = self.rooms.games[deal.game]
        seats = min(max(SEATS, game.fewest), game.most)
        ladder = game.ladder().names()
        levels = [ladder[-1 - k % 2] for k in range(seats - 1)]
        own = _number_of(deal.day) // len(GAMES) % seats
        return [*levels[:own], "", *levels[own:]]

    async def begin(self, deal: Deal, person: Person, name: str, host: str, token: str) -> Room:
        """A table of today's luck, with its try noted before anything is dealt."""
        game = self.rooms.games[deal.game]
        levels = self.levels(deal)
        chairs = [Chair("bot", f"{level} bot", level) if level else Chair("person", name) for level in levels]
        charter = Charter(game.id, game.rules, game.setup(len(levels)).options, chairs)
        keys = {levels.index(""): hash_of(token)}
        room = await self.rooms.open(charter, hash_of(host), keys, deal.seed, luck_of(deal.day))
        for left in range(MOST_RACES - 1, -1, -1):
            try:
                await self.kept.add(deal.day, room.id, person)
                break
            except Conflict:
                if not left:
                    raise
        if deal.day != self.day.text():
            # After midnight it may have been told to others before this try was noted.
            await self.rooms.remove(room)
            raise Refused("daily", "the day has just ended: the next deal is there")
        await self.rooms.commits.change(room, "start", lambda table: table.plan_start())
        return room

    async def tries(self, deal: Deal) -> list[Try]:
        """With the results of all that are over: worked out when somebody first asks for them, and kept."""
        found = await self.kept.tries(deal.day)
        news = False
        for each in found:
            if each.status == "over" and each.result is None:
                with contextlib.suppress(NoTable):
                    room = await self.rooms.find_even_aside(each.table)
                    table = await self.rooms.table_of(room) if not room.is_aside else room.table
                    result = _result_of(table, each.is_helped)
                    if result:
                        await self.kept.keep_result(each.table, result)
                        news = True
        return await self.kept.tries(deal.day) if news else found

    def game(self, deal: Deal) -> AnyGame:
        return self.rooms.games[deal.game]


def person_of(deal: Deal, visitor: str, account: str | None, address: str) -> Person:
    """The address as a hash that belongs to this day alone: no two days can be compared by it."""
    hashed = hashlib.blake2b(address.encode(), key=deal.seed, digest_size=16).hexdigest()
    return Person(hash_of(visitor), account, hashed)


def is_same(one: Person, other: Person) -> bool:
    return one.visitor == other.visitor or (one.account is not None and one.account == other.account)


def _result_of(table: Table, is_helped: bool) -> Result | None:
    outcome = table.game.outcome(table.journal.state)
    if outcome is None:
        return None
    seat = next(seat for seat, chair in enumerate(table.charter.chairs) if chair.kind != "bot")
    is_lent = any(entry.seat == seat and entry.note.startswith("lent") for entry in table.journal.entries)
    return Result(outcome.scores[seat], outcome.ranks[seat], is_helped or is_lent)


def _number_of(day: str) -> int:
    return date.fromisoformat(day).toordinal()
