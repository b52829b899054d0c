"""Laws of data: states and views are values that can be pickled and copied, and every attribute of them counts in the hash.
The latter is seen by reflection, so on plain sources only."""

import copy
import pickle

from librt.vecs import vec

from dinotable.core.box import Box
from dinotable.core.hexes import Grid
from dinotable.core.play import derived_digest, digest, view_digest
from dinotable.core.setup import Setup
from dinotable.core.state import State, View
from tests.conformance.spots import Spot, play_on

SHARED = (Box, Setup, Grid)
"""Never changed, and the same in every copy."""


def law_pickle(spot: Spot) -> None:
    """A pickled or deeply copied state or view is equal, has its derived data, and goes its own way."""
    game, state = spot.game, spot.twin()
    before = digest(state), derived_digest(state)
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert again == state and hash(again) == hash(state), spot.says("a pickled state is equal")
        assert (digest(again), derived_digest(again)) == before, spot.says("a pickled state has lost something")
        course = spot.twin()
        done = play_on(game, course, spot.generator(), 25)
        assert play_on(game, again, spot.generator(), 25) == done, spot.says("a pickled state goes another way")
        assert again == course, spot.says("a pickled state goes another way")
        assert (again == state) == (course == state), spot.says("states are equal exactly if their fields are")
        assert (digest(state), derived_digest(state)) == before, spot.says(
            "a state changed with what was pickled of it"
        )
    for viewer in spot.viewers():
        view = game.view(state, viewer)
        for seen in (pickle.loads(pickle.dumps(view)), copy.deepcopy(view)):
            assert seen == view and hash(seen) == hash(view), spot.says("a pickled view is equal")
            assert game.wire(seen) == game.wire(view), spot.says("a pickled view tells something else")
            world = game.imagine(seen, spot.generator())
            assert world == game.imagine(view, spot.generator()), spot.says("a pickled view imagines something else")
            play_on(game, world, spot.generator(), 25)
            assert seen == view == game.view(state, viewer), spot.says("a view changed with what was pickled of it")


def law_every_attribute_counts(spot: Spot) -> None:
    """Changing any attribute of a state or a view changes its hash, or that of its derived data. A part of it names in
    `beside` what is no data: whether copies share it, what is worked out only when it is asked for."""
    state = spot.twin()
    for place, change, restore in changes_of(state, "state"):
        before = hash_of(state)
        change()
        after = hash_of(state)
        restore()
        assert after != before, spot.says(f"{place} is neither in put nor in put_derived")
    for viewer in spot.viewers():
        view = spot.game.view(spot.state, viewer)
        for place, change, restore in changes_of(view, "view"):
            before = hash_of(view)
            change()
            after = hash_of(view)
            restore()
            assert after != before, spot.says(f"{place} is not in put")


def hash_of(thing: State | View) -> str:
    try:
        return view_digest(thing) if isinstance(thing, View) else digest(thing) + derived_digest(thing)
    except (TypeError, AttributeError) as error:
        return str(error)  # A value of another type where an empty list stood: it is looked at, so it counts.


def changes_of(thing: object, place: str) -> list[tuple]:
    """Each leaf of an object: where it is, a change of it, and the way back."""
    found = []
    if isinstance(thing, list):
        for at, item in enumerate(thing):
            found += changes_at(item, f"{place}[{at}]", lambda value, at=at: thing.__setitem__(at, value))
    elif isinstance(thing, dict):
        for key, item in thing.items():
            found += changes_at(item, f"{place}[{key!r}]", lambda value, key=key: thing.__setitem__(key, value))
    elif isinstance(thing, (State, View)) or hasattr(thing, "__dict__"):
        for name, item in vars(thing).items():
            if name in getattr(thing, "beside", ()):
                continue
            found += changes_at(item, f"{place}.{name}", lambda value, name=name: setattr(thing, name, value))
    return found


def changes_at(item: object, place: str, put) -> list[tuple]:
    if isinstance(item, (*SHARED, tuple, frozenset)):
        return []
    other = changed(item)
    own = [] if other is None else [(place, lambda: put(other), lambda: put(item))]
    return own + changes_of(item, place)


def changed(item: object) -> object:
    """Another value of the same kind; None if it is made of parts."""
    if isinstance(item, bool):
        return not item
    if isinstance(item, int):
        return item + 1
    if isinstance(item, str):
        return item + "x"
    if isinstance(item, vec):
        return changed_row(item)
    if isinstance(item, list):
        return None if item else [1]
    return 1 if item is None else None


def changed_row(row):
    twin = row[:]
    if len(twin) == 0:
        return None
    twin[len(twin) // 2] += 1
    return twin


def law_features(spot: Spot) -> None:
    """Every feature is written and of a sensible size, whatever was there before; the state stays as it was, and all seats
    have one phase."""
    game, state, names = spot.game, spot.state, spot.game.features().names
    if not names:
        return
    seats = spot.setup.seats
    before = digest(state), derived_digest(state)
    first, second = (vec[float]([begun] * (seats * len(names))) for begun in (1e9, -1e9))
    game.features().write(state, first)
    game.features().write(spot.twin(), second)
    assert list(first) == list(second), spot.says("a feature is not written, or depends on more than the state")
    for k, number in enumerate(first):
        assert abs(number) < 10, spot.says(f"{names[k % len(names)]} of seat {k // len(names)} is {number}")
    phases = {first[seat * len(names)] for seat in range(seats)}
    assert names[0] == "phase" and len(phases) == 1 and 0 <= min(phases) <= 1, spot.says(f"the phases are {phases}")
    assert len(set(names)) == len(names), spot.says("two features have one name")
    assert (digest(state), derived_digest(state)) == before, spot.says("looking at the features changed the state")
