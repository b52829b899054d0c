"""Opening tables: what somebody wishes, made into a charter. Nothing is kept here, and nobody gets a token."""

from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.table.api import tables as m
from dinotable.table.log import Chair, ChairKind, Charter
from dinotable.table.names import checked_name
from dinotable.table.referee import seat_or_none
from dinotable.table.seen import status_of
from dinotable.table.table import Table


def game_named(games: dict[str, AnyGame], name: str) -> AnyGame:
    found = games.get(name)
    if found is None:
        raise SetupError(f"“{name[:40]}” is no game: take one of {', '.join(games)}")
    return found


def chair_of(game: AnyGame, wish: m.ChairWish, added: list[str]) -> Chair:
    """`added`: bots besides the levels."""
    more = wish.head_start
    if wish.kind in ("me", "here"):
        if wish.name is None or wish.level is not None:
            raise SetupError(f"a chair for “{wish.kind}” has a name and no bot")
        kind: ChairKind = "person" if wish.kind == "me" else "here"
        return Chair(kind, checked_name(wish.name), "", wish.face or "", wish.colour, more)
    if wish.face is not None or wish.colour is not None:
        raise SetupError("who will sit on a chair chooses a face and a colour for it; bots have their own")
    if wish.kind == "bot":
        names = [*game.ladder().names(), *added]
        if wish.level is None or wish.level not in names or wish.name is not None:
            raise SetupError(f"a bot's chair has no name, and one of the bots {', '.join(names)}")
        return Chair("bot", f"{wish.level} bot", wish.level, head_start=more)
    if wish.name is not None or wish.level is not None:
        raise SetupError(f"a chair for “{wish.kind}” has neither name nor bot yet")
    return Chair("open" if wish.kind == "open" else "friend", head_start=more)


def charter_again(charter: Charter, chairs: list[Chair]) -> Charter:
    """The same people, bots, options and time control; everybody moves on by one seat, so that somebody else begins."""
    turned = [_chair_again(chair) for chair in [*chairs[1:], chairs[0]]]
    return Charter(
        charter.game,
        charter.rules,
        charter.options,
        turned,
        time_control=charter.time_control,
        explains=charter.explains,
        rated=charter.rated,
        variant=charter.variant,
    )


def _chair_again(chair: Chair) -> Chair:
    return chair if chair.kind == "bot" else Chair("friend", head_start=chair.head_start)


def checked_level(game: AnyGame, level: str) -> str:
    names = game.ladder().names()
    if level not in names:
        raise SetupError(f"“{level}” is no bot for {game.id}: take one of {', '.join(names)}")
    return level


def line_of(id: str, table: Table, viewer: int) -> m.TableLine:  # noqa: A002
    names = [chair.name for chair in table.chairs]
    charter = table.charter
    owed = sorted(table.asks.owed)
    return m.TableLine(
        id, charter.game, charter.options, status_of(table), names, seat_or_none(viewer), viewer in owed, owed,
        [chair.level for chair in table.chairs], charter.rated, charter.variant,
    )  # fmt: skip
