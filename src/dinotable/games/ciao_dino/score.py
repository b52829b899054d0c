"""CD9 to CD11: points for a new continent, the final scoring, and who wins."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import size_of
from dinotable.core.hexes import name_of
from dinotable.core.ints import Hex, Seat
from dinotable.core.log import Log
from dinotable.core.outcome import Outcome, Part, ranks_of
from dinotable.games.ciao_dino.actions import FINAL, SCORED
from dinotable.games.ciao_dino.board.continents import continents_around, herd_on, presence
from dinotable.games.ciao_dino.board.herds import OWN, SEAT_BITS, herd_of
from dinotable.games.ciao_dino.box import CiaoDinoBox
from dinotable.games.ciao_dino.state import ALONE, ENDINGS, METEORITE_FELL, OVER, CiaoDino, Table


def two_most(herd: i64, seats: i64) -> tuple[i64, i64]:
    """The most and the second most dinosaurs of one seat; a seat with none is neither, so 0 says that there is no such."""
    most: i64 = 0
    second: i64 = 0
    for seat in range(seats):
        count = herd_of(herd, seat)
        if count > most:
            most, second = count, most
        elif second < count < most:
            second = count
    return most, second


# During the game.


def scores_new(table: Table, hex: Hex) -> bool:
    """Whether the tile taken up, laid on a hex, makes a continent score. CD9.1: that is worth something, which it is with
    three players or more, and taking the tile up left several parts. CD9.2: where it is laid is not the original continent.
    CD9.3: and it joins nothing. CD9.4: it does not matter whether the continent has scored before."""
    around = continents_around(table.board, hex)
    if not is_worth(table.box, table.seats) or around & 1 or around & (around - 1):
        return False
    return size_of(continents_around(table.board, table.lifted)) > 1


def is_worth(box: CiaoDinoBox, seats: i64) -> bool:
    """CD9.1: whether a new continent brings points at all."""
    return box.new_first[seats] + box.new_second[seats] > 0


def new_continent_points(box: CiaoDinoBox, herd: i64, seats: i64) -> vec[i64]:
    """CD9.5: usually 2 for the most, 1 for the second most, in full to each."""
    first, after = box.new_first[seats], box.new_second[seats]
    most, second = two_most(herd, seats)
    points = vec[i64]([0] * seats)
    for seat in range(seats):
        count = herd_of(herd, seat)
        if count:
            points[seat] = first if count == most else after if count == second else 0
    return points


def score_new_continent(table: Table, continent: i64, log: Log | None) -> None:
    points = new_continent_points(table.box, herd_on(table.board, continent), table.seats)
    table.scores = table.scores[:]
    for seat in range(table.seats):
        table.scores[seat] += points[seat]
        if log and points[seat]:
            log.add(SCORED.pack3(seat, points[seat], table.board.lowest[continent]))


# The final scoring.


def final_prizes(box: CiaoDinoBox, herd: i64, size: i64) -> tuple[i64, i64, i64, i64]:
    """The most dinosaurs and what each seat with so many gets, the second most and what each of those gets.

    CD10.2: usually the size, and half of it, rounded up. CD10.3: who is tied shares, rounded up, and after a tie nobody is
    second. CD10.4, CD10.5: the booklet's examples come out so.
    """
    most: i64 = 0
    firsts: i64 = 0
    second: i64 = 0
    seconds: i64 = 0
    # In one go: bots ask it of every continent of every position they weigh.
    while herd:
        count = herd & OWN
        herd >>= SEAT_BITS
        if count > most:
            most, firsts, second, seconds = count, 1, most, firsts
        elif count == most:
            firsts += 1
        elif count > second:
            second, seconds = count, 1
        elif count == second:
            seconds += 1
    if most == 0:
        return 0, 0, 0, 0
    first, after = box.first_prizes[size], box.second_prizes[size]
    if firsts > 1:
        return most, (first + after + firsts - 1) // firsts, 0, 0
    if second == 0:
        return most, first, 0, 0
    return most, first, second, (after + seconds - 1) // seconds


def final_points(box: CiaoDinoBox, herd: i64, seats: i64, size: i64) -> vec[i64]:
    """What a continent is worth to each seat."""
    most, first_prize, second, second_prize = final_prizes(box, herd, size)
    points = vec[i64]([0] * seats)
    for seat in range(seats):
        count = herd_of(herd, seat)
        if count:
            points[seat] = first_prize if count == most else second_prize if count == second else 0
    return points


def score_end(table: Table, log: Log | None) -> None:
    """CD10.1: every continent but the original one. CD10.6: added to the points so far; they do not wrap."""
    board = table.board
    table.scores = table.scores[:]
    for continent in range(i64(1), board.continents):
        points = final_points(table.box, herd_on(board, continent), table.seats, board.size[continent])
        for seat in range(table.seats):
            table.scores[seat] += points[seat]
            if log and points[seat]:
                log.add(FINAL.pack4(seat, points[seat], board.lowest[continent], board.size[continent]))


def final_parts(table: Table, seat: Seat) -> list[Part]:
    """What each continent brings a seat, from the board as it stands."""
    board = table.board
    found: list[Part] = []
    for continent in range(i64(1), board.continents):
        size: int = board.size[continent]
        points: int = final_points(table.box, herd_on(board, continent), table.seats, size)[seat]
        if points:
            found.append(Part("final", points, "CD10.2", {"hex": name_of(board.lowest[continent]), "size": size}))
    return found


def points_now(table: Table) -> list[int]:
    """Points if the game ended now."""
    points: list[int] = list(table.scores)
    if table.phase != OVER:
        for seat in range(table.seats):
            for part in final_parts(table, seat):
                points[seat] += part.points
    return points


# The winner.


def ranks(table: Table, points: list[int]) -> list[int]:
    """CD11.1: points, reserve, continents stood on. CD7.3: the eliminated below all survivors, by how late they went out."""
    keys: list[tuple[int, ...]] = []
    for seat in range(table.seats):
        if table.out[seat]:
            keys.append((0, table.out[seat], 0, 0))
        else:
            keys.append((1, points[seat], table.reserve[seat], size_of(presence(table.board, seat))))
    return ranks_of(keys)


def outcome(state: CiaoDino) -> Outcome | None:
    table = state.table
    if table.phase != OVER:
        return None
    rule = "CD8.3" if table.ending == ALONE else "CD8.2" if table.ending == METEORITE_FELL else "CD3.3"
    scores: list[int] = list(table.scores)
    parts = [parts_of(table, seat) for seat in range(table.seats)]
    return Outcome(scores, ranks(table, scores), ENDINGS[table.ending], rule, parts)


def parts_of(table: Table, seat: Seat) -> list[Part]:
    """Of a score in the end: what the continents bring, and before it what was scored during the game (CD9.5)."""
    parts = final_parts(table, seat)
    scored: int = table.scores[seat]
    for part in parts:
        scored -= part.points
    return [Part("scored", scored, "CD9.5"), *parts] if scored else parts
