"""What needs the others: taking the game back, changing seats, letting a bot play for who is not there.

A proposal's number is its place in the log, so it is never used again, and an answer to an old one never fits.
"""

from collections.abc import Callable, Collection

from dinotable.table.clocks import Clocks
from dinotable.table.log import Answered, Proposed, What


class Proposal:
    def __init__(self, number: int, seat: int, what: What, target: int, awake: Collection[float] = ()) -> None:
        self.number = number
        self.seat = seat
        self.what = what
        self.target = target
        self.agreed: set[int] = {seat}
        self.declined: set[int] = set()
        self.awake = list(awake)
        """How long each seat had been awake when it was made."""

    def asked(self, people: Collection[int], absent: Collection[int]) -> list[int]:
        """Who has a say beside the proposer: persons who play themselves, but for who has been away for too long."""
        if self.what == "swap":
            return [self.target] if self.target in people else []
        there = [seat for seat in people if seat not in absent and seat != self.seat]
        return [seat for seat in there if self.what == "back" or seat != self.target]

    def passes(self, people: Collection[int], absent: Collection[int]) -> bool:
        asked = self.asked(people, absent)
        agreed = sum(seat in self.agreed for seat in asked)
        if self.what == "bot":
            # The majority of the others who are there, the proposer among them.
            return 2 * (agreed + 1) > len(asked) + 1
        return agreed == len(asked)

    def waits_for(self, people: Collection[int], absent: Collection[int]) -> list[int]:
        return [seat for seat in self.asked(people, absent) if seat not in self.agreed | self.declined]

    def until(self, people: Collection[int], clocks: Clocks) -> float | None:
        """In a slow game: when the last who has not answered will have had the time that there is for a decision."""
        if clocks.time_control.clock != "days" or self.what == "swap":
            return None
        waiting = self.waits_for(people, ()) or [self.seat]
        return max(clocks.allowance_ends(seat, self.awake[seat]) for seat in waiting)

    def fails(self, people: Collection[int], absent: Collection[int]) -> bool:
        if self.what != "bot":
            return bool(self.declined)
        asked = self.asked(people, absent)
        return 2 * sum(seat in self.declined for seat in asked) >= len(asked) + 1


class Consent:
    """What is proposed at a table now."""

    def __init__(self) -> None:
        self.open: dict[int, Proposal] = {}

    def propose(self, number: int, event: Proposed, awake: Collection[float]) -> Proposal:
        """A seat's new wish takes the place of its older one of the same kind."""
        self.drop(lambda old: old.seat == event.seat and old.what == event.what)
        proposal = Proposal(number, event.seat, event.what, event.target, awake)
        if not event.passes:
            self.open[number] = proposal
        return proposal

    def answer(self, event: Answered, people: Collection[int]) -> Proposal:
        proposal = self.open[event.proposal]
        (proposal.agreed if event.yes else proposal.declined).add(event.seat)
        if event.passes or proposal.fails(people, ()):
            del self.open[event.proposal]
        return proposal

    def drop(self, is_over: Callable[[Proposal], bool]) -> None:
        self.open = {number: proposal for number, proposal in self.open.items() if not is_over(proposal)}
