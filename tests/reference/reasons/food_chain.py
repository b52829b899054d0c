"""Food Chain: why not."""

from tests.reference import food_chain as slow

BONUS = ("hunter", "swarm")
CHANCE = ("first", "draw", "turn", "trophy")
ROMAN = ["", "i", "ii", "iii", "iv", "v"]
LEANS_TO = "hunt"
"""Until several predators of several players want the same prey (FC5.1, FC5.2)."""


def tries(told, chooser):
    """Everything at places where something lies, with cards that one has."""
    if told["to_act"] != [told["seat"]]:
        return []
    texts = []
    hand = [*told["hand"], "hunter", "swarm"]
    for card in told["cards"]:
        place, other = card["place"], chooser.choice(hand)
        texts += [f"eat {place}", f"abandon {place}", f"swarm {place}"]
        texts += [f"hunt {other} on {place}", f"exchange {other} for {place}"]
    return texts


def is_own_turn(it):
    return it.told["phase"] == "turn" and it.told["turn"] == it.seat


def is_between(it):
    """One has acted, and cards are drawn or turned up before the next turn (FC4.1, FC5.7)."""
    return it.told["turn"] == it.seat and it.told["turns"] > 0 and it.told["phase"] in ("draw", "bases")


def row_of(it, card):
    return next((row for row in it.told["box"] if row["card"] == card), None)


def in_box(it):
    return row_of(it, it.action["card"]) is not None


def power_of(it, card):
    return row_of(it, card)["power"]


def cards_at(it):
    """By place."""
    return {card["place"]: card for card in it.told["cards"]}


def there(it):
    """The card at the place that was said."""
    return cards_at(it)[it.action["place"]]


def is_hunted(it, place):
    return any(card["prey"] == place for card in it.told["cards"])


def has(it, card):
    return it.told["hand"].get(card, 0) > 0


def hunts(it, predator, prey):
    """FC4.1, FC7.1: the hunter hunts any organism."""
    return prey not in BONUS if predator == "hunter" else prey in row_of(it, predator)["hunts"]


def does(it, *kinds):
    """It is one's turn, and one would do this."""
    return is_own_turn(it) and it.action["kind"] in kinds


def is_missing(it, kind):
    """The card that was said is of this box, and not in the hand."""
    card = it.action["card"]
    return does(it, kind) and it.reason["card"] == card and in_box(it) and not has(it, card)


def own_predators(it, prey, is_top=False):
    """One's predators on a prey; the top ones alone, if asked."""
    found = [card for card in it.told["cards"] if card["prey"] == prey and card["owner"] == it.seat]
    return [card for card in found if not (is_top and is_hunted(it, card["place"]))]


def may_eat(it, place):
    """FC5.1, FC5.2: whether one of one's predators may eat the card at a place."""
    places = [card["place"] for card in it.told["cards"]]
    cards = [
        (power_of(it, card["card"]), places.index(card["prey"]) if card["prey"] else None, card["owner"])
        for card in it.told["cards"]
    ]
    return any(slow.may_eat(cards, places.index(card["place"])) for card in own_predators(it, place))


def best_of_own(it):
    """The power of one's strongest top predator on the prey that was said."""
    return max((power_of(it, card["card"]) for card in own_predators(it, it.action["place"], is_top=True)), default=0)


def rivals(it, seat=None):
    """The powers of predators of the opponents, or of one, on the prey that was said."""
    on = [card for card in it.told["cards"] if card["prey"] == it.action["place"] and card["owner"] != it.seat]
    return [power_of(it, card["card"]) for card in on if seat in (None, card["owner"])]


def names_rival(it):
    """The animal that the reason names is there, of that seat and power."""
    named = [it.reason["seat"], it.reason["animal"], it.action["place"]]
    is_there = named in [[card["owner"], card["card"], card["prey"]] for card in it.told["cards"]]
    return is_there and it.reason["seat"] != it.seat and said_power(it) == power_of(it, it.reason["animal"])


def said_power(it):
    return ROMAN.index(it.reason["power"])


def is_stronger(it):
    """FC5.1: somebody opposing is stronger than one's strongest top predator there."""
    return does(it, "eat") and names_rival(it) and 0 < best_of_own(it) < said_power(it)


def is_tied(it):
    """FC5.2: nobody opposing is stronger, the one named is as strong, and one is not ahead of that seat."""
    best = best_of_own(it)
    if not (does(it, "eat") and names_rival(it) and best == said_power(it) == max(rivals(it))):
        return False
    own = [power_of(it, card["card"]) for card in own_predators(it, it.action["place"])]
    theirs = rivals(it, it.reason["seat"])
    return not slow.is_ahead(slow.without_one(own, best), slow.without_one(theirs, best))


def is_allowed_at(it, place):
    """Whether what was said would be allowed at a place, by the rules alone."""
    card, at = it.action.get("card"), cards_at(it)[place]
    is_top, is_own = not is_hunted(it, place), at["owner"] == it.seat
    return {
        "hunt": lambda: has(it, card) and it.told["free"][it.seat] > 0 and hunts(it, card, at["card"]),
        "eat": lambda: may_eat(it, place),
        "abandon": lambda: is_top and is_own,
        "exchange": lambda: has(it, card) and can_exchange(it, card, at),
        "swarm": lambda: has(it, "swarm") and is_top and at["owner"] is not None,
    }[it.action["kind"]]()


def can_exchange(it, card, base):
    """FC6.2"""
    is_bare = base["prey"] == 0 and base["owner"] is None and not is_hunted(it, base["place"])
    return card not in BONUS and is_bare and power_of(it, base["card"]) > power_of(it, card)


def is_same(it):
    """It is allowed at both places, and leads to the same."""
    place, other = it.action["place"], it.reason["place"]
    cards = {card["place"]: (card["card"], card["prey"], card["owner"]) for card in it.told["cards"]}
    is_alike = place in cards and other in cards and slow.alike(cards, place, other)
    return is_own_turn(it) and other < place and is_alike and is_allowed_at(it, place) and is_allowed_at(it, other)


def is_animal_there(it):
    return it.reason["animal"] == there(it)["card"]


REASONS = {
    "not-now": lambda it: not is_own_turn(it) and not is_between(it),
    "turn-done": is_between,
    "chance-only": lambda it: does(it, *CHANCE),
    "nothing-there": lambda it: is_own_turn(it) and it.action["place"] == it.reason["place"] not in cards_at(it),
    "same-as": is_same,
    "not-in-box": lambda it: (
        is_own_turn(it) and it.action["card"] == it.reason["card"] and not row_of(it, it.reason["card"])
    ),
    "not-in-hand": lambda it: is_missing(it, "hunt"),
    "not-to-exchange": lambda it: is_missing(it, "exchange"),
    "not-to-discard": lambda it: is_missing(it, "discard"),
    "no-token": lambda it: does(it, "hunt") and it.told["free"][it.seat] == 0,
    "not-prey": lambda it: (
        does(it, "hunt")
        and (it.reason["animal"], it.reason["prey"]) == (it.action["card"], there(it)["card"])
        and not hunts(it, it.reason["animal"], it.reason["prey"])
    ),
    "hunter-not-prey": lambda it: does(it, "hunt") and there(it)["card"] == "hunter",
    "swarm-drives": lambda it: does(it, "hunt") and it.action["card"] == "swarm",
    "no-swarm": lambda it: does(it, "swarm") and not has(it, "swarm"),
    "nothing-to-drive": lambda it: does(it, "swarm") and is_animal_there(it) and there(it)["owner"] is None,
    "swarm-needs-top": lambda it: does(it, "swarm") and is_animal_there(it) and is_hunted(it, it.action["place"]),
    "not-hunting": lambda it: does(it, "eat") and is_animal_there(it) and not own_predators(it, it.action["place"]),
    "is-hunted": lambda it: (
        does(it, "eat")
        and it.reason["animal"] in [card["card"] for card in own_predators(it, it.action["place"])]
        and not own_predators(it, it.action["place"], is_top=True)
    ),
    "stronger": is_stronger,
    "tied": is_tied,
    "not-yours": lambda it: does(it, "abandon") and is_animal_there(it) and there(it)["owner"] != it.seat,
    "not-top": lambda it: does(it, "abandon") and is_animal_there(it) and is_hunted(it, it.action["place"]),
    "no-organism": lambda it: does(it, "exchange") and it.reason["animal"] == it.action["card"] in BONUS,
    "no-base": lambda it: does(it, "exchange") and is_animal_there(it) and there(it)["prey"] > 0,
    "has-token": lambda it: (
        does(it, "exchange")
        and is_animal_there(it)
        and there(it)["owner"] == it.reason["seat"]
        and there(it)["prey"] == 0
    ),
    "base-hunted": lambda it: does(it, "exchange") and is_animal_there(it) and is_hunted(it, it.action["place"]),
    "not-weaker": lambda it: (
        does(it, "exchange")
        and is_animal_there(it)
        and it.reason["card"] == it.action["card"]
        and power_of(it, there(it)["card"]) == said_power(it) <= power_of(it, it.action["card"])
    ),
    "must-discard": lambda it: does(it, "pass") and sum(it.told["hand"].values()) > 0,
}
