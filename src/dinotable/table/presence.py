"""Who of a table is connected, by what its sockets look at."""

from collections.abc import Mapping

from dinotable.table.table import Table

GRACE = 3.0
"""Seconds without a connection before somebody counts as absent: a page that is loaded again is not."""


class Presence:
    def __init__(self) -> None:
        self.since: dict[int, float] = {}
        """Seat to the uptime since when nobody of it is connected."""

    def look(self, table: Table, heard: Mapping[int, float], now: float) -> None:
        """`heard`: when each viewer was there last; now, if it is there still."""
        chairs = table.chairs
        viewers = [viewer for viewer, at in heard.items() if at >= now]
        # Several people at one device look by turns through one connection.
        is_device_there = any(chairs[seat].kind in ("person", "here") for seat in viewers if 0 <= seat < len(chairs))
        for seat, chair in enumerate(chairs):
            is_there = seat in viewers or (chair.kind == "here" and is_device_there)
            if is_there or chair.kind == "bot" or not chair.name:
                self.since.pop(seat, None)
            else:
                self.since.setdefault(seat, heard.get(seat, now))

    def absent(self, now: float, seconds: float = GRACE) -> list[int]:
        return sorted(seat for seat, at in self.since.items() if now - at >= seconds)
