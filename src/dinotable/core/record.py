"""A game is its record: a header, and one line an action. Plain text that can be read aloud, compared and replayed.

    dinotable record 1
    game: magpies/1
    seats: 2
    box: 5b1c8d2e9f00a714
    variant: Long nights (what its box is called, if it has a name)
    set hand: 3 (what differs from the box that the game comes with)
    commitment: 9f86d081884c7d65…
    given: 34 (what if: so many lines were taken from another game)
    name 0: Anna
    head start 0: 5 (points that its table gives that seat at the end)
    seed: … (after the end, and in one's own saves)

    * draw coin
    0 hop left
    0 undo 1
    # 1 lent greedy
    1 back 12

    end: 12 8
    sum: 0123456789abcdef

The sum covers everything above it, so a record cut short or edited is told at once.
"""

import hashlib
import json
from typing import Final

from dinotable.core.box import MOST_WORDS
from dinotable.core.errors import RecordError

FORMAT: Final = "dinotable record 1"
MOST_BYTES: Final = 2_000_000
MOST_NAME: Final = 40
MOST_OPTIONS: Final = 20
MOST_CHANGED: Final = 500
MOST_POINTS: Final = 999_999
MOST_HEAD_START: Final = 99
OPTIONAL: Final[dict[str, type]] = {"variant": str, "set": dict, "given": int, "head_starts": list}
"""Fields of the JSON form that are there only if they say something."""
HEX_DIGITS: Final = frozenset("0123456789abcdef")


class Record:
    def __init__(self) -> None:
        self.rules = ""
        """Game and version, such as `magpies/1`."""
        self.seats = 0
        self.options: dict[str, str] = {}
        self.box = ""
        """The hash of the box."""
        self.variant = ""
        """The name of the box, if it has one."""
        self.changed: dict[str, str] = {}
        """What differs from the box that the game comes with (`Box.changed`), so a record is enough to play it again."""
        self.commitment = ""
        self.given = 0
        """How many of the first lines come from another game: their draws are not from this game's seed."""
        self.names: list[str] = []
        self.head_starts: list[int] = []
        """Points by seat that its table added to those of the game; empty: none. The end has the game's own."""
        self.seed = ""
        """64 hex digits, or empty while it is secret."""
        self.lines: list[str] = []
        """`seat text`; `*` for chance; `seat undo n` takes that seat's last n actions back, `seat back n` everything to
        before line n, counted from 0; `# seat lent level` and `# seat taken` note who plays."""
        self.end: list[int] = []
        """Points by seat when it is over."""
        self.places: dict[str, str] = {}
        """Where each line of the header and the end stand in the file that was read, for messages."""
        self.first_line = 0
        """Where the first action stands in it; 0: not in lines."""

    def place(self, name: str) -> str:
        """Where a line of the header stands, such as `line 4`."""
        return self.places.get(name, f"“{name}”")

    def place_of(self, number: int) -> str:
        """Where an action stands, counted from 0."""
        return f"line {self.first_line + number}" if self.first_line else f"action {number + 1}"

    def game_id(self) -> str:
        return self.rules.partition("/")[0]

    def body(self) -> str:
        head = [FORMAT, f"game: {self.rules}", f"seats: {self.seats}"]
        head += [f"option {name}: {value}" for name, value in self.options.items()]
        head.append(f"box: {self.box}")
        if self.variant:
            head.append(f"variant: {self.variant}")
        head += [f"set {path}: {value}" for path, value in self.changed.items()]
        head.append(f"commitment: {self.commitment}")
        if self.given:
            head.append(f"given: {self.given}")
        head += [f"name {seat}: {name}" for seat, name in enumerate(self.names)]
        head += [f"head start {seat}: {more}" for seat, more in enumerate(self.head_starts) if more]
        if self.seed:
            head.append(f"seed: {self.seed}")
        tail = ["end: " + " ".join(str(points) for points in self.end)] if self.end else []
        return "\n".join([*head, "", *self.lines, "", *tail, ""])

    def text(self) -> str:
        body = self.body()
        return f"{body}sum: {sum_of(body)}\n"

    def __str__(self) -> str:
        return self.text().removesuffix("\n")

    def __repr__(self) -> str:
        return f"<Record of {self.rules}, {self.seats} seats, {len(self.lines)} lines>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.body() == other.body()

    def __hash__(self) -> int:
        return hash(self.body())

    def json(self) -> str:
        fields: dict[str, object] = {
            "format": FORMAT,
            "game": self.rules,
            "seats": self.seats,
            "options": self.options,
            "box": self.box,
            "commitment": self.commitment,
            "names": self.names,
            "seed": self.seed,
            "lines": self.lines,
            "end": self.end,
            "sum": sum_of(self.body()),
        }
        if self.variant:
            fields["variant"] = self.variant
        if self.changed:
            fields["set"] = self.changed
        if self.given:
            fields["given"] = self.given
        if self.head_starts:
            fields["head_starts"] = self.head_starts
        return json.dumps(fields, ensure_ascii=False, indent=1)


def sum_of(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def read_record(data: bytes) -> Record:
    """From its text or its JSON form; raises RecordError with the line."""
    if len(data) > MOST_BYTES:
        raise RecordError("file", f"a record has at most {MOST_BYTES} bytes, this has {len(data)}")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RecordError(f"line {line}", "this is no UTF-8 text: not a record") from None
    if text.lstrip().startswith("{"):
        return _from_json(text)
    return _from_text(text)


def _from_text(text: str) -> Record:
    lines = text.split("\n")
    if lines[0] == FORMAT + "\r":
        raise RecordError("line 1", "lines end with CR LF here, in a record with LF alone: convert it back")
    if lines[0] != FORMAT:
        raise RecordError("line 1", f"not a record of this program: the first line should be “{FORMAT}”")
    record = Record()
    at = _read_head(record, lines)
    record.first_line = at + 1
    while at < len(lines) and lines[at]:
        record.lines.append(lines[at])
        at += 1
    at += 1
    if at < len(lines) and lines[at].startswith("end: "):
        record.places["end"] = f"line {at + 1}"
        record.end = [_integer(word, at + 1) for word in lines[at].removeprefix("end: ").split(" ")]
        at += 1
    if at >= len(lines) or not lines[at].startswith("sum: "):
        place = f"line {min(at + 1, len(lines))}"
        raise RecordError(place, "the record is cut short: its last line “sum: …” should be here")
    if lines[at + 1 :] != [""]:
        raise RecordError(f"line {at + 2}", "after the line “sum: …” the file ends")
    record.places["sum"] = f"line {at + 1}"
    _check(record, lines[at].removeprefix("sum: "), "\n".join(lines[:at]) + "\n")
    return record


def _read_head(record: Record, lines: list[str]) -> int:
    at = 1
    while at < len(lines) and lines[at]:
        name, colon, value = lines[at].partition(": ")
        if not colon or name in record.places:
            raise RecordError(f"line {at + 1}", f"“{lines[at][:40]}” is no line of a header, or stands there twice")
        record.places[name] = f"line {at + 1}"
        _read_head_line(record, name, value, at + 1)
        at += 1
    for name in ("game", "seats", "box", "commitment"):
        if name not in record.places:
            raise RecordError(f"line {min(at + 1, len(lines))}", f"the header has no line “{name}: …”")
    return at + 1


def _read_head_line(record: Record, name: str, value: str, line: int) -> None:
    if name == "game":
        record.rules = value
    elif name == "seats":
        record.seats = _integer(value, line)
    elif name.startswith("option "):
        record.options[name.removeprefix("option ")] = value
    elif name == "box":
        record.box = value
    elif name == "variant":
        record.variant = value
    elif name.startswith("set "):
        record.changed[name.removeprefix("set ")] = value
    elif name == "commitment":
        record.commitment = value
    elif name == "given":
        record.given = _integer(value, line)
    elif name == f"name {len(record.names)}":
        record.names.append(value)
    elif name in [f"head start {seat}" for seat in range(min(record.seats, 8))]:
        record.head_starts = record.head_starts or [0] * record.seats
        record.head_starts[int(name.removeprefix("head start "))] = _integer(value, line)
    elif name == "seed":
        record.seed = value
    else:
        raise RecordError(f"line {line}", f"unknown line “{name[:40]}” in the header")


def _from_json(text: str) -> Record:
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise RecordError(f"line {line}", "this is no JSON: cut short or edited") from None
    shape = {
        "format": str, "game": str, "seats": int, "options": dict, "box": str, "commitment": str,
        "names": list, "seed": str, "lines": list, "end": list, "sum": str,
    }  # fmt: skip
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise RecordError("“format”", f"not a record of this program: it should be “{FORMAT}”")
    shape |= {name: kind for name, kind in OPTIONAL.items() if name in fields}
    for name, kind in shape.items():
        if type(fields.get(name)) is not kind:
            raise RecordError(f"“{name}”", "missing or of the wrong kind")
    if set(fields) != set(shape):
        raise RecordError(f"“{min(set(fields) - set(shape))[:40]}”", "unknown field")
    for name, members, kind in (
        ("options", list(fields["options"].values()), str), ("names", fields["names"], str),
        ("set", list(fields.get("set", {}).values()), str),
        ("lines", fields["lines"], str), ("end", fields["end"], int), ("head_starts", fields.get("head_starts", []), int),
    ):  # fmt: skip
        if not all(type(item) is kind for item in members):
            raise RecordError(f"“{name}”", f"holds something else than {'numbers' if kind is int else 'texts'}")
    if any(abs(number) > MOST_POINTS for number in [fields["seats"], fields.get("given", 0), *fields["end"]]):
        raise RecordError("“seats”, “given” or “end”", f"no number is larger than {MOST_POINTS}")
    record = Record()
    record.rules, record.seats, record.options = fields["game"], fields["seats"], fields["options"]
    record.box, record.commitment, record.names = fields["box"], fields["commitment"], fields["names"]
    record.seed, record.lines, record.end = fields["seed"], fields["lines"], fields["end"]
    record.variant, record.changed = fields.get("variant", ""), fields.get("set", {})
    record.given = fields.get("given", 0)
    record.head_starts = fields.get("head_starts", [])
    _check(record, fields["sum"], None)
    return record


def _check(record: Record, told: str, body: str | None) -> None:
    """Checks that the record is written exactly as we would write it, and that its sum fits. `body` is the text above it."""
    if len(record.options) > MOST_OPTIONS:
        raise RecordError(
            record.place(f"option {list(record.options)[MOST_OPTIONS]}"), f"at most {MOST_OPTIONS} options"
        )
    if len(record.changed) > MOST_CHANGED:
        raise RecordError(record.place("box"), f"at most {MOST_CHANGED} things are set")
    head = [("game", record.rules), ("box", record.box)]
    if record.variant or "variant" in record.places:
        head.append(("variant", record.variant))
    for path, value in record.changed.items():
        head.append((f"set {path}", path))
        if len(value) > MOST_WORDS or not value.isprintable():
            raise RecordError(record.place(f"set {path}"), f"this has at most {MOST_WORDS} characters")
    for name, value in record.options.items():
        head += [(f"option {name}", name), (f"option {name}", value)]
    head += [(f"name {seat}", name) for seat, name in enumerate(record.names)]
    for name, text in head:
        if not text or not text.isprintable():
            raise RecordError(record.place(name), "this is empty, or has characters that cannot be printed")
        if len(text) > MOST_NAME:
            raise RecordError(record.place(name), f"this has at most {MOST_NAME} characters")
    for number, line in enumerate(record.lines):
        if not line or not line.isprintable():
            raise RecordError(record.place_of(number), "an action is empty, or has characters that cannot be printed")
    if not 0 <= record.given <= len(record.lines) or ("given" in record.places and record.given == 0):
        raise RecordError(record.place("given"), f"a number from 1 to {len(record.lines)}, as many as there are lines")
    starts = record.head_starts
    if starts and (
        len(starts) != record.seats or not any(starts) or not all(0 <= m <= MOST_HEAD_START for m in starts)
    ):
        raise RecordError("“head start”", f"each is a number from 1 to {MOST_HEAD_START}, for a seat of this game")
    for name, digits in (("commitment", record.commitment), ("seed", record.seed)):
        if digits and (len(digits) != 64 or not set(digits) <= HEX_DIGITS):
            raise RecordError(record.place(name), "64 hex digits should be here")
    if body is not None and body != record.body():
        raise RecordError("line 1", "not laid out as it was written: spaces, or the order of the header")
    if told != sum_of(record.body()):
        raise RecordError(record.place("sum"), "the sum does not fit: something above was edited")


def _integer(text: str, line: int) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 7):
        raise RecordError(f"line {line}", f"“{text[:40]}” should be a number")
    return int(text)


def clean_name(name: str) -> str:
    """A name that a record can hold: printable, not too long, not empty."""
    kept = "".join(letter for letter in name if letter.isprintable()).strip()[:MOST_NAME].strip()
    return kept or "?"
