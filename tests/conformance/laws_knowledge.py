"""Laws of knowledge: what a seat sees, what it cannot tell apart, and that nothing tells it more."""

import json
import random
from xml.etree import ElementTree

import msgspec

from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.errors import IllegalAction
from dinotable.core.generator import Generator
from dinotable.core.log import Log
from dinotable.core.play import (
    derived_digest,
    digest,
    foresee,
    legal_actions,
    play,
    see_action,
    view_digest,
)
from dinotable.core.seats import CHANCE, SPECTATOR
from dinotable.core.setup import Setup
from dinotable.core.state import State, View
from dinotable.core.wire import Wire
from dinotable.words import LANGUAGES
from tests.conformance.laws_play import some, wrong_actions
from tests.conformance.spots import Spot, play_on, random_action, random_game, witness, words
from tests.worlds import knowledge_of

WORLDS = 2
"""How many imagined worlds a law looks at from each seat."""


def seen(game: AnyGame, view: View) -> dict[str, object]:
    """Every byte of a view that leaves the engine."""
    return {
        "view": view_digest(view),
        "wire": json.dumps(game.wire(view), allow_nan=False),
        "facts": json.dumps(msgspec.to_builtins(game.facts(view)), allow_nan=False),
    }


def told(game: AnyGame, state: State, seat: int) -> dict[str, object]:
    """What a seat, or a spectator, gets in a state besides its view."""
    outcome = game.outcome(state)
    return seen(game, game.view(state, seat)) | {
        "to_act": int(game.to_act(state)),
        "step": int(game.step(state)),
        "window": game.is_window(state),
        "open": game.is_open(state),
        "legal": legal_actions(game, state, seat) if seat != SPECTATOR else [],
        "outcome": None if outcome is None else (outcome.scores, outcome.ranks, outcome.reason, outcome.rule),
    }


def worlds(spot: Spot, viewer: int, count: int = WORLDS) -> list[State]:
    view = spot.game.view(spot.state, viewer)
    generator = spot.generator()
    return [spot.game.imagine(view, generator) for _ in range(count)]


def law_looking(spot: Spot) -> None:
    """Looking changes nothing, and can be drawn in every language."""
    game, state = spot.game, spot.twin()
    before = digest(state), derived_digest(state)
    for viewer in spot.viewers():
        view = game.view(state, viewer)
        assert view.seat == viewer, spot.says("a view knows its seat")
        first = seen(game, view)
        game.imagine(view, spot.generator())
        for language in LANGUAGES:
            assert game.show(view, words(game, language)).text(), spot.says("nothing is drawn")
            assert ElementTree.fromstring(game.draw(view, words(game, language))).find("{*}title") is not None
        assert seen(game, view) == first, spot.says(f"seat {viewer}: imagining or drawing changed the view")
        play_on(game, game.imagine(view, spot.generator()), spot.generator(), 10)
        assert seen(game, view) == first, spot.says(f"seat {viewer}: an imagined world shares parts with the view")
    assert (digest(state), derived_digest(state)) == before, spot.says("looking changed the state")
    views = [(game.view(state, viewer), seen(game, game.view(state, viewer))) for viewer in spot.viewers()]
    play_on(game, state, spot.generator(), 10)
    for view, first in views:
        assert seen(game, view) == first, spot.says(f"seat {view.seat}: a view shares parts with the state")


def law_imagine(spot: Spot) -> None:
    """view(imagine(view)) == view, with all that belongs to it, and imagined worlds are sound."""
    game = spot.game
    for viewer in spot.viewers():
        truth = told(game, spot.state, viewer)
        for world in worlds(spot, viewer):
            imagined = told(game, world, viewer)
            for name, value in truth.items():
                assert imagined[name] == value, spot.says(f"seat {viewer}, {name}: {value} became {imagined[name]}")
            fresh = world.copy()
            fresh.rebuild()
            assert derived_digest(fresh) == derived_digest(world), spot.says(
                "an imagined world’s derived data is stale"
            )
            pieces = knowledge_of(game).pieces
            assert pieces(world) == pieces(spot.state), spot.says("an imagined world has other pieces")
            play_on(game, world, spot.generator(), 10)


def law_spectator(spot: Spot) -> None:
    """A spectator sees no more than any seat: in each world of each seat it sees the same."""
    game = spot.game
    truth = told(game, spot.state, SPECTATOR)
    for viewer in range(spot.setup.seats):
        for world in worlds(spot, viewer):
            other = told(game, world, SPECTATOR)
            for name, value in truth.items():
                assert other[name] == value, spot.says(f"a spectator sees what seat {viewer} does not: {name}")


def law_shared(spot: Spot) -> None:
    """What is written once for all viewers is the same for each of them, and with a viewer's own part the whole."""
    game = spot.game
    shared = game.wire_shared(game.view(spot.state, SPECTATOR))
    for viewer in spot.viewers():
        view = game.view(spot.state, viewer)
        assert game.wire_shared(view) == shared, spot.says(f"seat {viewer}: something shared is its own")
        parts = msgspec.to_builtins(shared), msgspec.to_builtins(game.wire_own(view))
        assert not parts[0].keys() & parts[1].keys(), spot.says("both shared and own")
        assert game.wire(view) == {**parts[0], **parts[1]}, spot.says("a whole view is its two parts")


def law_wire(spot: Spot) -> None:
    """What crosses the wire is frozen structs of declared types, and no caller can change what another is given."""
    game = spot.game
    for viewer in spot.viewers():
        view = game.view(spot.state, viewer)
        for told in (game.wire_shared, game.wire_own, game.facts):
            one, other = told(view), told(view)
            assert isinstance(one, Wire) and type(one).__struct_config__.frozen, spot.says(
                f"{told.__name__}: no struct"
            )
            read = msgspec.json.decode(msgspec.json.encode(one), type=type(one))
            assert read == one, spot.says(f"{told.__name__}: something is not of its declared type")
            assert not shared_within(one, other), spot.says(
                f"{told.__name__}: {shared_within(one, other)} is handed out"
            )


def shared_within(one: object, other: object) -> list[object]:
    """What can be changed, and is in both."""
    if isinstance(one, dict | list):
        return [one] if one is other else []
    if isinstance(one, msgspec.Struct):
        pairs = [(getattr(one, name), getattr(other, name)) for name in one.__struct_fields__]
        return [found for pair in pairs for found in shared_within(*pair)]
    pairs = list(zip(one, other, strict=True)) if isinstance(one, tuple) and isinstance(other, tuple) else []
    return [found for pair in pairs for found in shared_within(*pair)]


def law_refusals_tell_nothing(spot: Spot) -> None:
    """Why not is the same in every world the seat imagines."""
    game = spot.game
    wrong = [(seat, action) for seat, action in wrong_actions(spot) if seat != CHANCE]
    for viewer in range(spot.setup.seats):
        imagined = worlds(spot, viewer)
        for action in [action for seat, action in wrong if seat == viewer][:12]:
            truth = reason(game, spot.state, viewer, action)
            for world in imagined:
                other = reason(game, world, viewer, action)
                assert other == truth, spot.says(f"{viewer} {game.actions.text(action)}: {truth}, elsewhere {other}")


def reason(game: AnyGame, state: State, seat: int, action: int) -> str:
    try:
        play(game, state.copy(), seat, action)
    except IllegalAction as refusal:
        return f"{refusal} {refusal.reason}"
    return "allowed"


def law_open(spot: Spot) -> None:
    """Where a game says that everybody can tell what is legal, every world that a spectator imagines has the same."""
    game = spot.game
    if not game.is_open(spot.state):
        return
    for seat in [seat for seat in spot.to_act() if seat != CHANCE]:
        truth = sorted(legal_actions(game, spot.state, seat))
        for world in worlds(spot, SPECTATOR):
            other = sorted(legal_actions(game, world, seat))
            assert other == truth, spot.says(f"seat {seat}: a spectator cannot tell what is legal: {truth} or {other}")


def law_foresee(spot: Spot) -> None:
    """A preview is the same in all imagined worlds, and comes true."""
    game = spot.game
    for seat in spot.to_act():
        if seat == CHANCE:
            continue
        view = game.view(spot.state, seat)
        for action in some(legal_actions(game, spot.state, seat), spot, 5):
            actions = [action, *own_actions(spot, seat, action)]
            first = foresight(game, view, actions, 0)
            for other in range(1, WORLDS + 1):
                again = foresight(game, view, actions, other)
                assert again == first, spot.says(f"{[game.actions.text(a) for a in actions]}: {first} or {again}")
            state, log, is_final = spot.twin(), Log(), False
            for taken in actions[: first[2]]:
                binds, step = game.is_window(state), game.step(state)
                game.apply(state, seat, taken, log)
                # What a journal counts as final.
                is_final = is_final or binds or game.step(state) != step
            assert is_final == first[3], spot.says(f"{actions} can be taken back, or not")
            events = [game.events.text(event) for event in log.seen_by(seat, game.events)]
            assert events[: len(first[0])] == first[0], spot.says(f"foreseen {first[0]}, came {events}")


def own_actions(spot: Spot, seat: int, action: int) -> list[int]:
    """One more action of the seat in its step, if there is one."""
    game = spot.game
    state = game.imagine(game.view(spot.state, seat), spot.generator())
    step = game.step(state)
    game.apply(state, seat, action, None)
    if game.step(state) != step or seat not in range(spot.setup.seats):
        return []
    actions = legal_actions(game, state, seat)
    return [random.Random(spot.seed).choice(actions)] if actions else []


def foresight(game: AnyGame, view: View, actions: list[int], seed: int) -> tuple[list[str], list[int], int, bool]:
    foreseen = foresee(game, view, actions, Generator(seed))
    return [game.events.text(event) for event in foreseen.events], foreseen.legal, foreseen.done, foreseen.is_final


def law_step(spot: Spot) -> None:
    """While the step stays, nobody was shown anything: whoever looks on finds the same in each world it imagines."""
    game = spot.game
    step = game.step(spot.state)
    for seat in spot.to_act():
        for action in some(legal_actions(game, spot.state, seat), spot, 5):
            after, log = spot.twin(), Log()
            game.apply(after, seat, action, log)
            text = game.actions.text(action)
            if seat == CHANCE:
                assert game.step(after) != step, spot.says(f"* {text}: the step goes on after a draw")
            elif game.step(after) == step:
                assert log.shown_from < 0, spot.says(f"{text} shows something, and the step goes on")
                for viewer in spot.viewers():
                    showed_nothing(spot, seat, action, viewer, gets(game, after, log, viewer))


def gets(game: AnyGame, after: State, log: Log, viewer: int) -> dict[str, object]:
    events = [game.events.text(event) for event in log.seen_by(viewer, game.events)]
    return told(game, after, viewer) | {"events": events}


def showed_nothing(spot: Spot, seat: int, action: int, viewer: int, truth: dict[str, object]) -> None:
    """In each world of the viewer, the action as it was seen can be one with the same result for the viewer."""
    game = spot.game
    as_seen = see_action(game, spot.state, seat, action, viewer)
    text = game.actions.text(action)
    for world in worlds(spot, viewer):
        for other in legal_actions(game, world, seat):
            if see_action(game, world, seat, other, viewer) == as_seen:
                after, log = world.copy(), Log()
                game.apply(after, seat, other, log)
                if gets(game, after, log, viewer) == truth:
                    break
        else:
            raise AssertionError(spot.says(f"{seat} {text} shows {viewer} something, and the step goes on"))


def law_known(game: AnyGame, setup: Setup, seed: int) -> None:
    """Where nothing hidden is said to matter, all seats are told so, and each finds in every world it imagines the same
    choices and the same chances to the same end."""
    done = random_game(game, setup, seed)
    state, known = game.new(setup), []
    for at in range(len(done) + 1):
        said = {game.is_known(game.view(state, viewer)) for viewer in range(SPECTATOR, setup.seats)}
        assert len(said) == 1, f"some know it all, others not\n{witness(game, setup, done[:at])}"
        if said == {True}:
            known.append((at, state.copy()))
        if at < len(done):
            game.apply(state, *done[at], None)
    for at, truth in known[:: max(1, len(known) // 4)]:
        for viewer in range(setup.seats):
            view, generator = game.view(truth, viewer), Generator(seed)
            imagined = {digest(world): world for world in (game.imagine(view, generator) for _ in range(20))}
            imagined.pop(digest(truth), None)
            for world in list(imagined.values())[:3]:
                go_alike(game, truth.copy(), world, seed, f"{viewer} knows it all\n{witness(game, setup, done[:at])}")


def go_alike(game: AnyGame, truth: State, world: State, seed: int, place: str) -> None:
    """Random play in two worlds at once."""
    generator = Generator(seed)
    while game.to_act(truth):
        assert game.to_act(world) == game.to_act(truth), f"other seats are asked: {place}"
        seat, action = random_action(game, truth, generator)
        assert chances(game, world, seat) == chances(game, truth, seat), f"seat {seat} can do other things: {place}"
        game.apply(truth, seat, action, None)
        game.apply(world, seat, action, None)
    ends = [game.outcome(state) for state in (truth, world)]
    assert ends[0] is not None and ends[0] == ends[1], f"it ends in another way: {place}"


def chances(game: AnyGame, state: State, seat: int) -> list[int]:
    if seat != CHANCE:
        return legal_actions(game, state, seat)
    out, weights = Buffer(), Buffer()
    game.chance(state, out, weights)
    return [*out.listed(), *weights.listed()]
