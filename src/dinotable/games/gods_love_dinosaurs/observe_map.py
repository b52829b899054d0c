"""What a program that learns sees of its own ecosystem: planes around the nest, and what lies beyond them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import lowest
from dinotable.core.ints import Hex, Mask
from dinotable.core.observation import Field
from dinotable.core.planes import Planes
from dinotable.core.tensor import Tensor
from dinotable.games.gods_love_dinosaurs.spell import RINGS
from dinotable.games.gods_love_dinosaurs.state import Ecosystem
from dinotable.games.gods_love_dinosaurs.tiles import KINDS_OF_ANIMAL, KINDS_OF_TERRAIN, SPECIES, TERRAINS

PLANES: Final = Planes(RINGS)

# The planes after those of the terrains and animals.
WAITING: Final = 11
NEWBORN: Final = 12
CHOSEN: Final = 13
LAST: Final = 14
COUNT: Final = 15

MAP: Final = Field(
    "map", [COUNT, int(PLANES.side), int(PLANES.side)],
    f"one's own ecosystem, rings 0 to {RINGS} in axial coordinates, row r + {RINGS} and column q + {RINGS}, the nest in the "
    f"middle. Planes, 1 where it is so: {', '.join(TERRAINS)}; {', '.join(SPECIES)}, dinosaur; an animal that is yet to "
    "act, or prey that was there before breeding; a newborn; a hex that was said: the tile's first, the start of a hunt, "
    "what is eaten; the hex said as the end of a hunt",
)  # fmt: skip
BEYOND: Final = Field(
    "beyond", [KINDS_OF_TERRAIN + KINDS_OF_ANIMAL],
    f"what of one's own ecosystem lies farther out, counted: {', '.join(TERRAINS)}, {', '.join(SPECIES)}, dinosaur",
)  # fmt: skip


def write_map(ecosystem: Ecosystem, tensor: Tensor) -> None:
    hexes = ecosystem.hexes
    for terrain in range(i64(KINDS_OF_TERRAIN)):
        beyond = put_all(hexes, ecosystem.terrains[terrain], terrain, tensor)
        if beyond:
            tensor.put(BEYOND.first + terrain, beyond)
    for animal in range(i64(KINDS_OF_ANIMAL)):
        plane = KINDS_OF_TERRAIN + animal
        beyond = put_all(hexes, ecosystem.animals[animal], plane, tensor)
        if beyond:
            tensor.put(BEYOND.first + plane, beyond)
    put_all(hexes, ecosystem.waiting, WAITING, tensor)
    put_all(hexes, ecosystem.born, NEWBORN, tensor)


def put_all(hexes: vec[i64], numbers: Mask, plane: i64, tensor: Tensor) -> i64:
    """A set of hexes on a plane; how many of them lie farther out."""
    cells, inside = PLANES.cells, PLANES.inside
    first = MAP.first + plane * PLANES.area
    beyond: i64 = 0
    while numbers:
        place = hexes[lowest(numbers)]
        numbers &= numbers - 1
        if place < inside:
            tensor.put(first + cells[place], 1)
        else:
            beyond += 1
    return beyond


def put_hex(place: Hex, plane: i64, tensor: Tensor) -> None:
    tensor.put(MAP.first + plane * PLANES.area + PLANES.cells[place], 1)
