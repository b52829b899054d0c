"""Reasons that are true: all that hints and explanations say of an action, in hundreds of positions, is what comes of it."""

import importlib
import itertools
import os
import random
from collections import Counter

import msgspec
import pytest

from dinotable.core.buffer import Buffer
from dinotable.core.contract import OK, AnyGame
from dinotable.core.generator import Generator
from dinotable.core.log import Log
from dinotable.core.play import legal_actions
from dinotable.core.seats import CHANCE_ACTS
from dinotable.core.state import State
from dinotable.games import GAMES, load
from tests.conformance.spots import all_setups, random_action, setup_text
from tests.reference.claims import Claim

POSITIONS = int(os.environ.get("DINOTABLE_CLAIM_POSITIONS", "400"))
"""Of each game, from random play at each player count and with each option."""
EVERY = 5
"""Of the positions of a game one in so many."""
TRIED = 4
"""Actions of each position."""
MORE = 3
"""What one seat does in a row is explained together, up to so many actions."""


def told_to(game: AnyGame, state: State, seat: int) -> dict:
    """The position as plain data, as one seat may know it."""
    return msgspec.json.decode(msgspec.json.encode(game.wire(game.view(state, seat))))


class Told:
    """What a seat does, one action after another, with chance in between."""

    def __init__(self, game: AnyGame, state: State, seat: int, viewer: int) -> None:
        self.game, self.seat, self.viewer = game, seat, viewer
        self.start = state
        self.now = state.copy()
        self.made: list[dict] = []
        self.events: list[dict] = []

    def do(self, seat: int, action: int) -> None:
        log = Log()
        self.game.apply(self.now, seat, action, log)
        self.made.append(self.game.actions.fields(action) | {"by": seat})
        if "seat" not in self.made[-1]:
            self.made[-1]["seat"] = seat
        self.events += [self.game.events.fields(event) for event in log.events.listed()]

    def settle(self, generator: Generator) -> None:
        while self.game.to_act(self.now) == CHANCE_ACTS:
            self.do(*random_action(self.game, self.now, generator))

    def claims(self, generator: Generator) -> list[Claim]:
        """All that is said of it, with what really came of it."""
        game, found = self.game, Buffer()
        views = game.view(self.start, self.viewer), game.view(self.now, self.viewer)
        game.explainer().explain(*views, self.seat, found)
        if found.count == 0:
            return []
        later = Told(game, self.now, self.seat, self.viewer)
        later.settle(generator)
        before, after = told_to(game, self.start, self.viewer), told_to(game, self.now, self.viewer)
        claims = []
        for packed in dict.fromkeys(found.listed()):
            claim = Claim(before, after, self.seat, game.explainer().words.fields(packed))
            claim.made, claim.events, claim.follows = self.made[:], self.events[:], later.made
            claims.append(claim)
        return claims


def check(module, claim: Claim, where: str) -> str:
    """What is said, if it is true."""
    kind = claim.reason["kind"]
    place = f"{where}: seat {claim.seat} does {claim.made}: {claim.reason}\n{claim.events}"
    assert module.CLAIMS[kind](claim), f"{place}\n{claim.before}\n{claim.after}"
    return kind


def all_claims(game: AnyGame, state: State, seats: int, chooser: random.Random, generator: Generator) -> list[Claim]:
    """Of some actions that are allowed, alone, with what chance adds, and with what the same seat does after them."""
    asked = [seat for seat in range(seats) if game.to_act(state) >> seat & 1]
    claims = []
    for seat in asked:
        legal = legal_actions(game, state, seat)
        for action in chooser.sample(legal, min(TRIED, len(legal))):
            told = Told(game, state, seat, chooser.choice([seat, seat, chooser.randrange(seats)]))
            told.do(seat, action)
            claims += told.claims(generator)
            told.settle(generator)
            claims += told.claims(generator)
            for _ in range(chooser.randrange(MORE)):
                if game.to_act(told.now) != 1 << seat:
                    break
                told.do(seat, chooser.choice(legal_actions(game, told.now, seat)))
                claims += told.claims(generator)
    return claims


@pytest.mark.slow
@pytest.mark.parametrize("name", list(GAMES))
def test_every_reason_said_is_true(name: str) -> None:
    game = load(GAMES[name])
    module = importlib.import_module(f"tests.reference.claims.{name.replace('-', '_')}")
    assert set(module.CLAIMS) == {kind.word for kind in game.explainer().words.kinds}
    said: Counter = Counter()
    looked, setups = 0, all_setups(game)
    for seed in itertools.count():
        if looked >= POSITIONS:
            break
        setup = setups[seed % len(setups)]
        state, generator, chooser = game.new(setup), Generator(seed), random.Random(seed)
        while game.to_act(state):
            if game.to_act(state) != CHANCE_ACTS and chooser.randrange(EVERY) == 0:
                looked += 1
                claims = all_claims(game, state, setup.seats, chooser, generator)
                said += Counter(check(module, claim, setup_text(setup)) for claim in claims)
            seat, action = random_action(game, state, generator)
            game.apply(state, seat, action, None)
    for state, seat, texts in getattr(module, "rare", list)():
        told = Told(game, state, seat, seat)
        for text in texts:
            action = game.actions.parse(text)
            assert game.why_not(told.now, seat, action) == OK, text
            told.do(seat, action)
        said += Counter(check(module, claim, text) for claim in told.claims(Generator(0)))
    never = set(module.CLAIMS) - set(said)
    assert not never, f"never said: {never}"
