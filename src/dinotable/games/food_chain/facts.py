"""What a good player would work out: who may eat what and why not, what is at risk, what is left to come."""

from typing import Literal

from dinotable.core.wire import AnyFacts, Wire
from dinotable.games.food_chain.rules.trees import blocker, is_stronger_there, may_eat
from dinotable.games.food_chain.score import points, tokens_lost
from dinotable.games.food_chain.state import FREE, NOBODY, FoodChainView, Table
from dinotable.games.food_chain.view import unseen

Because = Literal["hunted", "stronger", "tied"]
Danger = Literal["capture", "threat", "discard"]


class Meal(Wire, frozen=True):
    """A predator that may eat as the table stands."""

    seat: int
    animal: str
    place: int
    """Of the predator."""
    card: str
    """What it may eat."""
    points: int
    token_seat: int | None
    """The opponent whose token it would capture."""


class Block(Wire, frozen=True):
    """A predator that may not eat."""

    seat: int
    animal: str
    place: int
    because: Because
    other_seat: int | None
    """Whose predator keeps it from eating."""


class Risk(Wire, frozen=True):
    """A card of one's own that may be lost before one's next turn.

    `capture`: an opponent may eat it as the table stands. `threat`: an opponent hunts it and is kept from eating now,
    but another opponent may change that. `discard`: an opponent may eat what it hunts, and its token comes home.
    """

    danger: Danger
    animal: str
    place: int
    by_seats: tuple[int, ...]


class Unseen(Wire, frozen=True):
    card: str
    count: int


class Facts(AnyFacts, frozen=True):
    tokens_left_by_seat: tuple[int, ...]
    """Those that nobody else holds."""
    meals: tuple[Meal, ...]
    blocked: tuple[Block, ...]
    risks: tuple[Risk, ...]
    """The viewer's; a spectator has none."""
    unseen: tuple[Unseen, ...]
    """Cards the viewer has not placed: in the pile, or in other hands and not known there."""


def facts(view: FoodChainView) -> Facts:
    table = view.table
    seats = range(table.seats)
    places = [place for place, kind in enumerate(table.kinds) if kind != FREE]
    predators = [place for place, prey in enumerate(table.prey_of) if prey]
    eaters = [place for place in predators if may_eat(table, place)]
    left = zip(table.box.names, unseen(view), strict=True)
    return Facts(
        points_by_seat=tuple(points(table, seat) for seat in seats),
        # FC8.1: whoever has lost all tokens is out of them, but with that it is over for all.
        is_out=(False,) * table.seats,
        tokens_left_by_seat=tuple(table.tokens() - tokens_lost(table, seat) for seat in seats),
        meals=tuple(meal(table, place) for place in eaters),
        blocked=tuple(block(table, place) for place in predators if place not in eaters),
        risks=tuple(risk for place in places if (risk := risk_of(table, view.seat, place))),
        unseen=tuple(Unseen(name, count) for name, count in left if count),
    )


def name_at(table: Table, place: int) -> str:
    return table.box.name(table.kinds[place])


def meal(table: Table, place: int) -> Meal:
    seat, prey = table.owners[place], table.prey_of[place]
    owner = table.owners[prey]
    return Meal(
        seat=seat,
        animal=name_at(table, place),
        place=place,
        card=name_at(table, prey),
        points=table.box.values[table.kinds[prey]],
        token_seat=None if owner in (NOBODY, seat) else owner,
    )


def block(table: Table, place: int) -> Block:
    """FC5.1, FC5.2"""
    seat, animal = table.owners[place], name_at(table, place)
    if table.hunters[place]:
        return Block(seat, animal, place, "hunted", None)
    other = blocker(table, place)
    return Block(seat, animal, place, "stronger" if is_stronger_there(table, other, place) else "tied", other)


def hunters_of(table: Table, prey: int, seat: int) -> list[int]:
    """Places of the opponents' predators on a prey."""
    rows = enumerate(zip(table.prey_of, table.owners, strict=True))
    return [place for place, (hunted, owner) in rows if hunted == prey and owner != seat]


def risk_of(table: Table, seat: int, place: int) -> Risk | None:
    if seat < 0 or table.owners[place] != seat:
        return None
    hunting = hunters_of(table, place, seat)
    eating = [other for other in hunting if may_eat(table, other)]
    if eating:
        return risk(table, "capture", place, eating)
    if hunting and table.seats > 2:
        return risk(table, "threat", place, hunting)
    prey = table.prey_of[place]
    if prey and not table.hunters[place]:
        rivals = [other for other in hunters_of(table, prey, seat) if may_eat(table, other)]
        if rivals:
            return risk(table, "discard", place, rivals)
    return None


def risk(table: Table, danger: Danger, place: int, others: list[int]) -> Risk:
    return Risk(danger, name_at(table, place), place, tuple(sorted({table.owners[other] for other in others})))
