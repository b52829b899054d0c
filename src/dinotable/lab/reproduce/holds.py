"""Does a published figure still hold? What was measured is taken out of a program's JSON, and compared."""

from typing import Any, NamedTuple

from dinotable.core.errors import Failed
from dinotable.lab.reproduce.figures import RATIO, Figure, told

ESTIMATE = 3
"""Value, low and high."""


class Measured(NamedTuple):
    value: float
    low: float | None
    high: float | None

    def told(self, unit: str) -> str:
        return told(self.value, self.low, self.high, unit)


def taken(figure: Figure, output: Any) -> Measured:
    value = found_at(output, figure.take)
    low = high = None
    if isinstance(value, list):
        if len(value) != ESTIMATE:
            raise Failed(f"“{figure.take}” is a list of {len(value)}, not a value with its interval")
        value, low, high = value
    if figure.interval:
        low, high = found_at(output, figure.interval)
    if not isinstance(value, int | float):
        raise Failed(f"“{figure.take}” is no number in what the command prints")
    scaled = [None if each is None else figure.factor * each for each in (low, high)]
    return Measured(figure.factor * value, *scaled)


def found_at(output: Any, path: str) -> Any:
    """`rows.server=SQLite&pace=0.p99_ms`: keys, numbers of a list, and rows of a list by what they have."""
    at = output
    for part in path.split("."):
        if isinstance(at, dict) and part in at:
            at = at[part]
        elif isinstance(at, list) and part.isdigit() and int(part) < len(at):
            at = at[int(part)]
        elif isinstance(at, list) and "=" in part:
            wanted = dict(each.split("=", 1) for each in part.split("&"))
            rows = [row for row in at if all(str(row.get(key)) == value for key, value in wanted.items())]
            if len(rows) != 1:
                raise Failed(f"{len(rows)} rows have “{part}” in what the command prints")
            at = rows[0]
        else:
            raise Failed(f"there is no “{part}” of “{path}” in what the command prints")
    return at


def still_holds(figure: Figure, now: Measured) -> bool:
    ratio = RATIO.fullmatch(figure.holds)
    if ratio:
        return float(ratio[1]) * figure.value <= now.value <= float(ratio[2]) * figure.value
    if figure.holds == "at-most":
        return now.value <= figure.value
    if figure.holds == "at-least":
        return now.value >= figure.value
    if figure.holds == "exact":
        return all(
            said is None or is_rounded(said, there)
            for said, there in zip((figure.value, figure.low, figure.high), now, strict=True)
        )
    low, high = ends(figure.value, figure.low, figure.high)
    now_low, now_high = ends(*now)
    return low <= now_high and now_low <= high


def ends(value: float, low: float | None, high: float | None) -> tuple[float, float]:
    """Without an interval, as far as what is not written of the value: 15 stands for 14.5 to 15.5."""
    if low is not None and high is not None:
        return low, high
    half = 0.5 * 10 ** -decimals(value)
    return value - half, value + half


def is_rounded(said: float, there: float | None) -> bool:
    return there is not None and abs(said - there) <= 0.5 * 10 ** -decimals(said) + 1e-9


def decimals(number: float) -> int:
    text = repr(float(number))
    return 0 if text.endswith(".0") or "e" in text else len(text.partition(".")[2])
