"""HD6: who takes the disaster, and sudden death between those tied for it. `choice.legal_choose` says what may be chosen."""

from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest, size_of
from dinotable.core.ints import Card, Mask, Seat
from dinotable.core.log import Log
from dinotable.games.happy_little_dinosaurs.actions import FACED, SUDDEN_DEATH, WITHOUT
from dinotable.games.happy_little_dinosaurs.rules.disaster import bury, face
from dinotable.games.happy_little_dinosaurs.rules.hands import holds_point, leave
from dinotable.games.happy_little_dinosaurs.score import FAR
from dinotable.games.happy_little_dinosaurs.state import SUDDEN, HappyLittleDinosaurs, Table


def hand_out(state: HappyLittleDinosaurs, losers: Mask, log: Log | None) -> None:
    """HD6.1, HD6.2: the lowest takes the disaster; several are in sudden death."""
    if size_of(losers) == 1:
        face(state, lowest(losers), log)
    else:
        state.table.contenders = losers
        _check_contenders(state, log)


def _check_contenders(state: HappyLittleDinosaurs, log: Log | None) -> None:
    """HD6.3: before each choice all see who has a point card."""
    table = state.table
    without: i64 = 0
    for seat in range(table.seats):
        if table.contenders & BITS[seat] and not holds_point(state, seat):
            without |= BITS[seat]
    table.has_point |= table.contenders & ~without
    table.no_point |= without
    if log:
        _tell_contenders(table, without, log)
    if without == 0:
        table.phase = SUDDEN
        table.answered = 0
    elif size_of(without) == 1:
        face(state, lowest(without), log)
    else:
        bury(state, log)


def _tell_contenders(table: Table, without: Mask, log: Log) -> None:
    log.shows()
    for seat in range(table.seats):
        if without & BITS[seat]:
            log.add(WITHOUT.pack(seat))
        elif table.contenders & BITS[seat]:
            log.add(SUDDEN_DEATH.pack(seat))


def apply_sudden(state: HappyLittleDinosaurs, seat: Seat, card: Card, log: Log | None) -> None:
    """HD6.2: chosen secretly, shown when all contenders have."""
    table = state.table
    state.choices[seat] = card
    table.answered |= BITS[seat]
    if table.answered == table.contenders:
        table.step += 1
        _reveal(state, log)


def _reveal(state: HappyLittleDinosaurs, log: Log | None) -> None:
    table = state.table
    value = table.box.value
    if log:
        log.shows()
    # HD6.4: only the values count here, whatever has turned the scores.
    least: i64 = FAR
    losers: i64 = 0
    for seat in range(table.seats):
        if not table.contenders & BITS[seat]:
            continue
        card = state.choices[seat]
        state.choices[seat] = -1
        leave(state, seat, card)
        table.played[card] += 1
        table.sudden[seat] = card
        if log:
            log.add(FACED.pack2(seat, card))
        if value[card] < least:
            least = value[card]
            losers = 0
        if value[card] == least:
            losers |= BITS[seat]
    table.answered = 0
    hand_out(state, losers, log)
