"""Who sat where: from taking a chair to leaving it, wherever the chair was put meanwhile. Made of the log alone."""

from collections.abc import Iterable

import msgspec

from dinotable.table.log import Answered, Charter, Entered, Proposed, Rose, Sat, Swapped

NOBODY = "N. N."
"""Stands for somebody whose name is not known any more."""


class Sitting:
    def __init__(self, seq: int, seat: int, name: str) -> None:
        self.first = seat
        """The seat that was taken first."""
        self.names = {seq: name}
        """By the entry that said it; 0 is the charter."""
        self.until: int | None = None
        """The entry with which the chair was left."""
        self._places = [(seq, seat)]

    def move(self, seq: int, seat: int) -> None:
        self._places.append((seq, seat))

    def seat_at(self, seq: int) -> int | None:
        """Where they sat when the log had come so far; None: not at all."""
        if self.until is not None and seq >= self.until:
            return None
        return next((seat for since, seat in reversed(self._places) if since <= seq), None)

    def seat_now(self) -> int | None:
        return None if self.until is not None else self._places[-1][1]

    def was_on(self, seat: int) -> bool:
        return any(place == seat for _, place in self._places)


def sittings(charter: Charter, log: Iterable[Entered]) -> list[Sitting]:
    """Of persons, in the order in which they sat down."""
    now: list[Sitting | None] = [
        Sitting(0, seat, chair.name) if chair.name and chair.kind != "bot" else None
        for seat, chair in enumerate(charter.chairs)
    ]
    found = [sitting for sitting in now if sitting]
    wishes: dict[int, Proposed] = {}
    for entered in log:
        seq, event = entered.seq, entered.event
        if isinstance(event, Proposed):
            wishes[seq] = event
        if isinstance(event, Sat):
            sitting = now[event.seat]
            if sitting is None:
                sitting = now[event.seat] = Sitting(seq, event.seat, event.name)
                found.append(sitting)
            sitting.names[seq] = event.name
        elif isinstance(event, Rose):
            left, now[event.seat] = now[event.seat], None
            if left:
                left.until = seq
        for one, other in _swaps(event, wishes):
            now[one], now[other] = now[other], now[one]
            for seat in (one, other):
                moved = now[seat]
                if moved:
                    moved.move(seq, seat)
    return found


def _swaps(event: object, wishes: dict[int, Proposed]) -> list[tuple[int, int]]:
    """The seats that changed places with an entry: at most one pair."""
    if isinstance(event, Swapped):
        return [(event.one, event.other)]
    wish = event if isinstance(event, Proposed) else wishes.get(event.proposal) if isinstance(event, Answered) else None
    passes = isinstance(event, Proposed | Answered) and event.passes
    return [(wish.seat, wish.target)] if wish and passes and wish.what == "swap" else []


def spoke(theirs: list[Sitting], seat: int, seq: int | None) -> bool:
    """Whether it was one of them who said something from a seat when the log had come so far. Of words of old that is not
    known: then whoever sits there now."""
    return any((sitting.seat_now() if seq is None else sitting.seat_at(seq)) == seat for sitting in theirs)


def without_names(charter: Charter, log: Iterable[Entered], theirs: list[Sitting]) -> tuple[Charter, list[Entered]]:
    """The charter and those entries that told their names, as they are when nobody is told any more."""
    chairs = list(charter.chairs)
    for sitting in theirs:
        if 0 in sitting.names:
            chairs[sitting.first] = msgspec.structs.replace(chairs[sitting.first], name=NOBODY, face="", colour=None)
    told = {seq for sitting in theirs for seq in sitting.names}
    entries = [
        msgspec.structs.replace(entered, event=Sat(entered.event.seat, NOBODY))
        for entered in log
        if entered.seq in told and isinstance(entered.event, Sat)
    ]
    return msgspec.structs.replace(charter, chairs=chairs), entries
