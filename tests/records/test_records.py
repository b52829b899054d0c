"""Every recorded game replays to the same hash after every action, and every draw comes from its seed."""

from pathlib import Path

import pytest

from dinotable.core.play import digest
from dinotable.core.record import read_record
from dinotable.core.replay import open_record, replay, replay_line
from dinotable.games import find
from tests.records.make import DIGITS

FOLDERS = sorted(path.parent for path in Path(__file__).parent.glob("*/hashes.txt"))


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_recorded_games_replay(folder):
    game = find(folder.name.replace("_", "-"))
    rows = [line.split() for line in (folder / "hashes.txt").read_text().splitlines()]
    assert [row[0] for row in rows] == sorted(path.stem for path in folder.glob("[0-9]*.txt"))
    for name, *hashes in rows:
        record = read_record((folder / f"{name}.txt").read_bytes())
        journal = open_record(game, record)
        for line, expected in zip([None, *record.lines], hashes, strict=True):
            if line is not None:
                replay_line(journal, line)
            assert digest(journal.state)[:DIGITS] == expected, f"{folder.name}/{name}: “{line}” leads elsewhere"


@pytest.mark.slow
@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_recorded_games_verify(folder):
    game = find(folder.name.replace("_", "-"))
    for path in sorted(folder.glob("[0-9]*.txt")):
        replay(game, read_record(path.read_bytes()))
