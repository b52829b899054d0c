"""Happy Little Dinosaurs: why not. Word for word from the rules; cards and hands as the seat sees them."""

# HD1.2: the point cards with an effect one may use after the reveal, and what is said for it.
USES = {
    "pebble": {"add"},
    "claw": {"look", "take"},
    "adder": {"swap"},
    "juice": {"add"},
    "breath": {"drop", "done"},
    "log": {"search", "keep"},
    "fern": {"trade"},
}
WITH_EFFECT = {*USES, "snapjaw", "odd-fruit", "saw"}
PLAIN = {f"plain-{value}" for value in range(1, 10)}
SCORING = {"push", "sour", "upside-down"}
TAKING = {"safety-plan", "not-mine"}
INSTANTS = SCORING | TAKING
SELDOM = {"blocked", "lower-first", "not-found"}


def tries(told, chooser):
    """All that can be done with one's own hand and with any seat."""
    if told["seat"] not in told["to_act"]:
        return []
    texts = ["decline", "done", "search", "upside-down", "safety-plan", "take log", "keep log"]
    for card in told["hand"]:
        texts += [f"{word} {card}" for word in ("choose", "add", "drop")]
    for seat in range(4):
        texts += [f"look at {seat}", f"swap with {seat}", f"push {seat}", f"sour {seat}", f"not-mine to {seat}"]
        texts += [f"trade {seat} with {chooser.randrange(4)}"]
    return texts


def is_in(it, seat):
    """HD7.5: a seat that nobody has is not in either."""
    return seat < len(it.told["seats"]) and it.told["seats"][seat]["in"]


def is_asked(it, *phases):
    return it.told["phase"] in phases and it.seat in it.told["to_act"]


def waits(it, *phases):
    """Still in, and it is for others to answer."""
    return it.told["phase"] in phases and is_in(it, it.seat) and it.seat not in it.told["to_act"]


def says(it, *kinds):
    return it.action["kind"] in kinds


def unnamed(it, kind):
    """Something else than this, or this without saying which card."""
    return not says(it, kind) or it.action["card"] is None


def front(it):
    return it.told["seats"][it.seat]["front"]


def uses(it, *cards):
    """Asked for the effect of one of these, and says something that belongs to it."""
    return is_asked(it, "effect") and front(it) in cards and it.action["kind"] in USES[front(it)]


def nearest(it):
    """HD4.5: on each side the nearest player still in."""
    seats = len(it.told["seats"])
    around = [(it.seat + k) % seats for k in range(1, seats)]
    inside = [seat for seat in around if is_in(it, seat)]
    return {inside[0], inside[-1]}


def trades_two_others(it):
    """HD4.7."""
    named = {it.action["seat"], it.action["other"]}
    return len(named) == 2 and it.seat not in named and all(is_in(it, seat) for seat in named)


def lacks(it):
    """The card that would leave the hand is not in it."""
    if says(it, "choose"):
        due = is_asked(it, "choose", "sudden")
    elif says(it, "add"):
        due = uses(it, "pebble", "juice")
    elif says(it, "drop"):
        due = uses(it, "breath") or is_asked(it, "discard")
    else:
        due = (is_asked(it, "window") and says(it, *SCORING)) or (is_asked(it, "answer") and says(it, *TAKING))
    card = it.action.get("card", it.action["kind"])
    return due and it.reason["card"] == card and card not in it.told["hand"]


def holds(it):
    """The card said, which the refusal names, is in hand."""
    return it.reason["card"] == it.action["card"] and it.action["card"] in it.told["hand"]


def names_seat(it):
    return it.reason["seat"] == it.action["seat"]


REASONS = {
    "over": lambda it: it.told["phase"] == "over" and it.told["to_act"] == [],
    "chance-draws": lambda it: says(it, "draw"),
    "chance-turns": lambda it: says(it, "turn"),
    "out": lambda it: not is_in(it, it.seat),
    "cards-first": lambda it: waits(it, "deal", "redraw"),
    "disaster-first": lambda it: waits(it, "turn") and it.told["disaster"] is None,
    "chosen": lambda it: waits(it, "choose") and it.told["choice"] in it.told["hand"],
    "sudden-chosen": lambda it: (
        waits(it, "sudden") and it.seat in it.told["contenders"] and it.told["choice"] in it.told["hand"]
    ),
    "not-tied": lambda it: waits(it, "sudden") and it.seat not in it.told["contenders"],
    "passed": lambda it: waits(it, "window") and it.seat in it.told["answered"],
    "others-effect": lambda it: (
        waits(it, "effect", "loot", "search", "keep") and it.reason["seat"] == it.told["asked"] != it.seat
    ),
    "others-disaster": lambda it: waits(it, "answer") and it.told["to_act"] == [it.reason["seat"]],
    "others-discard": lambda it: waits(it, "discard") and it.told["to_act"] == [it.reason["seat"]],
    "choose-now": lambda it: is_asked(it, "choose") and unnamed(it, "choose"),
    "sudden-now": lambda it: is_asked(it, "sudden") and unnamed(it, "choose"),
    "effect-now": lambda it: (
        is_asked(it, "effect") and not says(it, "decline", *(kind for kinds in USES.values() for kind in kinds))
    ),
    "take-now": lambda it: is_asked(it, "loot") and unnamed(it, "take"),
    # HD4.6: both cards are looked at first.
    "keep-now": lambda it: (
        it.told["asked"] == it.seat and (it.told["phase"] == "search" or (is_asked(it, "keep") and unnamed(it, "keep")))
    ),
    "window-now": lambda it: is_asked(it, "window") and not says(it, "pass", *SCORING),
    "answer-now": lambda it: is_asked(it, "answer") and not says(it, "accept", *TAKING),
    "discard-now": lambda it: is_asked(it, "discard") and not says(it, "drop", "decline"),
    "not-in-hand": lacks,
    "instant": lambda it: is_asked(it, "choose") and says(it, "choose") and holds(it) and it.action["card"] in INSTANTS,
    "sudden-instant": lambda it: (
        is_asked(it, "sudden") and says(it, "choose") and holds(it) and it.action["card"] in INSTANTS
    ),
    "adds-nothing": lambda it: uses(it, "pebble", "juice") and holds(it) and it.action["card"] in INSTANTS,
    "no-effect": lambda it: uses(it, "juice") and holds(it) and it.action["card"] in PLAIN,
    "other-effect": lambda it: (
        is_asked(it, "effect")
        and it.reason["card"] == front(it)
        and any(it.action["kind"] in kinds for kinds in USES.values())
        and it.action["kind"] not in USES[front(it)]
    ),
    # HD4.4: whoever looks is sure of all of that hand.
    "not-there": lambda it: (
        is_asked(it, "loot")
        and says(it, "take")
        and it.reason["card"] == it.action["card"]
        and it.action["card"] not in it.told["seats"][it.told["owner"]]["known"]
        and len(it.told["seats"][it.told["owner"]]["known"]) == it.told["seats"][it.told["owner"]]["cards"]
    ),
    "not-found": lambda it: (
        is_asked(it, "keep")
        and says(it, "keep")
        and it.reason["card"] == it.action["card"]
        and it.action["card"] not in it.told["looked"]
    ),
    "own-hand": lambda it: uses(it, "claw") and says(it, "look") and it.action["seat"] == it.seat,
    "no-hand": lambda it: uses(it, "claw") and says(it, "look") and names_seat(it) and not is_in(it, it.action["seat"]),
    "look-first": lambda it: uses(it, "claw") and says(it, "take"),
    "not-nearest": lambda it: uses(it, "adder") and it.action["seat"] not in nearest(it),
    "blocked": lambda it: (
        uses(it, "adder")
        and names_seat(it)
        and it.action["seat"] in nearest(it)
        and it.told["seats"][it.action["seat"]]["front"] in WITH_EFFECT
    ),
    "search-first": lambda it: uses(it, "log") and says(it, "keep"),
    "two-others": lambda it: uses(it, "fern") and not trades_two_others(it),
    # The same exchange is offered once.
    "lower-first": lambda it: uses(it, "fern") and trades_two_others(it) and it.action["seat"] > it.action["other"],
    # HD4.7: a breath with no card is declining.
    "say-done": lambda it: (
        is_asked(it, "effect") and says(it, "decline") and front(it) == "breath" and it.told["dropped"] > 0
    ),
    "say-no": lambda it: uses(it, "breath") and says(it, "done") and it.told["dropped"] == 0,
    "not-in": lambda it: (
        is_asked(it, "window") and says(it, "push", "sour") and names_seat(it) and not is_in(it, it.action["seat"])
    ),
    "oneself": lambda it: is_asked(it, "answer") and says(it, "not-mine") and it.action["seat"] == it.seat,
    "no-taker": lambda it: (
        is_asked(it, "answer") and says(it, "not-mine") and names_seat(it) and not is_in(it, it.action["seat"])
    ),
}
