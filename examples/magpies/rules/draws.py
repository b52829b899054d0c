"""M5 and M6: all draw to two cards, buried ones come last; four rounds are played."""

from dinotable.core.buffer import Buffer
from dinotable.core.deck import pack_all
from dinotable.core.ints import Packed, Seat
from dinotable.core.log import Log
from examples.magpies.actions import DRAW, SHUFFLED
from examples.magpies.box import HAND
from examples.magpies.state import CHOOSE, DEAL, OVER, Magpies, Table


def chance_draw(state: Magpies, out: Buffer, weights: Buffer) -> None:
    state.pile.weigh(out, weights)
    pack_all(DRAW, out)


def apply_draw(state: Magpies, action: Packed) -> None:
    table = state.table
    seat = receiver(state)
    card = DRAW.card(action)
    state.hands[seat][card] += 1
    if state.pile.bag.total == 0:
        # M5: what was buried comes last, and everybody knows it.
        for sure in [*state.known[seat :: table.seats], table.shown[seat]]:
            sure[card] += 1
    state.pile.take(card)
    table.step += 1
    if receiver(state) < 0:
        table.phase = CHOOSE


def receiver(state: Magpies) -> Seat:
    """Whose hand is not full yet; −1: nobody's."""
    for seat in range(state.table.seats):
        if sum(state.hands[seat]) < HAND:
            return seat
    return -1


def end_round(state: Magpies, log: Log | None) -> None:
    table = state.table
    table.round += 1
    table.step += 1
    # M6: four rounds.
    table.phase = OVER if table.round == table.box.rounds else DEAL
    wanted = HAND * table.seats - sum([sum(hand) for hand in state.hands])
    if table.phase == DEAL and state.pile.count() < wanted:
        # M5: nobody knows anything of any hand then, so nothing has to be remembered past it.
        fresh = Magpies(Table(table.seats, table.box))
        state.pile, state.hands, state.known = fresh.pile, fresh.hands, fresh.known
        table.discards, table.shown = fresh.table.discards, fresh.table.shown
        table.shuffles += 1
        if log:
            log.add(SHUFFLED.pack0())
