"""FC1 Cards, and other boxes."""

import pytest

from dinotable.core.chance import Luck, seed_from
from dinotable.core.errors import RecordError, SetupError
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import digest
from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.games.food_chain.box import BITS, BOX, FoodBox, read_table
from dinotable.games.food_chain.deck import STOCK
from dinotable.games.food_chain.game import GAME
from dinotable.words import speaker
from tests.conformance.spots import random_action

HEADER = "kind power value cards hunts\n"
TABLE = {
    "plants": (1, 5, ""),
    "cherries": (1, 5, ""),
    "beetle": (1, 5, "plants"),
    "snail": (1, 4, "plants"),
    "toad": (2, 3, "beetle snail"),
    "mouse": (2, 3, "plants cherries beetle"),
    "hedgehog": (3, 3, "beetle snail toad mouse"),
    "hare": (3, 3, "plants cherries"),
    "fox": (4, 2, "cherries mouse hedgehog hare"),
    "boar": (4, 2, "plants cherries snail toad mouse"),
    "wolf": (5, 1, "hedgehog hare fox boar"),
    "bear": (5, 1, "plants cherries beetle boar"),
}
GOOD = HEADER + "owl V 1 40 vole\nvole I 3 8 -\nhunter V 0 1 any\nswarm - 0 3 -\n"


def test_fc1_1_there_are_48_organisms_a_hunter_and_three_swarms():
    counts = dict(zip(BOX.names, BOX.cards, strict=True))
    assert sum(counts.values()) == 52
    assert (counts.pop("hunter"), counts.pop("swarm"), sum(counts.values())) == (1, 3, 48)
    state = GAME.new(GAME.setup(3))
    assert state.bag.total == state.table.bag_size == 52


def test_fc1_2_the_deck_is_the_table_of_the_rules():
    assert BOX.names == [*TABLE, "hunter", "swarm"]
    for name, (power, value, hunts) in TABLE.items():
        kind = BOX.names.index(name)
        prey = [BOX.name(other) for other in range(len(BOX.names)) if BOX.hunts(kind, other)]
        assert (BOX.powers[kind], BOX.values[kind], BOX.cards[kind], prey) == (power, value, 4, hunts.split())


def test_fc1_2_players_are_told_that_the_deck_is_a_reconstruction():
    assert GAME.reconstruction
    for language, word in (("en", "reconstruction"), ("fr", "reconstitution")):
        say = speaker(language, [GAME.words])
        assert word in say("food-chain-reconstruction")
        state = GAME.new(GAME.setup(2))
        assert word in GAME.show(GAME.view(state, 0), say).text()
        own = GAME.new(GAME.setup(2, box=read_table(GOOD)))
        assert word not in GAME.show(GAME.view(own, 0), say).text()


def test_fc1_2_the_web_is_closed_and_has_no_circle():
    organisms = int(BOX.hunter)
    reached = {kind: {other for other in range(organisms) if BOX.hunts(kind, other)} for kind in range(organisms)}
    for _ in range(organisms):
        for kind, prey in reached.items():
            reached[kind] = prey.union(*(reached[other] for other in prey))
    assert all(kind not in prey for kind, prey in reached.items())
    assert all(BOX.prey[kind] < BITS[organisms] for kind in range(organisms))


def test_fc1_2_predators_are_derived():
    for kind in range(len(BOX.names)):
        for other in range(len(BOX.names)):
            assert bool(BOX.predators[kind] & BITS[other]) == BOX.hunts(other, kind)
    names = {BOX.name(k) for k in range(len(BOX.names)) if BOX.predators[BOX.names.index("boar")] & BITS[k]}
    assert names == {"wolf", "bear", "hunter"}


def test_fc1_2_a_record_of_another_box_replays_with_it_alone():
    box = read_table(GOOD)
    journal = Journal(GAME, GAME.setup(2, box=box), Luck(seed_from(1)))
    generator = Generator(1)
    while GAME.to_act(journal.state):
        journal.act(*random_action(GAME, journal.state, generator))
    record = read_record(journal.record().text().encode())
    assert record.box == box.hash() and any("hunt owl on" in line for line in record.lines)
    assert record.changed["order"] == "owl vole" and box.names == ["owl", "vole", "hunter", "swarm"]
    assert digest(replay(GAME, record).state) == digest(replay(GAME, record, box).state) == digest(journal.state)
    with pytest.raises(RecordError, match="another box"):
        replay(GAME, record, BOX)


def test_fc1_2_a_table_of_cards_keeps_the_hash_that_it_always_had():
    assert read_table(GOOD).hash() == "1f3ec2373777494b"
    assert BOX.hash() == "db7bb45c7d51b705"


def test_fc1_2_comments_and_spaces_are_not_part_of_a_box():
    spaced = GAME.read_box(GOOD.replace("vole I", "# a comment\nvole   I"))
    assert spaced.hash() == read_table(GOOD).hash() != BOX.hash()
    assert isinstance(spaced, FoodBox) and spaced.names == ["owl", "vole", "hunter", "swarm"]
    assert read_table(GOOD.replace("vole I 3", "vole I 4")).hash() != spaced.hash()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("", "no line for the hunter"),
        ("owl V 1\n", "line 1: the table begins with the line “kind power value cards hunts”"),
        (HEADER + "owl V 1\n", "line 2: write name, power, value, cards"),
        (HEADER + "drake V 1 4 -\n", "no card can be named “drake”"),
        (HEADER + "fux V 1 4 -\n", "did you mean “fox”"),
        (GOOD.replace("owl V", "owl VI"), "line 2: the power is I, II, III, IV or V"),
        (GOOD.replace("owl V", "owl -"), "line 2: the power is"),
        (GOOD.replace("swarm -", "swarm I"), "line 5: the power is"),
        (GOOD.replace("vole I 3", "vole I x"), "line 3: the value is a number from 0 to 99, not “x”"),
        (GOOD.replace("vole I 3", "vole I 100"), "line 3: the value is a number from 0 to 99"),
        (GOOD.replace("vole I 3 8", "vole I 3 53"), "line 3: the number of cards is a number from 0 to 52"),
        (GOOD.replace("vole I 3 8", "vole I 3 0"), "line 3: there is no card of vole"),
        (GOOD.replace("owl V 1 40", "owl V 1 11"), "4 players are dealt 16 cards and 4 bases (FC2.1)"),
        (GOOD.replace("hunter V 0 1 any\n", ""), "no line for the hunter"),
        (GOOD.replace("swarm - 0 3 -\n", ""), "no line for the swarm"),
        (GOOD.replace("any", "vole"), "line 4: the hunter hunts any"),
        (GOOD.replace("swarm - 0 3 -", "swarm - 0 3 owl"), "line 5: the swarm hunts nothing"),
        (GOOD.replace("hunter V 0", "hunter V 1"), "line 4: the hunter is never eaten"),
        (GOOD.replace("swarm - 0", "swarm - 1"), "line 5: the swarm is never eaten"),
        (GOOD.replace("40 vole", "40 vole vole"), "line 2: owl hunts something twice"),
        (GOOD.replace("40 vole", "40 fox"), "line 2: owl hunts “fox”, which is no organism here"),
        (GOOD.replace("40 vole", "40 hunter"), "which is no organism here"),
        (GOOD + "owl I 1 1 -\n", "line 6: owl has a line already"),
        (GOOD.replace("8 -", "8 owl"), "the food web goes in a circle among owl, vole"),
        ("x" * 20_001, "no table of cards"),
    ],
)
def test_fc1_2_a_wrong_box_is_refused_in_one_line(wrong, said):
    with pytest.raises(SetupError) as error:
        read_table(wrong)
    assert said in str(error.value) and "\n" not in str(error.value)


def test_fc1_2_every_name_a_card_can_have_has_words_of_its_own():
    for language in ("en", "fr"):
        say = speaker(language, [GAME.words])
        for message in ("card", "animal", "prey", "name"):
            told = {say(f"food-chain-{message}", value=name) for name in STOCK}
            assert len(told) == len(STOCK)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fc1_3_each_player_has_four_tokens(seats):
    table = GAME.new(GAME.setup(seats)).table
    assert [int(count) for count in table.free] == [4] * seats + [0] * (4 - seats)
