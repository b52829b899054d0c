"""Ciao Dino!: why."""

from tests.reference import ciao_dino as slow
from tests.reference.reasons.ciao_dino import ROOM
from tests.rules.ciao_dino.boards import board


def land(told):
    return {(tile["q"], tile["r"]): tile["terrain"] for tile in told["tiles"]}


def herds(told):
    return {(place["q"], place["r"]): place["herd"] for place in told["tiles"] + told["water"]}


def ashore(told, seat):
    return sum(tile["herd"][seat] for tile in told["tiles"])


def afloat(told, seat):
    return sum(water["herd"][seat] for water in told["water"])


def herd(told, seat):
    return ashore(told, seat) + afloat(told, seat)


def points(told, seat):
    """CD10: if it ended now; what was scored is all there is once it has."""
    seats = len(told["seats"])
    final = [0] * seats if told["phase"] == "over" else slow.final_points(land(told), herds(told), seats)
    return told["seats"][seat]["score"] + final[seat]


def continents(told):
    return slow.continents(land(told))


def scoring(told):
    """CD10.1: all but the original one, with what each seat has there and what it brings."""
    seats = len(told["seats"])
    for members in continents(told):
        if slow.VOLCANO not in members:
            there = {hex: terrain for hex, terrain in land(told).items() if hex in members}
            yield members, slow.counts(herds(told), members, seats), slow.final_points(there, herds(told), seats)


def footholds(told, seat):
    return sum(slow.counts(herds(told), members, len(told["seats"]))[seat] > 0 for members in continents(told))


def surplus(told, seat):
    """CD7.2: how many the seat would lose to crowds."""
    return sum(min(max(0, sum(tile["herd"]) - ROOM[tile["terrain"]]), tile["herd"][seat]) for tile in told["tiles"])


def stood(told, seat):
    return sum(tile["herd"][seat] > 0 for tile in told["tiles"])


def total(events, name):
    return sum(event[name] for event in events)


def lost(it, seat):
    return total(it.happened("drowned", seat=seat) + it.happened("crowded", seat=seat), "count")


def who(it):
    return it.reason["seat"]


def from_to(it):
    told = points(it.before, who(it)), points(it.after, who(it))
    return told == (it.reason["before"], it.reason["after"])


def has_most(it):
    return any(
        len(members) == it.reason["size"]
        and there[who(it)] == max(there) > 0
        and brings[who(it)] == it.reason["points"]
        for members, there, brings in scoring(it.after)
    )


def lacks(it):
    return any(
        len(members) == it.reason["size"] and 0 < there[who(it)] == max(there) - it.reason["count"]
        for members, there, _ in scoring(it.after)
    )


def placed(it):
    return [slow.at(action["hex"]) for action in it.done("place", seat=it.seat)]


def room(told, hex):
    return ROOM[land(told)[hex]] - sum(herds(told)[hex])


CLAIMS = {
    "scores": lambda it: it.reason["points"] == total(it.happened("scored", seat=who(it)), "points"),
    "most": has_most,
    "stands": lambda it: from_to(it) and it.reason["before"] != it.reason["after"],
    "drops": lambda it: from_to(it) and it.reason["before"] > it.reason["after"],
    "gains": lambda it: from_to(it) and it.reason["before"] < it.reason["after"],
    "saved": lambda it: (
        it.reason["count"] == afloat(it.before, who(it)) - afloat(it.after, who(it)) - total(
            it.happened("drowned", seat=who(it)), "count"
        ) + total(it.happened("swim", seat=who(it)), "count")
    ),
    "born": lambda it: (
        it.reason["all"] == herd(it.after, who(it)) == herd(it.before, who(it)) + it.reason["count"]
    ),
    "split": lambda it: it.happened("split"),
    "foothold": lambda it: (it.reason["before"], it.reason["after"]) == (
        footholds(it.before, who(it)), footholds(it.after, who(it))
    ),
    "eased": lambda it: it.reason["count"] == surplus(it.before, who(it)) - surplus(it.after, who(it)),
    "swims": lambda it: it.reason["count"] <= afloat(it.after, who(it)) and (
        it.reason["count"] == afloat(it.after, who(it)) - afloat(it.before, who(it))
    ),
    "lost": lambda it: lost(it, who(it)) > 0 and (
        it.reason["all"] == herd(it.after, who(it)) == herd(it.before, who(it)) - it.reason["count"]
    ),
    "crowded": lambda it: it.reason["count"] == surplus(it.after, who(it)) - surplus(it.before, who(it)),
    "missing": lacks,
    "spreads": lambda it: (it.reason["before"], it.reason["after"]) == (stood(it.before, who(it)), stood(it.after, who(it))),
    "knows": lambda it: it.done("play", seat=it.seat) and it.reason["card"] == it.before["hand"] != "meteorite",
    "holds": lambda it: it.done("draw", seat=it.seat) and it.reason["card"] == it.before["hand"] == it.after["hand"],
    "coast": lambda it: any(
        len(set(slow.around(hex)) & slow.sea(land(it.after))) == it.reason["sides"] for hex in placed(it)
    ),
    "room": lambda it: any(room(it.after, hex) == it.reason["count"] for hex in placed(it)),
}  # fmt: skip


def rare():
    """A tile laid under swimmers is too full, and one of them finds room beside it."""
    yield board("V     M     SA\n         .AAA", seats=2), 0, ["drift 1.0", "to 2.1"]
    yield board("V     S     MAAA", seats=2), 0, ["migrate 2.0 to 1.0"]
