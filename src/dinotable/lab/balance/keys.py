"""What was done, without where: a hunt of the fox is one thing, wherever it hunts. So uses can be counted."""

from dinotable.core.fields import Field, SeatField, Word
from dinotable.core.vocabulary import KIND_BITS, KIND_MASK, Kind, Vocabulary

NO_SEAT = -1


class Keys:
    """The key of each action or event of a vocabulary: its kind and those of its fields that are one of a few words."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._masks = [_mask(kind) for kind in vocabulary.kinds]
        self._seats = [_seat_place(kind) for kind in vocabulary.kinds]
        self._known: dict[int, str] = {}

    def key(self, packed: int) -> str:
        part = packed & self._masks[packed & KIND_MASK]
        found = self._known.get(part)
        if found is None:
            found = self._known[part] = self._spell(part)
        return found

    def seat(self, packed: int) -> int:
        """Whose event it is; NO_SEAT if it is nobody's."""
        place = self._seats[packed & KIND_MASK]
        return (packed >> place[0] & place[1]) - 1 if place else NO_SEAT

    def _spell(self, packed: int) -> str:
        kind = self.vocabulary.kind(packed)
        words = [kind.word]
        for field, code in zip(kind.fields, kind.codes(packed), strict=True):
            if code and isinstance(field, Word):
                words += [field.lead, field.text(code - 1 + field.least)]
        return " ".join(filter(None, words))


def _places(kind: Kind) -> list[tuple[Field, int, int]]:
    """Each field with its shift and mask."""
    found, shift = [], KIND_BITS
    for field in kind.fields:
        found.append((field, shift, 2**field.bits - 1))
        shift += field.bits
    return found


def _mask(kind: Kind) -> int:
    return KIND_MASK | sum(mask << shift for field, shift, mask in _places(kind) if isinstance(field, Word))


def _seat_place(kind: Kind) -> tuple[int, int] | None:
    """Where the first field that is a seat lies."""
    return next(((shift, mask) for field, shift, mask in _places(kind) if isinstance(field, SeatField)), None)
