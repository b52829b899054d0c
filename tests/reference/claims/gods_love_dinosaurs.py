"""Gods Love Dinosaurs: why."""

from tests.reference import gods_love_dinosaurs as slow

PREDATORS = slow.PREDATORS


def world(told, seat):
    return slow.world_told(told["ecosystems"][seat])


def numbers(world, *animals):
    return [world.numbers[place] for place, animal in world.animal.items() if animal in animals]


def reached(told, seat):
    """Every predator that a dinosaur of the seat could eat."""
    here = world(told, seat)
    eaten = {
        hex for number in numbers(here, "dinosaur") for _, meal in slow.dinosaur_hunts(here, number) for hex in meal
    }
    return len(eaten & set(numbers(here, *PREDATORS)))


def hungry(told, seat):
    here = world(told, seat)
    return sum(not slow.predator_hunts(here, number) for number in numbers(here, *PREDATORS))


def stranded(told, seat):
    here = world(told, seat)
    return sum(not slow.dinosaur_hunts(here, number) for number in numbers(here, "dinosaur"))


def newborns(told, seat, species):
    return max(map(len, slow.births(world(told, seat), species)))


def column(told, species):
    return next(column for column in told["columns"] if column["species"] == species)


def left_in(told, species):
    return sum(tile is not None for tile in column(told, species)["tiles"])


def takes_from(it):
    """The column the tile comes from."""
    return it.before["column"] or it.done("take", seat=it.seat)[0]["column"]


def wakes(it):
    species = it.reason["species"]
    is_woken = it.happened("activated", species=species) or left_in(it.after, species) == 0
    return takes_from(it) == species and is_woken


def from_to(it, count):
    return (it.reason["before"], it.reason["after"]) == (count(it.before, who(it)), count(it.after, who(it)))


def who(it):
    return it.reason["seat"]


def animal_at(told, seat, number):
    return told["ecosystems"][seat]["hexes"][number]["animal"]


def grown(it):
    """How many more of a species there are."""
    here, there = world(it.before, who(it)), world(it.after, who(it))
    return len(numbers(there, it.reason["species"])) - len(numbers(here, it.reason["species"]))


CLAIMS = {
    "points": lambda it: from_to(it, lambda told, seat: told["ecosystems"][seat]["points"]),
    "wakes": lambda it: wakes(it) and it.before["marker"] != it.reason["species"],
    "wakes-dinosaurs": lambda it: wakes(it) and it.before["marker"] == it.reason["species"],
    "reach": lambda it: from_to(it, reached) and it.reason["eggs"] == 1,
    "settles": lambda it: it.happened("settled", seat=who(it), animal=it.reason["animal"]),
    "born": lambda it: it.reason["count"] == sum(
        len(it.happened(kind, seat=who(it), animal=it.reason["species"])) for kind in ("born", "cub")
    ),
    "fed": lambda it: it.reason["count"] == hungry(it.before, who(it)) - hungry(it.after, who(it)),
    "hungry": lambda it: it.reason["count"] == hungry(it.after, who(it)) > hungry(it.before, who(it)),
    "more": lambda it: grown(it) == it.reason["count"],
    "fewer": lambda it: grown(it) == -it.reason["count"],
    "feasts": lambda it: it.reason["count"] == len(it.happened("devours", seat=who(it))) and (
        len(it.done("hunt", seat=who(it))) == 1 and not it.happened("famished", seat=who(it))
    ),
    "stranded": lambda it: it.reason["count"] == stranded(it.after, who(it)) > stranded(it.before, who(it)),
    "breeds": lambda it: from_to(it, lambda told, seat: newborns(told, seat, it.reason["species"])),
    "mountains": lambda it: it.reason["count"] == sum(
        hex["terrain"] == "mountain" for hex in it.after["ecosystems"][who(it)]["hexes"]
    ),
    "leaves": lambda it: takes_from(it) == it.reason["species"] and left_in(it.after, it.reason["species"]) == 1,
}  # fmt: skip
