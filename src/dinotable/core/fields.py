"""What a field of an action can hold, and how it is written. Inside, every value is a small int."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from dinotable.core.errors import NotationError
from dinotable.core.hexes import USUAL_RING, hexes_within, name_of, parse_hex
from dinotable.core.seats import MOST_SEATS


@mypyc_attr(allow_interpreted_subclasses=True)
class Field(ABC):
    """`lead` is the word spoken before it; a `secret` field is hidden from all but the action's witnesses."""

    def __init__(self, name: str, count: int, lead: str, secret: bool, least: int = 0) -> None:
        self.name = name
        self.lead = lead
        self.secret = secret
        self.least = least
        self.count = count
        """How many values it can take."""
        self.bits = count.bit_length()
        self.takes_several = False

    @abstractmethod
    def text(self, value: int) -> str: ...

    @abstractmethod
    def parse(self, words: list[str]) -> int: ...

    def json(self, value: int) -> object:
        return self.text(value)

    def from_json(self, value: object) -> int:
        if not isinstance(value, str):
            raise NotationError(f"{self.name} wants {self.wants()}")
        return self.parse([value])

    def wants(self) -> str:
        return self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Field):
    def __init__(self, name: str, most: int, least: int = 0, lead: str = "", secret: bool = False) -> None:
        super().__init__(name, most - least + 1, lead, secret, least)

    def text(self, value: int) -> str:
        return str(value)

    def parse(self, words: list[str]) -> int:
        said = words[0]
        digits = said.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
            raise NotationError(f"{self.name} wants a number, not “{said[:40]}”")
        return self.within(int(said))

    def within(self, value: int) -> int:
        if not self.least <= value < self.least + self.count:
            raise NotationError(f"{self.name} goes from {self.least} to {self.least + self.count - 1}, not {value}")
        return value

    def json(self, value: int) -> object:
        return value

    def from_json(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise NotationError(f"{self.name} wants a number")
        return self.within(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatField(Number):
    def __init__(self, name: str = "seat", lead: str = "", secret: bool = False) -> None:
        super().__init__(name, MOST_SEATS - 1, lead=lead, secret=secret)


@mypyc_attr(allow_interpreted_subclasses=True)
class Word(Field):
    """One of a few words; its value is the word's place among them."""

    def __init__(self, name: str, words: list[str], lead: str = "", secret: bool = False) -> None:
        super().__init__(name, len(words), lead, secret)
        self.words = words
        self.values = {word: value for value, word in enumerate(words)}

    def text(self, value: int) -> str:
        return self.words[value]

    def parse(self, words: list[str]) -> int:
        value = self.values.get(words[0])
        if value is None:
            raise NotationError(f"{self.name} is one of {', '.join(self.words)}, not “{words[0][:40]}”")
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class HexField(Field):
    """A hex, written `ring.place`. `rings` is the outermost it can name."""

    def __init__(self, name: str, rings: int = USUAL_RING, lead: str = "", secret: bool = False) -> None:
        super().__init__(name, int(hexes_within(rings)), lead, secret)

    def text(self, value: int) -> str:
        return name_of(value)

    def parse(self, words: list[str]) -> int:
        value = parse_hex(words[0])
        if value >= self.count:
            raise NotationError(f"{words[0]} is too far out for {self.name}")
        return value

    def wants(self) -> str:
        return f"{self.name} as ring.place"


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Field):
    """A set of up to `most` values of another field, kept sorted; several words, or none."""

    def __init__(self, member: Field, most: int, lead: str = "", secret: bool = False) -> None:
        super().__init__(member.name, 2 ** (member.bits * most), lead, secret)
        self.member = member
        self.most = most
        self.takes_several = True

    def members(self, value: int) -> list[int]:
        row: list[int] = []
        while value:
            row.append(value % 2**self.member.bits - 1 + self.member.least)
            value >>= self.member.bits
        return row

    def pack(self, members: list[int]) -> int:
        value = 0
        for member in sorted(members, reverse=True):
            value = value * 2**self.member.bits + member - self.member.least + 1
        return value

    def text(self, value: int) -> str:
        return " ".join(self.member.text(member) for member in self.members(value))

    def parse(self, words: list[str]) -> int:
        return self._checked([self.member.parse([word]) for word in words])

    def json(self, value: int) -> object:
        return [self.member.json(member) for member in self.members(value)]

    def from_json(self, value: object) -> int:
        if not isinstance(value, list) or len(value) > self.most:
            raise NotationError(f"{self.name} wants a list of at most {self.most}")
        return self._checked([self.member.from_json(item) for item in value])

    def _checked(self, members: list[int]) -> int:
        if len(members) > self.most or len(set(members)) < len(members):
            raise NotationError(f"{self.name} takes at most {self.most} different values")
        return self.pack(members)
