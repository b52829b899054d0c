"""Finished games at any line; tables that begin with lines of another; records brought along."""

import random

import msgspec
import pytest

from dinotable.core.play import digest
from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.core.seats import SPECTATOR
from dinotable.table.cursor import ReplayCursor, parted_at
from dinotable.table.curve import Analyst, CurveJob, Point, averaged, swings_of
from dinotable.table.errors import Refused
from dinotable.table.log import Upload
from dinotable.table.phrases import written
from dinotable.table.seen import ALL_EYES, see_line, see_record
from dinotable.table.table import Table, rebuild
from dinotable.table.upload import charter_of, seed_of
from dinotable.table.variant import setup_words
from tests.table.desk import Desk, magpies
from tests.table.test_table import play_out


def finished(seats: int = 3) -> Desk:
    desk = Desk(magpies(), seats)
    play_out(desk)
    return desk


def lines_of(table: Table) -> list[str]:
    return [table.journal.line(entry) for entry in table.journal.entries]


def test_a_reel_shows_every_line_in_any_order_through_all_eyes() -> None:
    table = finished().table
    game, record = table.game, table.journal.record()
    cursor = ReplayCursor(game, table.setup, lines_of(table))
    at = list(range(len(record.lines) + 1))
    random.Random(1).shuffle(at)
    for line in at:
        state = replay(game, record, until=line).state
        for eyes in (SPECTATOR, 0, 2):
            (frame,) = cursor.frames(line, 1, eyes)
            view = game.view(state, eyes)
            assert (frame.line, frame.view, frame.facts) == (line, written(game.wire(view)), game.facts(view))
            assert frame.own == []
        (frame,) = cursor.frames(line, 1, ALL_EYES)
        assert frame.own == [written(game.wire_own(game.view(state, seat))) for seat in range(3)]
    frames = cursor.frames(0, 10_000, SPECTATOR)
    assert [frame.line for frame in frames] == list(range(len(record.lines) + 1))
    assert [frame.ending is not None for frame in frames] == [False] * len(record.lines) + [True]


def test_all_eyes_are_told_every_line_in_full() -> None:
    table = finished().table
    for number, line in enumerate(lines_of(table)):
        told = see_line(table, number, ALL_EYES)
        assert line.endswith(told.text) and "?" not in told.text


def test_a_table_goes_on_from_given_lines_and_is_rebuilt_the_same() -> None:
    first = finished()
    lines = lines_of(first.table)
    over = 0
    for until in range(len(lines) + 1):
        charter = msgspec.structs.replace(first.charter, given=lines[:until])
        desk = Desk(magpies(), 3, seed=2, start=False)
        desk.charter, desk.table = charter, Table(magpies(), charter, desk.seed)
        assert desk.table.asks.owed == {}, "nobody is asked before the start"
        try:
            desk.enter("start", desk.table.plan_start())
        except Refused as refused:
            over += 1
            assert refused.code == "over" and until == len(lines)
            continue
        desk.check_rebuilt()
        assert len(desk.table.lines_of(1)) == len(desk.table.journal.entries) >= until
        play_out(desk)
        desk.check_rebuilt()
        record = read_record(see_record(desk.table, SPECTATOR, True).text().encode())
        assert (record.given, record.lines[:until]) == (until, lines[:until])
        assert digest(replay(magpies(), record).state) == digest(desk.table.journal.state)
    assert over == 1


@pytest.mark.parametrize("with_seed", [True, False])
@pytest.mark.parametrize("cut", [0, 3])
def test_a_record_brought_along_is_given_back_as_it_was(with_seed: bool, cut: int) -> None:
    record = finished().table.journal.record(with_seed=with_seed)
    if cut:
        record.lines, record.end = record.lines[:-cut], []
    charter = charter_of(magpies(), record)
    assert charter.upload == Upload(record.commitment, 0)
    table = rebuild(magpies(), charter, seed_of(record), [])
    assert table.is_over() and table.bots_asked() == []
    assert see_record(table, SPECTATOR, True).text() == record.text()
    with pytest.raises(Refused):
        table.plan_start()


def test_a_record_without_names_stays_without() -> None:
    record = finished().table.journal.record()
    record.names = []
    table = Table(magpies(), charter_of(magpies(), record), seed_of(record))
    assert see_record(table, SPECTATOR, True).text() == record.text()


def still() -> float:
    """A clock for work that has all the time in the world, or none."""
    return 0.0


def test_the_curve_is_the_same_in_slices_and_at_once() -> None:
    table = finished().table
    lines = lines_of(table)
    job = CurveJob("examples.magpies:GAME", "t", setup_words(table.setup), lines, 0, 1e9)
    whole = Analyst(still).reckon(job)
    assert whole.next == len(lines) + 1
    sliced: list[Point] = []
    analyst, begin = Analyst(still), 0
    while begin <= len(lines):
        part = analyst.reckon(CurveJob(job.place, "t", job.setup, lines, begin, 0.0))
        assert part.next > begin
        sliced, begin = sliced + part.points, part.next
    assert sliced == whole.points
    # Asked by a process that has never seen the game: it begins anew and says the same.
    middle = whole.points[len(whole.points) // 2].line
    assert Analyst(still).reckon(CurveJob(job.place, "t", job.setup, lines, middle, 0.0)).points == [
        point for point in whole.points if point.line == middle
    ]
    for point in whole.points:
        assert len(point.shares) == 3 and abs(sum(point.shares) - 1.5) < 0.01
    assert whole.points[-1].seat is None and whole.points[-1].line == len(lines)


def test_what_is_shown_is_the_mean_of_what_each_seat_last_reckoned() -> None:
    points = [Point(1, 0, [0.8, 0.2]), Point(2, 1, [0.2, 0.8]), Point(5, 0, [1.0, 0.0]), Point(9, None, [0.0, 1.0])]
    assert [point.shares for point in averaged(points)] == [[0.8, 0.2], [0.5, 0.5], [0.6, 0.4], [0.0, 1.0]]
    assert averaged([]) == []


def test_swings_are_the_largest_changes_in_order() -> None:
    shares = [0.5, 0.52, 0.9, 0.88, 0.3, 0.31, 0.0]
    points = [Point(k, 0, [share, 1 - share]) for k, share in enumerate(shares)]
    assert swings_of(points) == [2, 4, 6]
    assert swings_of(points[:1]) == swings_of([]) == []


def test_where_two_games_parted() -> None:
    assert parted_at(["a", "b", "c"], ["a", "b", "d"]) == 2
    assert parted_at(["a"], ["a", "b"]) == parted_at(["a", "b"], ["a"]) == 1
    assert parted_at([], ["a"]) == 0
