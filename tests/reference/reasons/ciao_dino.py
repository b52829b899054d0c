"""Ciao Dino!: why not."""

from tests.reference import ciao_dino as slow

ROOM = {"mountain": 2, "savanna": 3, "jungle": 4, "volcano": 3}
"""CD1.3."""
CHOICES = {"place": ["place"], "card": ["play", "draw"], "tile": ["drift"], "target": ["to"]}
"""CD2.8, CD4.1, CD4.3, CD5.4: all that can be done in a phase but the actions."""
LEANS_TO = "breed"
"""CD6.6: until nobody is left in reserve."""


def tries(told, chooser):
    """Words about hexes of this board: most hexes that have a name lie far out at sea."""
    places = told["tiles"] + told["water"]
    names = {(place["q"], place["r"]): place["hex"] for place in places}
    owned = [place for place in places if sum(place["herd"])] or places
    texts = [f"to {place['hex']}" for place in told["water"] if not place["sea"]]
    for _ in range(6 if told["seat"] in told["to_act"] else 0):
        start, anywhere = chooser.choice(owned), chooser.choice(places)["hex"]
        beside = [names[hex] for hex in slow.around((start["q"], start["r"])) if hex in names]
        end = chooser.choice([*beside, anywhere])
        texts += [f"{word} {anywhere}" for word in ("place", "drift", "to")]
        texts += [f"{word} {start['hex']} to {end}" for word in ("migrate", "rescue", "migrate", "rescue")]
        texts[-2:] = [f"{text} bred" for text in texts[-2:]]
        texts += [f"breed {start['hex']}", f"breed {anywhere}", f"drift {start['hex']}"]
    return texts


def land_of(it):
    return {(tile["q"], tile["r"]): tile["terrain"] for tile in it.told["tiles"]}


def herds_of(it):
    return {(place["q"], place["r"]): place["herd"] for place in it.told["tiles"] + it.told["water"]}


def own(it, hex):
    return herds_of(it).get(hex, [0] * 5)[it.seat]


def bred(it, hex):
    return {(place["q"], place["r"]): place["bred"] for place in it.told["tiles"] + it.told["water"]}.get(hex, 0)


def said(it, *names):
    """The hex that the refusal is about, if it is one that the action names."""
    return slow.at(it.reason["hex"]) if it.reason["hex"] in [it.action.get(name) for name in names] else None


def to_choose(it, phase):
    return it.told["to_act"] == [it.seat] and it.told["phase"] == phase


def does(it, *kinds):
    return it.action["kind"] in kinds


def instead(it, phase):
    return to_choose(it, phase) and not does(it, *CHOICES[phase])


def before(it):
    """The land with the tile that was taken up."""
    return land_of(it) | {slow.at(it.told["lifted"]): it.told["lifted_terrain"]}


def drifts(it, terrain=None):
    return slow.drifts(land_of(it), herds_of(it), it.seat, len(it.told["seats"]), terrain)


def drifting(it):
    """It names a tile, and is asked for one."""
    return does(it, "drift") and (to_choose(it, "tile") or (to_choose(it, "act") and it.told["points"] >= 3))


def laying(it):
    return does(it, "to") and to_choose(it, "target") and said(it, "hex") is not None


def home(it):
    return slow.continent_of(land_of(it), slow.at(it.action["hex"]))


def came_from(it):
    """What is left of the continent the tile was taken from."""
    return slow.continent_of(before(it), slow.at(it.told["lifted"])) - {slow.at(it.told["lifted"])}


def is_wrong_terrain(it):
    tile = slow.at(it.action["hex"])
    fitting = [hex for hex in drifts(it) if land_of(it)[hex] == it.reason["card"]]
    return drifting(it) and it.told["card"] == it.reason["card"] != land_of(it)[tile] and bool(fitting)


def is_nowhere_farther(it):
    tile = said(it, "hex")
    others = home(it) - {tile}
    outermost = all(slow.distance(hex) < slow.distance(tile) for hex in others)
    return drifting(it) and outermost and not slow.targets(land_of(it), tile)


def is_short(it):
    """CD6.1, CD6.2, CD6.5: a climb of a rescue under way is paid for already."""
    cost = 3 if does(it, "drift") else 1
    paid = does(it, "rescue") and it.told["rescue"] > 0
    told = (it.reason["cost"], it.reason["points"]) == (cost, it.told["points"])
    return to_choose(it, "act") and does(it, "drift", "migrate", "rescue", "breed") and told and (
        it.told["points"] < cost and not paid
    )  # fmt: skip


def is_full(it):
    hex = said(it, "hex" if does(it, "breed") else "to")
    return does(it, "breed", "migrate", "rescue") and sum(herds_of(it)[hex]) >= ROOM[land_of(it)[hex]]


def is_apart(it):
    ends = it.reason["from"], it.reason["to"]
    return ends == (it.action["from"], it.action["to"]) and slow.at(ends[1]) not in slow.around(slow.at(ends[0]))


def is_over(it):
    return it.told["to_act"] == [] and it.told["phase"] == "over"


def is_water(it):
    hex = said(it, "hex") if does(it, "place", "drift") else said(it, "to")
    return does(it, "place", "drift", "migrate", "rescue") and hex is not None and hex not in land_of(it)


def touches(it, hexes):
    return bool(set(slow.around(said(it, "hex"))) & set(hexes))


def is_in_lake(it):
    hex = said(it, "hex")
    # The slow sea is known to two rings beyond all land; farther out nothing is enclosed.
    return laying(it) and hex not in land_of(it) and hex not in slow.sea(land_of(it)) and (
        slow.distance(hex) <= max(map(slow.distance, land_of(it)))
    )  # fmt: skip


REASONS = {
    "first-settled": lambda it: does(it, "first"),
    "tiles-shuffled": lambda it: does(it, "tile"),
    "cards-shuffled": lambda it: does(it, "deal"),
    "game-over": lambda it: is_over(it) and it.told["ending"] in ("meteorite", "standstill"),
    "left-alone": lambda it: is_over(it) and [seat["out"] > 0 for seat in it.told["seats"]].count(False) == 1,
    "setting-up": lambda it: it.told["to_act"] == [9] and it.told["phase"] in ("first", "land", "deal"),
    "card-coming": lambda it: it.told["to_act"] == [9] and it.told["phase"] in ("reveal", "refill"),
    "not-your-place": lambda it: it.told["phase"] == "place" and it.told["to_act"] == [it.reason["seat"]] != [it.seat],
    "not-your-turn": lambda it: (
        it.told["phase"] in ("card", "tile", "target", "act") and it.told["to_act"] == [it.reason["seat"]] != [it.seat]
    ),
    "place-now": lambda it: instead(it, "place"),
    "card-now": lambda it: instead(it, "card"),
    "drift-now": lambda it: instead(it, "tile"),
    "target-now": lambda it: instead(it, "target") and it.told["lifted"] == it.reason["hex"],
    "act-now": lambda it: to_choose(it, "act") and not does(it, "migrate", "rescue", "breed", "drift", "done"),
    "on-water": is_water,
    "inhabited": lambda it: does(it, "place") and sum(herds_of(it)[said(it, "hex")]) > 0,
    "wrong-terrain": is_wrong_terrain,
    "no-sea": lambda it: drifting(it) and not touches(it, slow.sea(land_of(it))),
    "absent": lambda it: drifting(it) and not any(own(it, hex) for hex in home(it)),
    "volcano-stays": lambda it: drifting(it) and it.action["hex"] == "0.0",
    "lone-tile": lambda it: drifting(it) and len(home(it)) == 1,
    "nowhere-farther": is_nowhere_farther,
    "on-land": lambda it: laying(it) and said(it, "hex") in land_of(it),
    "not-farther": lambda it: (
        laying(it) and it.reason["ring"] == slow.distance(slow.at(it.told["lifted"])) >= slow.distance(said(it, "hex"))
    ),
    "not-touching": lambda it: laying(it) and not touches(it, land_of(it)),
    "in-lake": is_in_lake,
    "only-foreign": lambda it: laying(it) and touches(it, land_of(it)) and not touches(it, came_from(it)),
    "no-points": is_short,
    "last-round-drift": lambda it: to_choose(it, "act") and does(it, "drift") and it.seat in it.told["last_turns"],
    "nobody": lambda it: does(it, "migrate") and own(it, said(it, "from")) == 0,
    "nobody-breeds": lambda it: does(it, "breed") and own(it, said(it, "hex")) == 0,
    "not-beside": lambda it: does(it, "migrate") and is_apart(it),
    "no-way-out": lambda it: does(it, "rescue") and is_apart(it),
    "full": is_full,
    "not-swimming": lambda it: (
        does(it, "rescue") and (said(it, "from") in land_of(it) or own(it, said(it, "from")) == 0)
    ),
    "no-reserve": lambda it: does(it, "breed") and it.told["seats"][it.seat]["reserve"] == 0,
    "has-bred": lambda it: does(it, "breed") and bred(it, said(it, "hex")) == own(it, said(it, "hex")) > 0,
    "one-kind": lambda it: (
        does(it, "migrate", "rescue")
        and it.action["which"] == "bred"
        and bred(it, said(it, "from")) in (0, own(it, said(it, "from")))
    ),
    "swimming": lambda it: (
        does(it, "migrate", "breed")
        and said(it, "from", "hex") not in land_of(it)
        and own(it, said(it, "from", "hex")) > 0
    ),
}
