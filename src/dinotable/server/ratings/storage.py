"""Ratings as they are kept. They change with the entry that ends a game, in one transaction: so once for each game, wherever
a server dies, and whichever process writes it."""

from typing import Any

import msgspec
import sqlalchemy as sa

from dinotable.server.accounts.schema import accounts
from dinotable.server.people.schema import results
from dinotable.server.people.storage import change_chairs, held_by_account
from dinotable.server.ratings.rating import BOT, Rating, after, first_of_bot, places, shown
from dinotable.server.ratings.schema import off_ladder, rated_seats, ratings
from dinotable.server.storage.upsert import add_missing
from dinotable.table.results import Result, SeatResult


class LadderRow(msgspec.Struct, frozen=True):
    player: str
    name: str
    """Empty for a bot."""
    rating: Rating
    is_off: bool
    """Whether they do not want to be seen."""


def rated(connection: sa.Connection, result: Result, at: float) -> Result:
    """The result of a rated game with what everybody's rating has become; that of another as it is."""
    if not result.is_rated:
        return result
    query = sa.select(rated_seats.c.seat, rated_seats.c.account).where(rated_seats.c.table == result.id)
    account_of = {int(seat): str(account) for seat, account in connection.execute(query)}
    # A seat whose account was deleted meanwhile is nobody's: the others play against a newcomer.
    players = [_player(seat, chair, account_of) for seat, chair in enumerate(result.chairs)]
    before = _locked(connection, result, players, at)
    ends = after(players, before, places(result.chairs))
    for player in sorted(ends):
        if player in account_of.values() or player.startswith(BOT):
            mine = (ratings.c.game == result.game) & (ratings.c.player == player)
            values = {**msgspec.structs.asdict(ends[player]), "changed": at}
            connection.execute(sa.update(ratings).where(mine).values(values))
    chairs = [
        msgspec.structs.replace(chair, rating=[shown(before[player].mu), shown(ends[player].mu)])
        for chair, player in zip(result.chairs, players, strict=True)
    ]
    return msgspec.structs.replace(result, chairs=chairs)


def _player(seat: int, chair: SeatResult, account_of: dict[int, str]) -> str:
    return BOT + chair.level if chair.is_bot else account_of.get(seat, f"nobody/{seat}")


def _locked(connection: sa.Connection, result: Result, players: list[str], at: float) -> dict[str, Rating]:
    """As they are now, and nobody else's from here to the end of the transaction."""
    game, levels = result.game, result.levels
    found = {player: Rating() for player in players}
    # In one order everywhere, so that two games that end at once do not wait for each other.
    for player in sorted(found):
        if player.startswith("nobody/"):
            continue
        is_bot = player.startswith(BOT)
        first = first_of_bot(player.removeprefix(BOT), levels) if is_bot else Rating()
        row = {"game": game, "player": player, "account": None if is_bot else player, "changed": at}
        add_missing(connection, ratings, [row | msgspec.structs.asdict(first)])
        mine = (ratings.c.game == game) & (ratings.c.player == player)
        columns = sa.select(ratings.c.mu, ratings.c.sigma, ratings.c.games)
        found[player] = Rating(*connection.execute(columns.where(mine).with_for_update()).one())
    return found


def read_ladder(connection: sa.Connection, game: str) -> list[LadderRow]:
    columns = (ratings.c.player, accounts.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games, off_ladder.c.account)
    query = sa.select(*columns).outerjoin(accounts, accounts.c.id == ratings.c.account)
    query = query.outerjoin(off_ladder, off_ladder.c.account == ratings.c.account).where(ratings.c.game == game)
    return [
        LadderRow(player, name or "", Rating(mu, sigma, games), off is not None)
        for player, name, mu, sigma, games, off in connection.execute(query)
    ]


def read_own(connection: sa.Connection, account: str) -> dict[str, Rating]:
    """By game."""
    query = sa.select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games)
    rows = connection.execute(query.where(ratings.c.account == account))
    return {str(game): Rating(mu, sigma, games) for game, mu, sigma, games in rows}


def is_off(connection: sa.Connection, account: str) -> bool:
    query = sa.select(off_ladder.c.account).where(off_ladder.c.account == account)
    return connection.execute(query).first() is not None


def set_off(connection: sa.Connection, account: str, is_off: bool) -> None:
    connection.execute(sa.delete(off_ladder).where(off_ladder.c.account == account))
    if is_off:
        connection.execute(sa.insert(off_ladder), {"account": account})


def erase(connection: sa.Connection, account: str) -> None:
    """All its ratings, and what results told of them. Those of others stay as its games have made them."""
    connection.execute(sa.delete(ratings).where(ratings.c.account == account))
    held = held_by_account(connection, account)
    query = sa.select(results.c.id).where(results.c.id.in_(sorted(held)), results.c.is_rated)
    for table in list(connection.execute(query).scalars()):
        change_chairs(connection, table, _without_rating(held[table]))


def _without_rating(seats: list[int]) -> Any:
    return lambda seat, chair: msgspec.structs.replace(chair, rating=None) if seat in seats else chair


def forget_ratings(connection: sa.Connection, account: str) -> None:
    """The account goes for good."""
    for part in (ratings, rated_seats, off_ladder):
        connection.execute(sa.delete(part).where(part.c.account == account))
