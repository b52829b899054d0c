"""The lucks that are a day's, and until when its tries may be finished."""

from datetime import UTC, datetime, time, timedelta

from dinotable.hosting.day import Day

LUCK = "day-"
"""How the names of the lucks begin that are a day's."""
CLOSES = timedelta(days=1, hours=12)
"""After its day has begun, open tries end unfinished: at noon of the next day, in UTC. A try has half a day at least."""


def luck_of(day: str) -> str:
    return LUCK + day


def day_of(luck: str | None) -> str | None:
    """Whose deal it is; None for any other luck."""
    return luck.removeprefix(LUCK) if luck and luck.startswith(LUCK) else None


def is_running(day: str) -> bool:
    """Whether that day is not over yet. A clock that was set back makes it wait, and tells nothing."""
    return day >= Day().text()


def closes(day: str) -> datetime:
    return datetime.combine(datetime.fromisoformat(day), time(), UTC) + CLOSES


def is_closed(day: str) -> bool:
    return Day().clock() >= closes(day).timestamp()
