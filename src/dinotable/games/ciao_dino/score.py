"""CD9 to CD11: points for a new continent, the final scoring, and who wins."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.hexes import name_of
from dinotable.core.log import Log
from dinotable.core.outcome import Outcome, Part, ranks_of
from dinotable.games.ciao_dino.actions import FINAL, SCORED
from dinotable.games.ciao_dino.board import Board, herd_of
from dinotable.games.ciao_dino.state import ALONE, ENDINGS, METEORITE_FELL, OVER, CiaoDino, Table


def count_herds(board: Board, continent: i64, seats: i64) -> vec[i64]:
    """Each seat's dinosaurs on a continent's tiles; swimmers do not count."""
    counts = vec[i64]([0] * seats)
    for k in range(board.tiles):
        hex = board.land[k]
        if board.continent[hex] == continent:
            for seat in range(seats):
                counts[seat] += herd_of(board.herd[hex], seat)
    return counts


def places(counts: vec[i64]) -> vec[i64]:
    """1 for every seat with the most, 2 for every seat with the second most, else 0; nobody with none has a place."""
    most: i64 = 0
    second: i64 = 0
    for count in counts:
        if count > most:
            most, second = count, most
        elif second < count < most:
            second = count
    out = vec[i64]([0] * len(counts))
    for seat in range(len(counts)):
        if counts[seat] and counts[seat] == most:
            out[seat] = 1
        elif counts[seat] and counts[seat] == second:
            out[seat] = 2
    return out


def new_continent_points(counts: vec[i64]) -> vec[i64]:
    """CD9.5: 2 for the most, 1 for the second most, in full to each."""
    points = places(counts)
    for seat in range(len(points)):
        points[seat] = 3 - points[seat] if points[seat] else 0
    return points


def final_points(counts: vec[i64], size: i64) -> vec[i64]:
    """CD10.2, CD10.3: what a continent is worth to each seat."""
    points = places(counts)
    firsts: i64 = 0
    seconds: i64 = 0
    for place in points:
        if place == 1:
            firsts += 1
        elif place == 2:
            seconds += 1
    second_prize = (size + 1) // 2
    first_prize = size if firsts == 1 else (size + second_prize + firsts - 1) // max(1, firsts)
    for seat in range(len(points)):
        if points[seat] == 1:
            points[seat] = first_prize
        elif points[seat] == 2 and firsts == 1:
            points[seat] = (second_prize + seconds - 1) // seconds
        else:
            points[seat] = 0
    return points


def score_continent(table: Table, continent: i64, log: Log | None) -> None:
    points = new_continent_points(count_herds(table.board, continent, table.seats))
    for seat in range(table.seats):
        table.scores[seat] += points[seat]
        if log and points[seat]:
            log.add(SCORED.pack3(seat, points[seat], table.board.lowest[continent]))


def score_end(table: Table, log: Log | None) -> None:
    """CD10.1, CD10.6."""
    board = table.board
    for continent in range(1, board.continents):
        points = final_points(count_herds(board, continent, table.seats), board.size[continent])
        for seat in range(table.seats):
            table.scores[seat] += points[seat]
            if log and points[seat]:
                log.add(FINAL.pack4(seat, points[seat], board.lowest[continent], board.size[continent]))


def continents_of(board: Board, seat: i64) -> int:
    """CD11.1: on how many continents a seat stands, the original one included."""
    return len({int(board.continent[h]) for h in board.land[: board.tiles] if herd_of(board.herd[h], seat)})


def points_now(table: Table) -> list[int]:
    """Points if the game ended now."""
    points: list[int] = list(table.scores)
    if table.phase != OVER:
        for seat in range(table.seats):
            for part in final_parts(table, seat):
                points[seat] += part.points
    return points


def final_parts(table: Table, seat: i64) -> list[Part]:
    """CD10.2: what each continent brings a seat."""
    board = table.board
    found: list[Part] = []
    for continent in range(i64(1), board.continents):
        points = final_points(count_herds(board, continent, table.seats), board.size[continent])[seat]
        if points:
            where: dict[str, object] = {"hex": name_of(board.lowest[continent]), "size": board.size[continent]}
            found.append(Part("final", points, "CD10.2", where))
    return found


def parts_of(table: Table, seat: i64) -> list[Part]:
    """Of a score in the end: CD9.5, then CD10.2; what a continent brings is worked out again from the board."""
    parts = final_parts(table, seat)
    scored: int = table.scores[seat]
    for part in parts:
        scored -= part.points
    return [Part("scored", scored, "CD9.5"), *parts] if scored else parts


def ranks(table: Table, points: list[int]) -> list[int]:
    """CD11.1; CD7.3: the eliminated below all survivors, by how late they went out."""
    keys: list[tuple[int, ...]] = []
    for seat in range(table.seats):
        if table.out[seat]:
            keys.append((0, table.out[seat], 0, 0))
        else:
            keys.append((1, points[seat], table.reserve[seat], continents_of(table.board, seat)))
    return ranks_of(keys)


def outcome(state: CiaoDino) -> Outcome | None:
    table = state.table
    if table.phase != OVER:
        return None
    rule = "CD8.3" if table.ending == ALONE else "CD8.2" if table.ending == METEORITE_FELL else "CD3.3"
    scores: list[int] = list(table.scores)
    parts = [parts_of(table, seat) for seat in range(table.seats)]
    return Outcome(scores, ranks(table, scores), ENDINGS[table.ending], rule, parts)
