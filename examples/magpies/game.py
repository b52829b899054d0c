"""The rules of Magpies.

Each round every bird secretly offers a card (M1); all are revealed. In the window anybody may caw, which discards a twig
and adds 1 to one's offer; a caw cancels all passes (M2). The highest offer wins its value (M3; ties: the lowest seat) and
has two points: peek at a hand, bury a card under the pile, hop along the branch; then says `done`, and an end of the branch
is worth 1 (M4). All draw to two cards, buried ones come last; if the pile is too small for that, all cards are shuffled
together first (M5). Four rounds (M6).
"""

import os

from mypy_extensions import i64

from dinotable.core.buffer import Buffer
from dinotable.core.canvas import Canvas
from dinotable.core.contract import Game, Outcome, PlainBox, Say, Setup, ranks_of
from dinotable.core.deck import Bag
from dinotable.core.fields import SeatField, Word
from dinotable.core.generator import Generator
from dinotable.core.log import Log
from dinotable.core.seats import BIT, CHANCE_ACTS, EVERYONE, all_seats
from dinotable.core.vocabulary import Kind, Vocabulary
from examples.magpies.state import (
    CARDS,
    CHOOSE,
    COPIES,
    DEAL,
    HAND,
    OVER,
    ROUNDS,
    TURN,
    TWIG,
    WINDOW,
    Magpies,
    MagpiesView,
    Table,
    copy_rows,
)  # fmt: skip

DRAW = Kind("draw", Word("card", CARDS, secret=True))
OFFER = Kind("offer", Word("card", CARDS, secret=True))
CAW = Kind("caw")
PASS = Kind("pass")
PEEK = Kind("peek", SeatField(lead="at"))
BURY = Kind("bury", Word("card", CARDS))
HOP = Kind("hop", Word("side", ["left", "right"]))
DONE = Kind("done")

REVEALED = Kind("revealed", SeatField(), Word("card", CARDS), rule="M1")
WON = Kind("won", SeatField(), Word("card", CARDS), rule="M3")
LOOKED = Kind("looked", SeatField(), SeatField("owner"), Word("card", CARDS, secret=True), rule="M4")
SHUFFLED = Kind("shuffled", rule="M5")

NOT_NOW = Kind("not-now", rule="M1")
NO_CARD = Kind("no-card", rule="M4")
BRANCH_ENDS = Kind("branch-ends", rule="M4")


class MagpiesGame(Game[Magpies, MagpiesView]):
    def __init__(self) -> None:
        self.id = "magpies"
        self.rules = "magpies/1"
        self.fewest, self.most = 2, 4
        self.options = []
        self.box = PlainBox(f"{CARDS} x {COPIES}")
        self.actions = Vocabulary(DRAW, OFFER, CAW, PASS, PEEK, BURY, HOP, DONE)
        self.events = Vocabulary(REVEALED, WON, LOOKED, SHUFFLED)
        self.refusals = Vocabulary(NOT_NOW, NO_CARD, BRANCH_ENDS)
        self.reconstruction = False
        self.words = os.path.dirname(__file__)

    def new(self, setup: Setup) -> Magpies:
        return Magpies(Table(setup.seats))

    def to_act(self, state: Magpies) -> i64:
        table = state.table
        if table.phase == DEAL:
            return CHANCE_ACTS
        if table.phase == TURN:
            return BIT[table.winner]
        # M2: whoever can only pass is asked all the same, so that being asked tells nothing.
        return 0 if table.phase == OVER else all_seats(table.seats) & ~table.answered

    def legal(self, state: Magpies, seat: i64, out: Buffer) -> i64:
        out.clear()
        table, hand = state.table, state.hands[seat]
        if table.phase == WINDOW:
            out.add(PASS.pack0())
            if hand[TWIG] > 0:
                out.add(CAW.pack0())
            return out.count
        for card in range(i64(len(CARDS))):
            if hand[card] > 0 and table.phase == CHOOSE:
                out.add(OFFER.pack(card))
            elif hand[card] > 0 and table.points > 0:
                out.add(BURY.pack(card))
        if table.phase == TURN:
            self._legal_turn(table, seat, out)
        return out.count

    def _legal_turn(self, table: Table, seat: i64, out: Buffer) -> None:
        out.add(DONE.pack0())
        if table.points == 0:
            return
        for other in range(table.seats):
            if other != seat:
                out.add(PEEK.pack(other))
        for side in range(i64(2)):
            if 0 <= table.perch[seat] + 2 * side - 1 <= 4:
                out.add(HOP.pack(side))

    def apply(self, state: Magpies, seat: i64, action: i64, log: Log | None) -> None:
        kind = self.actions.kind(action)
        table = state.table
        if kind is DRAW:
            self._draw(state, DRAW.first(action))
        elif kind is OFFER:
            state.choices[seat] = OFFER.first(action)
            table.answered |= BIT[seat]
            if table.answered == all_seats(table.seats):
                self._reveal(state, log)
        elif kind is PASS:
            table.answered |= BIT[seat]
            if table.answered == all_seats(table.seats):
                self._win(state, log)
        elif kind is CAW:
            self._shows(state, log)
            self._drop(state, seat, TWIG)
            table.discards[TWIG] += 1
            table.bonus[seat] += 1
            table.answered = 0
        elif kind is DONE:
            self._end_turn(state, log)
        else:
            table.points -= 1
            self._spend(state, seat, kind, kind.first(action), log)

    def _spend(self, state: Magpies, seat: i64, kind: Kind, what: i64, log: Log | None) -> None:
        """M4: one point."""
        if kind is HOP:
            state.table.perch[seat] += 2 * what - 1
            return
        self._shows(state, log)
        if kind is BURY:
            self._drop(state, seat, what)
            state.pile.put_under(what)
            return
        state.known[seat * state.table.seats + what] = state.hands[what][:]
        for card in range(i64(len(CARDS))):
            for _ in range(state.hands[what][card]):
                if log:
                    log.add(LOOKED.pack3(seat, what, card), BIT[seat])

    def _shows(self, state: Magpies, log: Log | None) -> None:
        """Something hidden is shown: no undo past this, no preview beyond it."""
        state.table.step += 1
        if log:
            log.shows()

    def _drop(self, state: Magpies, seat: i64, card: i64) -> None:
        """A card leaves a hand for all to see."""
        state.hands[seat][card] -= 1
        for sure in [*state.known[seat :: state.table.seats], state.table.shown[seat]]:
            sure[card] = max(0, sure[card] - 1)

    def _reveal(self, state: Magpies, log: Log | None) -> None:
        table = state.table
        self._shows(state, log)
        for seat in range(table.seats):
            table.offers[seat] = state.choices[seat]
            state.choices[seat] = -1
            self._drop(state, seat, table.offers[seat])
            if log:
                log.add(REVEALED.pack2(seat, table.offers[seat]))
        table.phase, table.answered = WINDOW, 0

    def _win(self, state: Magpies, log: Log | None) -> None:
        table = state.table
        best: i64 = -1
        for seat in range(table.seats):
            if table.offers[seat] + table.bonus[seat] > best:
                best, table.winner = table.offers[seat] + table.bonus[seat], seat
        won = table.offers[table.winner]
        table.scores[table.winner] += won + 1
        if log:
            log.add(WON.pack2(table.winner, won))
        for seat in range(table.seats):
            table.discards[table.offers[seat]] += 1
            table.offers[seat], table.bonus[seat] = -1, 0
        table.phase, table.points, table.answered = TURN, 2, 0
        table.step += 1

    def _end_turn(self, state: Magpies, log: Log | None) -> None:
        table = state.table
        if table.perch[table.winner] == 0 or table.perch[table.winner] == 4:
            table.scores[table.winner] += 1
        table.round += 1
        table.step += 1
        table.phase = OVER if table.round == ROUNDS else DEAL
        wanted = HAND * table.seats - sum([sum(hand) for hand in state.hands])
        if table.phase == DEAL and state.pile.count() < wanted:
            # M5: nobody knows anything of any hand then, so nothing has to be remembered past it.
            fresh = Magpies(Table(table.seats))
            state.pile, state.hands, state.known = fresh.pile, fresh.hands, fresh.known
            table.discards, table.shown = fresh.table.discards, fresh.table.shown
            table.shuffles += 1
            if log:
                log.add(SHUFFLED.pack0())

    def _receiver(self, state: Magpies) -> i64:
        for seat in range(state.table.seats):
            if sum(state.hands[seat]) < HAND:
                return seat
        return -1

    def _draw(self, state: Magpies, card: i64) -> None:
        table = state.table
        seat = self._receiver(state)
        state.hands[seat][card] += 1
        if state.pile.bag.total == 0:
            # M5: what was buried comes last, and everybody knows it.
            for sure in [*state.known[seat :: table.seats], table.shown[seat]]:
                sure[card] += 1
        state.pile.take(card)
        table.step += 1
        if self._receiver(state) < 0:
            table.phase = CHOOSE

    def chance(self, state: Magpies, out: Buffer, weights: Buffer) -> i64:
        count = state.pile.weigh(out, weights)
        for k in range(count):
            out.items[k] = DRAW.pack(out.items[k])
        return count

    def stream(self, state: Magpies) -> str:
        return f"pile-{state.table.shuffles}"

    def step(self, state: Magpies) -> i64:
        return state.table.step

    def is_window(self, state: Magpies) -> bool:
        # M2: a caw asks everybody anew.
        return state.table.phase == WINDOW

    def outcome(self, state: Magpies) -> Outcome | None:
        table = state.table
        if table.phase != OVER:
            return None
        scores = [int(points) for points in table.scores]
        return Outcome(scores, ranks_of([(points,) for points in scores]), "rounds", "M6")

    def longest(self, setup: Setup) -> int:
        # A round: draws to 2, an offer each, at most 3 twigs are cawed with all passing before and after, a turn of 3.
        return ROUNDS * (2 * setup.seats + setup.seats + COPIES + (COPIES + 1) * setup.seats + 3)

    def view(self, state: Magpies, seat: i64) -> MagpiesView:
        return MagpiesView(seat, state)

    def witnesses(self, state: Magpies, seat: i64, action: i64) -> i64:
        kind = self.actions.kind(action)
        if kind is DRAW and state.pile.bag.total > 0:
            return BIT[self._receiver(state)]
        return BIT[seat] if kind is OFFER else EVERYONE

    def imagine(self, view: MagpiesView, generator: Generator) -> Magpies:
        table = view.table.copy()
        state = Magpies(table)
        seats = table.seats
        state.pile.under = view.under[:]
        state.known = copy_rows(table.shown * int(seats))
        # What is known of every hand is put there first, so that the rest is dealt from what is really left.
        state.hands = copy_rows(view.known)
        if view.seat >= 0:
            state.hands[view.seat] = view.hand[:]
            state.known[view.seat * seats : (view.seat + 1) * seats] = copy_rows(view.known)
            state.choices[view.seat] = view.choice
        bag = state.pile.bag
        for row in [table.discards, *state.hands]:
            for card in range(i64(len(CARDS))):
                bag.add(card, -row[card])
        for card in [*view.under, *[offer for offer in table.offers if offer >= 0]]:
            bag.take(card)
        for seat in range(seats):
            for _ in range(view.sizes[seat] - sum(state.hands[seat])):
                card = bag.random(generator)
                bag.take(card)
                state.hands[seat][card] += 1
            if seat != view.seat and table.phase == CHOOSE and table.answered & BIT[seat]:
                state.choices[seat] = Bag(state.hands[seat]).random(generator)
        return state

    def why_not(self, state: Magpies, seat: i64, action: i64) -> i64:
        kind = self.actions.kind(action)
        if not self.to_act(state) & BIT[seat]:
            return NOT_NOW.pack0()
        if state.table.phase == TURN and kind is HOP and state.table.points > 0:
            return BRANCH_ENDS.pack0()
        if (state.table.phase == CHOOSE and kind is OFFER) or (state.table.phase == TURN and kind is BURY):
            return NO_CARD.pack0()
        return NO_CARD.pack0() if state.table.phase == WINDOW and kind is CAW else NOT_NOW.pack0()

    def facts(self, view: MagpiesView) -> dict[str, object]:
        offers = [offer + bonus for offer, bonus in zip(view.table.offers, view.table.bonus, strict=True)]
        return {"offers": offers, "ahead": offers.index(max(offers)) if view.table.phase == WINDOW else None}

    def wire_shared(self, view: MagpiesView) -> dict[str, object]:
        table = view.table
        return {
            "phase": table.phase, "round": table.round, "points": table.points,
            "scores": list(table.scores), "perch": list(table.perch), "sizes": view.sizes, "bonus": list(table.bonus),
            "offers": list(table.offers), "discards": list(table.discards), "under": view.under, "pile": view.pile_size,
            "answered": table.answered,
        }  # fmt: skip

    def wire_own(self, view: MagpiesView) -> dict[str, object]:
        known = [list(cards) for cards in view.known]
        return {"seat": view.seat, "hand": list(view.hand), "choice": view.choice, "known": known}

    def show(self, view: MagpiesView, say: Say) -> Canvas:
        canvas = Canvas()
        table = view.table
        canvas.write(say("magpies-round", round=int(table.round) + 1, pile=int(view.pile_size)))
        for seat in range(table.seats):
            branch = "".join("^" if at == table.perch[seat] else "-" for at in range(5))
            offer = CARDS[table.offers[seat]] if table.offers[seat] >= 0 else "·"
            canvas.write(f"{seat}  {branch}  {table.scores[seat]:>2}  {'▮' * view.sizes[seat]}  {offer}", f"seat{seat}")
        hand = [CARDS[card] for card in range(len(CARDS)) for _ in range(view.hand[card])]
        canvas.write(say("magpies-hand", cards=", ".join(hand)))
        return canvas


GAME = MagpiesGame()
