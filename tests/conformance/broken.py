"""Versions of Magpies that each break one law on purpose, in the way that a real game would."""

from pathlib import Path

import msgspec

from dinotable.core.bits import BITS
from dinotable.core.contract import OK
from dinotable.core.outcome import Part
from dinotable.core.seats import CHANCE, EVERYONE, SPECTATOR
from dinotable.core.vocabulary import Kind, Vocabulary
from dinotable.core.wire import Wire
from examples.magpies.actions import BRANCH_ENDS, CAW, DONE, DRAW, HOP, LOOKED, NO_CARD, NOT_ASKED, OFFER, PASS, PEEK
from examples.magpies.box import CARDS
from examples.magpies.game import MagpiesGame
from examples.magpies.state import CHOOSE, OVER, WINDOW, Magpies, MagpiesView
from tests.conformance import laws_data, laws_knowledge, laws_play, laws_words
from tests.worlds import enumeration, lockstep

BROKEN = []
"""Pairs of a law and a game that breaks it."""


def breaks(*laws):
    def enter(game):
        BROKEN.extend((law, game) for law in laws)
        return game

    return enter


class Garbled(Vocabulary):
    def text(self, packed):
        return super().text(packed).replace("left", "right")


class Partial(Vocabulary):
    def from_fields(self, fields):
        return super().from_fields(fields | {"card": "ring"} if "card" in fields else fields)


def as_class(view, kind):
    view.__class__ = kind
    return view


class OtherState(MagpiesGame):
    """With a state of another class."""

    state_class = Magpies

    def new(self, setup):
        return self.state_class(super().new(setup).table)


@breaks(laws_play.law_notation)
class GarbledText(MagpiesGame):
    """Two actions have the same text."""

    def __init__(self):
        super().__init__()
        self.actions = Garbled(*self.actions.kinds)


@breaks(laws_play.law_notation)
class PartialFields(MagpiesGame):
    """A field is lost on the way through JSON."""

    def __init__(self):
        super().__init__()
        self.actions = Partial(*self.actions.kinds)


@breaks(laws_play.law_legal)
class OfferedTwice(MagpiesGame):
    """An action is listed twice."""

    def legal(self, state, seat, out):
        super().legal(state, seat, out)
        out.add(out.items[0])
        return out.count


@breaks(laws_play.law_legal)
class NothingToDo(MagpiesGame):
    """Whoever can only pass has nothing to do, and is asked all the same."""

    def legal(self, state, seat, out):
        super().legal(state, seat, out)
        if state.table.phase == WINDOW and out.count == 1:
            out.clear()
        return out.count


@breaks(laws_play.law_legal)
class DirtyBuffer(MagpiesGame):
    """What was in the buffer stays in it."""

    def legal(self, state, seat, out):
        before = out.listed()
        super().legal(state, seat, out)
        for action in before:
            out.add(action)
        return out.count


@breaks(laws_play.law_legal)
class ImpossibleDraw(MagpiesGame):
    """A draw with no weight is listed."""

    def chance(self, state, out, weights):
        super().chance(state, out, weights)
        weights.items[0] = 0
        return out.count


@breaks(laws_play.law_copy)
class SharedRow(OtherState):
    """A copy shares a row with its original."""

    class state_class(Magpies):  # noqa: N801
        def copy(self):
            twin = type(self)(self.table.copy())
            twin.hands, twin.known, twin.pile = self.hands, [row[:] for row in self.known], self.pile.copy()
            twin.choices = self.choices[:]
            return twin


@breaks(laws_play.law_derived)
class StaleCache(OtherState):
    """The number of twigs in all hands is kept, and a caw forgets it."""

    class state_class(Magpies):  # noqa: N801
        twigs = 0

        def copy(self):
            twin = type(self)(self.table.copy())
            twin.__dict__ |= super().copy().__dict__ | {"twigs": self.twigs}
            return twin

        def put_derived(self, sink):
            sink.put(self.twigs)

        def rebuild(self):
            self.twigs = sum(hand[0] for hand in self.hands)

    def apply(self, state, seat, action, log):
        super().apply(state, seat, action, log)
        if self.actions.kind(action) is not CAW:
            state.rebuild()


@breaks(laws_play.law_log)
class LogPlays(MagpiesGame):
    """A game goes another way when it is logged."""

    def apply(self, state, seat, action, log):
        super().apply(state, seat, action, log)
        if log:
            state.table.scores[0] += 1


@breaks(laws_play.law_log)
class EventWithoutRule(MagpiesGame):
    """An event does not say which rule it comes from."""

    def __init__(self):
        super().__init__()
        bare = [Kind(kind.word, *kind.fields) for kind in self.events.kinds]
        self.events = Vocabulary(*bare)


@breaks(laws_play.law_refusals)
class RefusalChanges(MagpiesGame):
    """A refused action costs a point."""

    def refuse(self, state, seat, action):
        state.table.points -= 1
        return super().refuse(state, seat, action)


@breaks(laws_play.law_why_not)
class RefusesTheLegal(MagpiesGame):
    """Whoever hops is told that the branch ends, wherever they sit."""

    def why_not(self, state, seat, action):
        return BRANCH_ENDS.pack0() if self.actions.kind(action) is HOP else super().why_not(state, seat, action)


@breaks(laws_play.law_why_not)
class AllowsTheIllegal(MagpiesGame):
    """Nobody has thought of why one may not caw without a twig."""

    def refuse(self, state, seat, action):
        return OK if self.actions.kind(action) is CAW else super().refuse(state, seat, action)


@breaks(laws_play.law_outcome)
class PartsMissing(MagpiesGame):
    """A score of which a part is told."""

    def outcome(self, state):
        outcome = super().outcome(state)
        for parts in outcome.parts if outcome else []:
            parts.append(Part("won", 1, "M3"))
        return outcome


@breaks(laws_play.law_outcome)
class FactsOfYesterday(MagpiesGame):
    """Points as they stand, but not at the end."""

    def facts(self, view):
        facts = super().facts(view)
        return msgspec.structs.replace(facts, points_by_seat=(0,) * view.table.seats)


class Cards(Wire, frozen=True):
    seat: int
    hand: list[int]


HANDED_OUT = {}


@breaks(laws_knowledge.law_wire)
class HandedOut(MagpiesGame):
    """What one caller is given is kept, and given to the next."""

    def wire_own(self, view):
        key = (view.seat, *view.hand)
        return HANDED_OUT.setdefault(key, Cards(view.seat, list(view.hand)))


@breaks(laws_play.law_refusals)
class RefusalWithoutRule(MagpiesGame):
    """A refusal does not say which rule refuses."""

    def __init__(self):
        super().__init__()
        self.refusals = Vocabulary(*[Kind(kind.word) for kind in self.refusals.kinds])


@breaks(laws_play.law_same_in_any_order)
class FirstAnswerWins(MagpiesGame):
    """Whoever passes first gets a point."""

    def apply(self, state, seat, action, log):
        if self.actions.kind(action) is PASS and state.table.answered == 0:
            state.table.scores[seat] += 1
        super().apply(state, seat, action, log)


@breaks(laws_play.law_window)
class UndeclaredWindow(MagpiesGame):
    """A caw asks everybody anew, and nobody was told that it counts who speaks last."""

    def is_window(self, state):
        return False


@breaks(laws_play.law_window)
class SecretWindow(MagpiesGame):
    """Secret offers are said to be open answers."""

    def is_window(self, state):
        return state.table.phase in (CHOOSE, WINDOW)


@breaks(laws_knowledge.law_imagine)
class WindowTells(MagpiesGame):
    """It is a window only where somebody can caw."""

    def is_window(self, state):
        return super().is_window(state) and any(hand[0] > 0 for hand in state.hands)


@breaks(laws_play.law_ends)
class NeverEnds(MagpiesGame):
    """The rounds are not counted."""

    def apply(self, state, seat, action, log):
        super().apply(state, seat, action, log)
        if state.table.phase != OVER:
            state.table.round = 0


@breaks(laws_play.law_ends)
class EarlyOutcome(MagpiesGame):
    """Somebody has won while the last turn goes on."""

    def outcome(self, state):
        twin = state.copy()
        twin.table.phase = OVER if twin.table.round == 3 else twin.table.phase
        return super().outcome(twin)


@breaks(laws_play.law_replay)
class Remembers(MagpiesGame):
    """The game object remembers something between actions."""

    done = 0

    def apply(self, state, seat, action, log):
        self.done += 1
        super().apply(state, seat, action, log)
        state.table.scores[0] += self.done % 7 == 0


@breaks(laws_play.law_undo)
class CawGoesOn(MagpiesGame):
    """Answers hang on a caw that can be taken back."""

    def apply(self, state, seat, action, log):
        before = state.table.step
        super().apply(state, seat, action, log)
        if self.actions.kind(action) is CAW:
            state.table.step = before

    def is_window(self, state):
        return False


@breaks(laws_play.law_pieces, laws_knowledge.law_imagine)
class LostTwig(MagpiesGame):
    """A cawed twig is nowhere any more."""

    def apply(self, state, seat, action, log):
        super().apply(state, seat, action, log)
        if self.actions.kind(action) is CAW:
            state.table.discards[0] -= 1


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


@breaks(laws_data.law_every_attribute_counts)
class ForgottenField(OtherState):
    """The choices are not in the hash."""

    class state_class(Magpies):  # noqa: N801
        def copy(self):
            twin = type(self)(self.table)
            twin.__dict__ |= super().copy().__dict__
            return twin

        def put(self, sink):
            choices, self.choices = self.choices, self.choices[:0]
            super().put(sink)
            self.choices = choices


@breaks(laws_data.law_pickle)
class SlottedState(OtherState):
    """A state keeps part of itself where nothing looks for attributes."""

    class state_class(Magpies):  # noqa: N801
        counts: dict = {}  # noqa: RUF012

        def __init__(self, table):
            super().__init__(table)
            self.counts[id(self)] = 0

        def copy(self):
            twin = type(self)(self.table.copy())
            twin.hands, twin.known = [row[:] for row in self.hands], [row[:] for row in self.known]
            twin.pile, twin.choices = self.pile.copy(), self.choices[:]
            self.counts[id(twin)] = self.counts[id(self)]
            return twin

        def put(self, sink):
            super().put(sink)
            sink.put(self.counts[id(self)])

    def apply(self, state, seat, action, log):
        super().apply(state, seat, action, log)
        state.counts[id(state)] += 1


@breaks(laws_data.law_pickle)
class HalfAView(MagpiesGame):
    """A view that pickles without the hand."""

    def view(self, state, seat):
        return as_class(super().view(state, seat), Handless)


class Handless(MagpiesView):
    def __reduce__(self):
        make, ((kind, attributes),) = super().__reduce__()
        return make, ((kind, attributes | {"hand": ("vec[i64]", [])}),)


@breaks(laws_data.law_every_attribute_counts)
class ForgottenInView(MagpiesGame):
    """A view's own choice does not count."""

    def view(self, state, seat):
        return as_class(super().view(state, seat), Careless)


class Careless(MagpiesView):
    def put(self, sink):
        choice, self.choice = self.choice, -1
        super().put(sink)
        self.choice = choice


class WithoutWords(MagpiesGame):
    """Words from another folder, with a line taken out of the French."""

    gone = ""

    def in_folder(self, folder: Path):
        for language in ("en", "fr"):
            text = (Path(self.words) / f"{language}.ftl").read_text(encoding="utf-8")
            if language == "fr":
                text = "\n".join(line for line in text.split("\n") if self.gone not in line)
            (folder / f"{language}.ftl").write_text(text, encoding="utf-8")
        self.words = str(folder)


@breaks(laws_words.law_words)
class NoWordForAnAction(WithoutWords):
    """An action has no words in French."""

    gone = "magpies-do-caw"


@breaks(laws_words.law_words)
class NoWordForAnEnd(WithoutWords):
    """The end has no words in French."""

    gone = "magpies-end-rounds"


@breaks(laws_words.law_word_values)
class NoWordForACard(WithoutWords):
    """A card has no name in French."""

    gone = "[coin]"
