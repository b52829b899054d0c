"""Spoilt records by the thousand: nothing but RecordError, and nothing slow. DINOTABLE_FUZZ gives the seconds."""

import os
import random
import time

from dinotable.core.errors import RecordError
from dinotable.core.record import read_record
from dinotable.core.replay import replay
from examples.magpies import GAME
from tests.core.saved import played, signed

SECONDS = float(os.environ.get("DINOTABLE_FUZZ", "2"))
PIECES = [
    "\n",
    "\n\n",
    " ",
    "?",
    "* ",
    "0 ",
    "undo 1",
    "undo 99999",
    "0 back 4\n",
    "back 99999",
    "# 1 lent greedy\n",
    "# 0 taken\n",
    "draw ring",
    "²",
    "\x00",
    "\x1b[2J",
    "\u2028",
    "\ud7ff",
]
PIECES += [
    "sum: ",
    "end: 1 2",
    "name 0: x",
    "option a: b",
    "seats: 3",
    "seats: 0",
    "peek at 7",
    "offer ?",
    "-",
    "{",
    '"',
    "\r\n",
]


def spoil(text: str, chooser: random.Random) -> str:
    """A few random edits: bytes, pieces, whole lines."""
    for _ in range(chooser.randint(1, 4)):
        lines = text.split("\n")
        at, other = chooser.randrange(len(lines)), chooser.randrange(len(lines))
        place = chooser.randrange(len(text) + 1)
        edit = chooser.randrange(7)
        if edit == 0:
            text = text[:place] + chooser.choice(PIECES) + text[place:]
        elif edit == 1:
            text = (
                text[:place]
                + chr(chooser.choice([chooser.randrange(1, 128), chooser.randrange(128, 0xD800)]))
                + text[place + 1 :]
            )
        elif edit == 2:
            text = text[:place] + text[place + chooser.randint(1, 30) :]
        elif edit == 3:
            lines[at], lines[other] = lines[other], lines[at]
            text = "\n".join(lines)
        elif edit == 4:
            text = "\n".join(lines[:at] + lines[at:other] * 3 + lines[at:])
        elif edit == 5:
            words = lines[at].split(" ") + chooser.choice(PIECES).split(" ")
            chooser.shuffle(words)
            text = "\n".join([*lines[:at], " ".join(words), *lines[at + 1 :]])
        else:
            text = text[: max(0, len(text) - chooser.randint(1, 200))]
    return text


def test_no_spoilt_record_does_harm():
    chooser = random.Random(1)
    texts = [
        form
        for seats in (2, 3, 4)
        for form in forms_of(played(seed=seats, seats=seats, backs=seats > 2).record(with_seed=seats > 2))
    ]
    end = time.monotonic() + SECONDS
    tried = refused = 0
    while time.monotonic() < end:
        text = spoil(chooser.choice(texts), chooser)
        # Half of them with a sum that fits, so that what comes after the sum is reached.
        data = signed(text) if "sum: " in text and chooser.random() < 0.5 else text.encode(errors="surrogatepass")
        start = time.process_time()
        try:
            replay(GAME, read_record(data))
        except RecordError as error:
            refused += 1
            assert str(error).isprintable() and len(str(error)) < 400
        assert time.process_time() - start < 1, f"slow: {text!r}"
        tried += 1
    assert refused > tried / 2


def forms_of(record):
    return record.text(), record.json()


def test_long_files_are_refused_quickly():
    text = played(most=4).record().text()
    head, tail = text.split("\n\n", 1)
    for line in ("0 pass\n" * 200_000, "0 " + "pass " * 300_000 + "\n", "0 offer " + "x" * 1_500_000 + "\n"):
        start = time.process_time()
        try:
            replay(GAME, read_record(signed(f"{head}\n\n{line}{tail}")))
            raise AssertionError("played on")
        except RecordError as error:
            assert len(str(error)) < 400
        assert time.process_time() - start < 1


def test_going_back_again_and_again_is_refused_before_it_takes_long():
    record = played(most=60, undos=False).record()
    first = next(line for line in record.lines if not line.startswith("*"))
    at = record.lines.index(first)
    record.lines = record.lines[: at + 1]
    for _ in range(50_000):
        record.lines += [f"0 back {len(record.lines) - 1}", first]
    start = time.process_time()
    try:
        replay(GAME, read_record(record.text().encode()))
        raise AssertionError("played on")
    except RecordError as error:
        assert "nothing can be taken back" in str(error)
    assert time.process_time() - start < 1
