"""What may be agreed about time when a table is opened."""

from dinotable.core.contract import AnyGame
from dinotable.core.errors import SetupError
from dinotable.table.api.social import TimeControlWish
from dinotable.table.log import TimeControl

SHORTEST = 10
"""Seconds of a clock and of patience: less is a slip of the pen."""


def checked_time_control(game: AnyGame, wish: TimeControlWish) -> TimeControl:
    names = game.ladder().names()
    stand_in = wish.stand_in or ("greedy" if "greedy" in names else names[0])
    if stand_in not in names:
        raise SetupError(f"“{stand_in}” is no bot for {game.id}: take one of {', '.join(names)}")
    if wish.clock == "none" and (wish.seconds or wish.added or wish.vacation):
        raise SetupError("without a clock there are no seconds, and no vacation from it")
    if wish.clock != "none" and wish.seconds < SHORTEST:
        raise SetupError(f"a clock has at least {SHORTEST} seconds")
    if wish.clock == "bank" and wish.vacation:
        raise SetupError("vacation is for games with days for each decision")
    if wish.clock == "days" and wish.added:
        raise SetupError("seconds are added to a bank only")
    if wish.clock == "days" and wish.absent:
        raise SetupError("in a slow game the clock decides when a bot plays on: leave out for how long to wait")
    if 0 < wish.absent < SHORTEST:
        raise SetupError(f"wait at least {SHORTEST} seconds for somebody who is not there, or for ever (0)")
    return TimeControl(wish.clock, wish.seconds, wish.added, wish.vacation, wish.absent, stand_in, wish.patience)
