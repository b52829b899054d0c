"""Playing any game: friendly lists, checked play, what a seat sees, previews."""

from dinotable.core.bits import BITS
from dinotable.core.buffer import Buffer
from dinotable.core.contract import Game
from dinotable.core.errors import IllegalAction
from dinotable.core.generator import Generator
from dinotable.core.log import Log, see
from dinotable.core.seats import CHANCE, CHANCE_ACTS, seats_in
from dinotable.core.sink import Sink
from dinotable.core.state import S, State, V, View


def seats_to_act(game: Game[S, V], state: S) -> list[int]:
    """Who owes a decision: seats, [CHANCE], or nobody when it is over."""
    return seats_in(game.to_act(state))


def legal_actions(game: Game[S, V], state: S, seat: int) -> list[int]:
    """What a seat may do now; what can come, for CHANCE. Empty for a seat that is not to act."""
    if not game.to_act(state) & BITS[seat]:
        return []
    out = Buffer()
    if seat == CHANCE:
        game.chance(state, out, Buffer())
    else:
        game.legal(state, seat, out)
    return out.listed()


def check(game: Game[S, V], state: S, seat: int, action: int) -> None:
    """Raises IllegalAction with the reason, if the seat may not do this now."""
    if action in legal_actions(game, state, seat):
        return
    text = game.actions.text(action)
    if seat == CHANCE:
        raise IllegalAction(text, "", {"kind": "cannot-come"})
    refusal = game.why_not(state, seat, action)
    raise IllegalAction(text, game.refusals.kind(refusal).rule, game.refusals.fields(refusal))


def play(game: Game[S, V], state: S, seat: int, action: int, log: Log | None = None) -> None:
    """Checked: raises IllegalAction with the reason, and then nothing has changed."""
    check(game, state, seat, action)
    game.apply(state, seat, action, log)


def digest(state: State) -> str:
    sink = Sink()
    state.put(sink)
    return sink.digest()


def derived_digest(state: State) -> str:
    sink = Sink()
    state.put_derived(sink)
    return sink.digest()


def view_digest(view: View) -> str:
    sink = Sink()
    view.put(sink)
    return sink.digest()


def see_action(game: Game[S, V], state: S, actor: int, action: int, seat: int) -> int:
    """An action about to be applied, as a seat or a spectator sees it."""
    return see(game.actions, action, game.witnesses(state, actor, action), seat)


class Foresight:
    """What would follow from one's own actions as far as one can know it."""

    def __init__(self, events: list[int], legal: list[int], done: int, is_final: bool) -> None:
        self.events = events
        self.legal = legal
        """What one may do next; empty where the preview had to stop."""
        self.done = done
        """How many of the actions were looked at."""
        self.is_final = is_final
        """Whether one of these could not be taken back freely."""


def foresee(game: Game[S, V], view: V, actions: list[int], generator: Generator | None = None) -> Foresight:
    """Plays the seat's actions on an imagined world, and stops at chance, at a reveal and at another seat's turn."""
    seat = view.seat
    state = game.imagine(view, generator or Generator(0))
    events: list[int] = []
    is_final = False
    for done, action in enumerate(actions):
        log = Log()
        before = game.step(state)
        is_final = is_final or game.is_window(state)
        play(game, state, seat, action, log)
        seen = log.seen_by(seat, game.events)
        is_final = is_final or game.step(state) != before
        if log.shown_from >= 0:
            return Foresight(events + seen[: log.shown_from], [], done + 1, is_final)
        events += seen
        if game.step(state) != before:
            return Foresight(events, [], done + 1, is_final)
    return Foresight(events, legal_actions(game, state, seat), len(actions), is_final)


def chance_acts(game: Game[S, V], state: S) -> bool:
    return game.to_act(state) == CHANCE_ACTS
