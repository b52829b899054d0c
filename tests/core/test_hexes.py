"""Hexes: numbers, coordinates and names are three ways to say the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dinotable.core.errors import NotationError
from dinotable.core.hexes import (
    DIRECTIONS,
    FARTHEST_RING,
    Grid,
    distance,
    hexes_within,
    name_of,
    number_of,
    parse_hex,
    place_of,
    ring_of,
    steps_between,
)

GRID = Grid(12)


def test_every_number_has_its_own_place():
    coordinates = set(zip(GRID.q, GRID.r, strict=True))
    assert len(coordinates) == GRID.count == hexes_within(12)
    for number in range(GRID.count):
        assert number_of(GRID.q[number], GRID.r[number]) == number
        assert GRID.ring[number] == ring_of(number) == distance(GRID.q[number], GRID.r[number])


def test_neighbours_are_mutual_and_one_step_away():
    for number in range(GRID.count):
        for direction in range(DIRECTIONS):
            other = GRID.neighbour(number, direction)
            if other >= 0:
                assert GRID.neighbour(other, (direction + 3) % 6) == number
                assert steps_between(GRID.q[number], GRID.r[number], GRID.q[other], GRID.r[other]) == 1
            else:
                assert GRID.ring[number] == GRID.rings


def test_every_hex_inside_has_six_different_neighbours():
    for number in range(hexes_within(11)):
        assert len({GRID.neighbour(number, direction) for direction in range(DIRECTIONS)} - {-1}) == 6


def test_rings_start_in_the_east_and_go_clockwise():
    assert [(GRID.q[k], GRID.r[k]) for k in range(1, 7)] == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def test_a_larger_grid_keeps_numbers_and_neighbours():
    small = Grid(3)
    for number in range(small.count):
        assert (small.q[number], small.r[number]) == (GRID.q[number], GRID.r[number])


@given(st.integers(0, hexes_within(FARTHEST_RING) - 1))
def test_names_are_read_back(number):
    assert parse_hex(name_of(number)) == number
    assert name_of(number) == f"{ring_of(number)}.{place_of(number)}"


@pytest.mark.parametrize(
    "text", ["", ".", "1", "1.", ".1", "0.1", "1.6", "-1.2", "1.-2", "²·1", "1.²", "99999.1", "1.2.3", "a.b"]
)
def test_what_is_no_hex_is_refused_in_one_line(text):
    with pytest.raises(NotationError) as refused:
        parse_hex(text)
    assert "\n" not in str(refused.value)


@given(st.text(max_size=8))
def test_any_text_is_a_hex_or_refused(text):
    try:
        number = parse_hex(text)
    except NotationError:
        return
    assert parse_hex(name_of(number)) == number
