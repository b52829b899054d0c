"""Why somebody did something: meals and their points, tokens, who may eat next and who no longer may."""

from typing import Final

from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.explainer import Explainer
from dinotable.core.fields import Number, SeatField
from dinotable.core.ints import Seat
from dinotable.core.vocabulary import Kind, Vocabulary
from dinotable.games.food_chain.actions import card
from dinotable.games.food_chain.deck import MOST_VALUE
from dinotable.games.food_chain.items import MOST_DRAWN, MOST_TOKEN_POINTS, PLACES
from dinotable.games.food_chain.rules.trees import blocker, may_eat
from dinotable.games.food_chain.state import FREE, NOBODY, SEATS, FoodChainView, Table


def _points() -> Number:
    return Number("points", MOST_VALUE + MOST_TOKEN_POINTS)


ENDS: Final = Kind("ends", rule="FC8.1")
EATS: Final = Kind("eats", SeatField(), card("animal"), _points(), rule="FC5.3")
CAPTURES: Final = Kind("captures", SeatField(), SeatField("owner"), _points(), rule="FC5.3")
RETURNS: Final = Kind("returns", SeatField(), SeatField("owner"), rule="FC5.4")
HOME: Final = Kind("home", SeatField(), rule="FC5.3")
READY: Final = Kind("ready", SeatField(), card("animal"), card("prey"), _points(), rule="FC5.1")
DANGER: Final = Kind("danger", SeatField(), SeatField("owner"), card("animal"), rule="FC5.1")
STOPS: Final = Kind("stops", SeatField(), card("animal"), card("prey"), _points(), rule="FC5.1")
SAFE: Final = Kind("safe", SeatField(), card("animal"), rule="FC5.1")
DRIVEN: Final = Kind("driven", SeatField(), card("animal"), rule="FC7.2")
BLOCKED: Final = Kind("blocked", SeatField(), SeatField("owner"), card("animal"), card("prey"), rule="FC5.2")
OPENS: Final = Kind("opens", SeatField(), card("animal"), card("prey"), _points(), rule="FC5.1")
LAST_TOKEN: Final = Kind("last-token", SeatField(), rule="FC4.2")
EXCHANGES: Final = Kind("exchanges", card(), card("animal"), rule="FC6.2")
GIVES: Final = Kind("gives", card(), Number("draws", MOST_DRAWN), rule="FC6.3")
DISCARDS: Final = Kind("discards", card(), rule="FC6.3")


class FoodChainExplainer(Explainer[FoodChainView]):
    def __init__(self) -> None:
        self.words = Vocabulary(
            ENDS, EATS, CAPTURES, RETURNS, HOME, READY, DANGER, STOPS, SAFE, DRIVEN, BLOCKED, OPENS, LAST_TOKEN, EXCHANGES,
            GIVES, DISCARDS,
        )  # fmt: skip

    def explain(self, before: FoodChainView, after: FoodChainView, seat: Seat, out: Buffer) -> bool:
        was, now = before.table, after.table
        if now.ended and not was.ended:
            out.add(ENDS.pack0())
        explain_meals(was, now, seat, out)
        explain_own(was, now, seat, out)
        explain_others(was, now, seat, out)
        if now.free[seat] == 0 < was.free[seat] and not now.ended:
            out.add(LAST_TOKEN.pack(seat))
        if out.count == 0 and before.seat == seat:
            explain_hand(before, after, out)
        return True


def explain_hand(before: FoodChainView, after: FoodChainView, out: Buffer) -> None:
    """What one parts with, and what comes for it."""
    was, now = before.table, after.table
    box = now.box
    gone: i64 = 0
    for kind in range(box.size):
        gone += now.discards[kind] - was.discards[kind]
    for kind in range(box.size):
        # A swarm takes another card with it.
        if gone == 1 and now.discards[kind] > was.discards[kind] and after.hand[kind] < before.hand[kind]:
            # FC6.3: the pile may hold fewer than the box says, or nothing.
            draws = min(box.pass_draws, was.pile())
            out.add(GIVES.pack2(box.words[kind], draws) if draws > 0 else DISCARDS.pack(box.words[kind]))
    for place in range(i64(1), i64(PLACES + 1)):
        card, base = now.kinds[place], was.kinds[place]
        # FC6.2: no draw. A place is freed or filled by anything else.
        if FREE not in (card, base) and card != base and after.hand[card] < before.hand[card]:
            out.add(EXCHANGES.pack2(box.words[card], box.words[base]))


def explain_meals(was: Table, now: Table, seat: Seat, out: Buffer) -> None:
    """What was eaten, and whose token came of it."""
    box = now.box
    ate = False
    for kind in range(box.size):
        if now.eaten[seat * box.size + kind] > was.eaten[seat * box.size + kind]:
            out.add(EATS.pack3(seat, box.words[kind], box.values[kind]))
            ate = True
    for owner in range(now.seats):
        if now.held[seat * SEATS + owner] > was.held[seat * SEATS + owner]:
            out.add(CAPTURES.pack3(seat, owner, box.token_points))
        if now.held[owner * SEATS + seat] < was.held[owner * SEATS + seat]:
            out.add(RETURNS.pack2(seat, owner))
    if not ate and not now.ended and now.free[seat] > was.free[seat]:
        out.add(HOME.pack(seat))


def explain_own(was: Table, now: Table, seat: Seat, out: Buffer) -> None:
    """What one's own animals may do next, and what may be done to them."""
    box = now.box
    for place in range(i64(1), i64(PLACES + 1)):
        if now.kinds[place] == FREE or now.owners[place] != seat:
            continue
        prey = now.prey_of[place]
        is_same = is_same_there(was, now, place)
        if prey > 0:
            points = worth(now, place)
            if may_eat(now, place) and not (is_same and may_eat(was, place)):
                out.add(READY.pack4(seat, box.words[now.kinds[place]], box.words[now.kinds[prey]], points))
            elif not is_same and now.hunters[place] == 0 and blocker(now, place) != NOBODY:
                other = blocker(now, place)
                out.add(BLOCKED.pack4(seat, other, box.words[now.kinds[place]], box.words[now.kinds[prey]]))
        hunter = eater_of(now, place, seat)
        if hunter > 0 and not (is_same and eater_of(was, place, seat) > 0):
            out.add(DANGER.pack3(now.owners[hunter], seat, box.words[now.kinds[place]]))
        elif hunter == 0 and is_same and eater_of(was, place, seat) > 0 and not is_such_prey(now, place, seat):
            out.add(SAFE.pack2(seat, box.words[now.kinds[place]]))


def explain_others(was: Table, now: Table, seat: Seat, out: Buffer) -> None:
    """The best meal that somebody else may have now and could not before, and the best that is spoilt."""
    box = now.box
    opened: i64 = 0
    spoilt: i64 = 0
    for place in range(i64(1), i64(PLACES + 1)):
        if is_foreign(now, place, seat) and now.owners[now.prey_of[place]] != seat and may_eat(now, place):
            is_new = not (is_same_there(was, now, place) and may_eat(was, place))
            if is_new and (opened == 0 or worth(now, place) > worth(now, opened)):
                opened = place
        if is_foreign(was, place, seat) and may_eat(was, place):
            is_gone = not is_same_there(now, was, place)
            if is_gone and now.kinds[place] == FREE:
                out.add(DRIVEN.pack2(was.owners[place], box.words[was.kinds[place]]))
            elif was.owners[was.prey_of[place]] != seat and not eats_such(now, was, place):
                spoilt = place if spoilt == 0 or worth(was, place) > worth(was, spoilt) else spoilt
    if spoilt > 0:
        animal, prey = box.words[was.kinds[spoilt]], box.words[was.kinds[was.prey_of[spoilt]]]
        out.add(STOPS.pack4(was.owners[spoilt], animal, prey, worth(was, spoilt)))
    if opened > 0:
        animal, prey = box.words[now.kinds[opened]], box.words[now.kinds[now.prey_of[opened]]]
        out.add(OPENS.pack4(now.owners[opened], animal, prey, worth(now, opened)))


def is_same_there(one: Table, two: Table, place: i64) -> bool:
    """Whether the same card of the same seat hunts there in both."""
    return (
        one.kinds[place] == two.kinds[place]
        and one.owners[place] == two.owners[place]
        and one.prey_of[place] == two.prey_of[place]
    )


def is_such_prey(table: Table, place: i64, seat: Seat) -> bool:
    """Whether somebody else may eat a card of a seat like the one at a place."""
    for other in range(i64(1), i64(PLACES + 1)):
        if (
            table.kinds[other] == table.kinds[place]
            and table.owners[other] == seat
            and eater_of(table, other, seat) > 0
        ):
            return True
    return False


def eats_such(now: Table, was: Table, place: i64) -> bool:
    """Whether the seat whose predator was at a place may now eat a card like its prey with one like it."""
    for other in range(i64(1), i64(PLACES + 1)):
        if now.kinds[other] == was.kinds[place] and now.owners[other] == was.owners[place]:
            prey = now.prey_of[other]
            if prey > 0 and now.kinds[prey] == was.kinds[was.prey_of[place]] and may_eat(now, other):
                return True
    return False


def is_foreign(table: Table, place: i64, seat: Seat) -> bool:
    """Whether a predator of somebody else is there."""
    return table.kinds[place] != FREE and table.owners[place] not in (NOBODY, seat) and table.prey_of[place] > 0


def worth(table: Table, place: i64) -> i64:
    """FC8.3: the points of what the predator at a place would eat, and those of a token that it would capture."""
    prey = table.prey_of[place]
    points = table.box.values[table.kinds[prey]]
    owner = table.owners[prey]
    return points + table.box.token_points if owner not in (NOBODY, table.owners[place]) else points


def eater_of(table: Table, place: i64, seat: Seat) -> i64:
    """The place of somebody else's predator that may eat the card at a place; 0: there is none."""
    for hunter in range(i64(1), i64(PLACES + 1)):
        if is_foreign(table, hunter, seat) and table.prey_of[hunter] == place and may_eat(table, hunter):
            return hunter
    return 0


EXPLAINER: Final = FoodChainExplainer()
