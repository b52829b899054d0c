"""Matches with another box: set by path, by a file, or taken from another match; records tell it."""

import copy
import pickle

import pytest

import dinotable
from dinotable.core.seats import SPECTATOR
from dinotable.programs.protocol import setup_line
from examples.magpies import GAME as MAGPIES

FILE = 'game = "magpies"\nname = "Long nights"\nrounds = 6\n'


def test_what_is_set_is_played_with_and_told():
    match = dinotable.new(MAGPIES, seed=1, set={"rounds": 1})
    assert match.box.changed == {"rounds": "1"}
    assert repr(match) == "<Match of magpies, 2 seats, rounds=1, line 4, seats 0, 1 to act>"
    usual = dinotable.new(MAGPIES, seed=1)
    assert usual.box.changed == {} and repr(usual) == "<Match of magpies, 2 seats, line 4, seats 0, 1 to act>"
    assert match != usual
    for each in (match, usual):
        while not each.outcome:
            each.play(each.to_act[0], each.legal(each.to_act[0])[0])
    assert match.line < usual.line


def test_a_file_names_it_and_what_is_set_wins(tmp_path):
    (tmp_path / "long.toml").write_text(FILE)
    match = dinotable.new(MAGPIES, box=tmp_path / "long.toml")
    assert match.box.variant == "Long nights" and "2 seats, “Long nights”, line" in repr(match)
    changed = dinotable.new(MAGPIES, box=FILE, set={"rounds": "7"})
    assert (changed.box.variant, changed.box.changed) == ("Long nights", {"rounds": "7"})
    assert dinotable.new(MAGPIES, box=match.box).box is match.box


def test_a_record_tells_its_box():
    match = dinotable.new(MAGPIES, seed=1, box=FILE)
    again = dinotable.load(match.record, game=MAGPIES)
    assert (again.box.variant, again.box.changed) == ("Long nights", {"rounds": "6"})
    assert again.box.hash() == match.box.hash()
    assert pickle.loads(pickle.dumps(match)) == match == copy.deepcopy(match)
    what_if = dinotable.load(match.record, 4, game=MAGPIES, seed=2)
    assert what_if.box.changed == {"rounds": "6"}


def test_many_changes_are_counted():
    match = dinotable.new(MAGPIES, set={"rounds": 6})
    match.box.changed |= dict.fromkeys("abc", "1")
    assert "2 seats, 4 changes, line" in repr(match)


@pytest.mark.parametrize("wrong", [{"rounds": 9}, {"rond": 2}, {"rounds": "x"}, {"": 1}])
def test_what_cannot_be_set_is_refused(wrong):
    with pytest.raises(dinotable.SetupError):
        dinotable.new(MAGPIES, set=wrong)


def test_a_program_is_told_what_differs():
    setup = MAGPIES.setup(2, box=MAGPIES.change_box({"rounds": "6"}))
    assert setup_line(MAGPIES, setup, 0).endswith(f'"box":"{setup.box.hash()}","set":{{"rounds":"6"}}}}')
    assert setup_line(MAGPIES, MAGPIES.setup(2), SPECTATOR).endswith(f'"box":"{MAGPIES.box.hash()}","set":{{}}}}')
