"""A program is told what its seat has, byte for byte the same in two worlds that its seat cannot tell apart."""

import json

import pytest

from dinotable.bots.contract import Budget
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import legal_actions
from dinotable.games import find
from dinotable.programs.bot import Exec
from dinotable.programs.pool import POOL
from dinotable.programs.words import command_of
from tests.conformance.spots import all_games
from tests.programs.given import strange
from tests.worlds.lockstep import make_pair

MOST = 5
"""Decisions of one seat that are compared."""
IDS = [game.id for game in all_games()]


class Listener:
    """Hears what is said to programs."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def __call__(self, sign: str, line: str) -> None:
        if sign == ">":
            self.lines.append(line)

    def take(self) -> list[str]:
        said, self.lines = [line for line in self.lines if not line.startswith("dinotable")], []
        return said


@pytest.fixture
def heard():
    POOL.close()
    POOL.trace = listener = Listener()
    yield listener
    POOL.trace = None
    POOL.close()


def asked(bot: Exec, journal: Journal, seat: int, heard: Listener) -> list[str]:
    bot.journal = journal
    bot.choose(
        journal.game.view(journal.state, seat),
        legal_actions(journal.game, journal.state, seat),
        Generator(5),
        Budget(9, 0.5),
    )
    return heard.take()


@pytest.mark.parametrize("game", all_games(), ids=IDS)
def test_in_two_worlds_a_program_is_told_the_same(game, heard):
    setup = game.setup(game.most)
    compared = 0
    for viewer in range(setup.seats):
        pair = make_pair(game, setup, viewer, seed=viewer, most=60)
        left, right = Journal(game, setup), Journal(game, setup)
        ours, theirs = (Exec(game, setup, command_of(strange("first"))) for _ in range(2))
        for (seat, one), (_, other) in zip(pair.left, pair.right, strict=True):
            if len(legal_actions(game, left.state, viewer)) > 1 and compared < MOST * (viewer + 1):
                assert asked(ours, left, viewer, heard) == asked(theirs, right, viewer, heard)
                compared += 1
            left.act(seat, one)
            right.act(seat, other)
    assert compared


def test_everything_that_is_wanted_comes_and_nothing_of_others(heard):
    game = find("happy")
    setup = game.setup(3)
    journal = Journal(game, setup)
    pair = make_pair(game, setup, 0, seed=3, most=40)
    bot = Exec(game, setup, command_of(strange("first")))
    seen = []
    for seat, action in pair.left:
        legal = legal_actions(game, journal.state, 0)
        if len(legal) > 1:
            seen += asked(bot, journal, 0, heard)
        journal.act(seat, action)
    kinds = {line.partition(" ")[0] for line in seen}
    assert kinds == {"setup", "did", "event", "view", "facts", "legal", "fields", "choose"}
    views = [json.loads(line.partition(" ")[2]) for line in seen if line.startswith("view ")]
    assert {view["seat"] for view in views} == {0}
    did = [line.removeprefix("did ") for line in seen if line.startswith("did ")]
    # Once each, and as that seat saw them: what others drew is hidden.
    assert did == [journal.line(entry, 0) for entry in journal.entries[: len(did)]]
    assert any("?" in line for line in did)
    assert next(line for line in seen if line.startswith("choose")).startswith(
        "choose 1 seconds 0.5 simulations 9 seed "
    )
