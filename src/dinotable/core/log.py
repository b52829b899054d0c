"""What an action caused, as typed facts. Rules write them only if they are handed a log."""

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.seats import EVERYONE, SPECTATOR
from dinotable.core.vocabulary import Vocabulary


class Log:
    def __init__(self) -> None:
        # Every line of a game keeps its log: most hold an event or two.
        self.events = Buffer(room=2)
        self.witnesses = Buffer(room=2)
        """For each event the mask of seats that see its secret fields."""
        self.shown_from: i64 = -1
        """How many events there were when something hidden was first shown; −1: nothing was."""

    def add(self, event: i64, witnesses: i64 = EVERYONE) -> None:
        self.events.add(event)
        self.witnesses.add(witnesses)

    def shows(self) -> None:
        """From here on, events tell what somebody did not know: a preview must stop before them."""
        if self.shown_from < 0:
            self.shown_from = self.events.count

    def seen_by(self, seat: int, events: Vocabulary) -> list[int]:
        return [see(events, self.events.items[k], self.witnesses.items[k], seat) for k in range(self.events.count)]


def see(words: Vocabulary, packed: int, witnesses: int, seat: int) -> int:
    """An action or event as a seat, or a spectator, sees it."""
    if witnesses == EVERYONE or (seat != SPECTATOR and witnesses & BITS[seat]):
        return packed
    return words.redact(packed)
