"""Games that break a law of playing."""

import msgspec

from dinotable.core.contract import OK
from dinotable.core.outcome import Part
from dinotable.core.vocabulary import Kind, Vocabulary
from dinotable.core.wire import Wire
from examples.magpies.actions import BRANCH_ENDS, CAW, HOP, PASS
from examples.magpies.game import MagpiesGame
from examples.magpies.state import CHOOSE, OVER, WINDOW, Magpies
from tests.conformance import laws_knowledge, laws_play
from tests.conformance.broken.game import OtherState, breaks


class Garbled(Vocabulary):
    def text(self, packed):
        return super().text(packed).replace("left", "right")


class Partial(Vocabulary):
    def from_fields(self, fields):
        return super().from_fields(fields | {"card": "ring"} if "card" in fields else fields)


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
