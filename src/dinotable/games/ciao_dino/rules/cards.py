"""CD4: playing a card; and where one is drawn, also CD2.6 and CD7.4."""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.deck import pack_all, weigh_counts
from dinotable.core.ints import Card
from dinotable.core.log import Log
from dinotable.core.rows import with_item
from dinotable.games.ciao_dino.actions import ANY_TILE, DEAL, DRAW, METEORITE, NO_DRIFT, PLAY, PLAYED
from dinotable.games.ciao_dino.board.continents import presence
from dinotable.games.ciao_dino.box import CARD_KINDS, METEORITE_CARD
from dinotable.games.ciao_dino.rules.drift import has_drift
from dinotable.games.ciao_dino.rules.last_round import start_last_round, survivors
from dinotable.games.ciao_dino.rules.setup import next_hand
from dinotable.games.ciao_dino.rules.turn import begin_turn, end_turn, next_of
from dinotable.games.ciao_dino.state import (
    ACT,
    CHOOSE_TILE,
    DEAL_HANDS,
    METEORITE_FELL,
    REVEAL_CARD,
    CiaoDino,
    Table,
)


def legal_card(out: Buffer) -> i64:
    """CD4.1."""
    out.clear()
    out.add(PLAY.pack0())
    out.add(DRAW.pack0())
    return out.count


def apply_play(state: CiaoDino, log: Log | None) -> None:
    """CD4.1: the hand card, shown to all and discarded."""
    table = state.table
    card = state.hands[table.seat]
    discard(table, table.backs[table.seat], card)
    state.hands = with_item(state.hands, table.seat, -1)
    table.backs = with_item(table.backs, table.seat, 0)
    table.step += 1
    if log:
        log.shows()
        log.add(PLAYED.pack2(table.seat, card))
    use_card(table, card, log)


def apply_draw(table: Table) -> None:
    """CD4.1: chance reveals the next card."""
    table.step += 1
    table.phase = REVEAL_CARD


def discard(table: Table, back: i64, card: Card) -> None:
    """CD4.3: face up."""
    at = (back - 1) * CARD_KINDS + card
    table.discards = with_item(table.discards, at, table.discards[at] + 1)


def use_card(table: Table, card: Card, log: Log | None) -> None:
    """CD4.3: on to the choice of a tile. CD4.4: of any tile, if none of that terrain can drift; no choice if none at all."""
    table.card = card
    present = presence(table.board, table.seat)
    if has_drift(table.board, present, card + 1):
        table.phase = CHOOSE_TILE
    elif has_drift(table.board, present, 0):
        table.phase = CHOOSE_TILE
        if log:
            log.add(ANY_TILE.pack(table.seat))
    else:
        table.phase = ACT
        if log:
            log.add(NO_DRIFT.pack(table.seat))


# The pile.


def top_back(table: Table) -> i64:
    """CD2.3: the back of the pile's top card."""
    return 1 if table.left[0] else 2


def pile_of(state: CiaoDino, back: i64) -> vec[i64]:
    """The cards of one back in the pile, by kind: all there are, without hands and discards."""
    table = state.table
    counts = table.box.cards_of(table.seats, back)
    for card in range(i64(CARD_KINDS)):
        counts[card] -= table.discards[(back - 1) * CARD_KINDS + card]
    for seat in range(table.seats):
        if table.backs[seat] == back:
            counts[state.hands[seat]] -= 1
    return counts


def chance_deal(state: CiaoDino, out: Buffer, weights: Buffer) -> None:
    weigh_counts(pile_of(state, top_back(state.table)), 0, CARD_KINDS, out, weights)
    pack_all(DEAL, out)


def apply_deal(state: CiaoDino, card: Card, log: Log | None) -> None:
    """The pile's top card: CD2.6, CD4.1 or CD7.4, by phase."""
    table = state.table
    back = top_back(table)
    table.left = with_item(table.left, back - 1, table.left[back - 1] - 1)
    table.step += 1
    table.drew = 1
    if card == METEORITE_CARD:
        discard(table, back, card)
        apply_meteorite(table, log)
    elif table.phase == REVEAL_CARD:
        discard(table, back, card)
        use_card(table, card, log)
    else:
        state.hands = with_item(state.hands, table.seat, card)
        table.backs = with_item(table.backs, table.seat, back)
        if table.phase == DEAL_HANDS:
            next_hand(table)
        else:
            end_turn(table, log)


def apply_meteorite(table: Table, log: Log | None) -> None:
    if log:
        log.shows()
        log.add(METEORITE.pack(table.seat))
    if table.phase == REVEAL_CARD:
        # CD4.2: at once, with this player's phase 2.
        start_last_round(table, table.seat, METEORITE_FELL, log)
        table.points = table.box.last_points
        table.phase = ACT
    else:
        # CD7.4: with the next survivor.
        seat = next_of(survivors(table), table.seat)
        start_last_round(table, seat, METEORITE_FELL, log)
        begin_turn(table, seat)
