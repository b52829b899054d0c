"""Ecosystems as text.

A hex is `terrain animal number`, such as `LFg12` or `M··30`; its mark before it says that its animal is yet to act (`*`)
or newborn (`+`). Where room is short there are no numbers, and at last only the animal, or the terrain where there is none.
Whoever is to place a tile sees the names of the empty hexes around.
"""

from typing import Final

from dinotable.core.canvas import Canvas
from dinotable.core.hexes import name_of
from dinotable.core.hexmap import HexMap
from dinotable.games.gods_love_dinosaurs.actions import ANIMALS
from dinotable.games.gods_love_dinosaurs.rules.placing import edges_of
from dinotable.games.gods_love_dinosaurs.state import GRID, PLACE_TILE, Ecosystem, Table, animal_on
from dinotable.games.gods_love_dinosaurs.tiles import TERRAIN_CODES, TERRAINS

ANIMAL_CODES: Final = ["Fg", "Rb", "Rt", "Ti", "Ea", "Di"]
WIDE: Final = 6
"""Columns of a hex with all that belongs to it."""
UNNUMBERED: Final = 4
TINY: Final = 2


def show_own(table: Table, seat: int, is_dense: bool) -> Canvas:
    ecosystem = table.ecosystems[seat]
    edges = empty_around(ecosystem) if table.phase == PLACE_TILE and table.active == seat else []
    names = {place: name_of(place) for place in edges}
    wide = UNNUMBERED if is_dense else max(WIDE, 1 + max(map(len, names.values()), default=0))
    land = _map_of(ecosystem, edges, wide)
    _show_hexes(land, ecosystem, "hex")
    for place, name in names.items():
        row, column = land.cell(f"hex {name}", int(GRID.q[place]), int(GRID.r[place]))
        land.canvas.put(row, column + 1, "·" if is_dense else name, "dim")
    return land.canvas


def show_other(table: Table, seat: int, name: str, is_dense: bool) -> Canvas:
    """Under its player's name."""
    ecosystem = table.ecosystems[seat]
    land = _map_of(ecosystem, [], TINY if is_dense else UNNUMBERED)
    _show_hexes(land, ecosystem, f"seat {seat} hex")
    canvas = Canvas(is_map=True)
    canvas.put(0, 0, name, f"seat{seat}")
    canvas.mark(f"seat {seat}", 0, 0, len(name))
    canvas.paste(land.canvas, 1, 0)
    return canvas


def empty_around(ecosystem: Ecosystem) -> list[int]:
    """Every hex that a tile could cover: those that touch, and their empty neighbours."""
    own = {int(ecosystem.hexes[number]) for number in range(ecosystem.count)}
    edges = edges_of(ecosystem)
    beyond = {int(GRID.neighbour(place, direction)) for place in edges for direction in range(6)}
    return sorted(beyond.union(edges) - own)


def _map_of(ecosystem: Ecosystem, edges: list[int], wide: int) -> HexMap:
    places = [int(ecosystem.hexes[number]) for number in range(ecosystem.count)] + edges
    return HexMap([(int(GRID.q[place]), int(GRID.r[place])) for place in places], wide)


def _show_hexes(land: HexMap, ecosystem: Ecosystem, topic: str) -> None:
    for number in range(int(ecosystem.count)):
        place = ecosystem.hexes[number]
        row, column = land.cell(f"{topic} {number}", int(GRID.q[place]), int(GRID.r[place]))
        terrain = next(k for k in range(len(TERRAINS)) if ecosystem.terrains[k] >> number & 1)
        animal = int(animal_on(ecosystem, number))
        if land.wide == TINY:
            _show_tiny(land.canvas, row, column, terrain, animal)
            continue
        put = land.canvas.put
        put(row, column, _mark_of(ecosystem, number), "mark")
        put(row, column + 1, TERRAIN_CODES[terrain], TERRAINS[terrain])
        put(row, column + 2, "··" if animal < 0 else ANIMAL_CODES[animal], "dim" if animal < 0 else ANIMALS[animal])
        if land.wide >= WIDE:
            put(row, column + 4, str(number), TERRAINS[terrain])


def _show_tiny(canvas: Canvas, row: int, column: int, terrain: int, animal: int) -> None:
    text = f"{TERRAIN_CODES[terrain]}·" if animal < 0 else ANIMAL_CODES[animal]
    canvas.put(row, column, text, TERRAINS[terrain] if animal < 0 else ANIMALS[animal])


def _mark_of(ecosystem: Ecosystem, number: int) -> str:
    if ecosystem.born >> number & 1:
        return "+"
    return "*" if ecosystem.waiting >> number & 1 else ""
