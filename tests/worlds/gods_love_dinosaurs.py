"""What Gods Love Dinosaurs shows to whom, from GD8.1: everything but the order of the piles, and that is drawn by chance."""

from collections import Counter

from dinotable.core.bits import members_of
from dinotable.games.gods_love_dinosaurs.tiles import KINDS_OF_ANIMAL

SECRETS = False


def shown(state, seat, action, viewer):  # noqa: ARG001 — nothing depends on who looks
    return (seat, action)


def pieces(state):
    """Tiles wherever they lie, by the terrain of their hexes; with the printed supply all animals too."""
    table = state.table
    count = Counter()
    tiles = [int(tile) for tile in [*table.board, table.taken] if tile >= 0]
    for kind, left in zip(table.kinds, table.left, strict=True):
        tiles += [int(kind)] * int(left)
    for tile in tiles:
        count["terrain", tile // 5 % 5] += 1
        count["terrain", tile % 5] += 1
    for ecosystem in table.ecosystems:
        for terrain in range(5):
            count["terrain", terrain] += len(members_of(ecosystem.terrains[terrain]))
        for animal in range(KINDS_OF_ANIMAL):
            if table.is_printed:
                count["animal", animal] += len(members_of(ecosystem.animals[animal]))
    if table.is_printed:
        for animal, left in enumerate(table.supply):
            count["animal", animal] += int(left)
    return count
