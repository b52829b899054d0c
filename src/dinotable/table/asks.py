"""Each decision that a seat owes has a number. An answer counts only while its seat still owes that number."""

from dinotable.core.bits import BITS


class Asks:
    """Made of what a spectator sees alone: who is to act, the step, who acted. So the numbers tell nothing hidden."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.owed: dict[int, int] = {}
        """Seat to the number of the decision it owes."""
        self.last = 0
        """The highest number given out."""
        self._step: int | None = None
        """The step that the numbers are for; None before the start."""

    def renew(self, actor: int, to_act: int, step: int, is_anew: bool = False) -> None:
        """After an action or an undo of `actor`. Answers of others leave a number alone while the step stays; whoever
        acted, and everybody in a new step or when the game was taken back, is asked anew."""
        is_new_step = is_anew or step != self._step
        self._step = step
        for seat in range(self.seats):
            if not to_act & BITS[seat]:
                self.owed.pop(seat, None)
            elif is_new_step or seat == actor or seat not in self.owed:
                self.last += 1
                self.owed[seat] = self.last

    def seat_of(self, ask: int) -> int | None:
        """Who owes this decision; None when nobody does, any more or yet."""
        for seat, number in self.owed.items():
            if number == ask:
                return seat
        return None
