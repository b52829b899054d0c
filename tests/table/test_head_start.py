"""Head starts: they change how a table counts, and never lift anybody above who stands higher for another reason."""

import pytest

from dinotable.core.errors import RecordError
from dinotable.core.outcome import Outcome, Part
from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.core.seats import SPECTATOR
from dinotable.games import find
from dinotable.table.head_start import with_head_starts
from dinotable.table.log import Chair, Charter, Lent, Sat, Swapped
from dinotable.table.seen import see_now, see_record
from dinotable.table.table import Table
from dinotable.table.upload import charter_of
from tests.table.desk import Desk


def ended(scores: list[int], ranks: list[int]) -> Outcome:
    return Outcome(scores, ranks, "piles", "GD6.7", [[Part("eggs", score, "GD6.4")] for score in scores])


def ranks(scores: list[int], order: list[int], starts: list[int], out: list[bool] | None = None) -> list[int]:
    return with_head_starts(ended(scores, order), starts, out or [False] * len(scores)).ranks


def test_points_and_head_start_together_decide() -> None:
    found = with_head_starts(ended([30, 25, 10], [1, 2, 3]), [0, 6, 0], [False] * 3)
    assert (found.scores, found.ranks) == ([30, 31, 10], [2, 1, 3])
    assert [sum(part.points for part in parts) for parts in found.parts] == found.scores
    assert found.parts[1][-1].word == "head-start" and len(found.parts[0]) == 1


def test_at_equal_sums_the_games_own_order_stands() -> None:
    assert ranks([30, 25], [1, 2], [0, 5]) == [1, 2]
    # A tie that a rule has broken stays broken, one that is shared stays shared.
    assert ranks([30, 30, 25], [2, 1, 3], [0, 0, 5]) == [2, 1, 3]
    assert ranks([30, 30], [1, 1], [5, 5]) == [1, 1]
    assert ranks([30, 30], [1, 1], [0, 5]) == [2, 1]


def test_who_went_out_stays_behind() -> None:
    assert ranks([8, 20, 15], [1, 2, 3], [0, 50, 50], [False, True, True]) == [1, 2, 3]
    # Those that are left count by points all the same.
    assert ranks([8, 20, 15, 40], [2, 1, 3, 4], [20, 0, 0, 9], [False, False, False, True]) == [1, 2, 3, 4]


def test_an_order_that_points_did_not_make_is_left_alone() -> None:
    assert ranks([10, 30, 25], [1, 2, 3], [0, 50, 60]) == [1, 3, 2]


def finished(starts: list[int]) -> Desk:
    """A game of two, played to its end by the first legal action of whoever is asked."""
    desk = Desk(find("food-chain"), 2, start=False)
    table = desk.table
    table.chairs[:] = [Chair("person", name, head_start=more) for name, more in zip("AB", starts, strict=True)]
    desk.enter("start", table.plan_start())
    while not table.is_over():
        seat, ask = next(iter(table.asks.owed.items()))
        desk.enter(f"m{table.seq}", table.plan_act(seat, ask, [desk.text(seat, table.seq)]))
    return desk


def test_a_head_start_decides_who_wins_at_a_table_and_its_record_says_so() -> None:
    plain = see_now(finished([0, 0]).table, SPECTATOR).ending
    assert plain and sorted(plain.ranks) == [1, 2]
    loser = plain.ranks.index(2)
    starts = [0, 0]
    starts[loser] = plain.scores[1 - loser] - plain.scores[loser] + 1
    table = finished(starts).table
    ending = see_now(table, SPECTATOR).ending
    assert ending and ending.ranks[loser] == 1
    assert [part.points for part in ending.parts[loser] if part.word == "head-start"] == [starts[loser]]

    record = see_record(table, SPECTATOR, True)
    assert record.end == plain.scores, "the end of the record is the game's own"
    assert f"head start {loser}: {starts[loser]}" in record.text()
    for written in (record.text(), record.json()):
        read = read_record(written.encode())
        assert read == record and read.head_starts == starts
        # Every draw is checked against the seed.
        assert replay(table.game, read).head_starts == starts
        brought = Table(table.game, charter_of(table.game, read), bytes.fromhex(read.seed))
        again = see_now(brought, SPECTATOR).ending
        assert again and again.ranks == ending.ranks


@pytest.mark.parametrize(
    "slip", ["head start 1: 0", "head start 7: 5", "head start 1: 100", "head start 1: -3", "head start x: 3"]
)
def test_a_head_start_that_cannot_be_is_refused(slip: str) -> None:
    record = see_record(finished([0, 5]).table, SPECTATOR, True)
    with pytest.raises(RecordError):
        read_record(record.text().replace("head start 1: 5", slip).encode())


def test_a_head_start_belongs_to_a_chair_and_looks_to_who_sits_there() -> None:
    game = find("food-chain")
    chairs = [Chair("person", "Anna", face="rex", colour=3), Chair("friend", head_start=7)]
    table = Table(game, Charter(game.id, game.rules, game.setup(2).options, chairs), bytes(32))
    desk = Desk(game, 2, start=False)
    desk.table = table
    desk.enter("sit", Sat(1, "Ben", "stego", 5))
    assert table.chairs[1] == Chair("friend", "Ben", "", "stego", 5, 7)
    assert table.plan_sit(1, None, True) == Sat(1, "Ben", "stego", 5), "who comes back looks as before"
    desk.enter("swap", Swapped(0, 1))
    assert table.chairs[0].head_start == 7 and table.chairs[1].face == "rex"
    desk.enter("rise", table.plan_rise(0))
    assert table.chairs[0] == Chair("friend", head_start=7)
    desk.enter("again", Sat(0, "Cleo"))
    desk.enter("start", table.plan_start())
    desk.enter("lend", Lent(0, "random"))
    assert table.chairs[0].head_start == 7 and table.chairs[0].level == "random"
