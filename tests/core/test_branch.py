"""What if: a game that begins with the lines of another one, and says so."""

import pytest

from dinotable.core.chance import commitment, seed_from
from dinotable.core.errors import RecordError
from dinotable.core.play import digest, legal_actions
from dinotable.core.record import Record, read_record
from dinotable.core.replay import branch, replay
from examples.magpies import GAME
from tests.core.saved import edited, played, signed

OTHER = seed_from(99)


def branched(until: int):
    """Played on to the end with another luck."""
    journal = branch(GAME, played().record(with_seed=True), until, OTHER)
    journal.settle()
    while seats := [seat for seat in range(2) if GAME.to_act(journal.state) >> seat & 1]:
        journal.act(seats[0], legal_actions(GAME, journal.state, seats[0])[0])
        journal.settle()
    return journal


@pytest.mark.parametrize("form", [Record.text, Record.json])
def test_it_begins_with_the_lines_and_verifies_from_there(form):
    whole = played().record()
    for until in range(len(whole.lines) + 1):
        record = branched(until).record(with_seed=True)
        again = read_record(form(record).encode())
        assert (again.given, again.lines[:until]) == (until, whole.lines[:until])
        assert again.commitment == commitment(OTHER)
        assert digest(replay(GAME, again).state) == digest(replay(GAME, record).state)


def test_draws_after_the_given_lines_are_checked():
    record = branched(6).record(with_seed=True)
    later = next(k for k, line in enumerate(record.lines) if k >= 6 and line.startswith("* draw"))
    other = next(line for line in record.lines if line.startswith("* draw") and line != record.lines[later])
    record.lines[later] = other
    with pytest.raises(RecordError, match="the seed draws"):
        replay(GAME, record)


def test_without_the_header_line_the_given_draws_are_told_as_wrong():
    record = branched(6).record(with_seed=True)
    record.given = 0
    with pytest.raises(RecordError, match="the seed draws"):
        replay(GAME, record)


@pytest.mark.parametrize("given", ["0", "-1", "9999", "x", "1e3", ""])
def test_a_number_that_cannot_be_is_refused(given):
    text = played().record().text().replace("name 0", f"given: {given}\nname 0")
    with pytest.raises(RecordError, match="line 6"):
        read_record(signed(text))


def test_it_stands_in_its_place_of_the_header():
    def late(record):
        record.given = 3

    text = edited(late).decode()
    line = "given: 3\n"
    with pytest.raises(RecordError, match="laid out"):
        read_record(signed(text.replace(line, "").replace("seed:", line + "seed:")))
