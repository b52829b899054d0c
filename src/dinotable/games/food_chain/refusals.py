"""Why something is refused, in the game's words. Uses the table and the seat's own hand alone."""

from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.games.food_chain import actions as say
from dinotable.games.food_chain.actions import ABANDON, ACTIONS, DISCARD, EAT, EXCHANGE, HUNT, PASS, SWARM
from dinotable.games.food_chain.forest import blocker, lowest_alike, strongest_top
from dinotable.games.food_chain.rules import to_act
from dinotable.games.food_chain.state import FREE, NOBODY, PLACES, FoodChain, Table


def why_not(state: FoodChain, seat: i64, action: i64) -> i64:
    table = state.table
    if not to_act(table) & BITS[seat]:
        return say.NOT_NOW.pack0()
    kind = ACTIONS.kind(action)
    if kind is PASS:
        return say.MUST_DISCARD.pack0()
    if kind is HUNT or kind is EXCHANGE:
        refusal = _card(state, seat, kind.first(action))
        return refusal if refusal >= 0 else _place(state, seat, action, kind.first(action), kind.second(action))
    if kind is DISCARD:
        return _card(state, seat, kind.first(action))
    if kind is EAT or kind is ABANDON or kind is SWARM:
        return _place(state, seat, action, 0, kind.first(action))
    return say.CHANCE_ONLY.pack0()


def _card(state: FoodChain, seat: i64, word: i64) -> i64:
    """−1 if the card is in the hand."""
    card = state.table.box.kinds[word]
    if card < 0:
        return say.NOT_IN_BOX.pack(word)
    return say.NOT_IN_HAND.pack(word) if state.hands[seat][card] == 0 else i64(-1)


def _place(state: FoodChain, seat: i64, action: i64, word: i64, place: i64) -> i64:
    table = state.table
    card = table.box.kinds[word]
    if table.kinds[place] == FREE:
        return say.NOTHING_THERE.pack(place)
    kind = ACTIONS.kind(action)
    refusal: i64 = -1
    if kind is HUNT:
        refusal = _hunt(table, seat, card, place)
    elif kind is EAT:
        refusal = _eat(table, seat, place)
    elif kind is ABANDON:
        refusal = _abandon(table, seat, place)
    elif kind is EXCHANGE:
        refusal = _exchange(table, card, place)
    else:
        refusal = _swarm(state, seat, place)
    return refusal if refusal >= 0 else say.SAME_AS.pack(lowest_alike(table, place))


def _animal(table: Table, place: i64) -> i64:
    return table.box.words[table.kinds[place]]


def _hunt(table: Table, seat: i64, card: i64, place: i64) -> i64:
    box = table.box
    if card == box.swarm:
        return say.SWARM_DRIVES.pack0()
    if table.kinds[place] == box.hunter:
        return say.HUNTER_NOT_PREY.pack0()
    if not box.hunts(card, table.kinds[place]):
        return say.NOT_PREY.pack2(box.words[card], _animal(table, place))
    return say.NO_TOKEN.pack0() if table.free[seat] == 0 else i64(-1)


def _eat(table: Table, seat: i64, prey: i64) -> i64:
    eater = strongest_top(table, seat, prey)
    if eater == 0:
        for place in range(i64(1), i64(PLACES + 1)):
            if table.owners[place] == seat and table.prey_of[place] == prey:
                return say.IS_HUNTED.pack(_animal(table, place))
        return say.NOT_HUNTING.pack(_animal(table, prey))
    other = blocker(table, eater)
    if other == NOBODY:
        return -1
    strongest = _strongest(table, other, prey)
    power = table.box.powers[table.kinds[strongest]]
    if power > table.box.powers[table.kinds[eater]]:
        return say.STRONGER.pack3(other, _animal(table, strongest), power - 1)
    return say.TIED.pack3(other, _animal(table, strongest), power - 1)


def _strongest(table: Table, seat: i64, prey: i64) -> i64:
    """The place of a seat's strongest predator on a prey, hunted or not."""
    best: i64 = 0
    best_power: i64 = 0
    for place in range(i64(1), i64(PLACES + 1)):
        if table.owners[place] == seat and table.prey_of[place] == prey:
            power = table.box.powers[table.kinds[place]]
            if power > best_power:
                best, best_power = place, power
    return best


def _abandon(table: Table, seat: i64, place: i64) -> i64:
    if table.owners[place] != seat:
        return say.NOT_YOURS.pack(_animal(table, place))
    return say.NOT_TOP.pack(_animal(table, place)) if table.hunters[place] > 0 else i64(-1)


def _exchange(table: Table, card: i64, place: i64) -> i64:
    box = table.box
    animal = _animal(table, place)
    if card >= box.hunter:
        return say.NO_ORGANISM.pack(box.words[card])
    if table.prey_of[place] > 0:
        return say.NO_BASE.pack(animal)
    if table.owners[place] != NOBODY:
        return say.HAS_TOKEN.pack2(animal, table.owners[place])
    if table.hunters[place] > 0:
        return say.BASE_HUNTED.pack(animal)
    if box.powers[table.kinds[place]] <= box.powers[card]:
        return say.NOT_WEAKER.pack3(animal, box.powers[table.kinds[place]] - 1, box.words[card])
    return -1


def _swarm(state: FoodChain, seat: i64, place: i64) -> i64:
    table = state.table
    if state.hands[seat][table.box.swarm] == 0:
        return say.NO_SWARM.pack0()
    if table.owners[place] == NOBODY:
        return say.NOTHING_TO_DRIVE.pack(_animal(table, place))
    return say.SWARM_NEEDS_TOP.pack(_animal(table, place)) if table.hunters[place] > 0 else i64(-1)
