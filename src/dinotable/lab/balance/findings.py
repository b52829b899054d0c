"""What counts say: every answer with its interval, and a sentence that says how sure it is."""

import math
from typing import Any

from dinotable.lab.balance.counts import DECIDED_STEPS, Counts, Use
from dinotable.lab.balance.intervals import Estimate, Spread, chi_square_tail, holm
from dinotable.lab.statistics import solved, wilson

SURE = 0.05
"""At most so often a fair game is called unfair."""
FEWEST_DEALS = 20
"""With fewer, no seat is called favoured: the test is not made for so few."""
FEWEST_USERS = 50
"""Of what was done more seldom, nothing is said."""


def share_of(counts: Counts, seat: int) -> Estimate:
    mean = counts.shares[seat]
    if counts.games == counts.deals:
        return Estimate(mean.value(), *wilson(mean.total, mean.count))
    return mean.estimate()


def unfairness(counts: Counts) -> float:
    """How likely shares so uneven are if every seat's true share is the same: Pearson's test; where several games share the
    luck of a deal, Wald's on all seats but one."""
    seats, deals = counts.seats, counts.deals
    if deals < FEWEST_DEALS:
        return 1.0
    means = [mean.value() for mean in counts.shares]
    off = [mean - 1 / seats for mean in means]
    if counts.games == deals:
        return chi_square_tail(deals * seats * sum(each * each for each in off), seats - 1)
    spread = [
        [(counts.products[a][b] / deals - means[a] * means[b]) / (deals - 1) for b in range(seats - 1)]
        for a in range(seats - 1)
    ]
    try:
        inverse = solved(spread, off[:-1])
    except ZeroDivisionError:
        # Some seat's share is the same in every deal.
        return 1.0
    return chi_square_tail(sum(a * b for a, b in zip(off, inverse, strict=False)), seats - 1)


def findings(counts: Counts) -> dict[str, Any]:
    """All of it, for `--json` and the report."""
    return {
        "games": counts.games,
        "deals": counts.deals,
        "cpu_seconds": round(counts.cpu, 3),
        "seats": [_seat(counts, seat) for seat in range(counts.seats)],
        "unfairness": round(unfairness(counts), 6),
        "shares_of_bots": [mean.estimate().rounded() for mean in counts.bots] if len(counts.bots) > 1 else [],
        "length": {
            "turns": _spread(counts.turns),
            "choices": _spread(counts.choices),
            "minutes": _minutes(counts),
            "seconds_a_choice": counts.pace,
        },
        "scores": {"all": _spread(counts.points), "winner": _spread(counts.winning), "margin": _spread(counts.margin)},
        "ties": _share(counts.ties.total, counts.games),
        "ends": {reason: _share(count, counts.games) for reason, count in sorted(counts.reasons.items())},
        "leads": _spread(counts.leads),
        "decided": _decided(counts),
        "ways": counts.ways.estimate().rounded(),
        "forced": counts.forced.estimate().rounded(),
        "luck": luck_part(counts),
        "uses": uses(counts),
    }


def _seat(counts: Counts, seat: int) -> dict[str, Any]:
    share = share_of(counts, seat)
    return {
        "seat": seat,
        "share": share.rounded(),
        "advantage": [round(each - 1 / counts.seats, 4) for each in share],
        "score": counts.scores[seat].estimate().rounded(),
    }


def _spread(spread: Spread) -> dict[str, Any]:
    return {
        "mean": spread.mean.estimate().rounded(),
        "tenth": spread.quantile(0.1),
        "median": spread.quantile(0.5),
        "nine_tenths": spread.quantile(0.9),
        "counts": {str(value): spread.counts[value] for value in sorted(spread.counts)},
    }


def _minutes(counts: Counts) -> list[float]:
    return [round(each * counts.pace / 60, 2) for each in counts.choices.mean.estimate()]


def _share(points: float, games: int) -> list[float]:
    return Estimate(points / max(1, games), *wilson(points, games)).rounded()


def _decided(counts: Counts) -> dict[str, Any]:
    spread = counts.decided
    late = sum(count for step, count in spread.counts.items() if step >= 0.75 * DECIDED_STEPS)
    return {
        "mean": [round(each / DECIDED_STEPS, 4) for each in spread.mean.estimate()],
        "in_last_quarter": _share(late, spread.mean.count),
        "counts": {str(step / DECIDED_STEPS): spread.counts[step] for step in sorted(spread.counts)},
    }


def luck_part(counts: Counts) -> list[float] | None:
    """Which part of what decided games was luck. None: it was not reckoned, or there was nothing to split."""
    found = counts.luck.estimate()
    if not (math.isfinite(found.low) and counts.luck.xx):
        return None
    # It is reckoned from noisy playouts, and may come out below nothing or above all.
    return [min(1.0, max(0.0, each)) for each in found.rounded()]


def uses(counts: Counts) -> list[dict[str, Any]]:
    """The most frequent first. `sure`: that its worth is not 0, corrected for the number of things looked at."""
    rows = sorted(counts.uses.items(), key=lambda item: (-item[1].uses, item[0]))
    judged = [(key, use) for key, use in rows if use.users >= FEWEST_USERS and use.worth.y > 0]
    corrected = dict(zip([key for key, _ in judged], holm([use.worth.surprise() for _, use in judged]), strict=True))
    return [_use(counts, key, use, corrected.get(key)) for key, use in rows]


def _use(counts: Counts, key: str, use: Use, surprise: float | None) -> dict[str, Any]:
    told: dict[str, Any] = {
        "key": key,
        "a_game": round(use.uses / counts.games, 4),
        "games": round(use.games / counts.games, 4),
        "seats": round(use.users / counts.games / counts.seats, 4),
    }
    if surprise is not None:
        told["won_by_users"] = round(use.won / use.users, 4)
        told["worth"] = use.worth.estimate().rounded()
        told["sure"] = surprise < SURE
    return told
