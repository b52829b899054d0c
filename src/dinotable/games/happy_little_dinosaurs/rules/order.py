"""HD4.1 and HD4.2: whether normal effects resolve, and in which order."""

from mypy_extensions import i64

from dinotable.core.ints import Seat
from dinotable.core.log import Log
from dinotable.games.happy_little_dinosaurs.actions import SAWN
from dinotable.games.happy_little_dinosaurs.box import NORMAL, SAW, TIMING
from dinotable.games.happy_little_dinosaurs.rules.scoring import open_window
from dinotable.games.happy_little_dinosaurs.score import in_front
from dinotable.games.happy_little_dinosaurs.state import EFFECT, HappyLittleDinosaurs, Table


def begin_effects(state: HappyLittleDinosaurs, log: Log | None) -> None:
    table = state.table
    table.at = 0
    for seat in range(table.seats):
        table.order[seat] = -1
    if in_front(table, SAW) == 0:
        _fix_order(table)
    elif log:
        # HD4.1: a saw cancels all of them.
        log.add(SAWN.pack0())
    ask(state)


def _fix_order(table: Table) -> None:
    """HD4.2: fixed at the reveal: value, then least advanced, then seat."""
    order = table.order
    place: i64 = 0
    for seat in range(table.seats):
        if table.front[seat] >= 0 and TIMING[table.front[seat]] == NORMAL:
            at = place
            while at > 0 and _is_before(table, seat, order[at - 1]):
                order[at] = order[at - 1]
                at -= 1
            order[at] = seat
            place += 1


def _is_before(table: Table, seat: Seat, other: Seat) -> bool:
    """Whether a seat's effect comes before that of a lower seat."""
    value = table.box.value[table.front[seat]]
    others = table.box.value[table.front[other]]
    return value < others or (value == others and table.position[seat] < table.position[other])


def ask(state: HappyLittleDinosaurs) -> None:
    table = state.table
    if table.at < table.seats and table.order[table.at] >= 0:
        table.phase = EFFECT
    else:
        open_window(state)


def resolve(state: HappyLittleDinosaurs) -> None:
    """HD4.2: an effect is used up, and the next is asked."""
    table = state.table
    table.at += 1
    table.dropped = 0
    table.owner = -1
    table.looked = 0
    ask(state)
