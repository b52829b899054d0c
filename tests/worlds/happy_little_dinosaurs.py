"""What Happy Little Dinosaurs shows to whom, from HD2.4, HD3, HD4.4, HD4.6 and HD6.3."""

from collections import Counter

from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.happy_little_dinosaurs.actions import (
    ACCEPT,
    CHOOSE_CARD,
    DRAW,
    KEEP,
    LOOK,
    PASS,
    TAKE,
    TURN_UP,
)
from dinotable.games.happy_little_dinosaurs.box import BOX, KINDS, POINT_KINDS
from dinotable.games.happy_little_dinosaurs.score import disasters_left, scores
from dinotable.games.happy_little_dinosaurs.state import CHOOSE, REDRAW, SEARCH, SUDDEN

SECRETS = True


def hand_of(state, seat):
    return tuple(int(count) for count in state.hands[seat * KINDS : (seat + 1) * KINDS])


def has_point(hand):
    return any(hand[:POINT_KINDS])


def seats_in(state):
    return [seat for seat in range(state.table.seats) if state.table.inside >> seat & 1]


def shown(state, seat, action, viewer):
    table, kind = state.table, action & KIND_MASK
    if kind == DRAW.code:
        return shown_draw(state, action, viewer)
    if kind == TURN_UP.code:
        # HD3.1: all see the disaster; HD3.2: and which hands hold a point card, and the hand that does not.
        return (action, shown_hands(state, seats_in(state), {}))
    if kind == CHOOSE_CARD.code:
        return shown_choice(state, seat, action, viewer)
    if kind == LOOK.code:
        # HD4.4: the hand is shown to whoever looks.
        return (seat, action, hand_of(state, LOOK.seat(action)) if seat == viewer else None)
    if kind == TAKE.code:
        # HD4.4: taker and owner know the card.
        return ("take", seat, action if viewer in (seat, table.owner) else None)
    if kind == KEEP.code:
        # HD4.6: only the discarded card is shown.
        pair = [int(card) for card in state.looked]
        pair.remove(KEEP.card(action))
        return ("keep", seat, tuple(pair), action if viewer == seat else None)
    if kind == PASS.code and table.answered | 1 << seat == table.inside:
        # HD6.3: the window closes; of those tied for lowest all see who has a point card.
        row = scores(table)
        lowest = min(row[other] for other in seats_in(state))
        tied = [other for other in seats_in(state) if row[other] == lowest]
        return (seat, action, tuple(has_point(hand_of(state, other)) for other in tied if len(tied) > 1))
    if kind == ACCEPT.code:
        # HD7.5: whoever goes out by it shows the hand.
        after = table.copy()
        after.areas[4 * seat + table.disaster] += 1
        return (seat, action, hand_of(state, seat) if disasters_left(after, seat) <= 0 else None)
    return (seat, action)


def shown_hands(state, seats, coming):
    """HD3.2, seat by seat: whether each has a point card, up to the first that has not, whose hand all see."""
    told = []
    for seat in seats:
        hand = coming.get(seat, hand_of(state, seat))
        told.append(has_point(hand))
        if not has_point(hand):
            told.append(hand)
            break
    return tuple(told)


def shown_draw(state, action, viewer):
    """HD2.4: only whoever draws sees the card; HD3.2: a new hand is checked when it is complete."""
    table, card = state.table, DRAW.card(action)
    receiver = table.order[table.at] if table.phase == SEARCH else table.drawer
    told = ("draw", action if receiver == viewer else None)
    if table.phase == REDRAW and table.sizes[receiver] == 4:
        hand = list(hand_of(state, receiver))
        hand[card] += 1
        rest = [seat for seat in seats_in(state) if seat >= receiver]
        return (*told, shown_hands(state, rest, {receiver: tuple(hand)}))
    return told


def shown_choice(state, seat, action, viewer):
    """HD3.3, HD6.2: secret until the last one has chosen; then all are shown."""
    table = state.table
    asked = table.inside if table.phase == CHOOSE else table.contenders
    last = table.answered | 1 << seat == asked
    if not last:
        return ("choose", seat, action if seat == viewer else None)
    chosen = {other: int(state.choices[other]) for other in seats_in(state)} | {seat: CHOOSE_CARD.card(action)}
    told = ("choose", seat, tuple(chosen.items()))
    if table.phase == SUDDEN:
        # HD6.3: of those tied again, who has a point card left is looked at before the next choice.
        shown_cards = {other: card for other, card in chosen.items() if card >= 0}
        least = min(BOX.value[card] for card in shown_cards.values())
        tied = {other: card for other, card in shown_cards.items() if BOX.value[card] == least}
        left = []
        for other, card in tied.items():
            hand = list(hand_of(state, other))
            hand[card] -= 1
            left.append(has_point(hand))
        return (*told, tuple(left) if len(tied) > 1 else ())
    return told


def pieces(state):
    table = state.table
    cards, disasters = Counter(), Counter()
    for pile in (state.deck.counts, table.discards, table.played):
        cards.update({card: int(count) for card, count in enumerate(pile)})
    for k, count in enumerate(state.hands):
        cards[k % KINDS] += int(count)
    cards.update(int(card) for card in (*table.front, *state.looked) if card >= 0)
    for k, count in enumerate(table.areas):
        disasters[k % 4] += int(count)
    disasters.update({kind: int(count) for kind, count in enumerate(table.disasters.bag.counts)})
    disasters.update(table.disasters.under)
    if table.disaster >= 0:
        disasters[int(table.disaster)] += 1
    return cards, disasters
