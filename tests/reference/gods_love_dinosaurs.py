"""The hunts and births of Gods Love Dinosaurs the slow way: every path, every choice of parents, on plain dictionaries.

It shares nothing with the engine but the state, or the plain data of a view, that it reads from.
"""

STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
TERRAINS = ["lake", "forest", "field", "wild", "mountain"]
ANIMALS = ["frog", "rabbit", "rat", "tiger", "eagle", "dinosaur"]
PREY = {"frog": "lake", "rabbit": "field", "rat": "forest"}
PREDATORS = ("tiger", "eagle")


class World:
    """Where each hex lies, its terrain and its animal."""

    def __init__(self, hexes):
        """Of each hex, in the order of their numbers: where it lies, its terrain, its animal or None."""
        self.numbers = {place: number for number, (place, _, _) in enumerate(hexes)}
        self.terrain = {place: terrain for place, terrain, _ in hexes}
        self.animal = {place: animal for place, _, animal in hexes}

    def place(self, number):
        return next(place for place, own in self.numbers.items() if own == number)

    def around(self, place):
        found = [(place[0] + q, place[1] + r) for q, r in STEPS]
        return [other for other in found if other in self.terrain]


def world_of(ecosystem, grid):
    """An ecosystem of the engine."""
    hexes = []
    for number in range(ecosystem.count):
        hex = ecosystem.hexes[number]
        terrain = next(name for k, name in enumerate(TERRAINS) if ecosystem.terrains[k] >> number & 1)
        there = [name for k, name in enumerate(ANIMALS) if ecosystem.animals[k] >> number & 1]
        assert len(there) <= 1
        hexes.append(((int(grid.q[hex]), int(grid.r[hex])), terrain, there[0] if there else None))
    return World(hexes)


def world_told(ecosystem):
    """An ecosystem as a view tells it."""
    return World([((hex["q"], hex["r"]), hex["terrain"], hex["animal"]) for hex in ecosystem["hexes"]])


def predator_hunts(world, number):
    """All (end, eaten): tigers two steps as they like, eagles three in a line."""
    start = world.place(number)
    found = set()
    paths = tiger_paths(world, start) if world.animal[start] == "tiger" else eagle_paths(world, start)
    for path in paths:
        if all(world.animal[place] is None or world.animal[place] in PREY for place in path if place != start):
            eaten = frozenset(world.numbers[place] for place in path if world.animal[place] in PREY)
            if world.numbers[path[-1]] in eaten:
                found.add((world.numbers[path[-1]], eaten))
    return found


def tiger_paths(world, start):
    for first in world.around(start):
        yield [first]
        for second in world.around(first):
            yield [first, second]


def eagle_paths(world, start):
    for q, r in STEPS:
        path = []
        for step in (1, 2, 3):
            place = (start[0] + q * step, start[1] + r * step)
            if place not in world.terrain:
                break
            path.append(place)
            yield list(path)


def dinosaur_hunts(world, number):
    """All (end, eaten) over every path of up to five steps, hexes visited again and again."""
    start = world.place(number)
    found = set()

    def walk(place, eaten, left):
        if eaten and world.terrain[place] == "mountain":
            found.add((world.numbers[place], eaten))
        if left == 0:
            return
        for other in world.around(place):
            if other != start and world.animal[other] == "dinosaur":
                continue
            meal = other != start and world.animal[other] is not None
            walk(other, eaten | {world.numbers[other]} if meal else eaten, left - 1)

    walk(start, frozenset(), 5)
    return found


def births(world, species):
    """All sets of hexes that newborns can take: each parent chooses one hex or none, no two the same."""
    sets = {frozenset()}
    for place, animal in world.animal.items():
        if animal == species:
            targets = [
                world.numbers[other]
                for other in world.around(place)
                if world.animal[other] is None and world.terrain[other] in (PREY[species], "wild")
            ]
            sets |= {chosen | {target} for chosen in sets for target in targets if target not in chosen}
    return sets
