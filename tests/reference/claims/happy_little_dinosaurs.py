"""Happy Little Dinosaurs: why."""

import itertools

TYPES = ("natural", "predatory", "emotional", "meteor")
SCORING = ("push", "sour", "upside-down")
INSTANTS = (*SCORING, "safety-plan", "not-mine")
HAND = 5


def values(told):
    return {row["card"]: row["value"] for row in told["box"]}


def scores(told):
    """HD5.1, HD5.3, HD5.4: of all still in, as if the window closed now."""
    inside = {seat: row for seat, row in enumerate(told["seats"]) if row["in"]}
    fronts = [row["front"] for row in told["seats"]]
    sawn = "saw" in fronts
    doubled = 2 ** (0 if sawn else fronts.count("odd-fruit"))
    total = {}
    for seat, row in inside.items():
        trait = next((each["amount"] for each in row["traits"] if each["type"] == told["disaster"]["type"]), 0)
        added = values(told)[row["added"]] if row["added"] else 0
        total[seat] = values(told)[row["front"]] + added + trait + doubled * 2 * (row["pushes"] - row["sours"])
    inversions = told["upside_downs"] + (0 if sawn else fronts.count("snapjaw"))
    low, high = min(total.values()), max(total.values())
    if inversions % 2:
        turned = {low: high, high: low}
        total = {seat: turned.get(score, score) for seat, score in total.items()}
    return total


def first(told):
    found = scores(told)
    return {seat for seat in found if found[seat] == max(found.values())}


def last(told):
    """Nobody, where all are tied (HD5.6)."""
    found = scores(told)
    return {seat for seat in found if found[seat] == min(found.values()) < max(found.values())}


def is_out(told, area):
    """HD7.3, HD7.4: a meteor counts as whatever is worst."""
    for types in itertools.product(TYPES[:3], repeat=area["meteor"]):
        counts = [area[kind] + types.count(kind) for kind in TYPES[:3]]
        if max(counts) >= told["alike"] or min(counts) >= told["each"]:
            return True
    return False


def fewest_more(told, seat):
    """How many more disasters can put a seat out."""
    area = told["seats"][seat]["disasters"]
    return next(
        count
        for count in itertools.count(0)
        for more in itertools.combinations_with_replacement(TYPES, count)
        if is_out(told, {kind: area[kind] + more.count(kind) for kind in TYPES})
    )


def with_disaster(told, seat):
    area = dict(told["seats"][seat]["disasters"])
    area[told["disaster"]["type"]] += 1
    return area


def hand(told, card):
    return told["hand"].count(card)


def alone(seats, seat):
    return seats == {seat}


def score_of(it, told, name):
    return scores(told)[it.reason["seat"]] == it.reason[name]


def ahead_by(told, seat):
    return scores(told)[seat] - max(score for other, score in scores(told).items() if other != seat)


CLAIMS = {
    "out": lambda it: it.happened("went-out", seat=it.reason["seat"]),
    "score": lambda it: score_of(it, it.before, "before") and score_of(it, it.after, "after"),
    "leads": lambda it: (
        alone(first(it.after), it.reason["seat"])
        and score_of(it, it.after, "points")
        and it.reason["ahead"] == ahead_by(it.after, it.reason["seat"]) > 0
    ),
    "shares": lambda it: (
        it.reason["seat"] in first(it.after) and len(first(it.after)) > 1 and score_of(it, it.after, "points")
    ),
    "fatal": lambda it: (
        alone(last(it.after), it.reason["seat"]) and is_out(it.after, with_disaster(it.after, it.reason["seat"]))
    ),
    "last": lambda it: (
        alone(last(it.after), it.reason["seat"]) and not is_out(it.after, with_disaster(it.after, it.reason["seat"]))
    ),
    "tied-last": lambda it: it.reason["seat"] in last(it.after) and len(last(it.after)) > 1,
    "escapes": lambda it: it.happened("faces", seat=it.reason["seat"]) == [] and (
        it.done("safety-plan", seat=it.reason["seat"]) or it.done("not-mine", seat=it.reason["seat"])
    ),
    "ahead": lambda it: alone(first(it.after), it.reason["seat"]),
    "safe": lambda it: it.reason["seat"] not in last(it.after),
    "trait": lambda it: {"type": it.after["disaster"]["type"], "amount": it.reason["amount"]} in (
        it.after["seats"][it.reason["seat"]]["traits"]
    ) and abs(it.reason["amount"]) == 1,
    "runs": lambda it: it.reason["steps"] == sum(
        event["steps"] for kind in ("ran", "stepped") for event in it.happened(kind, seat=it.reason["seat"])
    ),
    "takes": lambda it: (
        it.happened("took", seat=it.reason["seat"])
        and it.after["seats"][it.reason["seat"]]["in"]
        and it.reason["left"] == fewest_more(it.after, it.reason["seat"])
    ),
    "hands-on": lambda it: it.done("not-mine") and it.happened("faces", seat=it.reason["seat"]),
    "gains": lambda it: hand(it.after, it.reason["card"]) > hand(it.before, it.reason["card"]),
    "gives": lambda it: (
        hand(it.after, it.reason["card"]) < hand(it.before, it.reason["card"])
        and any(it.done(kind, seat=it.seat, card=it.reason["card"]) for kind in ("drop", "add"))
        and len(it.after["hand"]) < HAND
    ),
    "stays": lambda it: sorted(it.before["hand"]) == sorted(it.after["hand"]),
    "saves": lambda it: (
        it.reason["count"] == sum(hand(it.after, card) for card in INSTANTS)
        and not any(it.done(kind, seat=it.seat) for kind in SCORING)
    ),
    "keeps": lambda it: (
        hand(it.after, it.reason["card"]) > 0
        and hand(it.after, it.reason["card"]) - (it.after["choice"] == it.reason["card"]) > 0
    ),
}  # fmt: skip
