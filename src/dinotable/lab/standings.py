"""The table of an arena, as data and for people. Seconds apart, it depends on the games alone, not on how they were run."""

from typing import Any

from rich.table import Table

from dinotable.core.outcome import points_of
from dinotable.lab.fixture import Fixture
from dinotable.lab.statistics import Verdict, duels_of, ratings, sprt, wilson


def deal_shares(fixture: Fixture, games: list[dict[str, Any]]) -> list[float]:
    """The first bot's mean points in each complete deal, up to the first that is not complete."""
    size = len(fixture.seatings)
    by_deal: dict[int, list[float]] = {}
    for game in games:
        own = [seat for seat, bot in enumerate(game["seating"]) if bot == 0]
        points = sum(points_of(game["ranks"], seat) for seat in own)
        by_deal.setdefault(fixture.deal(game["n"]), []).append(points)
    shares: list[float] = []
    while len(by_deal.get(len(shares), [])) == size:
        shares.append(sum(by_deal[len(shares)]) / size)
    return shares


def verdict_of(fixture: Fixture, games: list[dict[str, Any]], edge: float) -> Verdict:
    """Whether the first bot wins more than its fair share by `edge`."""
    fair = 1 / fixture.setup.seats
    return sprt(deal_shares(fixture, games), fair, fair + edge)


def standings(fixture: Fixture, games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A row a bot, in the order they were named."""
    rated = ratings(games, len(fixture.bots))
    return [_row(bot, word, games, rated[bot]) for bot, word in enumerate(fixture.bots)]


def _row(bot: int, word: str, games: list[dict[str, Any]], rating: float) -> dict[str, Any]:
    chairs = [(game, seat) for game in games for seat, who in enumerate(game["seating"]) if who == bot]
    played = len(chairs)
    wins = sum(points_of(game["ranks"], seat) for game, seat in chairs)
    moves = sum(game["moves"][seat] for game, seat in chairs)
    faults: dict[str, int] = {}
    for game, seat in chairs:
        for kind, count in game["faults"][seat].items():
            faults[kind] = faults.get(kind, 0) + count
    errors = [game["errors"][seat] for game, seat in chairs if game["errors"][seat]]
    return {
        "bot": word,
        **_counted(wins, played),
        "score": round(sum(game["scores"][seat] for game, seat in chairs) / max(1, played), 3),
        "rank": round(sum(game["ranks"][seat] for game, seat in chairs) / max(1, played), 3),
        "rating": round(rating),
        "moves": moves,
        "seconds_a_move": round(sum(game["seconds"][seat] for game, seat in chairs) / max(1, moves), 9),
        "faults": faults,
        "first_error": errors[0] if errors else "",
        "seats": [_by_seat(chairs, seat) for seat in range(len(games[0]["ranks"]) if games else 0)],
    }


def _counted(wins: float, games: int) -> dict[str, Any]:
    low, high = wilson(wins, games)
    return {
        "games": games,
        "wins": round(wins, 4),
        "share": round(wins / games, 4) if games else 0.0,
        "interval": [round(low, 4), round(high, 4)],
    }


def _by_seat(chairs: list[tuple[dict[str, Any], int]], seat: int) -> dict[str, Any]:
    points = [points_of(game["ranks"], seat) for game, own in chairs if own == seat]
    return {"seat": seat, **_counted(sum(points), len(points))}


def pairs(fixture: Fixture, games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """How each bot did against each other: alone among its copies; or, where all sit together, how often it was ahead."""
    won: dict[tuple[int, int], list[float]] = {}
    for game in games:
        for first, second, share in _meetings(game):
            won.setdefault((first, second), []).append(share)
    return [
        {"first": fixture.bots[first], "second": fixture.bots[second], **_counted(sum(shares), len(shares))}
        for (first, second), shares in sorted(won.items())
    ]


def _meetings(game: dict[str, Any]) -> list[tuple[int, int, float]]:
    seating = game["seating"]
    if len(seating) == 2 or len(set(seating)) > 2:
        return [each for a, b, share in duels_of(game) for each in ((a, b, share), (b, a, 1 - share))]
    alone = next(seat for seat, bot in enumerate(seating) if seating.count(bot) == 1)
    return [(seating[alone], seating[alone - 1], points_of(game["ranks"], alone))]


def drawn(fixture: Fixture, rows: list[dict[str, Any]], games: int) -> Table:
    fair = 1 / fixture.setup.seats
    changed = f" · {fixture.setup.box.shortly()}" if fixture.setup.box.shortly() else ""
    title = f"{fixture.game.id}{changed} · {fixture.setup.seats} players · {games} games · fair share {fair:.1%}"
    table = plain_table(title, ["bot"], ["games", "wins", "share", "95 %", "score", "rank", "rating", "a move"])
    for row in rows:
        cells = [
            short(row["bot"]), str(row["games"]), f"{row['wins']:g}", f"{row['share']:.1%}", _interval(row),
            f"{row['score']:.2f}", f"{row['rank']:.2f}", str(row["rating"]), time_told(row["seconds_a_move"]),
        ]  # fmt: skip
        table.add_row(*cells)
    return table


def time_told(seconds: float) -> str:
    """Three digits that tell something, whatever thinks: 4.12 µs, 1.90 ms, 2.50 s."""
    if seconds <= 0:
        return "–"
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{_three_digits(seconds / size)} {unit}"
    return f"{_three_digits(seconds / 1e-6)} µs"


def _three_digits(number: float) -> str:
    return f"{number:.2f}" if number < 10 else f"{number:.1f}" if number < 100 else f"{number:.0f}"


def drawn_by_seat(rows: list[dict[str, Any]]) -> Table:
    """A column a seat: share of wins, and its interval."""
    seats = [f"seat {each['seat'] + 1}" for each in rows[0]["seats"]]
    table = plain_table("Share of wins by seat", ["bot"], seats)
    for row in rows:
        table.add_row(short(row["bot"]), *[f"{each['share']:.1%} ({_interval(each)})" for each in row["seats"]])
    return table


def drawn_pairs(fixture: Fixture, met: list[dict[str, Any]]) -> Table:
    """A row a pair."""
    alone = fixture.is_round_robin and fixture.setup.seats > 2
    heads = ["alone", "among"] if alone else ["bot", "against"]
    table = plain_table("Pairs", heads, ["games", "share" if alone else "ahead", "95 %"])
    for pair in met:
        table.add_row(
            short(pair["first"]), short(pair["second"]), str(pair["games"]), f"{pair['share']:.1%}", _interval(pair)
        )
    return table


def short(word: str) -> str:
    """A bot of one's own goes by its class."""
    return word.rpartition(":")[2]


def _interval(row: dict[str, Any]) -> str:
    low, high = row["interval"]
    return f"{low:.1%} – {high:.1%}"


def plain_table(title: str, left: list[str], right: list[str]) -> Table:
    table = Table(title=title, title_justify="left", box=None, header_style="dim", pad_edge=False)
    for head in left:
        table.add_column(head, overflow="fold")
    for head in right:
        table.add_column(head, justify="right", no_wrap=True)
    return table


def faults_told(rows: list[dict[str, Any]]) -> list[str]:
    """A line for each bot that did something wrong."""
    lines = []
    for row in rows:
        counts = ", ".join(f"{kind} × {count}" for kind, count in row["faults"].items())
        if counts:
            lines.append(f"faults of {row['bot']}: {counts}; the first: {' '.join(row['first_error'].split())}")
    return lines
