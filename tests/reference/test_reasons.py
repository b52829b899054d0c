"""Refusals that are true: every reason given, in thousands of positions, holds by the slow reference."""

import importlib
import itertools
import os
import random
from collections import Counter

import msgspec
import pytest

from dinotable.core.contract import OK, AnyGame
from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.seats import CHANCE
from dinotable.core.state import State
from tests.conformance.laws_play import random_words
from tests.conformance.spots import all_games, all_setups, random_action, setup_text
from tests.reference.reasons import Case

POSITIONS = int(os.environ.get("DINOTABLE_REASON_POSITIONS", "2000"))
"""Of each game, from random play at each player count and with each option."""
FEWEST = 10
"""How often each reason is checked, at least."""
EVERY = 4
"""Of the positions of a game one in so many."""


def told_to(game: AnyGame, state: State, seat: int) -> dict:
    """The position as plain data, as one seat may know it."""
    wire = msgspec.json.decode(msgspec.json.encode(game.wire(game.view(state, seat))))
    return wire | {"to_act": seats_to_act(game, state)}


def near_misses(game: AnyGame, legal: list[int], earlier: list[int], chooser: random.Random) -> list[int]:
    """What a person would try: legal actions with one field changed, earlier ones, and anything that can be said."""
    tried = [random_words(game.actions, chooser) for _ in range(3)] + chooser.sample(earlier, min(3, len(earlier)))
    for action in chooser.sample(legal, min(3, len(legal))):
        kind = game.actions.kind(action)
        codes, other = kind.codes(action), kind.codes(random_of_kind(game, kind, chooser))
        for place in range(len(codes)):
            tried.append(kind.from_codes([*codes[:place], other[place], *codes[place + 1 :]]))
    return tried


def random_of_kind(game: AnyGame, kind, chooser: random.Random) -> int:
    while True:
        said = random_words(game.actions, chooser)
        if game.actions.kind(said) is kind:
            return said


@pytest.mark.slow
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_reason_given_is_true(game: AnyGame) -> None:
    folder = type(game).__module__.split(".")[-2]
    module = importlib.import_module(f"tests.reference.reasons.{folder}")
    reasons = module.REASONS
    assert set(reasons) == {kind.word for kind in game.refusals.kinds}
    given: Counter = Counter()
    looked, setups = 0, all_setups(game)
    for seed in itertools.count():
        if looked >= POSITIONS:
            break
        setup = setups[seed % len(setups)]
        state, generator, chooser, earlier = game.new(setup), Generator(seed), random.Random(seed), []
        while game.to_act(state):
            if chooser.randrange(EVERY) == 0:
                given += check_position(game, state, module, setup, earlier, chooser)
                looked += 1
            seat, action = random_action(game, state, generator)
            if seed % 3 == 0 and hasattr(module, "LEANS_TO"):
                action = leaning(game, state, seat, action, module.LEANS_TO, chooser)
            earlier = [*earlier[-20:], action]
            game.apply(state, seat, action, None)
        given += check_position(game, state, module, setup, earlier, chooser)
    for setup, state, seat, said in getattr(module, "rare", list)():
        given[check(game, state, module, setup, told_to(game, state, seat), seat, game.actions.parse(said))] += 1
    seldom = getattr(module, "SELDOM", set())
    thin = {word: given[word] for word in reasons if given[word] < (1 if word in seldom else FEWEST)}
    assert not thin, f"hardly ever given: {thin}"


def leaning(game: AnyGame, state: State, seat: int, action: int, word: str, chooser: random.Random) -> int:
    """An action of one kind, wherever there is one."""
    liked = [other for other in legal_actions(game, state, seat) if game.actions.kind(other).word == word]
    return chooser.choice(liked) if liked else action


def check_position(game: AnyGame, state: State, module, setup, earlier: list[int], chooser: random.Random) -> Counter:
    given = Counter()
    acting = [seat for seat in seats_to_act(game, state) if seat != CHANCE]
    legal = [action for seat in acting for action in legal_actions(game, state, seat)]
    for seat in range(setup.seats):
        told = told_to(game, state, seat)
        tried = near_misses(game, legal, earlier, chooser)
        if hasattr(module, "tries"):
            tried += [game.actions.parse(text) for text in module.tries(told, chooser)]
        given += Counter(check(game, state, module, setup, told, seat, action) for action in tried)
    return given


def check(game: AnyGame, state: State, module, setup, told: dict, seat: int, action: int) -> str:
    """Why not, if that is true; "" of a legal action."""
    refusal = game.why_not(state, seat, action)
    if refusal == OK:
        return ""
    reason = game.refusals.fields(refusal)
    if not module.REASONS[reason["kind"]](Case(told, seat, game.actions.fields(action), reason)):
        place = f"{setup_text(setup)}: {seat} {game.actions.text(action)}: {game.refusals.text(refusal)}\n{told}"
        raise AssertionError(place)
    return str(reason["kind"])
