"""Drift, sea, continents and scoring of Ciao Dino! a second time, slow and obvious: dictionaries of hexes (q, r).

`land` maps a hex to its terrain, `herds` a hex to how many dinosaurs each seat has there, swimmers included.
"""

STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
VOLCANO = (0, 0)


def at(name):
    """CD1.1: the hex that is called ring.place, places counted clockwise from the east."""
    ring, place = map(int, name.split("."))
    if ring == 0:
        return VOLCANO
    (q, r), (step_q, step_r) = STEPS[place // ring], STEPS[(place // ring + 2) % 6]
    return q * ring + step_q * (place % ring), r * ring + step_r * (place % ring)


def around(hex):
    return [(hex[0] + q, hex[1] + r) for q, r in STEPS]


def distance(hex):
    """CD1.6."""
    q, r = hex
    return max(abs(q), abs(r), abs(q + r))


def sea(land):
    """CD1.4: the water that can be reached from outside, as far as one hex beyond all land."""
    edge = max(distance(hex) for hex in land) + 2
    start = (edge, 0)
    found, todo = {start}, [start]
    while todo:
        for hex in around(todo.pop()):
            if hex not in land and hex not in found and distance(hex) <= edge:
                found.add(hex)
                todo.append(hex)
    return found


def continents(land):
    """CD1.5."""
    left, found = set(land), []
    while left:
        todo = [left.pop()]
        members = set(todo)
        while todo:
            for hex in around(todo.pop()):
                if hex in left:
                    left.remove(hex)
                    members.add(hex)
                    todo.append(hex)
        found.append(members)
    return found


def continent_of(land, hex):
    return next(members for members in continents(land) if hex in members)


def counts(herds, members, seats):
    return [sum(herds.get(hex, [0] * seats)[seat] for hex in members) for seat in range(seats)]


def targets(land, tile, water=None):
    """CD5.3–CD5.7: where a tile may be laid; empty if it cannot drift. `water` is the sea, where it is known already."""
    home = continent_of(land, tile)
    if tile == VOLCANO or home == {tile} or not set(around(tile)) & (water or sea(land)):
        return set()
    lifted = {hex: terrain for hex, terrain in land.items() if hex != tile}
    rest = home - {tile}
    return {
        hex
        for hex in sea(lifted)
        if distance(hex) > distance(tile) and any(other in rest for other in around(hex))
    }  # fmt: skip


def drifts(land, herds, seat, seats, terrain=None):
    """CD4.3, CD4.4, CD5.2: each tile the seat may drift with its targets."""
    found = {}
    water = sea(land)
    for members in continents(land):
        if counts(herds, members, seats)[seat]:
            for tile in members:
                places = targets(land, tile, water)
                if places:
                    found[tile] = places
    fitting = {tile: places for tile, places in found.items() if land[tile] == terrain}
    return fitting if terrain is not None and fitting else found


def drift(land, herds, tile, target, seats):
    """The land after a drift, and the points it brings (CD9)."""
    lifted = {hex: terrain for hex, terrain in land.items() if hex != tile}
    after = lifted | {target: land[tile]}
    points = [0] * seats
    parts = [part for part in continents(lifted) if part & continent_of(land, tile)]
    touching = [part for part in continents(lifted) if part & set(around(target))]
    new = continent_of(after, target)
    if seats > 2 and len(parts) > 1 and len(touching) == 1 and VOLCANO not in new:
        herd = counts(herds, new, seats)
        ranked = sorted({count for count in herd if count}, reverse=True)
        for seat in range(seats):
            if ranked and herd[seat] == ranked[0]:
                points[seat] = 2
            elif len(ranked) > 1 and herd[seat] == ranked[1]:
                points[seat] = 1
    return after, points


def final_points(land, herds, seats):
    """CD10."""
    total = [0] * seats
    for members in continents(land):
        if VOLCANO in members:
            continue
        herd = counts(herds, members, seats)
        size = len(members)
        half = -(-size // 2)
        ranked = sorted({count for count in herd if count}, reverse=True)
        first = [seat for seat in range(seats) if ranked and herd[seat] == ranked[0]]
        second = [seat for seat in range(seats) if len(ranked) > 1 and herd[seat] == ranked[1]]
        for seat in first:
            total[seat] += size if len(first) == 1 else -(-(size + half) // len(first))
        for seat in second:
            total[seat] += -(-half // len(second)) if len(first) == 1 else 0
    return total
