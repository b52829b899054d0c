"""HD2 Setup and what everybody knows."""

import pytest

from dinotable.core.errors import SetupError
from dinotable.core.seats import SPECTATOR
from dinotable.games.happy_little_dinosaurs import GAME
from dinotable.games.happy_little_dinosaurs.box import CARDS
from tests.rules.happy_little_dinosaurs.positions import Position, at, named


def deal(seats, **options):
    position = Position(GAME.new(GAME.setup(seats, options)))
    order = []
    while position.phase() == "deal":
        order.append(int(position.table.drawer))
        position.do(f"* {next(iter(position.chances()))}")
    return position, order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hd2_1_all_start_at_0_with_5_cards(seats):
    position, _ = deal(seats)
    assert position.at() == [0] * seats
    assert list(position.table.sizes) == [5] * seats
    assert list(position.table.dinosaurs) == list(range(seats))
    assert position.phase() == "turn"
    assert position.table.round == 1


def test_hd2_1_the_dinosaurs_are_an_option_and_differ():
    position, _ = deal(3, dinosaurs="stego-rex-ceratops")
    assert list(position.table.dinosaurs) == [3, 0, 2]
    with pytest.raises(SetupError):
        GAME.setup(3, {"dinosaurs": "rex-rex-stego"})
    with pytest.raises(SetupError):
        GAME.setup(2, {"dinosaurs": "rex-bronto-stego"})


def test_hd2_2_a_duel_is_played_without_values_1_2_and_3():
    duel = GAME.new(GAME.setup(2))
    full = GAME.new(GAME.setup(2, {"duel": "off"}))
    gone = {card: full.deck.counts[k] for k, card in enumerate(CARDS) if duel.deck.counts[k] < full.deck.counts[k]}
    assert gone == {"plain-1": 4, "plain-2": 4, "plain-3": 4, "claw": 2, "adder": 2, "juice": 2}
    assert all(duel.deck.counts[CARDS.index(card)] == 0 for card in gone)
    assert (duel.deck.total, full.deck.total) == (51, 69)


@pytest.mark.parametrize("seats", [3, 4])
def test_hd2_2_a_duel_is_offered_with_two_only(seats):
    assert GAME.setup(2).options["duel"] == "on"
    assert not GAME.new(GAME.setup(seats)).table.duel
    with pytest.raises(SetupError):
        GAME.setup(seats, {"duel": "on"})


def test_hd2_3_the_deal_goes_seat_by_seat_each_completely():
    _, order = deal(3)
    assert order == [0] * 5 + [1] * 5 + [2] * 5


def test_hd2_3_seat_order_decides_between_equal_effects():
    position = at("disaster natural\n0 rex front plain-1\n1 stego front pebble\n2 bronto front pebble")
    assert position.to_act() == [1]
    assert position.do("1 decline").to_act() == [2]


SECRET = """
disaster natural
0 rex front claw hand plain-3 push
1 stego front log hand plain-4 sour
2 bronto front plain-1 hand plain-6 not-mine
"""


def test_hd2_4_a_spectator_and_the_others_see_no_hand():
    view = GAME.view(at(SECRET).state, 2)
    assert named(view.hand) == "plain-6 not-mine"
    assert not any(view.known)
    spectator = GAME.view(at(SECRET).state, SPECTATOR)
    assert not any(spectator.hand)
    assert (spectator.choice, list(spectator.looked)) == (-1, [-1, -1])
    assert list(view.table.sizes) == [2, 2, 2]


def test_hd2_4_of_the_two_cards_of_a_log_only_the_discarded_one_is_shown():
    position = at(SECRET).do("0 decline", "1 search", "* draw plain-9", "* draw sour")
    assert [CARDS[card] for card in GAME.view(position.state, 1).looked] == ["plain-9", "sour"]
    assert list(GAME.view(position.state, 0).looked) == [-1, -1]
    assert not position.public("1 keep plain-9")
    position.do("1 keep plain-9")
    assert position.told(0) == ["discarded 1 sour"]
    assert named(GAME.view(position.state, 0).known[24:48]) == ""


def test_hd2_4_the_discard_pile_sizes_and_the_known_bottom_are_public():
    position = at(
        """
disaster natural
under meteor emotional
discard saw
0 rex hand push plain-1
1 stego hand plain-2
"""
    )
    table = GAME.view(position.state, SPECTATOR).table
    assert named(table.discards) == "saw"
    assert table.deck_size == 65
    assert table.disasters.under == [3, 2]


def test_hd2_4_choices_are_hidden_and_who_has_chosen_is_not():
    position = at("""
disaster natural
0 rex hand plain-1 plain-2
1 stego hand plain-3 plain-4
""").do("0 choose plain-2")
    other = GAME.view(position.state, 1)
    assert other.table.answered == 1
    assert other.choice == -1
    assert GAME.view(position.state, 0).choice == CARDS.index("plain-2")
    assert not position.public("1 choose plain-3")


def test_hd2_4_whether_a_hand_has_a_point_card_is_known_after_hd3_2_until_the_reveal():
    position = at("disaster natural\n0 rex hand plain-1 plain-2\n1 stego hand plain-3 plain-4")
    assert position.table.has_point == 3
    position.do("0 choose plain-2", "1 choose plain-4")
    assert position.table.has_point == 0


def test_hd2_5_whoever_can_only_pass_decline_or_accept_is_asked():
    position = at("""
disaster natural
0 rex front juice hand plain-1
1 stego front plain-1
2 bronto front plain-5
""")
    assert position.legal(0) == ["decline"]
    position.do("0 decline")
    assert position.to_act() == [0, 1, 2]
    assert all(position.legal(seat) == ["pass"] for seat in range(3))
    position.everyone("pass")
    assert position.to_act() == [1]
    assert position.legal(1) == ["accept"]
    position.do("1 accept")
    assert position.to_act() == [1]
    assert position.legal(1) == ["decline"]


def test_hd2_5_it_is_refused_to_speak_when_not_asked():
    position = at("disaster natural\n0 rex front juice hand plain-1\n1 stego front plain-1")
    assert position.refused("1 pass") == "HD4.2 others-effect"
    assert position.refused("0 pass") == "HD4.2 effect-now"
