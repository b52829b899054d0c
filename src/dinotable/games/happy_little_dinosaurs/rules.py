"""A round as the rulebook tells it: who is asked, what may be said, what it does. One module a section.

HD2 deal            rules_end       deal_next
HD3 choice          rules_choice    apply_turn, legal_choose, apply_choose
HD4 effects         effects         legal_effect, apply_effect
HD5 scoring         rules_scoring   legal_window, apply_window
HD6 sudden death    rules_disaster  check_contenders, apply_sudden
HD7 the disaster    rules_disaster  legal_answer, apply_answer, legal_discard, apply_discard
HD8 end of round    rules_end       end_round
HD9 winner          score           outcome
"""

from librt.vecs import vec
from mypy_extensions import i64

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.log import Log
from dinotable.core.seats import CHANCE_ACTS, EVERYONE
from dinotable.games.happy_little_dinosaurs.actions import CHOOSE_CARD, DRAW, KEEP, TAKE, TURN_UP
from dinotable.games.happy_little_dinosaurs.effects import (
    apply_effect,
    apply_keep,
    apply_loot,
    apply_search,
    asked,
    legal_effect,
    legal_keep,
    legal_loot,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.hands import weigh_deck
from dinotable.games.happy_little_dinosaurs.rules_choice import (
    apply_choose,
    apply_redraw,
    apply_turn,
    legal_choose,
    weigh_disasters,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.rules_disaster import (
    apply_answer,
    apply_discard,
    apply_sudden,
    legal_answer,
    legal_discard,
)  # fmt: skip
from dinotable.games.happy_little_dinosaurs.rules_end import apply_deal
from dinotable.games.happy_little_dinosaurs.rules_scoring import apply_window, legal_window
from dinotable.games.happy_little_dinosaurs.state import (
    ANSWER,
    CHOOSE,
    DEAL,
    DISCARD,
    EFFECT,
    KEEP_ONE,
    LOOT,
    OVER,
    REDRAW,
    SEARCH,
    SUDDEN,
    TURN,
    WINDOW,
    HappyState,
    Table,
    full_deck,
)  # fmt: skip


def new_state(seats: i64, duel: bool, dinosaurs: vec[i64]) -> HappyState:
    state = HappyState(Table(seats, duel, dinosaurs), full_deck(duel))
    state.table.deck_size = state.deck.total
    return state


def to_act(table: Table) -> i64:
    phase = table.phase
    if phase in (WINDOW, CHOOSE):
        # HD2.5: whoever can only pass is asked all the same.
        return table.inside & ~table.answered
    if phase in (EFFECT, LOOT, KEEP_ONE):
        return BITS[asked(table)]
    if phase == SUDDEN:
        return table.contenders & ~table.answered
    if phase in (ANSWER, DISCARD):
        return BITS[table.taker]
    return 0 if phase == OVER else CHANCE_ACTS


def legal(state: HappyState, seat: i64, out: Buffer) -> i64:
    out.clear()
    phase = state.table.phase
    if phase in (CHOOSE, SUDDEN):
        legal_choose(state, seat, out)
    elif phase == WINDOW:
        legal_window(state, seat, out)
    elif phase == EFFECT:
        legal_effect(state, seat, out)
    elif phase == LOOT:
        legal_loot(state, out)
    elif phase == KEEP_ONE:
        legal_keep(state, out)
    elif phase == ANSWER:
        legal_answer(state, seat, out)
    elif phase == DISCARD:
        legal_discard(state, seat, out)
    return out.count


def apply(state: HappyState, seat: i64, action: i64, log: Log | None) -> None:
    table = state.table
    phase = table.phase
    # Answers given at the same time leave the step alone until the last of them; they count it themselves.
    if phase == WINDOW:
        apply_window(state, seat, action, log)
        return
    if phase == CHOOSE:
        apply_choose(state, seat, CHOOSE_CARD.first(action), log)
        return
    if phase == SUDDEN:
        apply_sudden(state, seat, CHOOSE_CARD.first(action), log)
        return
    table.step += 1
    if phase == DEAL:
        apply_deal(state, DRAW.first(action), log)
    elif phase == TURN:
        apply_turn(state, TURN_UP.first(action), log)
    elif phase == REDRAW:
        apply_redraw(state, DRAW.first(action), log)
    elif phase == EFFECT:
        apply_effect(state, seat, action, log)
    elif phase == LOOT:
        apply_loot(state, seat, action, log)
    elif phase == SEARCH:
        apply_search(state, DRAW.first(action), log)
    elif phase == KEEP_ONE:
        apply_keep(state, seat, action, log)
    elif phase == ANSWER:
        apply_answer(state, seat, action, log)
    else:
        apply_discard(state, seat, action, log)


def chance(state: HappyState, out: Buffer, weights: Buffer) -> i64:
    if state.table.phase == TURN:
        return weigh_disasters(state.table, out, weights)
    return weigh_deck(state, out, weights)


def stream(table: Table) -> str:
    """HD8.4: a deck made anew is a new source of chance."""
    return "disasters" if table.phase == TURN else f"deck-{table.shuffles}"


def witnesses(table: Table, seat: i64, action: i64) -> i64:
    """HD2.4: who sees the card of an action."""
    kind = action & 63
    if kind == DRAW.code:
        receiver = asked(table) if table.phase == SEARCH else table.drawer
        return BITS[receiver] if receiver >= 0 else EVERYONE
    if kind in (CHOOSE_CARD.code, KEEP.code):
        return BITS[seat]
    if kind == TAKE.code:
        return BITS[seat] | BITS[table.owner] if table.owner >= 0 else BITS[seat]
    return EVERYONE
