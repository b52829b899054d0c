"""Gods Love Dinosaurs: why not. Each check is written from the rules, on the plain data of a view."""

from itertools import pairwise, permutations

from dinotable.games.gods_love_dinosaurs import GAME
from tests.reference.gods_love_dinosaurs import (
    PREDATORS,
    PREY,
    STEPS,
    dinosaur_hunts,
    eagle_paths,
    predator_hunts,
    tiger_paths,
    world_told,
)
from tests.rules.gods_love_dinosaurs.boards import activated, begin, do, position

ACTIVATIONS = ("breeding", "predators", "hatching", "dinosaurs")
LEANS_TO = "hunt"
"""Animals that live crowd an ecosystem, and stand in each other's way."""
SELDOM = {"none-left", "dinosaur-blocks", "blocked", "parents-taken", "same-placement"}


def tries(told, chooser):
    """Placements beside what lies there, and all that animals with a turn to come could do on hexes that there are."""
    if told["seat"] not in told["to_act"]:
        return []
    mine = told["ecosystems"][told["seat"]]
    numbers = range(len(mine["hexes"]))
    if told["phase"] == "place":
        laid = [hex["hex"] for hex in mine["hexes"]]
        around = ["1.0", "1.1", "2.0", "2.1", "2.2", "2.3", "2.4", "3.3", "3.4", "3.5"]
        return [f"place {chooser.choice(laid + around)} {chooser.choice(around)}" for _ in range(20)]
    if told["phase"] == "breeding":
        return [f"breed {number}" for number in numbers]
    food = [hex["number"] for hex in mine["hexes"] if hex["animal"]]
    homes = [hex["number"] for hex in mine["hexes"] if hex["terrain"] == "mountain"] or [0]
    texts = ["hatch", "keep"]
    for start in mine["waiting"]:
        for end in food if told["phase"] == "predators" else homes:
            other = chooser.choice(food)
            eaten = [end, *{end, other}] if told["phase"] == "predators" else [other, chooser.choice(food)]
            texts += [f"hunt {start} to {end}", f"hunt {start} to {end} eating {eaten[0]}"]
            texts.append(f"hunt {start} to {end} eating {' '.join(map(str, sorted(set(eaten))))}")
    return texts


def world(it):
    return world_told(own(it))


def own(it):
    return it.told["ecosystems"][it.seat]


def phase(it, *names):
    return it.told["phase"] in names


def asked(it, *phases):
    """The seat is to act, in one of these phases, and has no egg to decide about."""
    return it.seat in it.told["to_act"] and it.seat not in it.told["hatching"] and phase(it, *phases)


def says(it, *kinds):
    return it.action["kind"] in kinds


def places_of_all(it):
    return [len(ecosystem["hexes"]) for ecosystem in it.told["ecosystems"]]


def passed(it):
    """GD1.7: whether the seat's part of the phase is over, when one acts after another."""
    order = (it.seat - it.told["active"]) % len(it.told["ecosystems"])
    return it.told["supply"] is None or order < it.told["turns_taken"]


# GD3.1, on the hexes' names: a ring's places go clockwise from the east.
def coordinates(name):
    ring, place = map(int, name.split("."))
    if ring == 0:
        return 0, 0
    q, r = ring, 0
    side, along = divmod(place, ring)
    for corner in range(side + 1):
        step = STEPS[(corner + 2) % 6]
        length = ring if corner < side else along
        q, r = q + step[0] * length, r + step[1] * length
    return q, r


def is_beside(one, other):
    return (other[0] - one[0], other[1] - one[1]) in STEPS


def placed_on(it):
    return [coordinates(it.action["first"]), coordinates(it.action["second"])]


def is_placing(it):
    return asked(it, "place") and says(it, "place")


def is_legal_pair(it):
    one, other = placed_on(it)
    laid = world(it).terrain
    is_touching = any(is_beside(place, hex) for place in (one, other) for hex in laid)
    return is_beside(one, other) and one not in laid and other not in laid and is_touching


# GD4: breeding.
def breeds(it):
    return asked(it, "breeding") and says(it, "breed") and it.action["hex"] < len(own(it)["hexes"])


def spot(it):
    """What lies where the newborn is to go."""
    return own(it)["hexes"][it.action["hex"]]


def parents_beside(it, number):
    """GD3.5: the animals that were there when it began."""
    laid = world(it)
    around = [laid.numbers[place] for place in laid.around(laid.place(number))]
    return [parent for parent in around if parent in own(it)["waiting"]]


def have_parents(it, targets, used=()):
    """GD4.2: whether each can be given a different adjacent parent."""
    if not targets:
        return True
    free = [parent for parent in parents_beside(it, targets[0]) if parent not in used]
    return any(have_parents(it, targets[1:], (*used, parent)) for parent in free)


def is_home(it, hex):
    return hex["animal"] is None and hex["terrain"] in (PREY[it.told["column"]], "wild")


def targets(it):
    empty = [hex["number"] for hex in own(it)["hexes"] if is_home(it, hex)]
    return [number for number in empty if have_parents(it, [number, *own(it)["born"]])]


def done_breeding(it):
    return phase(it, "breeding") and it.seat not in it.told["to_act"] and passed(it)


# GD5 and GD6: hunts.
def hunts(it, name):
    return asked(it, name) and says(it, "hunt") and it.action["start"] in own(it)["waiting"]


def animal_at(it, number):
    hexes = own(it)["hexes"]
    return hexes[number]["animal"] if number < len(hexes) else None


def ends_on_prey(it):
    return hunts(it, "predators") and animal_at(it, it.action["end"]) in PREY


def is_within_steps(it):
    """GD5.2 alone, whoever stands in between."""
    laid = world(it)
    start = laid.place(it.action["start"])
    paths = tiger_paths(laid, start) if laid.animal[start] == "tiger" else eagle_paths(laid, start)
    return any(laid.numbers[path[-1]] == it.action["end"] for path in paths)


def ways_to_eat(it):
    """The sets that can be eaten by a predator that goes from start to end."""
    found = predator_hunts(world(it), it.action["start"])
    return [eaten for end, eaten in found if end == it.action["end"]]


def ends_at_home(it):
    """GD6.4: on a mountain with no other dinosaur."""
    end = it.action["end"]
    if end >= len(own(it)["hexes"]) or own(it)["hexes"][end]["terrain"] != "mountain":
        return False
    return animal_at(it, end) != "dinosaur" or end == it.action["start"]


def eats_animals(it):
    meals = it.action["eaten"]
    return bool(meals) and all(animal_at(it, number) in (*PREY, *PREDATORS) for number in meals)


def is_home_bound(it):
    return hunts(it, "dinosaurs") and ends_at_home(it) and eats_animals(it)


def shortest_round(it, blocked):
    """GD6.2: the fewest steps from start over all meals, in the best order, to the end; None if there is no way."""
    laid = world(it)
    lengths = [
        total([it.action["start"], *order, it.action["end"]], lambda a, b: distance(laid, a, b, blocked))
        for order in permutations(it.action["eaten"])
    ]
    return min((length for length in lengths if length is not None), default=None)


def total(stops, far):
    legs = [far(one, other) for one, other in pairwise(stops)]
    return None if None in legs else sum(legs)


def distance(laid, start, end, blocked):
    edge, seen, steps = {laid.place(start)}, {laid.place(start)}, 0
    while edge:
        if laid.place(end) in edge:
            return steps
        edge = {other for place in edge for other in laid.around(place) if laid.numbers[other] not in blocked} - seen
        seen |= edge
        steps += 1
    return None


def other_dinosaurs(it):
    there = [hex["number"] for hex in own(it)["hexes"] if hex["animal"] == "dinosaur"]
    return [number for number in there if number != it.action["start"]]


def is_short(length):
    return length is not None and length <= 5


def eats_more(it):
    """All that is wanted could be eaten on a way that is not too long, but never just that."""
    sets = [set(eaten) for end, eaten in dinosaur_hunts(world(it), it.action["start"]) if end == it.action["end"]]
    wanted = set(it.action["eaten"])
    return wanted not in sets and any(wanted < eaten for eaten in sets)


def is_too_late_to_hatch(it):
    return it.seat in it.told["to_act"] and phase(it, "dinosaurs") and it.seat not in it.told["hatching"]


def none_to_act(it, name):
    return phase(it, name) and own(it)["waiting"] == [] and it.seat not in it.told["hatching"]


REASONS = {
    "over": lambda it: phase(it, "over") and it.told["to_act"] == [],
    "chance-draws": lambda it: says(it, "draw"),
    "first-settled": lambda it: says(it, "first"),
    "setting-up": lambda it: phase(it, "first", "fill") and set(places_of_all(it)) == {7},
    "filling": lambda it: phase(it, "fill") and it.told["fill"] and max(places_of_all(it)) > 7,
    "not-your-turn": lambda it: phase(it, "take", "place", "placed") and it.seat != it.told["active"],
    "one-by-one": lambda it: (
        it.told["supply"] is not None
        and it.seat not in it.told["to_act"]
        and phase(it, *ACTIVATIONS)
        and (phase(it, "hatching") or not passed(it))
    ),
    "take-now": lambda it: asked(it, "take") and not says(it, "take"),
    "no-row": lambda it: asked(it, "take") and it.action["row"] == 3 and len(it.told["ecosystems"]) < 4,
    "no-tile": lambda it: (
        asked(it, "take")
        and not next(c for c in it.told["columns"] if c["species"] == it.action["column"])["tiles"][
            it.action["row"] - 1
        ]
    ),
    "place-now": lambda it: asked(it, "place") and not says(it, "place"),
    "torn": lambda it: is_placing(it) and not is_beside(*placed_on(it)),
    "covered": lambda it: is_placing(it) and any(place in world(it).terrain for place in placed_on(it)),
    "no-contact": lambda it: (
        is_placing(it) and not any(is_beside(place, hex) for place in placed_on(it) for hex in world(it).terrain)
    ),
    "same-placement": lambda it: (
        is_placing(it)
        and is_legal_pair(it)
        and it.told["taken"]["icon"] is None
        and it.told["taken"]["first"] == it.told["taken"]["second"]
    ),
    "say-done": lambda it: asked(it, "placed") and not says(it, "done"),
    "not-waiting": lambda it: asked(it, "predators", "dinosaurs") and it.action["start"] not in own(it)["waiting"],
    "breed-now": lambda it: asked(it, "breeding") and not says(it, "breed", "done"),
    "no-hex": lambda it: asked(it, "breeding") and it.action["hex"] >= len(own(it)["hexes"]),
    "occupied": lambda it: breeds(it) and spot(it)["animal"] is not None,
    "wrong-terrain": lambda it: breeds(it) and spot(it)["terrain"] not in (PREY[it.told["column"]], "wild"),
    "no-parent": lambda it: breeds(it) and parents_beside(it, it.action["hex"]) == [],
    "parents-taken": lambda it: (
        breeds(it)
        and have_parents(it, [it.action["hex"]])
        and not have_parents(it, [it.action["hex"], *own(it)["born"]])
    ),
    "no-target": lambda it: done_breeding(it) and targets(it) == [],
    "declined": lambda it: done_breeding(it) and targets(it) != [],
    "must-act": lambda it: asked(it, "predators") and own(it)["waiting"] and not says(it, "hunt", "starve"),
    "all-acted": lambda it: none_to_act(it, "predators"),
    "no-prey": lambda it: hunts(it, "predators") and animal_at(it, it.action["end"]) not in PREY,
    "out-of-reach": lambda it: ends_on_prey(it) and not is_within_steps(it),
    "blocked": lambda it: ends_on_prey(it) and is_within_steps(it) and ways_to_eat(it) == [],
    "eats-others": lambda it: ways_to_eat(it) and set(it.action["eaten"]) not in ways_to_eat(it),
    "hatch-first": lambda it: it.seat in it.told["hatching"] and not says(it, "hatch", "keep"),
    "no-egg": lambda it: is_too_late_to_hatch(it) and says(it, "hatch") and own(it)["eggs"] == 0,
    "nest-taken": lambda it: is_too_late_to_hatch(it) and says(it, "hatch") and animal_at(it, 0) is not None,
    "none-left": lambda it: is_too_late_to_hatch(it) and says(it, "hatch") and it.told["supply"]["dinosaur"] == 0,
    "hatch-decided": lambda it: is_too_late_to_hatch(it) and says(it, "hatch", "keep"),
    "dinosaurs-must-act": lambda it: (
        asked(it, "dinosaurs") and own(it)["waiting"] and not says(it, "hunt", "starve", "hatch", "keep")
    ),
    "dinosaurs-all-acted": lambda it: none_to_act(it, "dinosaurs"),
    "no-mountain": lambda it: hunts(it, "dinosaurs") and not ends_at_home(it),
    "nothing-eaten": lambda it: hunts(it, "dinosaurs") and it.action["eaten"] == [],
    "nothing-there": lambda it: (
        hunts(it, "dinosaurs")
        and it.reason["hex"] in it.action["eaten"]
        and animal_at(it, it.reason["hex"]) not in (*PREY, *PREDATORS)
    ),
    "too-far": lambda it: is_home_bound(it) and not is_short(shortest_round(it, [])),
    "dinosaur-blocks": lambda it: (
        is_home_bound(it) and is_short(shortest_round(it, [])) and not is_short(shortest_round(it, other_dinosaurs(it)))
    ),
    "eats-more": lambda it: is_home_bound(it) and eats_more(it),
}


def rare():
    """Ways that are blocked, parents that are taken, and a supply that ran out."""
    two = GAME.setup(2)
    yield two, activated("tiger", "PRb FTi FEa PRb N.."), 0, "hunt 2 to 4 eating 4"
    yield two, activated("eagle", "PRb FEa FTi PRb N.."), 0, "hunt 2 to 4 eating 4"
    yield two, activated("frog", "NDi MDi FTi M..", dinosaurs=True, eggs=0), 0, "hunt 0 to 3 eating 2"
    state = activated(
        "rabbit",
        """
N.. PRb PRb P..
      P.. P..
""",
    )
    do(state, "0 breed 3")
    yield two, state, 0, "breed 5"
    state = position("MDi FTi M.. N..", supply="printed")
    state.table.supply[5] = 0
    begin(state, "frog", dinosaurs=True)
    yield GAME.setup(2, {"supply": "printed"}), state, 0, "hatch"
