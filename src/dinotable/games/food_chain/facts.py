"""What a good player would work out: who may eat what and why not, what is at risk, what is left to come."""

from dinotable.games.food_chain.forest import blocker, may_eat
from dinotable.games.food_chain.score import points, tokens_lost
from dinotable.games.food_chain.state import FREE, NOBODY, PLACES, SEATS, TOKENS, Table
from dinotable.games.food_chain.view import FoodChainView, unseen


def facts(view: FoodChainView) -> dict[str, object]:
    table = view.table
    seats = range(int(table.seats))
    found: dict[str, object] = {
        "points_by_seat": [int(points(table, seat)) for seat in seats],
        "tokens_left_by_seat": [TOKENS - int(tokens_lost(table, seat)) for seat in seats],
        "meals": meals(table),
        "blocked": blocked(table),
    }
    if view.seat >= 0:
        found["risks"] = risks(table, int(view.seat))
    left = unseen(view)
    found["unseen"] = [{"card": table.box.name(kind), "count": int(count)} for kind, count in enumerate(left) if count]
    return found


def predators(table: Table, prey: int | None = None) -> list[int]:
    """Places of cards that hunt: a prey, or anything."""
    return [
        place
        for place in range(1, PLACES + 1)
        if table.kinds[place] != FREE and table.prey_of[place] and prey in (None, int(table.prey_of[place]))
    ]


def name_at(table: Table, place: int) -> str:
    return table.box.name(int(table.kinds[place]))


def meals(table: Table) -> list[dict[str, object]]:
    """FC5.1: every predator that may eat as the table stands."""
    found: list[dict[str, object]] = []
    for place in predators(table):
        if may_eat(table, place):
            prey = int(table.prey_of[place])
            owner = int(table.owners[prey])
            found.append(
                {
                    "seat": int(table.owners[place]),
                    "animal": name_at(table, place),
                    "place": place,
                    "card": name_at(table, prey),
                    "points": int(table.box.values[table.kinds[prey]]),
                    "token_seat": None if owner in (NOBODY, int(table.owners[place])) else owner,
                }
            )
    return found


def blocked(table: Table) -> list[dict[str, object]]:
    """Every predator that may not eat, and what keeps it: `hunted`, `stronger`, `tied`, with the seat it is kept by."""
    found: list[dict[str, object]] = []
    for place in predators(table):
        if may_eat(table, place):
            continue
        because, by = "hunted", None
        if not table.hunters[place]:
            by = int(blocker(table, place))
            above = int(table.box.weights[table.kinds[place]]) * 8
            is_stronger = table.might[int(table.prey_of[place]) * SEATS + by] >= above
            because = "stronger" if is_stronger else "tied"
        animal = {"seat": int(table.owners[place]), "animal": name_at(table, place), "place": place}
        found.append(animal | {"because": because, "other_seat": by})
    return found


def risks(table: Table, seat: int) -> list[dict[str, object]]:
    """What one may lose before one's next turn.

    `capture`: an opponent may eat it as the table stands. `threat`: an opponent hunts it and is kept from eating now,
    but another opponent may change that. `discard`: an opponent may eat what it hunts, and its token comes home.
    """
    found: list[dict[str, object]] = []
    for place in range(1, PLACES + 1):
        if table.owners[place] != seat:
            continue
        danger, by = danger_of(table, seat, place)
        if danger:
            found.append({"danger": danger, "animal": name_at(table, place), "place": place, "by_seats": by})
    return found


def danger_of(table: Table, seat: int, place: int) -> tuple[str, list[int]]:
    hunting = [other for other in predators(table, place) if table.owners[other] != seat]
    eating = sorted({int(table.owners[other]) for other in hunting if may_eat(table, other)})
    if eating:
        return "capture", eating
    if hunting and table.seats > 2:
        return "threat", sorted({int(table.owners[other]) for other in hunting})
    prey = int(table.prey_of[place])
    if prey and not table.hunters[place]:
        rivals = [other for other in predators(table, prey) if table.owners[other] != seat and may_eat(table, other)]
        if rivals:
            return "discard", sorted({int(table.owners[other]) for other in rivals})
    return "", []
