"""The words of a game: what can be done, what can happen, why something is refused.

A kind of action is declared once, with its fields. From that come its packing into one int (the hot form), its text
(`hunt 12 to 15 eating 13 15`), its JSON fields and its redaction. Events and refusals are declared the same way.

Packed: six bits of kind, then the fields. A field that is hidden from whoever looks packs as 0 and is written `?`.
"""

import difflib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from dinotable.core.errors import NotationError
from dinotable.core.fields import Field, Several, Word

KIND_BITS: Final = 6
KIND_MASK: Final = 63
MOST_BITS: Final = 62
MOST_FIELDS: Final = 5
MOST_LETTERS: Final = 400
"""No action is longer than this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """One kind of action, event or refusal. `rule` is the number of the rule it comes from."""

    def __init__(self, word: str, *fields: Field, rule: str = "") -> None:
        self.word = word
        self.fields: list[Field] = list(fields)
        self.rule = rule
        self.code: i64 = 0
        """Its place in the vocabulary."""
        self.secret: i64 = 0
        """The bits of all its secret fields."""
        if len(self.fields) > MOST_FIELDS:
            raise ValueError(f"{word} has more than {MOST_FIELDS} fields")
        shifts = [0] * MOST_FIELDS
        masks = [0] * MOST_FIELDS
        zeros = [1] * MOST_FIELDS
        shift = KIND_BITS
        for k, field in enumerate(self.fields):
            if k and self.fields[k - 1].takes_several and not field.lead:
                raise ValueError(f"{word}: what follows several values needs a lead, or it is read as one of them")
            shifts[k] = shift
            masks[k] = 2**field.bits - 1
            zeros[k] = 1 - field.least
            if field.secret:
                self.secret |= masks[k] * 2**shift
            shift += field.bits
        if shift > MOST_BITS:
            raise ValueError(f"{word} needs {shift} bits, there are {MOST_BITS}")
        self.shift1: i64 = shifts[0]
        self.shift2: i64 = shifts[1]
        self.shift3: i64 = shifts[2]
        self.shift4: i64 = shifts[3]
        self.shift5: i64 = shifts[4]
        self.mask1: i64 = masks[0]
        self.mask2: i64 = masks[1]
        self.mask3: i64 = masks[2]
        self.mask4: i64 = masks[3]
        self.mask5: i64 = masks[4]
        self.zero1: i64 = zeros[0]
        self.zero2: i64 = zeros[1]
        self.zero3: i64 = zeros[2]
        self.zero4: i64 = zeros[3]
        self.zero5: i64 = zeros[4]

    def pack0(self) -> i64:
        return self.code

    def pack(self, first: i64) -> i64:
        return self.code | (first + self.zero1) << self.shift1

    def pack2(self, first: i64, second: i64) -> i64:
        return self.code | (first + self.zero1) << self.shift1 | (second + self.zero2) << self.shift2

    def pack3(self, first: i64, second: i64, third: i64) -> i64:
        return self.pack2(first, second) | (third + self.zero3) << self.shift3

    def pack4(self, first: i64, second: i64, third: i64, fourth: i64) -> i64:
        return self.pack3(first, second, third) | (fourth + self.zero4) << self.shift4

    def pack5(self, first: i64, second: i64, third: i64, fourth: i64, fifth: i64) -> i64:
        return self.pack4(first, second, third, fourth) | (fifth + self.zero5) << self.shift5

    # Reading a field of a packed one. A hidden field reads as one less than its least value.
    def first(self, packed: i64) -> i64:
        return (packed >> self.shift1 & self.mask1) - self.zero1

    def second(self, packed: i64) -> i64:
        return (packed >> self.shift2 & self.mask2) - self.zero2

    def third(self, packed: i64) -> i64:
        return (packed >> self.shift3 & self.mask3) - self.zero3

    def fourth(self, packed: i64) -> i64:
        return (packed >> self.shift4 & self.mask4) - self.zero4

    def fifth(self, packed: i64) -> i64:
        return (packed >> self.shift5 & self.mask5) - self.zero5

    def codes(self, packed: i64) -> list[int]:
        """The packed code of each field; 0 where it is hidden."""
        row: list[int] = [
            packed >> self.shift1 & self.mask1,
            packed >> self.shift2 & self.mask2,
            packed >> self.shift3 & self.mask3,
            packed >> self.shift4 & self.mask4,
            packed >> self.shift5 & self.mask5,
        ]
        return row[: len(self.fields)]

    def from_codes(self, codes: list[int]) -> int:
        packed = int(self.code)
        shift = KIND_BITS
        for field, code in zip(self.fields, codes, strict=True):
            packed += code * 2**shift
            shift += field.bits
        return packed


class Vocabulary:
    def __init__(self, *kinds: Kind) -> None:
        self.kinds: list[Kind] = list(kinds)
        self.by_word: dict[str, Kind] = {kind.word: kind for kind in kinds}
        if len(self.by_word) < len(self.kinds) or len(self.kinds) > KIND_MASK:
            raise ValueError("the kinds of a vocabulary have different words, and are at most 63")
        for code, kind in enumerate(self.kinds):
            kind.code = code

    def kind(self, packed: i64) -> Kind:
        return self.kinds[packed & KIND_MASK]

    def redact(self, packed: i64) -> i64:
        """Without its secret fields."""
        secret = self.kinds[packed & KIND_MASK].secret
        return packed & ~secret

    def text(self, packed: int) -> str:
        return " ".join([word for _, word in self.parts(packed)])

    def parts(self, packed: int) -> list[tuple[str, str]]:
        """Each word of the text after what it is: a `kind`, a `lead`, a `value` that is a word, or `plain`."""
        kind = self.kind(packed)
        parts = [("kind", kind.word)]
        for field, code in zip(kind.fields, kind.codes(packed), strict=True):
            said = "?" if code == 0 else field.text(code - 1 + field.least)
            if said and field.lead:
                parts.append(("lead", field.lead))
            role = "value" if code and isinstance(_member(field), Word) else "plain"
            parts += [(role, word) for word in said.split()]
        return parts

    def parse(self, text: str) -> int:
        if len(text) > MOST_LETTERS:
            raise NotationError(f"“{text[:40]}…” is too long: an action has at most {MOST_LETTERS} letters")
        words = text.lower().split()
        if not words:
            raise NotationError("nothing was said: write an action, or ? for a list")
        kind = self.by_word.get(words[0])
        if kind is None:
            near = difflib.get_close_matches(words[0], list(self.by_word), 1)
            hint = f"; did you mean “{near[0]}”?" if near else f"; the words are {', '.join(self.by_word)}"
            raise NotationError(f"unknown word “{words[0][:40]}”{hint}")
        return kind.from_codes(self._codes(kind, words))

    def _codes(self, kind: Kind, words: list[str]) -> list[int]:
        at = 1
        codes = []
        leads = [field.lead for field in kind.fields if field.lead]
        for field in kind.fields:
            if field.lead and at < len(words) and words[at] == field.lead:
                at += 1
            elif field.lead and not field.takes_several:
                raise NotationError(f"“{kind.word}” wants “{field.lead}” and {field.wants()} here")
            end = at
            while end < len(words) and words[end] not in leads and (field.takes_several or end == at):
                end += 1
            said = words[at:end]
            if not said and not field.takes_several:
                raise NotationError(f"“{kind.word}” wants {field.wants()}")
            codes.append(0 if field.secret and said == ["?"] else field.parse(said) - field.least + 1)
            at = end
        if at < len(words):
            raise NotationError(f"“{' '.join(words[at:])[:40]}” is too much after “{' '.join(words[:at])}”")
        return codes

    def fields(self, packed: int) -> dict[str, object]:
        """For JSON: the kind's word and each field by name, null where it is hidden."""
        kind = self.kind(packed)
        out: dict[str, object] = {"kind": kind.word}
        for field, code in zip(kind.fields, kind.codes(packed), strict=True):
            out[field.name] = None if code == 0 else field.json(code - 1 + field.least)
        return out

    def from_fields(self, fields: dict[str, object]) -> int:
        kind = self.by_word.get(str(fields.get("kind")))
        if kind is None:
            raise NotationError(f"unknown kind “{str(fields.get('kind'))[:40]}”")
        names = {field.name for field in kind.fields} | {"kind"}
        if set(fields) != names:
            raise NotationError(f"“{kind.word}” has the fields {', '.join(sorted(names))}")
        codes = []
        for field in kind.fields:
            value = fields[field.name]
            codes.append(0 if field.secret and value is None else field.from_json(value) - field.least + 1)
        return kind.from_codes(codes)


def _member(field: Field) -> Field:
    return field.member if isinstance(field, Several) else field


def words_of(kind: Kind) -> list[str]:
    """Every word that a field of the kind can hold."""
    members = [_member(field) for field in kind.fields]
    return [word for member in members if isinstance(member, Word) for word in member.words]
