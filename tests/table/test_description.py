"""Which fields of a view are a viewer's own, and which go by seat, is found without being told."""

from dinotable.games import GAMES, load
from dinotable.table.description import words_of
from examples.magpies import GAME


def test_what_goes_by_seat_is_as_long_as_the_table_at_every_size():
    assert words_of(GAME).by_seat == ["birds", "known"]


def test_every_game_tells_what_is_its_own():
    for place in GAMES.values():
        described = words_of(load(place))
        assert "seat" in described.own
        assert described.by_seat
        assert set(described.words) <= {
            field
            for kinds in (described.actions, described.events, described.refusals)
            for kind in kinds.values()
            for field, sort in kind.fields.items()
            if sort == "word"
        }
