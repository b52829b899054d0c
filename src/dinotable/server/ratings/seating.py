"""Rated tables: how one is opened, and who may sit there. Everybody agrees by sitting down; nothing is rated later."""

import msgspec

from dinotable.core.box import Box
from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.server.accounts.storage import Session
from dinotable.table.api.tables import OpenTable
from dinotable.table.errors import Denied
from dinotable.table.log import Chair, TimeControl


def check_account(session: Session | None) -> Session:
    if session is None:
        raise Denied(401, "rated-account", "this table is rated: sign in to your account first")
    return session


def check_once(accounts: list[str], account: str) -> None:
    if account in accounts:
        raise Denied(409, "rated-twice", "you sit at this rated table already: nobody plays against themselves there")


def check_wish(wish: OpenTable, box: Box) -> None:
    kinds = [chair.kind for chair in wish.chairs]
    if "here" in kinds or kinds.count("me") > 1:
        raise SetupError("at a rated table everybody has an account and a device of their own")
    if all(kind == "bot" for kind in kinds):
        raise SetupError("a rated table is for people: leave a chair to one")
    if any(chair.head_start for chair in wish.chairs):
        raise SetupError("nobody has a head start at a rated table")
    if box.changed:
        raise SetupError("a rated table is played with the usual rules: ratings compare like with like")
    if wish.duplicate:
        raise SetupError("tables of the same luck are not rated")
    if wish.time_control.clock == "none" or wish.time_control.absent:
        raise SetupError("a rated table has a clock, which alone decides when a bot plays on")


def rated_time_control(game: AnyGame, time_control: TimeControl) -> TimeControl:
    """Whoever lets the clock run out gains nothing by who plays on."""
    return msgspec.structs.replace(time_control, stand_in=game.ladder().names()[0])


def named(chairs: list[Chair], session: Session) -> list[Chair]:
    """Whoever opens the table sits there by the name that the ladder knows."""
    return [msgspec.structs.replace(chair, name=session.name) if chair.kind == "person" else chair for chair in chairs]
