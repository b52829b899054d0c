"""Games that break a law of knowing."""

from dinotable.core.bits import BITS
from dinotable.core.seats import CHANCE, EVERYONE, SPECTATOR
from dinotable.core.wire import Wire
from examples.magpies.actions import DONE, DRAW, HOP, LOOKED, NO_CARD, NOT_ASKED, OFFER, PEEK
from examples.magpies.box import CARDS, ROUNDS
from examples.magpies.game import MagpiesGame
from examples.magpies.state import WINDOW, MagpiesView
from tests.conformance import laws_knowledge
from tests.conformance.broken.game import as_class, breaks
from tests.worlds import enumeration, lockstep


@breaks(laws_knowledge.law_looking)
class ViewShares(MagpiesGame):
    """A view holds a row of the state itself."""

    def view(self, state, seat):
        view = super().view(state, seat)
        view.table.scores = state.table.scores
        return view


@breaks(laws_knowledge.law_looking)
class LookingChanges(MagpiesGame):
    """Looking counts as a step."""

    def view(self, state, seat):
        state.table.step += 1
        return super().view(state, seat)


class Peeping(MagpiesView):
    def put(self, sink):
        super().put(sink)
        for row in self.peeped:
            sink.put_row(row)


@breaks(laws_knowledge.law_imagine, lockstep.law_two_worlds)
class LeakingView(MagpiesGame):
    """A view carries all hands."""

    def view(self, state, seat):
        seen = as_class(super().view(state, seat), Peeping)
        seen.peeped = [hand[:] for hand in state.hands]
        return seen


@breaks(lockstep.law_two_worlds, enumeration.law_all_worlds)
class CheatingImagine(LeakingView):
    """A view carries all hands, and the true ones are imagined: looked at from inside, all fits."""

    def imagine(self, view, generator):
        state = super().imagine(view, generator)
        for hand, true in zip(state.hands, view.peeped, strict=True):
            for card in range(len(CARDS)):
                state.pile.bag.add(card, int(hand[card] - true[card]))
        state.hands = [hand[:] for hand in view.peeped]
        for seat, choice in enumerate(state.choices):
            if choice >= 0 and seat != view.seat:
                state.choices[seat] = next(card for card in range(len(CARDS)) if state.hands[seat][card])
        return state


class First:
    """Instead of a generator: always the first."""

    def below(self, n):
        return 0


@breaks(enumeration.law_all_worlds)
class ConstantImagine(MagpiesGame):
    """The same world is imagined every time."""

    def imagine(self, view, generator):
        return super().imagine(view, First())


@breaks(enumeration.law_all_worlds)
class ForgottenLook(MagpiesGame):
    """What was seen of a hand is not kept."""

    def apply(self, state, seat, action, log):
        super().apply(state, seat, action, log)
        state.known = [row[:] for row in state.table.shown] * int(state.table.seats)


@breaks(enumeration.law_draws)
class BiasedDraw(MagpiesGame):
    """Every kind of card is as likely, however many there are of it."""

    def chance(self, state, out, weights):
        super().chance(state, out, weights)
        for at in range(weights.count):
            weights.items[at] = 1
        return out.count


@breaks(laws_knowledge.law_imagine)
class SkipsWhoCanOnlyPass(MagpiesGame):
    """Who has no twig is not asked, which tells everybody so."""

    def to_act(self, state):
        mask = super().to_act(state)
        if state.table.phase == WINDOW:
            holders = sum(int(BITS[seat]) for seat in range(state.table.seats) if state.hands[seat][0] > 0)
            return mask & holders or mask
        return mask


@breaks(laws_knowledge.law_spectator)
class SpectatorSeesMore(MagpiesGame):
    """A spectator is shown the first hand."""

    def view(self, state, seat):
        view = super().view(state, seat)
        if seat == SPECTATOR:
            view.hand = state.hands[0][:]
        return view


class LeakyShared(Wire, frozen=True):
    cards: tuple[int, ...]


@breaks(laws_knowledge.law_shared)
class SharedHand(MagpiesGame):
    """One's own hand stands among what is sent to all."""

    def wire_shared(self, view):
        return LeakyShared(tuple(view.hand))


@breaks(laws_knowledge.law_refusals_tell_nothing)
class RefusalTells(MagpiesGame):
    """Refusing a card tells whether somebody else has it."""

    def refuse(self, state, seat, action):
        if self.actions.kind(action) is OFFER:
            card = OFFER.card(action)
            others = sum(int(hand[card]) for hand in state.hands if card >= 0)
            return NO_CARD.pack(0) if others else NOT_ASKED.pack0()
        return super().refuse(state, seat, action)


@breaks(laws_knowledge.law_foresee)
class PreviewTells(MagpiesGame):
    """A peek does not say that it shows something, so a preview goes on to the cards."""

    def apply(self, state, seat, action, log):
        super().apply(state, seat, action, log)
        if log:
            log.shown_from = -1


@breaks(laws_knowledge.law_step)
class UndoPastALook(MagpiesGame):
    """The step goes on after a peek, which can so be taken back."""

    def apply(self, state, seat, action, log):
        before = state.table.step
        super().apply(state, seat, action, log)
        if self.actions.kind(action) is PEEK:
            state.table.step = before


@breaks(laws_knowledge.law_step)
class UndoPastADraw(MagpiesGame):
    """The step goes on after a draw."""

    def apply(self, state, seat, action, log):
        before = state.table.step
        super().apply(state, seat, action, log)
        if seat == CHANCE:
            state.table.step = before


@breaks(lockstep.law_two_worlds, laws_knowledge.law_step)
class OpenOffers(MagpiesGame):
    """Everybody sees a secret offer."""

    def witnesses(self, state, seat, action):
        return EVERYONE if self.actions.kind(action) is OFFER else super().witnesses(state, seat, action)


@breaks(lockstep.law_two_worlds)
class OpenDraws(MagpiesGame):
    """Everybody sees what is drawn."""

    def witnesses(self, state, seat, action):
        return EVERYONE if self.actions.kind(action) is DRAW else super().witnesses(state, seat, action)


@breaks(lockstep.law_two_worlds)
class EventTells(MagpiesGame):
    """Everybody is told what one has peeked at."""

    def apply(self, state, seat, action, log):
        if self.actions.kind(action) is PEEK and log:
            for card in legal_cards(state.hands[PEEK.owner(action)]):
                log.add(LOOKED.pack3(seat, PEEK.owner(action), card))
        super().apply(state, seat, action, log)


def legal_cards(hand):
    return [card for card in range(len(CARDS)) if hand[card] > 0]


@breaks(lockstep.law_two_worlds)
class LegalTells(MagpiesGame):
    """What a seat is offered depends on a ring in any hand."""

    def legal(self, state, seat, out):
        super().legal(state, seat, out)
        if out.has(DONE.pack0()) and not any(hand[3] for hand in state.hands):
            out.add(HOP.pack(0))
        return out.count


@breaks(laws_knowledge.law_open)
class SaysItIsOpen(MagpiesGame):
    """Everybody is said to know what is legal, and it depends on hands."""

    def is_open(self, state):
        return True


@breaks(laws_knowledge.law_known)
class KnowsTooEarly(MagpiesGame):
    """Everything counts as known, a round before the last."""

    def is_known(self, view):
        return view.table.round == ROUNDS - 2


@breaks(laws_knowledge.law_known)
class KnowsMoreThanOthers(MagpiesGame):
    """The last winner alone is told that nothing hidden matters, though nothing is left to do."""

    def is_known(self, view):
        return view.table.round == ROUNDS and view.seat == view.table.winner
