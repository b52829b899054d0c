"""What one's finished games add up to. Counts and plain averages: after twelve games it is “of 12”, and no percentages."""

import unicodedata
from collections import defaultdict
from collections.abc import Mapping

from dinotable.table.api import results as m
from dinotable.table.results import Mine, SeatResult

MOST_PEOPLE = 200
ON_A_PAGE = 20
Holders = Mapping[tuple[str, int], str]
"""Table and seat, and the account that holds it."""


def result_page(games: list[Mine], wish: m.MyResults, older: int) -> m.ResultPage:
    """Of one's finished games, the newest first; `older`: how many are still to be read."""
    chosen = [mine for mine in games if wish.game in (None, mine.result.game)]
    shown = [line_of_result(mine) for mine in chosen[wish.skip : wish.skip + ON_A_PAGE]]
    return m.ResultPage(shown, len(chosen), sorted({mine.result.game for mine in games}), older)


def line_of_result(mine: Mine) -> m.ResultLine:
    result = mine.result
    return m.ResultLine(
        result.id, result.game, result.options, seat_of(mine), result.ended, round(result.seconds), result.is_rated,
        mine.is_there, result.chairs, result.variant,
    )  # fmt: skip


def statistics_page(games: list[Mine], holders: Holders) -> m.Statistics:
    usual = [mine for mine in games if mine.result.is_usual()]
    counted = [mine for mine in usual if not mine.result.chairs[seat_of(mine)].is_lent()]
    lent, variants = len(usual) - len(counted), len(games) - len(usual)
    return m.Statistics(statistics(counted), lent, variants, people(games, holders))


def seat_of(mine: Mine) -> int:
    """The seat that counts as one's own where several shared a device: that of whoever opened the table, else the first."""
    own = [seat for seat in mine.seats if not mine.result.chairs[seat].is_here]
    return (own or mine.seats)[0]


def statistics(games: list[Mine]) -> list[m.GameStatistics]:
    """A line for each game, the most played first. Games that a bot ended are left out by whoever asks."""
    by_game: defaultdict[str, list[Mine]] = defaultdict(list)
    for mine in games:
        by_game[mine.result.game].append(mine)
    found = [_of_game(game, its) for game, its in by_game.items()]
    return sorted(found, key=lambda line: (-line.games, line.game))


def _of_game(game: str, games: list[Mine]) -> m.GameStatistics:
    chairs = [_own(mine) for mine in games]
    best = max(range(len(games)), key=lambda k: (chairs[k].points, games[k].result.ended))
    counts = sorted({mine.result.seats for mine in games})
    return m.GameStatistics(
        game,
        len(games),
        sum(chair.rank == 1 for chair in chairs),
        _average([chair.points for chair in chairs]),
        chairs[best].points,
        games[best].result.id if games[best].is_there else "",
        [_of_seats(seats, [mine for mine in games if mine.result.seats == seats]) for seats in counts],
        _against_bots(games),
    )


def _of_seats(seats: int, games: list[Mine]) -> m.OfSeats:
    ranks = [_own(mine).rank for mine in games]
    # Whoever shares a place has it half: two on the first are both one and a half, so that by lot the average is fair.
    places = [_place(mine) for mine in games]
    return m.OfSeats(seats, len(games), sum(rank == 1 for rank in ranks), _average(places), (seats + 1) / 2)


def _place(mine: Mine) -> float:
    rank = _own(mine).rank
    sharing = sum(chair.rank == rank for chair in mine.result.chairs)
    return rank + (sharing - 1) / 2


def _against_bots(games: list[Mine]) -> list[m.AgainstBot]:
    met: defaultdict[str, list[int]] = defaultdict(list)
    for mine in games:
        own = _own(mine)
        for chair in mine.result.chairs:
            if chair.is_bot:
                met[chair.level].append(_compare(own, chair))
    return [m.AgainstBot(level, len(ends), ends.count(1), ends.count(0)) for level, ends in sorted(met.items())]


def people(games: list[Mine], holders: Holders) -> list[m.PersonLine]:
    """Whoever sat at one's tables and was no bot and not at one's own device, those of the last games first."""
    met: defaultdict[str, list[tuple[Mine, int]]] = defaultdict(list)
    for mine in games:
        for seat, chair in enumerate(mine.result.chairs):
            if not chair.is_bot and chair.name and seat not in mine.seats:
                met[holders.get((mine.result.id, seat)) or f"name/{_folded(chair.name)}"].append((mine, seat))
    lines = [_person(its) for its in met.values()]
    return sorted(lines, key=lambda line: (-line.last, line.name))[:MOST_PEOPLE]


def _person(met: list[tuple[Mine, int]]) -> m.PersonLine:
    met = sorted(met, key=lambda each: -each[0].result.ended)
    last, seat = met[0]
    ends = [
        _compare(_own(mine), mine.result.chairs[seat])
        for mine, seat in met
        if not (_own(mine).is_lent() or mine.result.chairs[seat].is_lent())
    ]
    result = last.result
    return m.PersonLine(
        result.chairs[seat].name,
        result.id,
        seat,
        result.game,
        len(met),
        result.ended,
        ends.count(1),
        ends.count(-1),
        ends.count(0),
    )


def _own(mine: Mine) -> SeatResult:
    return mine.result.chairs[seat_of(mine)]


def _compare(own: SeatResult, other: SeatResult) -> int:
    return (own.rank < other.rank) - (own.rank > other.rank)


def _average(numbers: "list[int] | list[float]") -> float:
    return round(sum(numbers) / len(numbers), 2)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
