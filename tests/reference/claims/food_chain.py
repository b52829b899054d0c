"""Food Chain: why."""

from tests.reference import food_chain as slow


def cards(told):
    return {card["place"]: card for card in told["cards"]}


def row(told, card):
    return next(row for row in told["box"] if row["card"] == card)


def may_eat(told, place):
    """FC5.1, FC5.2."""
    places = list(cards(told))
    table = [
        (row(told, card["card"])["power"], places.index(card["prey"]) if card["prey"] else None, card["owner"])
        for card in told["cards"]
    ]
    return slow.may_eat(table, places.index(place))


def meals(told, seat):
    """Who may eat whom, as a name and the card that is prey, with what it brings (FC8.3)."""
    found = []
    for place, card in cards(told).items():
        if card["owner"] == seat and card["prey"] and may_eat(told, place):
            prey = cards(told)[card["prey"]]
            token = prey["owner"] not in (None, seat)
            found.append((card["card"], prey["card"], row(told, prey["card"])["value"] + token, prey["owner"]))
    return found


def eaters(told, owner, animal):
    """Which other seats may eat a card of one kind, on which the owner's token lies."""
    seats = range(len(told["hands"]))
    return {
        seat for seat in seats for _, prey, _, whose in meals(told, seat) if seat != owner == whose and prey == animal
    }


def meal(it):
    return it.reason["animal"], it.reason["prey"], it.reason["points"]


def can_eat(it, told):
    return meal(it) in [found[:3] for found in meals(told, it.reason["seat"])]


def is_gone(it):
    """One that could have eaten left the table, eaten or not."""
    seat, animal = it.reason["seat"], it.reason["animal"]

    def count(told):
        return sum((card["owner"], card["card"]) == (seat, animal) for card in told["cards"])

    return animal in [found[0] for found in meals(it.before, seat)] and count(it.after) < count(it.before)


def is_blocked(it):
    hunters = [card for card in it.after["cards"] if card["prey"]]
    for card in hunters:
        prey = cards(it.after)[card["prey"]]
        if (card["owner"], card["card"], prey["card"]) == (it.reason["seat"], it.reason["animal"], it.reason["prey"]):
            power = row(it.after, card["card"])["power"]
            rivals = [
                rival
                for rival in hunters
                if rival["prey"] == card["prey"] and rival["owner"] == it.reason["owner"] != card["owner"]
            ]
            is_held_up = any(row(it.after, rival["card"])["power"] >= power for rival in rivals)
            if is_held_up and not may_eat(it.after, card["place"]):
                return True
    return False


def goes_on(it):
    return not it.after["ended"]


CLAIMS = {
    "ends": lambda it: it.after["ended"] and not it.before["ended"],
    "eats": lambda it: (
        it.happened("ate", seat=it.reason["seat"], animal=it.reason["animal"])
        and it.reason["points"] == row(it.after, it.reason["animal"])["value"]
    ),
    "captures": lambda it: (
        it.happened("captured", seat=it.reason["seat"], owner=it.reason["owner"]) and it.reason["points"] == 1
    ),
    "returns": lambda it: (
        it.happened("swapped", seat=it.reason["seat"], owner=it.reason["owner"])
        or it.happened("gave", seat=it.reason["owner"], owner=it.reason["seat"])
    ),
    "home": lambda it: (
        it.happened("came-back", seat=it.reason["seat"])
        or it.happened("driven", owner=it.reason["seat"])
        or it.done("abandon", seat=it.reason["seat"])
    ) and it.after["free"][it.reason["seat"]] > it.before["free"][it.reason["seat"]] and goes_on(it),
    "ready": lambda it: can_eat(it, it.after) and goes_on(it),
    "danger": lambda it: (
        it.reason["seat"] in eaters(it.after, it.reason["owner"], it.reason["animal"]) and goes_on(it)
    ),
    "stops": lambda it: can_eat(it, it.before) and meal(it)[:2] not in [
        found[:2] for found in meals(it.after, it.reason["seat"])
    ],
    "safe": lambda it: (
        eaters(it.before, it.reason["seat"], it.reason["animal"])
        and not eaters(it.after, it.reason["seat"], it.reason["animal"])
        and any((card["owner"], card["card"]) == (it.reason["seat"], it.reason["animal"]) for card in it.after["cards"])
    ),
    "driven": is_gone,
    "blocked": lambda it: is_blocked(it) and goes_on(it),
    "opens": lambda it: can_eat(it, it.after) and goes_on(it),
    "last-token": lambda it: it.after["free"][it.reason["seat"]] == 0 < it.before["free"][it.reason["seat"]] and goes_on(it),
    "discards": lambda it: it.done("discard", seat=it.seat, card=it.reason["card"]) and not is_drawn(it),
    "gives": lambda it: it.done("discard", seat=it.seat, card=it.reason["card"]) and is_drawn(it) == it.reason["draws"] > 0,
    "exchanges": lambda it: (
        it.done("exchange", seat=it.seat, card=it.reason["card"])
        and it.happened("took", seat=it.seat, animal=it.reason["animal"])
        and not is_drawn(it)
    ),
}  # fmt: skip


def is_drawn(it):
    """How many cards are drawn for it."""
    return len([action for action in it.made + it.follows if action["kind"] == "draw"])
