"""CD3: the course of a turn, and whose is next."""

from mypy_extensions import i64

from dinotable.core.bits import BITS, lowest
from dinotable.core.ints import Mask, Seat
from dinotable.core.log import Log
from dinotable.core.seats import CHANCE_ACTS
from dinotable.games.ciao_dino.actions import STANDSTILL
from dinotable.games.ciao_dino.board.herds import stands
from dinotable.games.ciao_dino.box import CiaoDinoBox
from dinotable.games.ciao_dino.rules.last_round import finish, start_last_round, survivors
from dinotable.games.ciao_dino.state import (
    ACT,
    ALONE,
    CHOOSE_CARD,
    CHOOSE_TARGET,
    CHOOSE_TILE,
    OVER,
    PLACE_HERDS,
    STOOD_STILL,
    Table,
)


def to_act(table: Table) -> Mask:
    phase = table.phase
    if phase == ACT or PLACE_HERDS <= phase <= CHOOSE_CARD or CHOOSE_TILE <= phase <= CHOOSE_TARGET:
        return BITS[table.seat]
    return 0 if phase == OVER else CHANCE_ACTS


def begin_turn(table: Table, seat: Seat) -> None:
    """CD3.1: drift, actions, swimmers and overpopulation, draw."""
    table.seat = seat
    table.turn += 1
    table.rescue = 0
    table.drew = 0
    table.card = -1
    table.points = turn_points(table)
    # CD3.2: a player with swimmers only skips phase 1; CD8.1: so does everybody in the last round.
    table.phase = ACT if table.last or not stands(table.board, seat) else CHOOSE_CARD


def turn_points(table: Table) -> i64:
    """CD6.1: what the turn has to spend."""
    return table.box.last_points if table.last else table.box.points[table.seats]


def next_of(mask: Mask, seat: Seat) -> Seat:
    """CD2.9: the next of these seats, clockwise."""
    following = mask & ~(BITS[seat + 1] - 1)
    return lowest(following or mask)


def end_turn(table: Table, log: Log | None) -> None:
    alive = survivors(table)
    if alive & (alive - 1) == 0:
        # CD8.3.
        table.ending = ALONE
        finish(table, log)
        return
    if table.last:
        # CD8.1: each has one last turn; CD8.2: then the end.
        table.last &= ~BITS[table.seat]
        if table.last == 0:
            finish(table, log)
        else:
            begin_turn(table, next_of(table.last, table.seat))
        return
    table.quiet = 0 if table.drew else table.quiet + 1
    seat = next_of(alive, table.seat)
    if table.quiet == table.box.standstill * table.seats:
        # CD3.3.
        if log:
            log.add(STANDSTILL.pack(table.quiet))
        start_last_round(table, seat, STOOD_STILL, log)
    begin_turn(table, seat)


def longest(box: CiaoDinoBox, seats: i64) -> int:
    """A bound on the actions of a game, chance's included."""
    # CD3.3: from one card to the next it is at most so many rounds; then each has a last turn.
    cards = box.pile_of(seats)
    turns = (cards[0] + cards[1]) * box.standstill * seats + seats
    # What is paid costs a point or more, and is at most a whole rescue, or the two actions of a drift.
    points = max(box.points[seats], box.last_points)
    acts = points * max(box.climbs, i64(2))
    if box.breeding_cost == 0:
        acts += box.dinosaurs[seats]
    if box.rescue_cost == 0:
        # All can swim at the start of the turn, and again after each drift.
        acts += box.dinosaurs[seats] * (1 + points)
    # A turn: two for the card, two for its drift, the actions, done, and a card at the end.
    start = 1 + box.places[seats] + seats + box.placement_rounds * seats
    return int(start + turns * (2 + 2 + acts + 1 + 1))
