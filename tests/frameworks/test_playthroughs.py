"""What OpenSpiel tells of a game of each kind is what it told before: rules, numbers, observations and strings."""

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is in the environment of the frameworks only")

from tests.frameworks.playthroughs import TOLD, path_of, told

AGAIN = "python -m tests.frameworks.playthroughs writes them anew, if this was meant"


@pytest.mark.parametrize("name", TOLD)
def test_a_playthrough_is_the_same_as_ever(name):
    expected = path_of(name).read_text(encoding="utf-8").splitlines()
    found = told(name).splitlines()
    for number, (one, other) in enumerate(zip(expected, found, strict=False), 1):
        assert one == other, f"line {number}: {AGAIN}"
    assert len(expected) == len(found), AGAIN
