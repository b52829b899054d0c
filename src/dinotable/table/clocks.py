"""Clocks. Time is handed in, as uptime: the seconds for which a server has been answering.

Everything here follows from the log and its stamps. A clock runs only while its seat owes a decision that a person has to
make, so a stopped server, a change of the system's clock or of the season cannot make one run out.
"""

from collections.abc import Collection

from dinotable.table.log import TimeControl

NEVER = -1
"""Before any step."""


class Clocks:
    def __init__(self, time_control: TimeControl, seats: int) -> None:
        self.time_control = time_control
        self.at = 0.0
        """The last stamp: everything below is as of then."""
        self.left = [float(time_control.seconds)] * seats
        """Seconds until the seat's time is used up."""
        self.is_away = [False] * seats
        self.rest = [float(time_control.vacation)] * seats
        """Seconds of vacation left."""
        self.awake = [0.0] * seats
        """Seconds that have passed for each seat, its vacation left out."""
        self.asked_at = [0.0] * seats
        """When each seat was asked what it owes."""
        self._step = [NEVER] * seats
        """The step that each seat's last allowance was for."""
        self._paid = [NEVER] * seats
        """The step of the last decision that a seat's bank gained by."""

    def is_on(self) -> bool:
        return self.time_control.clock != "none"

    def run_to(self, at: float, running: Collection[int]) -> None:
        """Time passes. It never runs backwards."""
        passed = max(0.0, at - self.at)
        self.at = max(at, self.at)
        if not self.is_on():
            return
        for seat in range(len(self.left)):
            spent = passed
            if self.is_away[seat]:
                free = min(self.rest[seat], passed)
                self.rest[seat] -= free
                spent -= free
                self.is_away[seat] = self.rest[seat] > 0
            self.awake[seat] += spent
            if seat in running:
                self.left[seat] = max(0.0, self.left[seat] - spent)

    def ask(self, owing: Collection[int], step: int, is_anew: bool) -> None:
        """Whoever is asked something new in a slow game has all the time for it. What is taken back and done again in the
        same step brings none."""
        for seat in owing:
            if is_anew or step != self._step[seat]:
                self._step[seat] = step
                self.asked_at[seat] = self.at
                if self.time_control.clock == "days":
                    self.left[seat] = float(self.time_control.seconds)

    def decided(self, seat: int, step: int) -> None:
        """The seat has made its decision in that step: once a step, however often it was taken back."""
        if step > self._paid[seat]:
            self._paid[seat] = step
            if self.time_control.clock == "bank" and self.left[seat] > 0:
                self.left[seat] += self.time_control.added

    def take_back(self, seat: int) -> None:
        """Who returns to a slow game has a whole allowance again, if there was none left."""
        if self.time_control.clock == "days" and self.left[seat] <= 0:
            self.left[seat] = float(self.time_control.seconds)

    def is_spent(self, seat: int) -> bool:
        """A bank that is used up stays so: the bot plays to the end."""
        return self.time_control.clock == "bank" and self.left[seat] <= 0

    def left_at(self, seat: int, now: float, runs: bool) -> float:
        """What the clock shows then, if nothing happens in between."""
        passed = max(0.0, now - self.at)
        if self.is_away[seat]:
            passed = max(0.0, passed - self.rest[seat])
        return max(0.0, self.left[seat] - passed) if runs else self.left[seat]

    def rest_at(self, seat: int, now: float) -> float:
        passed = max(0.0, now - self.at) if self.is_away[seat] else 0.0
        return max(0.0, self.rest[seat] - passed)

    def allowance_ends(self, seat: int, awake: float) -> float:
        """When the seat will have had all the time for one decision since it had been awake for so long, if nothing happens
        before."""
        left = max(0.0, self.time_control.seconds - (self.awake[seat] - awake))
        return self.at + left + (self.rest[seat] if self.is_away[seat] else 0.0)

    def due(self, running: Collection[int]) -> float | None:
        """When the first clock runs out, if nothing happens before."""
        if not self.is_on() or not running:
            return None
        return min(self.at + self.left[seat] + (self.rest[seat] if self.is_away[seat] else 0.0) for seat in running)
