"""The engine beside the slow version, position by position: random games, games that walk outwards, scattered land."""

import random

import pytest

from dinotable.core.hexes import hexes_within, number_of
from dinotable.core.play import legal_actions
from dinotable.core.seats import CHANCE, CHANCE_ACTS
from dinotable.games.ciao_dino import GAME
from dinotable.games.ciao_dino.actions import DRIFT, TO
from dinotable.games.ciao_dino.board.board import Board
from dinotable.games.ciao_dino.board.herds import herd_of
from dinotable.games.ciao_dino.board.water import is_sea
from dinotable.games.ciao_dino.rules.drift import can_drift
from dinotable.games.ciao_dino.score import points_now
from dinotable.games.ciao_dino.state import ACT, CHOOSE_TARGET, CHOOSE_TILE, OVER
from tests.reference import ciao_dino as slow
from tests.rules.ciao_dino.boards import from_hexes

RANDOM_GAMES = 3
WALKS = 2
SCATTERS = 120
EVERY = 3
"""Of the positions of a game, one in so many has all its drifts compared."""


def coordinates(board: Board, hex: int):
    return int(board.grid.q[hex]), int(board.grid.r[hex])


def land_of(board: Board):
    return {coordinates(board, hex): int(board.terrain[hex]) for hex in board.land[: board.tiles]}


def herds_of(table):
    board = table.board
    return {
        coordinates(board, hex): [int(herd_of(board.herd[hex], seat)) for seat in range(table.seats)]
        for hex in range(board.grid.count)
        if board.herd[hex]
    }


def compare_water(board: Board) -> None:
    land = land_of(board)
    sea = slow.sea(land)
    edge = max(slow.distance(hex) for hex in land) + 1
    for hex in range(hexes_within(edge)):
        at = coordinates(board, hex)
        if at not in land:
            assert is_sea(board, hex) == (at in sea), at


def compare_continents(board: Board) -> None:
    found = [set() for _ in range(board.continents)]
    for hex in board.land[: board.tiles]:
        found[board.continent[hex]].add(coordinates(board, hex))
    expected = slow.continents(land_of(board))
    assert sorted(map(sorted, found)) == sorted(map(sorted, expected))
    assert slow.VOLCANO in found[0]
    assert [len(members) for members in found] == list(board.size[: board.continents])


def hexes_in(actions, kind, board):
    return {coordinates(board, kind.first(action)) for action in actions if action & 63 == kind.code}


class Companion:
    """Follows a game and checks each position and each drift."""

    def __init__(self) -> None:
        self.before = None
        """Land, herds and points before a tile was taken up."""
        self.positions = 0
        self.farthest = 0

    def check(self, state, seat, actions) -> None:
        table, board = state.table, state.table.board
        self.positions += 1
        self.farthest = max(self.farthest, int(board.grid.ring[board.land[board.tiles - 1]]))
        land, herds, seats = land_of(board), herds_of(table), int(table.seats)
        compare_water(board)
        compare_continents(board)
        if self.positions % EVERY and table.phase != CHOOSE_TARGET:
            return
        if table.phase == CHOOSE_TILE:
            assert hexes_in(actions, DRIFT, board) == set(slow.drifts(land, herds, seat, seats, int(table.card) + 1))
        elif table.phase == ACT and table.points >= 3:
            assert hexes_in(actions, DRIFT, board) == set(slow.drifts(land, herds, seat, seats))
        elif table.phase == CHOOSE_TARGET:
            assert hexes_in(actions, TO, board) == slow.targets(self.before[0], coordinates(board, table.lifted))
        if table.phase not in (CHOOSE_TARGET, OVER):
            final = slow.final_points(land, herds, seats)
            assert points_now(table) == [int(table.scores[s]) + final[s] for s in range(seats)]

    def act(self, state, seat, action) -> None:
        table, board = state.table, state.table.board
        if action & 63 == DRIFT.code:
            self.before = land_of(board), herds_of(table), list(table.scores), coordinates(board, DRIFT.first(action))
        GAME.apply(state, seat, action, None)
        if action & 63 == TO.code:
            land, herds, scores, tile = self.before
            target = coordinates(board, TO.first(action))
            after, points = slow.drift(land, herds, tile, target, int(table.seats))
            assert land_of(board) == after
            assert herds_of(table) == herds
            assert list(table.scores) == [old + new for old, new in zip(scores, points, strict=True)]


def follow(seats: int, chooser: random.Random, choose) -> Companion:
    state, companion = GAME.new(GAME.setup(seats)), Companion()
    while mask := GAME.to_act(state):
        if mask == CHANCE_ACTS:
            GAME.apply(state, CHANCE, choose(state, legal_actions(GAME, state, CHANCE), chooser), None)
            continue
        seat = int(state.table.seat)
        actions = legal_actions(GAME, state, seat)
        companion.check(state, seat, actions)
        companion.act(state, seat, choose(state, actions, chooser))
    return companion


def anything(_state, actions, chooser):
    return chooser.choice(actions)


def outwards(state, actions, chooser):
    """Drifts as often and as far as it can, and keeps the meteorite in the pile."""
    ring = state.table.board.grid.ring
    lays = [action for action in actions if action & 63 == TO.code]
    if lays:
        far = max(ring[TO.first(action)] for action in lays)
        return chooser.choice([action for action in lays if ring[TO.first(action)] == far])
    drifts = [action for action in actions if action & 63 == DRIFT.code]
    if drifts:
        board = state.table.board
        return max(drifts, key=lambda action: (board.top[board.continent[DRIFT.first(action)]], -DRIFT.first(action)))
    kept = [action for action in actions if GAME.actions.text(action) != "deal meteorite"]
    if len(kept) < len(actions) and kept:
        return chooser.choice(kept)
    return chooser.choice(actions)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_agree(seats):
    positions = 0
    for seed in range(RANDOM_GAMES):
        positions += follow(seats, random.Random(seed), anything).positions
    assert positions > 30 * RANDOM_GAMES


def test_games_that_walk_outwards_agree():
    farthest = max(follow(4, random.Random(seed), outwards).farthest for seed in range(WALKS))
    assert farthest > 20


def scattered(chooser: random.Random, far: bool):
    """A volcano and blobs of land, near it or beyond ring 20, loose enough to have lakes and islands in lakes."""
    hexes = {(0, 0): 4}
    centre = chooser.choice([(24, 0), (0, 23), (-22, 5), (-11, -12), (13, -25)]) if far else (0, 0)
    while len(hexes) < chooser.choice([12, 25, 36]):
        q, r = centre[0] + chooser.randint(-3, 3), centre[1] + chooser.randint(-3, 3)
        hexes.setdefault((q, r), chooser.randint(1, 3))
    return hexes


@pytest.mark.parametrize("far", [False, True], ids=["near", "beyond ring 20"])
def test_scattered_land_agrees(far):
    chooser = random.Random(far)
    movable = 0
    for _ in range(SCATTERS // 3 if far else SCATTERS):
        land = scattered(chooser, far)
        board = from_hexes({int(number_of(*hex)): (terrain, "") for hex, terrain in land.items()}, 3).table.board
        compare_water(board)
        compare_continents(board)
        water = slow.sea(land)
        for hex in chooser.sample(list(board.land[: board.tiles]), 5):
            movable += can_drift(board, hex)
            assert can_drift(board, hex) == bool(slow.targets(land, coordinates(board, hex), water))
    assert movable > SCATTERS // 3


def test_scattered_drifts_agree():
    chooser = random.Random(5)
    for at in range(SCATTERS // 4):
        land = scattered(chooser, bool(at % 2))
        herds = {hex: chooser.choice(["", "", "", "A", "B", "C"]) for hex in land}
        while max("".join(herds.values()).count(letter) for letter in "ABC") > 15:
            herds[chooser.choice(list(herds))] = ""
        state = from_hexes({int(number_of(*hex)): (terrain, herds[hex]) for hex, terrain in land.items()}, 3)
        companion = Companion()
        for _ in range(2):
            state.table.points, state.table.phase = 4, ACT
            actions = [action for action in legal_actions(GAME, state, 0) if action & 63 == DRIFT.code]
            companion.check(state, 0, actions)
            if actions:
                companion.act(state, 0, chooser.choice(actions))
                actions = legal_actions(GAME, state, 0)
                companion.check(state, 0, actions)
                companion.act(state, 0, chooser.choice(actions))
