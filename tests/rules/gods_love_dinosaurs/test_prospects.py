"""What features count is what the rules allow, also when most of a position was counted before."""

from dinotable.core.bits import members_of, size_of
from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions
from dinotable.core.playout import Tally, playout
from dinotable.core.vocabulary import KIND_MASK
from dinotable.games.gods_love_dinosaurs import GAME
from dinotable.games.gods_love_dinosaurs.actions import HUNT
from dinotable.games.gods_love_dinosaurs.prospects import Prospects
from dinotable.games.gods_love_dinosaurs.state import DINOSAURS, PREDATORS, GodsLoveDinosaurs, predators_in
from dinotable.games.gods_love_dinosaurs.tiles import DINOSAUR, EAGLE, TIGER


def eaten_by(state: GodsLoveDinosaurs, seat: int) -> dict[int, list[int]]:
    """By animal that is yet to act: what each of its hunts eats."""
    found: dict[int, list[int]] = {start: [] for start in members_of(state.table.ecosystems[seat].waiting)}
    for action in legal_actions(GAME, state, seat):
        if action & KIND_MASK == HUNT.code:
            found[HUNT.start(action)].append(HUNT.eaten(action))
    return found


def test_prospects_are_what_the_rules_allow():
    seen = {DINOSAUR: 0, TIGER: 0, EAGLE: 0}
    known = [Prospects() for _ in range(3)]
    for seed in range(30):
        state, generator, out, weights = GAME.new(GAME.setup(3)), Generator(seed), Buffer(), Buffer()
        while GAME.to_act(state):
            playout(GAME, state, generator, out, weights, Tally(), 1)
            table = state.table
            if table.phase not in (PREDATORS, DINOSAURS):
                continue
            acting = DINOSAUR if table.phase == DINOSAURS else table.column
            for seat in members_of(table.owing & ~table.ready & ~table.hatching):
                ecosystem, own = table.ecosystems[seat], known[seat]
                own.read(ecosystem, acting)
                hunts = eaten_by(state, seat)
                assert own.hungry[acting] == sum(not each for each in hunts.values())
                if acting != DINOSAUR:
                    most = sum(max((size_of(eaten) - 1 for eaten in each), default=0) for each in hunts.values())
                    assert own.gain[acting] == most
                    seen[acting] += most
                elif len(hunts) == 1:
                    [each] = hunts.values()
                    most = max((size_of(eaten & predators_in(ecosystem)) for eaten in each), default=0)
                    assert own.catch == most
                    seen[acting] += most
    assert min(seen.values()) > 5, seen
