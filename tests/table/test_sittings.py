"""Who sat where, by the log alone."""

from dinotable.table.log import Answered, Chair, Charter, Entered, Event, Lent, Proposed, Rose, Sat, Swapped
from dinotable.table.sittings import NOBODY, sittings, without_names

CHARTER = Charter(
    "magpies",
    "magpies/1",
    {},
    [Chair("person", "Ben"), Chair("friend"), Chair("open"), Chair("bot", "random bot", "random")],
)


def logged(*events: Event) -> list[Entered]:
    return [Entered(seq, f"m{seq}", event) for seq, event in enumerate(events, 1)]


LOG = logged(
    Sat(1, "Ben"),
    Sat(2, "Cleo"),
    Swapped(1, 2),
    Rose(1, "removed"),
    Sat(1, "Ben"),
    Proposed(2, "swap", 0),
    Answered(0, 6, True, passes=True),
    Proposed(2, "swap", 3, passes=True),
    Sat(0, "Benjamin"),
    Lent(0, "random"),
)


def test_each_sitting_is_followed_over_swaps_until_it_is_left() -> None:
    opener, friend, cleo, later = sittings(CHARTER, LOG)
    assert [opener.seat_at(seq) for seq in (0, 6, 7, 8, 10)] == [0, 0, 2, 3, 3]
    assert [friend.seat_at(seq) for seq in (0, 1, 3, 7)] == [None, 1, 2, 0]
    assert friend.names == {1: "Ben", 9: "Benjamin"}
    assert (cleo.until, cleo.seat_at(3), cleo.seat_at(4), cleo.seat_now()) == (4, 1, None, None)
    assert (later.seat_now(), later.names) == (1, {5: "Ben"})
    assert [sitting.seat_now() for sitting in (opener, friend)] == [3, 0]
    assert cleo.was_on(2) and cleo.was_on(1) and not cleo.was_on(0)


def test_a_name_goes_and_others_of_the_same_name_stay() -> None:
    opener, friend, cleo, _ = sittings(CHARTER, LOG)
    charter, entries = without_names(CHARTER, LOG, [friend])
    assert charter == CHARTER
    assert [(entered.seq, entered.event) for entered in entries] == [(1, Sat(1, NOBODY)), (9, Sat(0, NOBODY))]
    charter, entries = without_names(CHARTER, LOG, [opener, cleo])
    assert [chair.name for chair in charter.chairs] == [NOBODY, "", "", "random bot"]
    assert [entered.seq for entered in entries] == [2]
