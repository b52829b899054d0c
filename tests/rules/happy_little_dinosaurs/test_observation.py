"""What a program that learns sees of Happy Little Dinosaurs."""

from dinotable.games.happy_little_dinosaurs import GAME
from dinotable.games.happy_little_dinosaurs import observe_players as row
from dinotable.games.happy_little_dinosaurs.box import CARDS
from tests.conformance.laws_learning import observed
from tests.rules.happy_little_dinosaurs.positions import at
from tests.rules.numbers import number_of, seen

ROUND = [
    "rex at 12 front plain-5 hand push sour area natural meteor",
    "bronto at 3 front claw hand plain-2 plain-2",
    "stego at 25 front log hand plain-9 upside-down",
    "ceratops at 40 front adder hand plain-9 area emotional",
]


def turned(lines, by):
    """The same position for other seats: everybody sits so many seats farther to the left."""
    rows = [lines[(seat - by) % len(lines)] for seat in range(len(lines))]
    return at(
        "disaster natural\nunder meteor natural\n" + "\n".join(f"{seat} {line}" for seat, line in enumerate(rows))
    )


def cards(counts, unit=1):
    return {CARDS[card]: count * unit for card, count in enumerate(counts) if count}


def column(state, seat, place):
    return [player[place] for player in seen(GAME, state, seat)["players"]]


def test_the_players_from_oneself_on():
    state = turned(ROUND, 0).state
    told = seen(GAME, state, 1)
    assert column(state, 1, row.POSITION) == [3 / 64, 32 / 64, 51 / 64, 15 / 64]
    assert column(state, 1, row.TRAIT) == [1, 0, -1, 0]
    assert column(state, 1, row.AREA) == [0, 0, 0, 0.25]
    assert column(state, 1, row.LEFT) == [0.75, 0.75, 0.5, 0.25]
    assert column(state, 1, row.DEADLY) == [0, 0, 0, 1]
    assert [player[row.DINOSAUR :][:4].index(1) for player in told["players"]] == [1, 3, 2, 0]
    assert [CARDS[front.index(1)] for front in told["front"]] == ["claw", "log", "adder", "plain-5"]
    # HD5.1: the card and the trait against natural disasters.
    assert column(state, 1, row.SUM) == [2 / 8, 7 / 8, 1 / 8, 5 / 8]
    assert column(state, 1, row.HIGHEST) == [0, 1, 0, 0]
    assert column(state, 1, row.LOWEST) == [0, 0, 1, 0]
    # HD4.2: claw, adder, log.
    assert column(state, 1, row.EFFECT) == [0.25, 0.75, 0.5, 0]
    assert column(state, 1, row.ASKED) == [1, 0, 0, 0]


def test_seats_count_from_whoever_looks():
    for seat in range(4):
        rows = {observed(GAME, turned(ROUND, by).state, (seat + by) % 4) for by in range(4)}
        assert len(rows) == 1


def test_cards_by_kind():
    state = turned(ROUND, 0).state
    told = seen(GAME, state, 0)
    assert cards(told["hand"]) == {"push": 1, "sour": 1}
    unseen = cards(told["unseen"], 4)
    assert (unseen["plain-5"], unseen["claw"], unseen["plain-9"], unseen["push"]) == (3, 1, 3, 4)
    assert told["disasters"] == [[1, 0, 0, 0], [5 / 8, 1, 7 / 8, 2 / 8], [1 / 8, 0, 0, 1 / 8], [0, 0, 0, 1]]


def test_hd44_what_a_claw_sees_it_alone_knows():
    game = turned(ROUND, 0).do("1 look at 2")
    assert [cards(known) for known in seen(GAME, game.state, 1)["known"]] == [{"plain-9": 1, "upside-down": 1}, {}, {}]
    assert all(not any(known) for known in seen(GAME, game.state, 0)["known"])
    assert column(game.state, 0, row.LOOKED_AT) == [0, 0, 1, 0]
    game.do("1 take upside-down")
    assert [cards(known) for known in seen(GAME, game.state, 1)["known"]] == [{"plain-9": 1}, {}, {}]
    assert [cards(known) for known in seen(GAME, game.state, 2)["known"]] == [{}, {}, {"upside-down": 1}]
    assert column(game.state, 0, row.RESOLVED) == [0, 1, 0, 0]


def test_hd46_what_a_log_finds_it_alone_sees():
    game = at("disaster natural\ndeck saw fern\n0 rex front log\n1 bronto front plain-4")
    game.do("0 search", "* draw saw", "* draw fern")
    assert cards(seen(GAME, game.state, 0)["found"]) == {"saw": 1, "fern": 1}
    assert not any(seen(GAME, game.state, 1)["found"])
    assert seen(GAME, game.state, 1)["round"][4] == 0.5
    assert not {"saw", "fern"} & set(cards(seen(GAME, game.state, 0)["unseen"]))


def test_hd33_a_choice_is_seen_by_oneself():
    game = at("disaster natural\n0 rex hand plain-4 plain-6\n1 bronto hand plain-9").do("0 choose plain-4")
    assert cards(seen(GAME, game.state, 0)["choice"]) == {"plain-4": 1}
    assert not any(seen(GAME, game.state, 1)["choice"])
    assert column(game.state, 1, row.ANSWERED) == [0, 1, 0, 0]
    other = at("disaster natural\n0 rex hand plain-4 plain-6\n1 bronto hand plain-9").do("0 choose plain-6")
    assert observed(GAME, game.state, 1) == observed(GAME, other.state, 1)


def test_hd5_how_a_score_is_made_up():
    hands = "0 rex front plain-5 hand push\n1 bronto front odd-fruit hand sour\n2 stego front plain-9 hand upside-down"
    game = at(f"disaster natural\n{hands}").do("0 push 0", "1 sour 0", "0 pass", "2 upside-down")
    state = game.state
    assert seen(GAME, state, 0)["round"] == [1, 1, 1, 0, 0]
    assert (column(state, 0, row.PUSHES)[0], column(state, 0, row.SOURS)[0]) == (1, 1)
    assert column(state, 0, row.SUM) == [5 / 8, 7 / 8, 9 / 8, 0]
    assert column(state, 0, row.SCORE) == [9 / 8, 7 / 8, 5 / 8, 0]
    assert cards(seen(GAME, state, 2)["played"], 4) == {"push": 1, "sour": 1, "upside-down": 1}


def test_hd7_who_went_out_and_for_whom_the_disaster_is():
    game = at(
        "disaster meteor\n0 rex at 9 out area natural natural natural\n1 bronto front plain-5\n2 stego front plain-9"
    ).everyone("pass")
    assert column(game.state, 1, row.TAKER) == [1, 0, 0, 0]
    assert column(game.state, 1, row.IS_IN) == [1, 1, 0, 0]
    assert column(game.state, 1, row.WENT_OUT) == [0, 0, 0.25, 0]
    assert column(game.state, 1, row.PLAYS) == [1, 1, 1, 0]


def test_what_is_said_of_a_trade():
    state = turned([line.replace("claw", "fern").replace("log", "plain-9") for line in ROUND], 0).state
    assert not any(seen(GAME, state, 1)["said"])
    assert seen(GAME, state, 1, [number_of(GAME, "trade", 1)])["said"] == [0, 1, 0]
