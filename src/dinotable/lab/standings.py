"""The table of an arena, as data and for people. Seconds apart, it depends on the games alone, not on how they were run."""

from typing import Any

from rich.table import Table

from dinotable.lab.fixture import Fixture
from dinotable.lab.statistics import Verdict, points_of, ratings, sprt, wilson


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
    low, high = wilson(wins, played)
    moves = sum(game["moves"][seat] for game, seat in chairs)
    faults: dict[str, int] = {}
    for game, seat in chairs:
        for kind, count in game["faults"][seat].items():
            faults[kind] = faults.get(kind, 0) + count
    errors = [game["errors"][seat] for game, seat in chairs if game["errors"][seat]]
    return {
        "bot": word,
        "games": played,
        "wins": round(wins, 4),
        "share": round(wins / played, 4) if played else 0.0,
        "interval": [round(low, 4), round(high, 4)],
        "score": round(sum(game["scores"][seat] for game, seat in chairs) / max(1, played), 3),
        "rank": round(sum(game["ranks"][seat] for game, seat in chairs) / max(1, played), 3),
        "rating": round(rating),
        "moves": moves,
        "seconds_a_move": round(sum(game["seconds"][seat] for game, seat in chairs) / max(1, moves), 6),
        "faults": faults,
        "first_error": errors[0] if errors else "",
    }


def drawn(fixture: Fixture, rows: list[dict[str, Any]], games: int) -> Table:
    fair = 1 / fixture.setup.seats
    title = f"{fixture.game.id} · {fixture.setup.seats} players · {games} games · fair share {fair:.1%}"
    table = Table(title=title, title_justify="left", box=None, header_style="dim", pad_edge=False)
    table.add_column("bot", overflow="fold")
    for head in ("games", "wins", "share", "95 %", "score", "rank", "rating", "s/move"):
        table.add_column(head, justify="right", no_wrap=True)
    for row in rows:
        low, high = row["interval"]
        cells = [
            row["bot"].rpartition(":")[2], str(row["games"]), f"{row['wins']:g}", f"{row['share']:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{row['score']:.2f}", f"{row['rank']:.2f}", str(row["rating"]), f"{row['seconds_a_move']:.4f}",
        ]  # fmt: skip
        table.add_row(*cells)
    return table


def faults_told(rows: list[dict[str, Any]]) -> list[str]:
    """A line for each bot that did something wrong."""
    lines = []
    for row in rows:
        counts = ", ".join(f"{kind} × {count}" for kind, count in row["faults"].items())
        if counts:
            lines.append(f"faults of {row['bot']}: {counts} (first: {' '.join(row['first_error'].split())})")
    return lines
