"""The lucks that are a day's."""

from dinotable.hosting.day import Day

LUCK = "day-"
"""How the names of the lucks begin that are a day's."""


def luck_of(day: str) -> str:
    return LUCK + day


def day_of(luck: str | None) -> str | None:
    """Whose deal it is; None for any other luck."""
    return luck.removeprefix(LUCK) if luck and luck.startswith(LUCK) else None


def is_running(luck: str) -> bool:
    """Whether the day of that luck is not over yet. A clock that was set back makes it wait, and tells nothing."""
    day = day_of(luck)
    return day is not None and day >= Day().text()
