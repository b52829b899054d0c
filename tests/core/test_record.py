"""Records are read back as they were written, and what is not one is refused in one line that names the place."""

import json

import pytest

from dinotable.core.box import PlainBox
from dinotable.core.errors import RecordError
from dinotable.core.journal import Journal
from dinotable.core.play import digest
from dinotable.core.record import MOST_BYTES, Record, read_record
from dinotable.core.replay import open_record, replay, replay_line, resume
from examples.magpies import GAME
from tests.core.saved import edited, played, record_text, signed

TEXT = record_text()
LINES = TEXT.split("\n")


@pytest.mark.parametrize("most", [0, 1, 5, 10_000])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("form", [Record.text, Record.json])
@pytest.mark.parametrize("backs", [False, True])
def test_a_record_is_read_back(most, seats, form, backs):
    journal = played(seats=seats, most=most, backs=backs)
    record = journal.record(with_seed=True)
    again = read_record(form(record).encode())
    assert (again.text(), again.json()) == (record.text(), record.json())
    assert digest(replay(GAME, again).state) == digest(journal.state)


def test_a_record_without_a_line_is_a_record():
    record = Journal(GAME, GAME.setup(2)).record()
    for form in (record.text(), record.json()):
        again = read_record(form.encode())
        assert again.lines == [] and again.text() == record.text()
        assert digest(replay(GAME, again).state) == digest(GAME.new(GAME.setup(2)))


@pytest.mark.parametrize(
    "name", ["", " ", "a\nb", "\x1b[2J", "x" * 90, "name 1: Eve", "end: 3 4", "\u2028", "\ud800", "“?”", ": "]
)
def test_any_name_gives_a_record_that_can_be_read(name):
    journal = Journal(GAME, GAME.setup(2))
    journal.names = [name, "Bob"]
    for form in (journal.record().text(), journal.record().json()):
        names = read_record(form.encode()).names
        assert names[1] == "Bob" and names[0].isprintable() and 0 < len(names[0]) <= 40


def test_a_saved_game_goes_on_with_the_luck_it_would_have_had():
    """Draws go on where they were, undone lines or not."""
    for most in range(2, 40):
        whole, part = played(seed=3, backs=True), played(seed=3, most=most, backs=True)
        again = resume(GAME, read_record(part.record(with_seed=True).text().encode()))
        lines = [whole.line(entry) for entry in whole.entries]
        for entry in whole.entries[len(part.entries) :]:
            if entry.undone:
                again.undo(entry.seat, entry.undone)
            elif entry.note or entry.back >= 0:
                replay_line(again, whole.line(entry))
            elif entry.seat == 9:
                assert again.luck.draw(GAME, again.state) == entry.action
                again.act(entry.seat, entry.action)
            else:
                again.act(entry.seat, entry.action)
        assert [again.line(entry) for entry in again.entries] == lines


def test_a_record_without_its_seed_replays_and_is_not_played_on():
    record = played(most=9).record()
    assert len(replay(GAME, record).entries) == len(record.lines)
    with pytest.raises(RecordError, match="replayed, not played on"):
        resume(GAME, record)


def test_a_record_replays_up_to_a_line():
    assert len(replay(GAME, read_record(TEXT.encode()), until=5).entries) == 5


def line_of(start):
    return next(at for at, line in enumerate(LINES) if line.startswith(start))


def without(at):
    return "\n".join(LINES[:at] + LINES[at + 1 :])


FIRST = line_of("* draw")
SPOILT = {
    "nothing": (b"", "line 1: not a record"),
    "cut in the header": ("\n".join(LINES[:4]).encode(), "line 4: the header has no line “commitment"),
    "cut in a line": (TEXT[:400].encode(), "cut short"),
    "cut after a line": ("\n".join(LINES[:FIRST + 6]).encode(), "cut short"),
    "without its sum": ("\n".join(LINES[:-2]).encode() + b"\n", "cut short"),
    "cut in the sum": (TEXT[:-3].encode(), "file ends"),
    "without its last newline": (TEXT[:-1].encode(), "file ends"),
    "with more after it": ((TEXT + "more\n").encode(), f"line {len(LINES)}: after the line"),
    "an edited line": (TEXT.replace("* draw", "* drew", 1).encode(), f"line {len(LINES) - 1}: the sum does not fit"),
    "an edited name": (TEXT.replace("Anna", "Anne").encode(), "the sum does not fit"),
    "reordered lines": (without(FIRST).replace("\n\nend", f"\n{LINES[FIRST]}\n\nend").encode(), "the sum does not fit"),
    "a line left out": (without(FIRST).encode(), "the sum does not fit"),
    "another format": (TEXT.replace("record 1", "record 2", 1).encode(), "line 1: not a record"),
    "CR LF": (TEXT.replace("\n", "\r\n").encode(), "line 1: lines end with CR LF"),
    "not UTF-8": (TEXT.replace("Zoé", "Zo").encode()[:300] + b"\xff\xfe", "no UTF-8 text"),
    "UTF-16": (TEXT.encode("utf-16"), "line 1: this is no UTF-8"),
    "a picture": (b"\x89PNG\r\n\x1a\n\x00\x00", "line 1: this is no UTF-8"),
    "too large": (b"x" * (MOST_BYTES + 1), "file: a record has at most"),
    "zeros": (b"\x00" * 1000, "line 1: not a record"),
    "an unknown header": (signed(TEXT.replace("seats: 2", "seats: 2\nluck: good")), "line 4: unknown line “luck”"),
    "a header twice": (signed(TEXT.replace("seats: 2", "seats: 2\nseats: 2")), "line 4: “seats: 2” is no line"),
    "a header in another order": (signed("\n".join([LINES[0], LINES[2], LINES[1], *LINES[3:]])), "line 1: not laid out"),
    "seats that are no number": (signed(TEXT.replace("seats: 2", "seats: two")), "line 3: “two” should be a number"),
    "a control character": (signed(TEXT.replace("Anna", "An\x1b[2Jna")), "line 6: this is empty, or has characters"),
    "a long name": (signed(TEXT.replace("Anna", "A" * 41)), "line 6: this has at most 40"),
    "a short seed": (signed(TEXT.replace("seed: ", "seed: 0")), "line 8: 64 hex digits"),
}  # fmt: skip


@pytest.mark.parametrize("what", SPOILT)
def test_a_spoilt_file_is_refused(what):
    data, message = SPOILT[what]
    with pytest.raises(RecordError) as refused:
        read_record(data)
    one_line(refused.value, message)


def one_line(error, message):
    assert message in str(error)
    assert str(error).isprintable() and len(str(error)) < 250


FORGED = {
    "another game": (lambda record: setattr(record, "rules", "go/1"), "line 2: this is a record of go/1"),
    "another version": (lambda record: setattr(record, "rules", "magpies/9"), "line 2: this is a record of magpies/9"),
    "another box": (lambda record: setattr(record, "box", "0" * 16), "line 4: played with another box"),
    "too many seats": (lambda record: setattr(record, "seats", 7), "line 3: magpies is for 2 to 4"),
    "an unknown option": (lambda record: record.options.update(wind="east"), "line 3: magpies with 2 has no option"),
    "too few names": (lambda record: record.names.pop(), "line 6: there are not as many names"),
    "another seed": (lambda record: setattr(record, "seed", "0" * 64), "line 8: the seed is not the one"),
    "another draw": (
        lambda record: record.lines.__setitem__(
            0, "* draw ring" if record.lines[0] != "* draw ring" else "* draw twig"
        ),
        "line 10: the seed draws",
    ),
    "reordered": (lambda record: record.lines.insert(0, record.lines.pop()), "line 10: done: not allowed by M1"),
    "a foreign word": (lambda record: record.lines.__setitem__(2, "0 castle"), "line 12: unknown word “castle”"),
    "an impossible seat": (lambda record: record.lines.__setitem__(2, "3 pass"), "line 12: “3 pass” should begin"),
    "an odd digit": (lambda record: record.lines.__setitem__(2, "² pass"), "line 12: “² pass” should begin"),
    "a hidden draw": (lambda record: record.lines.__setitem__(0, "* draw ?"), "line 10: draw ?: not allowed"),
    "a draw by a seat": (
        lambda record: record.lines.__setitem__(0, "0 draw ring"),
        "line 10: draw ring: not allowed by M5",
    ),
    "a seat for chance": (lambda record: record.lines.__setitem__(0, "* pass"), "line 10: pass: not allowed"),
    "other spelling": (lambda record: record.lines.__setitem__(0, record.lines[0].upper()), "line 10: "),
    "an undo of nothing": (lambda record: record.lines.insert(4, "0 undo 1"), "line 14: seat 0 can take back 0"),
    "an undo of no number": (lambda record: record.lines.insert(4, "0 undo ³"), "line 14: “0 undo ³” should say"),
    "an undo of chance": (lambda record: record.lines.insert(4, "* undo 1"), "line 14: unknown word “undo”"),
    "back to a draw": (
        lambda record: record.lines.insert(4, "0 back 3"),
        "line 14: nothing can be taken back to line 3",
    ),
    "back to itself": (
        lambda record: record.lines.insert(4, "0 back 4"),
        "line 14: nothing can be taken back to line 4",
    ),
    "back to no number": (lambda record: record.lines.insert(4, "0 back ³"), "line 14: “0 back ³” should say before"),
    "back to 04": (lambda record: record.lines.insert(5, "0 back 04"), "line 15: “0 back 04” should say before"),
    "back below nothing": (
        lambda record: record.lines.insert(5, "0 back -1"),
        "line 15: “0 back -1” should say before",
    ),
    "chance goes back": (lambda record: record.lines.insert(5, "* back 4"), "line 15: unknown word “back”"),
    "back before a draw": (lambda record: record.lines.insert(2, "0 back 1"), "line 12: nothing can be taken back"),
    "a note of nobody": (
        lambda record: record.lines.insert(4, "# 2 taken"),
        "line 14: “# 2 taken” should be about a seat",
    ),
    "a note of nothing": (lambda record: record.lines.insert(4, "# 1 hello"), "line 14: “hello” is no note"),
    "a note of no bot": (lambda record: record.lines.insert(4, "# 1 lent A B"), "line 14: “lent A B” is no note"),
    "a note before a draw": (
        lambda record: record.lines.insert(1, "# 1 taken"),
        "line 11: “taken” is no note, or stands",
    ),
    "other points": (lambda record: setattr(record, "end", [99, 1]), "the points are"),
    "an early end": (lambda record: setattr(record, "lines", record.lines[:8]), "line 19: the record names an end"),
    "no end": (lambda record: setattr(record, "end", []), "“end”: the points are"),
    "more after the end": (lambda record: record.lines.append("0 pass"), "pass: not allowed by M1"),
}


@pytest.mark.parametrize("what", FORGED)
def test_a_forged_record_is_refused(what):
    change, message = FORGED[what]
    with pytest.raises(RecordError) as refused:
        replay(GAME, read_record(edited(change)))
    one_line(refused.value, message)


def test_a_record_needs_its_box():
    record = read_record(TEXT.encode())
    with pytest.raises(RecordError, match="another box"):
        replay(GAME, record, PlainBox("another"))


JSON = json.loads(played().record(with_seed=True).json())
BAD_JSON = {
    "cut short": (json.dumps(JSON)[:-20], "line 1: this is no JSON"),
    "cut in line 4": (json.dumps(JSON, indent=1)[:60], "line 4: this is no JSON"),
    "another thing": ('{"a": 1}', "“format”: not a record"),
    "too deep": ("{" * 100_000, "this is no JSON"),
    "deep lists": ('{"a":' + "[" * 100_000, "this is no JSON"),
    "an enormous number": (
        json.dumps(JSON | {"seats": 0})[:-1].replace('"seats": 0', '"seats": ' + "9" * 5000) + "}",
        "JSON",
    ),
    "a large number": (json.dumps(JSON | {"seats": 10**30}), "no number is larger"),
    "a missing field": (json.dumps({k: v for k, v in JSON.items() if k != "box"}), "“box”: missing"),
    "a wrong kind": (json.dumps(JSON | {"lines": "none"}), "“lines”: missing or of the wrong kind"),
    "a wrong member": (json.dumps(JSON | {"lines": [1]}), "“lines”: holds something else"),
    "an extra field": (json.dumps(JSON | {"luck": 1}), "“luck”: unknown field"),
    "true for a number": (json.dumps(JSON | {"seats": True}), "“seats”: missing or of the wrong kind"),
    "a lone surrogate": (json.dumps(JSON | {"names": ["\ud800", "x"]}), "“name 0”: this is empty, or has characters"),
    "a newline in a line": (json.dumps(JSON | {"lines": ["0 pass\n0 pass"]}), "action 1: an action is empty, or has"),
    "a newline in the box": (json.dumps(JSON | {"box": "a\nb"}), "“box”: this is empty, or has characters"),
    "an edited line": (json.dumps(JSON | {"lines": JSON["lines"][1:]}), "“sum”: the sum does not fit"),
}


@pytest.mark.parametrize("what", BAD_JSON)
def test_spoilt_json_is_refused(what):
    text, message = BAD_JSON[what]
    with pytest.raises(RecordError) as refused:
        read_record(text.encode())
    one_line(refused.value, message)


def test_json_names_the_action():
    record = read_record(json.dumps(JSON).encode())
    record.lines[4] = "0 castle"
    with pytest.raises(RecordError, match="action 5: unknown word"):
        replay(GAME, read_record(record.json().encode()))


def test_opening_a_record_plays_nothing():
    assert open_record(GAME, read_record(TEXT.encode())).entries == []
