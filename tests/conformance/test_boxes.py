"""Boxes: what every game lets be changed is named, bounded, told and kept, and with any of it the laws hold."""

import pickle
import re
from functools import lru_cache

import pytest

from dinotable.core.box import Box, Number, Word, read_changes
from dinotable.core.boxfile import file_text, read_sets
from dinotable.core.contract import AnyGame
from dinotable.core.errors import RecordError, SetupError
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.record import read_record
from dinotable.core.replay import replay
from dinotable.words import LANGUAGES
from dinotable.words.rules import find_rule, rules_text
from tests.conformance import laws
from tests.conformance.spots import DEEP, PLAIN, Spot, all_games, random_game, spots_of, words

GAMES = all_games()
RANDOM_BOXES = DEEP or (2 if PLAIN else 4)
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def told(game, item, language="en"):
    """What an item is, in words."""
    return words(game, language)(item.about, of=item.of, players=item.players())


def ends(item):
    """Its lowest and highest value, or every word."""
    if isinstance(item, Number):
        return [str(item.low), str(item.high)]
    return item.values if isinstance(item, Word) else []


def made(game: AnyGame, changes: dict[str, str]) -> Box | None:
    """None where these values do not fit together."""
    try:
        return game.change_box(changes)
    except SetupError as error:
        assert str(error), "a box is refused without a reason"
        return None


def random_box(game: AnyGame, seed: int) -> Box:
    """Each item is somewhere between its bounds with some chance; what does not fit together is tried again."""
    generator = Generator(seed)
    while True:
        changes = {}
        for item in game.items():
            if isinstance(item, Number) and generator.below(4) == 0:
                changes[item.path] = str(item.low + generator.below(item.high - item.low + 1))
        box = made(game, changes)
        if box:
            return box


@each_game
def test_every_game_has_numbers_to_change_and_the_usual_box_is_the_one_without_changes(game):
    assert game.items()
    assert game.make_box({}).hash() == game.box.hash()
    assert game.make_box({}).changed == game.box.changed == {}


@each_game
def test_items_are_named_bounded_and_cited(game):
    paths = [item.path for item in game.items()]
    assert len(set(paths)) == len(paths)
    texts = [rules_text(game.id, language, game.words) for language in LANGUAGES]
    for item in game.items():
        assert re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)*", item.path), item.path
        assert item.path.partition(".")[0] not in ("game", "name", "options"), item.path
        assert item.read(item.usual) == item.usual, item.path
        assert not item.players() or game.fewest <= item.players() <= game.most, item.path
        assert all(text and find_rule(text, item.rule) for text in texts), f"{item.path}: no rule {item.rule}"
        if isinstance(item, Number):
            assert item.low <= int(item.usual) <= item.high, item.path
            for wrong in (item.low - 1, item.high + 1, "x", "", "1.5"):
                with pytest.raises(SetupError, match=item.path):
                    item.read(str(wrong))


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_items_have_words_of_their_own(game, language):
    said = [told(game, item, language) for item in game.items()]
    assert all(said)
    twice = {each for each in said if said.count(each) > 1}
    assert not twice


@each_game
def test_each_item_can_be_changed_alone_or_says_why_not(game):
    changed = 0
    for item in game.items():
        for value in ends(item):
            box = made(game, {item.path: value})
            if box and value != item.usual:
                changed += 1
                assert box.changed == {item.path: value}, item.path
                assert box.hash() != game.box.hash(), item.path
    assert changed > 0


@each_game
def test_a_path_that_is_not_there_is_refused_with_the_nearest(game):
    path = game.items()[0].path
    with pytest.raises(SetupError, match=re.escape(path.rpartition(".")[0] or path)):
        game.change_box({f"{path}x": "1"})


@each_game
def test_a_box_is_the_same_from_its_file_its_words_its_record_and_its_pickle(game):
    for seed in range(RANDOM_BOXES):
        box = random_box(game, seed)
        box.variant = "Long nights"
        for only_changed in (False, True):
            file = file_text(game.id, game.items(), box, lambda item: told(game, item), only_changed)
            again = game.read_box(file)
            assert (again.hash(), again.changed, again.variant) == (box.hash(), box.changed, "Long nights")
        sets = read_sets([f"{path}={value}" for path, value in box.changed.items()])
        assert game.change_box(sets).hash() == box.hash()
        kept = pickle.loads(pickle.dumps(box))
        assert (kept.hash(), kept.changed, kept.variant) == (box.hash(), box.changed, "Long nights")
        journal = Journal(game, game.setup(game.fewest, box=box))
        record = journal.record()
        for data in (record.text(), record.json()):
            read = read_record(data.encode())
            found = replay(game, read).setup.box
            assert (found.hash(), found.changed, found.variant) == (box.hash(), box.changed, "Long nights")


@each_game
def test_a_record_whose_changes_were_edited_is_refused(game):
    box = random_box(game, 1)
    record = Journal(game, game.setup(game.fewest, box=box)).record()
    item = next(item for item in game.items() if isinstance(item, Number) and item.path in box.changed)
    record.changed[item.path] = str(item.high + 1)
    with pytest.raises(RecordError, match=re.escape(item.path)):
        replay(game, read_record(record.text().encode()))


@each_game
def test_values_for_each_number_of_players_can_be_set_at_once(game):
    several = [item for item in game.items() if item.players()]
    for path in {item.path.rpartition(".")[0] for item in several}:
        low = next(item for item in several if item.path.startswith(f"{path}.") and isinstance(item, Number)).low
        assert set(read_changes(game.items(), {path: str(low)}).values()) <= {str(low)}


@lru_cache(maxsize=1)
def spots(game: AnyGame, number: int) -> list[Spot]:
    seats = game.fewest + number % (game.most - game.fewest + 1)
    return spots_of(game, game.setup(seats, box=random_box(game, number)), 1, 3)


@pytest.mark.parametrize("law", [*laws.CHEAP, *laws.COSTLY], ids=lambda law: law.__name__)
@pytest.mark.parametrize("number", range(RANDOM_BOXES))
@each_game
def test_the_laws_hold_with_any_box(game, number, law):
    for spot in spots(game, number):
        law(spot)


@pytest.mark.parametrize("law", laws.WHOLE_GAMES, ids=lambda law: law.__name__)
@each_game
def test_laws_over_whole_games_hold_with_any_box(game, law):
    box = random_box(game, 7)
    law(game, game.setup(game.most, box=box), 7)


@each_game
def test_a_game_with_each_item_at_its_ends_is_played_to_the_end(game):
    """At the fewest players or at those that the item is for."""
    for number, item in enumerate(game.items()):
        for value in ends(item)[:: 1 if not PLAIN else 2]:
            box = made(game, {item.path: value})
            if box:
                seats = item.players() or (game.fewest, game.most)[number % 2]
                setup = game.setup(seats, box=box)
                done = random_game(game, setup, number)
                assert len(done) <= game.longest(setup), item.path
