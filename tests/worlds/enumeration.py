"""Every world of Magpies that fits what a viewer was shown, with its probability: what `imagine` is compared with.

Made from the rules of knowledge alone: all games are followed side by side, and those are dropped that would have shown
the viewer something else. Draws weigh what is in the pile. A card that leaves a hand, or is chosen in it, is any of its
cards, so that it says nothing about the cards beside it.
"""

from fractions import Fraction

from dinotable.core.buffer import Buffer
from dinotable.core.contract import Setup
from dinotable.core.play import digest, legal_actions
from dinotable.core.seats import CHANCE
from examples.magpies.game import BURY, CAW, OFFER
from examples.magpies.state import TWIG, Magpies
from tests.conformance.spots import Done
from tests.worlds.magpies import shown

Worlds = dict[tuple, Fraction]


def worlds_of(game, setup: Setup, done: Done, viewer: int) -> Worlds:
    """The hidden part of each world that fits, and how likely it is."""
    truth = game.new(setup)
    now = {digest(truth): (truth.copy(), Fraction(1))}
    for seat, action in done:
        told = shown(truth, seat, action, viewer)
        after: dict[str, tuple[Magpies, Fraction]] = {}
        for state, weight in now.values():
            for other in legal_actions(game, state, seat):
                if shown(state, seat, other, viewer) == told:
                    world = state.copy()
                    share = weight * likelihood(game, state, seat, other)
                    game.apply(world, seat, other, None)
                    key = digest(world)
                    after[key] = (world, share + (after[key][1] if key in after else 0))
        now = after
        game.apply(truth, seat, action, None)
    total = sum(weight for _, weight in now.values())
    found: Worlds = {}
    for state, weight in now.values():
        found[hidden(state)] = found.get(hidden(state), 0) + weight / total
    return found


def hidden(state: Magpies) -> tuple:
    hands = tuple(tuple(hand) for hand in state.hands)
    return hands, tuple(state.choices), tuple(state.pile.bag.counts), tuple(state.pile.under)


def likelihood(game, state: Magpies, seat: int, action: int) -> Fraction:
    if seat == CHANCE:
        out, weights = Buffer(), Buffer()
        game.chance(state, out, weights)
        return Fraction(weights.listed()[out.listed().index(action)], sum(weights))
    kind = game.actions.kind(action)
    if kind not in (OFFER, BURY, CAW):
        return Fraction(1)
    card = TWIG if kind is CAW else kind.first(action)
    return Fraction(int(state.hands[seat][card]), int(sum(state.hands[seat])))
