"""Why an action is not legal: the first rule it breaks. Uses the table and the seat's own hand alone."""

from dinotable.core.bits import BITS
from dinotable.core.ints import Card, Packed, Seat
from dinotable.core.vocabulary import KIND_MASK, Kind
from dinotable.games.food_chain import actions as say
from dinotable.games.food_chain.actions import ABANDON, DISCARD, EAT, EXCHANGE, HUNT, PASS, SWARM
from dinotable.games.food_chain.items import PLACES
from dinotable.games.food_chain.rules.trees import blocker, is_stronger_there, lowest_alike, strongest_top
from dinotable.games.food_chain.rules.turn import to_act
from dinotable.games.food_chain.state import DRAWING, FILLING, FREE, NOBODY, FoodChain, Table


def refuse(state: FoodChain, seat: Seat, action: Packed) -> Packed:
    table, kind = state.table, action & KIND_MASK
    if not to_act(table) & BITS[seat]:
        is_own = seat == table.turn and table.turns > 0 and table.phase in (DRAWING, FILLING)
        return (say.TURN_DONE if is_own else say.NOT_NOW).pack0()
    if kind == HUNT.code:
        return refuse_hunt(state, seat, HUNT.name(action), HUNT.place(action))
    if kind == EAT.code:
        return refuse_eat(table, seat, EAT.place(action))
    if kind == ABANDON.code:
        return refuse_abandon(table, seat, ABANDON.place(action))
    if kind == EXCHANGE.code:
        return refuse_exchange(state, seat, EXCHANGE.name(action), EXCHANGE.place(action))
    if kind == SWARM.code:
        return refuse_swarm(state, seat, SWARM.place(action))
    if kind == DISCARD.code:
        return refuse_card(state, DISCARD.name(action), say.NOT_TO_DISCARD)
    return (say.MUST_DISCARD if kind == PASS.code else say.CHANCE_ONLY).pack0()


def refuse_card(state: FoodChain, word: int, kind: Kind) -> Packed:
    """For a card that is not in the hand."""
    return (say.NOT_IN_BOX if state.table.box.kinds[word] < 0 else kind).pack(word)


def has_card(state: FoodChain, seat: Seat, word: int) -> bool:
    card = state.table.box.kinds[word]
    return card >= 0 and state.hands[seat][card] > 0


def same_as(table: Table, place: int) -> Packed:
    """Nothing speaks against it: it is offered at a place that is alike."""
    return say.SAME_AS.pack(lowest_alike(table, place))


def animal_at(table: Table, place: int) -> int:
    return table.box.words[table.kinds[place]]


def refuse_hunt(state: FoodChain, seat: Seat, word: int, place: int) -> Packed:
    """FC4.1, FC4.2, FC7.1, FC7.2"""
    table, box = state.table, state.table.box
    if not has_card(state, seat, word):
        return refuse_card(state, word, say.NOT_IN_HAND)
    if table.kinds[place] == FREE:
        return say.NOTHING_THERE.pack(place)
    card: Card = box.kinds[word]
    if card == box.swarm:
        return say.SWARM_DRIVES.pack0()
    if table.kinds[place] == box.hunter:
        return say.HUNTER_NOT_PREY.pack0()
    if not box.hunts(card, table.kinds[place]):
        return say.NOT_PREY.pack2(word, animal_at(table, place))
    return say.NO_TOKEN.pack0() if table.free[seat] == 0 else same_as(table, place)


def refuse_eat(table: Table, seat: Seat, prey: int) -> Packed:
    """FC5.1; FC5.2 only if nobody is stronger."""
    if table.kinds[prey] == FREE:
        return say.NOTHING_THERE.pack(prey)
    own = predators_on(table, seat, prey)
    if not own:
        return say.NOT_HUNTING.pack(animal_at(table, prey))
    eater = strongest_top(table, seat, prey)
    if eater == 0:
        return say.IS_HUNTED.pack(animal_at(table, own[0]))
    other = blocker(table, eater)
    if other == NOBODY:
        return same_as(table, prey)
    box = table.box
    strongest = max(predators_on(table, other, prey), key=lambda place: (box.powers[table.kinds[place]], -place))
    kind = say.STRONGER if is_stronger_there(table, other, eater) else say.TIED
    return kind.pack3(other, animal_at(table, strongest), box.powers[table.kinds[strongest]] - 1)


def predators_on(table: Table, seat: Seat, prey: int) -> list[int]:
    """A seat's, hunted or not."""
    return [place for place in range(1, PLACES + 1) if table.owners[place] == seat and table.prey_of[place] == prey]


def refuse_abandon(table: Table, seat: Seat, place: int) -> Packed:
    """FC6.1"""
    if table.kinds[place] == FREE:
        return say.NOTHING_THERE.pack(place)
    if table.owners[place] != seat:
        return say.NOT_YOURS.pack(animal_at(table, place))
    return say.NOT_TOP.pack(animal_at(table, place)) if table.hunters[place] > 0 else same_as(table, place)


def refuse_exchange(state: FoodChain, seat: Seat, word: int, place: int) -> Packed:
    """FC6.2"""
    table, box = state.table, state.table.box
    if not has_card(state, seat, word):
        return refuse_card(state, word, say.NOT_TO_EXCHANGE)
    if table.kinds[place] == FREE:
        return say.NOTHING_THERE.pack(place)
    card: Card = box.kinds[word]
    animal = animal_at(table, place)
    if card >= box.hunter:
        return say.NO_ORGANISM.pack(word)
    if table.prey_of[place] > 0:
        return say.NO_BASE.pack(animal)
    if table.owners[place] != NOBODY:
        return say.HAS_TOKEN.pack2(animal, table.owners[place])
    if table.hunters[place] > 0:
        return say.BASE_HUNTED.pack(animal)
    power = box.powers[table.kinds[place]]
    return say.NOT_WEAKER.pack3(animal, power - 1, word) if power <= box.powers[card] else same_as(table, place)


def refuse_swarm(state: FoodChain, seat: Seat, place: int) -> Packed:
    """FC7.2"""
    table = state.table
    if state.hands[seat][table.box.swarm] == 0:
        return say.NO_SWARM.pack0()
    if table.kinds[place] == FREE:
        return say.NOTHING_THERE.pack(place)
    if table.owners[place] == NOBODY:
        return say.NOTHING_TO_DRIVE.pack(animal_at(table, place))
    return say.SWARM_NEEDS_TOP.pack(animal_at(table, place)) if table.hunters[place] > 0 else same_as(table, place)
