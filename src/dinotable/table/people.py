"""What people ask of each other at a table: plans for the log, and how it stands, for everybody alike.

Who is gone is handed in: who has not been connected for as long as the time control says. It is known to whoever holds the
connections, and what it decided is in the log. In a slow game nobody is connected as a rule, and nobody is ever gone.
"""

from collections.abc import Collection, Mapping

import msgspec

from dinotable.table.consent import Proposal
from dinotable.table.errors import Refused
from dinotable.table.log import Answered, Event, Lapsed, Lent, Proposed, Rematched, Swapped, TimeControl, Vacation, What
from dinotable.table.table import Table


class Wish(msgspec.Struct, frozen=True):
    """Something proposed that waits for others."""

    number: int
    """An answer names it."""
    seat: int
    what: What
    target: int
    """A line for `back`, else a seat."""
    agreed: list[int]
    waits_for: list[int]
    until: float | None = None
    """In a slow game: when it lapses, in uptime, if nothing happens before."""


class Clock(msgspec.Struct, frozen=True):
    left: float
    """Seconds."""
    runs: bool
    is_away: bool
    rest: float
    """Seconds of vacation left."""
    is_spent: bool
    """The bot plays to the end."""


class People(msgspec.Struct, frozen=True):
    """The same for players and spectators: nothing in it is made of what is hidden."""

    seq: int
    uptime: float
    """When this was told: clocks go on from here."""
    time_control: TimeControl
    absent: list[int]
    """Persons who are not connected."""
    gone: list[int]
    """Those of them who are not waited for any more."""
    waits: list[float]
    """Until when votes wait for each of the absent, in uptime; empty where they always do."""
    wishes: list[Wish]
    clocks: list[Clock]
    """By seat; empty without clocks."""
    last: list[int | None]
    """By seat, its last line that was not taken back."""
    rematch: str
    """The table where the same people play again; empty: none yet."""


def see_people(table: Table, since: Mapping[int, float], uptime: float, gone: Collection[int] = ()) -> People:
    """`since`: from when on each of the absent is."""
    gone = _counted(table, gone)
    patience = table.charter.time_control.patience
    absent = sorted(since)
    waits = [round(since[seat] + patience, 3) for seat in _counted(table, absent)]
    wishes = [_wish(table, proposal, gone) for proposal in table.consent.open.values()]
    seats = range(len(table.chairs))
    running = table.on_clock()
    clocks = [_clock(table, seat, uptime, seat in running) for seat in seats] if table.clocks.is_on() else []
    last = [table.journal.last_line(seat) for seat in seats]
    time_control = table.charter.time_control
    return People(
        table.seq, round(uptime, 3), time_control, absent, sorted(gone), waits, wishes, clocks, last, table.rematch
    )


def see_backs(table: Table, seat: int) -> list[int]:
    """The lines of the record to before which the seat may propose to take the game back, first to last: all that count,
    but for those that it takes back without asking anybody."""
    if not table.is_started or table.is_over() or table.chairs[seat].level or table.charter.rated:
        return []
    free = table.undoable_from(seat)
    return [line for line in table.journal.back_lines() if line not in free]


def _counted(table: Table, gone: Collection[int]) -> Collection[int]:
    return () if table.charter.time_control.clock == "days" else gone


def _wish(table: Table, proposal: Proposal, gone: Collection[int]) -> Wish:
    waits_for = proposal.waits_for(table.people(), gone)
    until = proposal.until(table.people(), table.clocks)
    agreed = sorted(proposal.agreed)
    return Wish(proposal.number, proposal.seat, proposal.what, proposal.target, agreed, waits_for, until)


def _clock(table: Table, seat: int, uptime: float, runs: bool) -> Clock:
    clocks = table.clocks
    rest = clocks.rest_at(seat, uptime)
    is_away = clocks.is_away[seat] and rest > 0
    left = clocks.left_at(seat, uptime, runs)
    return Clock(round(left, 3), runs and not is_away, is_away, round(rest, 3), clocks.is_spent(seat))


def plan_propose(table: Table, seat: int, what: What, target: int, gone: Collection[int]) -> Proposed:
    """Any person may ask; bots agree at once."""
    table.check_plays(seat)
    if what != "swap":
        table.check_unrated()
    if what == "swap":
        _check_swap(table, seat, target)
    elif what == "back":
        table.check_running()
        if not table.journal.can_go_back(target):
            raise Refused("no-undo", f"nothing can be taken back to line {target}: it is no action that still counts")
    else:
        _check_vote(table, seat, target, gone)
    proposal = Proposal(0, seat, what, target)
    passes = proposal.passes(table.people(), _counted(table, gone))
    return Proposed(seat, what, target, passes, _order_after(table, proposal) if passes else [])


def plan_answer(table: Table, seat: int, number: int, yes: bool, gone: Collection[int]) -> Answered:
    table.check_plays(seat)
    others = [other for other in _counted(table, gone) if other != seat]
    proposal = table.consent.open.get(number)
    people = table.people()
    if proposal is None:
        raise Refused("no-proposal", f"proposal {number} is not open any more: look again")
    if seat not in proposal.asked(people, others):
        raise Refused("not-yours", f"seat {seat} is not asked about proposal {number}")
    if seat in proposal.agreed | proposal.declined:
        raise Refused("no-proposal", f"seat {seat} has answered proposal {number}")
    after = Proposal(number, proposal.seat, proposal.what, proposal.target)
    after.agreed = proposal.agreed | ({seat} if yes else set())
    passes = yes and after.passes(people, others)
    return Answered(seat, number, yes, passes, _order_after(table, proposal) if passes else [])


def _order_after(table: Table, proposal: Proposal) -> list[int]:
    """In which bots will answer, if the game is taken back into a window."""
    return table.order_before(proposal.target) if proposal.what == "back" else []


def plan_swap(table: Table, one: int, other: int) -> Swapped:
    """By the host."""
    _check_swap(table, one, other)
    return Swapped(one, other)


def swapped_by(table: Table, event: Event) -> tuple[int, int] | None:
    """The two seats that change places with an entry, if it is about to be entered."""
    if isinstance(event, Swapped):
        return event.one, event.other
    if isinstance(event, Proposed) and event.what == "swap" and event.passes:
        return event.seat, event.target
    if isinstance(event, Answered) and event.passes:
        proposal = table.consent.open[event.proposal]
        return (proposal.seat, proposal.target) if proposal.what == "swap" else None
    return None


def plan_expire(table: Table, number: int, now: float) -> Lapsed:
    """Not everybody has answered in time."""
    table.check_running()
    proposal = table.consent.open.get(number)
    until = proposal.until(table.people(), table.clocks) if proposal else None
    if until is None or now < until:
        raise Refused("no-proposal", f"proposal {number} is not open, or there is time left for it")
    return Lapsed(number)


def plan_lend_other(table: Table, seat: int, level: str, gone: Collection[int]) -> Lent:
    """By the host: the seat of another at the same device, or of who has been away for too long."""
    lent = table.plan_lend(seat, level)
    if table.chairs[seat].kind != "here":
        _check_gone(table, seat, gone)
    return lent


def plan_lapse(table: Table, seat: int, now: float) -> Lent:
    """The seat's time is used up by then: the bot plays on."""
    table.check_running()
    if seat not in table.on_clock() or not table.clocks.is_on() or table.clocks.left_at(seat, now, True) > 0:
        raise Refused("clock", f"the time of seat {seat} is not used up")
    return Lent(seat, table.charter.time_control.stand_in, "clock")


def plan_absent(table: Table, seat: int) -> Lent:
    """Nobody was there for the time agreed on: the bot plays on."""
    table.check_running()
    if seat not in table.on_clock():
        raise Refused("late", f"seat {seat} owes no decision now")
    return Lent(seat, table.charter.time_control.stand_in, "absent")


def plan_vacation(table: Table, seat: int, begins: bool, now: float) -> Vacation:
    table.check_running()
    table.check_plays(seat)
    clocks = table.clocks
    is_away = clocks.is_away[seat] and clocks.rest_at(seat, now) > 0
    if begins and (is_away or clocks.rest_at(seat, now) <= 0):
        raise Refused("no-vacation", "there is no vacation left at this table, or it has begun already")
    if not begins and not is_away:
        raise Refused("no-vacation", "there is no vacation to be ended")
    return Vacation(seat, begins)


def plan_rematch(table: Table, seat: int, name: str) -> Rematched:
    if not table.is_over():
        raise Refused("not-over", "the game goes on: a rematch comes after its end")
    return Rematched(seat, name)


def _check_swap(table: Table, one: int, other: int) -> None:
    if table.is_started:
        raise Refused("started", "the game has begun: seats cannot be changed any more")
    if one == other or not all(0 <= seat < len(table.chairs) for seat in (one, other)):
        raise Refused("no-proposal", "name two different seats of this table")


def _check_gone(table: Table, seat: int, gone: Collection[int]) -> None:
    """Whether others may put a bot on that seat."""
    time_control = table.charter.time_control
    if time_control.clock == "days":
        raise Refused("clock", "in a slow game the clock decides when a bot plays on")
    if seat not in gone:
        text = (
            f"the player of seat {seat} is there, or was until a moment ago: {time_control.patience} seconds are waited"
        )
        raise Refused("present", text)


def _check_vote(table: Table, seat: int, target: int, gone: Collection[int]) -> None:
    table.check_running()
    if target == seat or target not in table.people():
        raise Refused("no-proposal", f"seat {target} is not played by another person")
    _check_gone(table, target, gone)
