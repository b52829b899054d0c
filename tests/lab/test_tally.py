"""Finished games are counted from their records, each once, by the names of those who sat there."""

import pytest

from dinotable import new
from dinotable.core.errors import RecordError
from dinotable.core.record import read_record
from dinotable.lab.statistics import wilson
from dinotable.lab.tally import Tally
from examples.magpies import GAME


def played(seed, names, lines=None):
    match = new(GAME, len(names), seed=seed, names=names)
    while match.to_act and (lines is None or match.line < lines):
        seat = match.to_act[0]
        match.play(seat, match.choose(seat, "greedy" if names[seat] == "Ada" else "random"))
    return match


def test_wins_are_counted_by_name_in_every_seat_with_their_interval():
    tally, wins = Tally(GAME, 3), 0.0
    for seed in range(6):
        names = ["Ada", "random bot 2", "random bot 3"]
        names = names if seed % 2 else ["random bot 1", "Ada", "random bot 3"]
        match = played(seed, names)
        ranks = match.outcome.ranks
        wins += (ranks[names.index("Ada")] == 1) / ranks.count(1)
        tally.add(match.record)
    rows = {row["name"]: row for row in tally.rows()}
    assert set(rows) == {"Ada", "random bot"}, "bots of one level are one"
    assert (rows["Ada"]["games"], rows["Ada"]["by_seat"]) == (6, [3, 3, 0])
    assert rows["random bot"]["games"] == 12
    assert rows["Ada"]["wins"] == pytest.approx(wins, abs=1e-3)
    assert rows["Ada"]["interval"] == pytest.approx(wilson(wins, 6), abs=1e-3)
    assert tally.rows()[0]["rating"] >= tally.rows()[1]["rating"]


def test_a_game_counts_once_and_only_when_it_is_over():
    tally = Tally(GAME, 2)
    for _ in range(2):
        tally.add(played(1, ["Ada", "Agent 2"]).record)
    tally.add(played(2, ["Ada", "Agent 2"], lines=8).record)
    assert (len(tally.games), tally.again, tally.unfinished) == (1, 1, 1)
    assert tally.names == ["Ada", "Agent 2"], "whoever is called so"


def test_a_record_that_does_not_replay_is_no_result():
    record = read_record(str(played(1, ["Ada", "Bo"]).record.text()).encode())
    record.lines[-1] = record.lines[-2]
    with pytest.raises(RecordError):
        Tally(GAME, 2).add(record)
