"""Every world of Magpies that fits what a viewer was shown, with its probability: what `imagine` is compared with.

Made from the rules of knowledge alone: all games are followed side by side, and those are dropped that would have shown
the viewer something else. Draws weigh what is in the pile. A card that leaves a hand, or is chosen in it, is any of its
cards, so that it says nothing about the cards beside it.
"""

from collections import Counter
from fractions import Fraction
from itertools import product

from dinotable.core.buffer import Buffer
from dinotable.core.chance import Luck, seed_from
from dinotable.core.generator import Generator
from dinotable.core.play import digest, legal_actions
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from examples.magpies.actions import BURY, CAW, OFFER
from examples.magpies.box import CARDS, COPIES, TWIG
from examples.magpies.state import Magpies
from tests.conformance.spots import Done, witness
from tests.core.chi_square import excess
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


def law_all_worlds(game, setup: Setup, done: Done, viewer: int, samples: int) -> None:
    """The worlds imagined are those that fit what was shown, each as often as it is likely."""
    expected = worlds_of(game, setup, done, viewer)
    state = game.new(setup)
    for seat, action in done:
        game.apply(state, seat, action, None)
    view, generator = game.view(state, viewer), Generator(1)
    counts = Counter(hidden(game.imagine(view, generator)) for _ in range(samples))
    told = f"viewer {viewer}\n{witness(game, setup, done)}"
    strange = set(counts) - set(expected)
    assert not strange, f"{min(strange)} does not fit what was shown; {told}"
    likely = [world for world, share in expected.items() if share * samples > 20]
    assert all(world in counts for world in likely), f"a world never occurs; {told}"
    assert excess(counts, expected) < 5, f"some worlds occur too often; {told}"


def law_draws(game, samples: int) -> None:
    """Luck deals the first two cards as a shuffled pile would."""
    cards = COPIES * len(CARDS)
    expected = {}
    for first, second in product(range(len(CARDS)), repeat=2):
        expected[first, second] = Fraction(COPIES * (COPIES - (first == second)), cards * (cards - 1))
    counts: Counter = Counter()
    for number in range(samples):
        state, luck, drawn = game.new(game.setup(2)), Luck(seed_from(number)), []
        for _ in range(2):
            drawn.append(luck.draw(game, state))
            game.apply(state, CHANCE, drawn[-1], None)
        counts[tuple(int(game.actions.kind(action).first(action)) for action in drawn)] += 1
    assert excess(counts, expected) < 5, f"the deal is not that of a shuffled pile: {counts}"
