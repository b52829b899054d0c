"""Why somebody did something: majorities, points if it ended now, dinosaurs saved, born and lost."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.bits import BITS, size_of
from dinotable.core.buffer import Buffer
from dinotable.core.explainer import Explainer
from dinotable.core.fields import Number, SeatField, Word
from dinotable.core.hexes import DIRECTIONS
from dinotable.core.ints import Hex, Mask, Seat
from dinotable.core.vocabulary import Kind, Vocabulary
from dinotable.games.ciao_dino.board.board import SEA, Board
from dinotable.games.ciao_dino.board.continents import herd_on, presence
from dinotable.games.ciao_dino.board.herds import herd_of
from dinotable.games.ciao_dino.box import CARDS, MOST_TILES
from dinotable.games.ciao_dino.rules.losses import lost_to_crowd
from dinotable.games.ciao_dino.score import final_points, points_now, two_most
from dinotable.games.ciao_dino.state import (
    CHOOSE_CARD,
    CHOOSE_TARGET,
    OVER,
    PLACE_HERDS,
    REFILL,
    REVEAL_CARD,
    CiaoDinoView,
    Table,
)

MOST_COUNT: Final = 9999
"""Points, with whatever box."""


def _count(name: str = "count") -> Number:
    return Number(name, MOST_COUNT)


SCORES: Final = Kind("scores", SeatField(), _count("points"), rule="CD9.5")
MOST: Final = Kind("most", SeatField(), Number("size", MOST_TILES), _count("points"), rule="CD10.2")
STANDS: Final = Kind("stands", SeatField(), _count("before"), _count("after"), rule="CD10.1")
SAVED: Final = Kind("saved", SeatField(), _count(), rule="CD7.1")
BORN: Final = Kind("born", SeatField(), _count(), _count("all"), rule="CD6.6")
DROPS: Final = Kind("drops", SeatField(), _count("before"), _count("after"), rule="CD10.1")
SPLIT: Final = Kind("split", rule="CD9.1")
FOOTHOLD: Final = Kind("foothold", SeatField(), _count("before"), _count("after"), rule="CD5.2")
EASED: Final = Kind("eased", SeatField(), _count(), rule="CD7.2")
SWIMS: Final = Kind("swims", SeatField(), _count(), rule="CD5.8")
LOST: Final = Kind("lost", SeatField(), _count(), _count("all"), rule="CD7.1")
CROWDED: Final = Kind("crowded", SeatField(), _count(), rule="CD7.2")
GAINS: Final = Kind("gains", SeatField(), _count("before"), _count("after"), rule="CD10.1")
MISSING: Final = Kind("missing", SeatField(), Number("size", MOST_TILES), _count(), rule="CD10.2")
SPREADS: Final = Kind("spreads", SeatField(), _count("before"), _count("after"), rule="CD6.3")
KNOWS: Final = Kind("knows", Word("card", [*CARDS]), rule="CD4.1")
HOLDS: Final = Kind("holds", Word("card", [*CARDS]), rule="CD4.1")
COAST: Final = Kind("coast", Number("sides", 6), rule="CD5.1")
ROOM: Final = Kind("room", _count(), rule="CD6.4")


class Count:
    """A seat's dinosaurs: ashore, in water, and how many a crowd would cost it."""

    def __init__(self, board: Board, seat: Seat) -> None:
        self.ashore: i64 = 0
        self.tiles: i64 = 0
        """How many tiles they stand on."""
        self.afloat: i64 = 0
        self.surplus: i64 = 0
        for k in range(board.tiles):
            hex = board.land[k]
            own = herd_of(board.herd[hex], seat)
            self.ashore += own
            self.tiles += 1 if own > 0 else 0
            if board.room[hex] < 0:
                self.surplus += lost_to_crowd(board, hex, seat)
        for k in range(board.floats):
            self.afloat += herd_of(board.herd[board.afloat[k]], seat)


class CiaoDinoExplainer(Explainer[CiaoDinoView]):
    def __init__(self) -> None:
        self.words = Vocabulary(
            SCORES, MOST, STANDS, SAVED, BORN, DROPS, SPLIT, FOOTHOLD, EASED, SWIMS, LOST, CROWDED, GAINS, MISSING, SPREADS,
            KNOWS, HOLDS, COAST, ROOM,
        )  # fmt: skip

    def explain(self, before: CiaoDinoView, after: CiaoDinoView, seat: Seat, out: Buffer) -> bool:
        was, now = before.table, after.table
        if was.phase == PLACE_HERDS:
            explain_place(was.board, now.board, seat, out)
            return True
        # With a card shown or a tile taken up, what it is for is still to come.
        if REVEAL_CARD <= now.phase <= CHOOSE_TARGET and now.seat == seat:
            return False
        explain_turn(was, now, seat, out)
        if was.phase == CHOOSE_CARD and before.seat == seat and before.hand >= 0:
            out.add((HOLDS if after.hand == before.hand else KNOWS).pack(before.hand))
        return True


def explain_place(was: Board, now: Board, seat: Seat, out: Buffer) -> None:
    for k in range(now.tiles):
        hex = now.land[k]
        if herd_of(now.herd[hex], seat) > herd_of(was.herd[hex], seat):
            sides: i64 = 0
            for d in range(i64(DIRECTIONS)):
                if now.continent[now.grid.neighbour(hex, d)] == SEA:
                    sides += 1
            if sides > 0:
                out.add(COAST.pack(sides))
            if now.room[hex] > 0:
                out.add(ROOM.pack(now.room[hex]))


def explain_turn(was: Table, now: Table, seat: Seat, out: Buffer) -> None:
    for other in range(now.seats):
        if now.scores[other] > was.scores[other] and now.phase != OVER:
            out.add(SCORES.pack2(other, now.scores[other] - was.scores[other]))
    explain_most(was.board, now, seat, out)
    points_were, points_are = points_now(was), points_now(now)
    # A tile in the air belongs to nothing: what one would have without it compares with nothing.
    if was.phase != CHOOSE_TARGET and points_are[seat] != points_were[seat]:
        out.add(STANDS.pack3(seat, points_were[seat], points_are[seat]))
    one, two = Count(was.board, seat), Count(now.board, seat)
    # At the end of a turn the swimmers left are lost, and whatever came ashore may have been born there.
    if now.turn == was.turn and now.phase not in (REFILL, OVER):
        saved = count_saved(was.board, now.board, seat)
        if saved > 0:
            out.add(SAVED.pack2(seat, saved))
    herd_was, herd_is = one.ashore + one.afloat, two.ashore + two.afloat
    if herd_is > herd_was:
        out.add(BORN.pack3(seat, herd_is - herd_was, herd_is))
    if herd_is < herd_was:
        out.add(LOST.pack3(seat, herd_was - herd_is, herd_is))
    if two.afloat > one.afloat:
        out.add(SWIMS.pack2(seat, two.afloat - one.afloat))
    explain_others(was, now, seat, points_were, points_are, out)
    if two.surplus > one.surplus:
        out.add(CROWDED.pack2(seat, two.surplus - one.surplus))
    elif two.surplus < one.surplus and herd_is == herd_was:
        out.add(EASED.pack2(seat, one.surplus - two.surplus))
    if now.board.continents > was.board.continents:
        out.add(SPLIT.pack0())
    lands_were, lands_are = size_of(presence(was.board, seat)), size_of(presence(now.board, seat))
    if lands_are > lands_were:
        out.add(FOOTHOLD.pack3(seat, lands_were, lands_are))
    explain_missing(was.board, now, seat, out)
    if out.count == 0 and two.tiles > one.tiles:
        out.add(SPREADS.pack3(seat, one.tiles, two.tiles))


def count_saved(was: Board, now: Board, seat: Seat) -> i64:
    """How many of a seat left the water, within a turn: no swimmer moves from hex to hex."""
    saved: i64 = 0
    for k in range(was.floats):
        hex = was.afloat[k]
        left = herd_of(now.herd[hex], seat) if now.continent[hex] < 0 else i64(0)
        saved += max(i64(0), herd_of(was.herd[hex], seat) - left)
    return saved


def explain_most(was: Board, now: Table, seat: Seat, out: Buffer) -> None:
    """The largest continent on which a seat has the most, and had not."""
    board = now.board
    best: i64 = 0
    size: i64 = 0
    had = leads_on(was, now.seats, seat)
    for continent in range(i64(1), board.continents):
        herd = herd_on(board, continent)
        most, _ = two_most(herd, now.seats)
        if most == 0 or herd_of(herd, seat) < most or had & BITS[continent_before(was, board.lowest[continent])]:
            continue
        points = final_points(now.box, herd, now.seats, board.size[continent])[seat]
        if points > best:
            best, size = points, board.size[continent]
    if best > 0:
        out.add(MOST.pack3(seat, size, best))


def explain_missing(was: Board, now: Table, seat: Seat, out: Buffer) -> None:
    """The largest continent on which a seat has more dinosaurs than before, and how many it still lacks to the most."""
    board = now.board
    size: i64 = 0
    lacks: i64 = 0
    for continent in range(i64(1), board.continents):
        herd = herd_on(board, continent)
        most, _ = two_most(herd, now.seats)
        own = herd_of(herd, seat)
        before = continent_before(was, board.lowest[continent])
        if before > 0 and 0 < own < most and own > herd_of(herd_on(was, before), seat) and board.size[continent] > size:
            size, lacks = board.size[continent], most - own
    if size > 0:
        out.add(MISSING.pack3(seat, size, lacks))


def leads_on(board: Board, seats: i64, seat: Seat) -> Mask:
    """The continents on which nobody has more than a seat that stands there; the original one never (CD10.1)."""
    found: Mask = 0
    for continent in range(i64(1), board.continents):
        herd = herd_on(board, continent)
        most, _ = two_most(herd, seats)
        if most > 0 and herd_of(herd, seat) == most:
            found |= BITS[continent]
    return found


def continent_before(board: Board, hex: Hex) -> i64:
    """What a hex belonged to: the original continent, number 0, where it was water or has only now broken off."""
    if hex >= len(board.continent):
        return 0
    return max(i64(0), board.continent[hex])


def explain_others(
    was: Table, now: Table, seat: Seat, points_were: list[int], points_are: list[int], out: Buffer
) -> None:
    for other in range(now.seats):
        if other == seat:
            continue
        if points_are[other] < points_were[other] and was.phase != CHOOSE_TARGET:
            out.add(DROPS.pack3(other, points_were[other], points_are[other]))
        one, two = Count(was.board, other), Count(now.board, other)
        if two.afloat > one.afloat:
            out.add(SWIMS.pack2(other, two.afloat - one.afloat))
    for other in range(now.seats):
        if other != seat and points_are[other] > points_were[other] and was.phase != CHOOSE_TARGET:
            out.add(GAINS.pack3(other, points_were[other], points_are[other]))


EXPLAINER: Final = CiaoDinoExplainer()
