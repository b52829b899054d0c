"""A client sees what its seat may see: where two worlds look alike to it, every tool answers alike, to the last letter."""

import random

import pytest

from dinotable.bots.registry import player_for
from dinotable.core.play import digest
from dinotable.mcp.seats import LocalSeat
from dinotable.mcp.settings import Settings
from dinotable.mcp.tools import Tools
from dinotable.table.log import Chair, Charter, Entered
from dinotable.table.table import Table
from tests.conformance.spots import all_games, all_setups, is_usual, setup_text
from tests.server.two_worlds import events_of
from tests.worlds import knowledge_of
from tests.worlds.lockstep import make_pair

SETUPS = [
    (game, setup) for game in all_games() for setup in all_setups(game) if is_usual(game, setup) and setup.seats == 3
]
"""Who knows what does not depend on how many look."""
MOST = 32


class World:
    def __init__(self, game, setup, viewer):
        chairs = [Chair("here", f"Player {seat}") for seat in range(setup.seats)]
        self.table = Table(game, Charter(game.id, game.rules, setup.options, chairs), b"s" * 32)
        self.seat = LocalSeat(self.table, viewer, {0: player_for(game, setup, "random")})
        self.tools = Tools(Settings({game.id: game}))
        self.tools.tables.add(game, "en", lambda: self.seat)

    def take(self, event):
        self.table.take(Entered(self.table.seq + 1, f"e{self.table.seq}", event, 0.0))

    def gets(self, chooser):
        """What comes out of every tool that looks, and of what others refuse."""
        self.tools.tables.find("").language = chooser.choice(["en", "fr"])
        words = self.table.game.actions
        tried = [words.text(action) for action in self.table.legal(self.seat.seat)[:2]]
        past = [entry.action for entry in self.table.journal.entries]
        # As the viewer saw them; what was hidden from it, it cannot name.
        tried += [words.text(words.redact(action)) for action in chooser.sample(past, min(3, len(past)))]
        asked = [
            ("look", {"facts": True}),
            ("wait", {"seconds": 0, "board": True}),
            ("legal", {}),
            ("log", {}),
            ("tables", {}),
        ]
        asked += [("record", {}), ("act", {"actions": "nonsense"}), ("legal", {"words": "1"})]
        for text in tried:
            asked += [
                ("why_not", {"action": text}),
                ("foresee", {"actions": text}),
                ("act", {"actions": [text, "nonsense"]}),
            ]
        return [(name, wish, self.tools.call(name, wish)) for name, wish in asked]


def compare(game, setup, viewer, seed):
    pair = make_pair(game, setup, viewer, seed, 3 * MOST)
    left, right = (World(game, setup, viewer) for _ in range(2))
    differing = 0
    events = events_of(game, pair)[:MOST]
    for number, (one, other) in enumerate(events):
        left.take(one)
        right.take(other)
        if number % 6 == 0 or number == len(events) - 1:
            ours, theirs = (world.gets(random.Random(number)) for world in (left, right))
            for mine, yours in zip(ours, theirs, strict=True):
                assert mine == yours, f"viewer {viewer} after {number} entries"
            assert not [said for _, _, (said, _) in ours if "a mistake of the program" in said]
        differing += digest(left.table.journal.state) != digest(right.table.journal.state)
    return len(events), differing


@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=[f"{game.id}-{setup_text(setup)}" for game, setup in SETUPS])
def test_every_tool_answers_alike_in_two_worlds(game, setup):
    steps = differing = 0
    has_secrets = knowledge_of(game).SECRETS
    for viewer in (0, setup.seats - 1) if has_secrets else (0,):
        some, of_them = compare(game, setup, viewer, viewer)
        steps += some
        differing += of_them
    if has_secrets:
        assert differing > steps / 4, "the pairs hardly differ: the test shows nothing"


@pytest.mark.parametrize("place", ["board", "why_not", "record"])
def test_a_planted_leak_is_found(monkeypatch, place):
    game = next(game for game in all_games() if game.id == "magpies")
    setup = next(setup for setup in all_setups(game) if setup.seats == 2)
    leaks = {
        "board": lambda self, _: digest(self.table.journal.state),
        "record": lambda self: self.table.journal.record().text(),
        "why_not": lambda self, _: {"is_legal": False, "rule": digest(self.table.journal.state), "arguments": {}},
    }
    monkeypatch.setattr(LocalSeat, place, leaks[place])
    with pytest.raises(AssertionError, match="viewer"):
        for seed in range(5):
            compare(game, setup, 0, seed)
