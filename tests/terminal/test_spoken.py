"""Moves in the language of the table: every one is told in its own words, and found again however it is typed."""

import re
from functools import cache

import pytest

from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.seats import CHANCE
from dinotable.core.vocabulary import words_of
from dinotable.games import GAMES, find
from dinotable.terminal.commands import COMMANDS, spoken_words
from dinotable.terminal.spoken import Spoken
from dinotable.words import fold, speaker
from examples.magpies import GAME as MAGPIES
from tests.conformance.spots import random_action
from tests.docs.pages import ROOT
from tests.words.test_words import ONLY_OF_CHANCE

NEVER_SAID = {("value", "plain")}
"""CD6.7: a dinosaur that has not bred is moved without a word for it."""
POSITIONS = 500
"""Of each game, in which a person decides."""


@cache
def french(game) -> Spoken:
    return Spoken(game, speaker("fr", [game.words]))


def commands() -> set[str]:
    return set(COMMANDS) | {fold(word) for word in spoken_words(speaker("fr", [])).values()}


def words_in(game, role: str) -> list[str]:
    """Every word of a role in a game's notation."""
    kinds = game.actions.kinds
    if role == "kind":
        return [kind.word for kind in kinds]
    if role == "lead":
        return list(dict.fromkeys(field.lead for kind in kinds for field in kind.fields if field.lead))
    return list(dict.fromkeys(word for kind in kinds for word in words_of(kind)))


def decisions(game, count: int):
    """What people may do, position by position of random games; the number of players turns."""
    generator, seats = Generator(5), game.fewest
    while True:
        state = game.new(game.setup(seats))
        while game.to_act(state):
            for seat in seats_to_act(game, state):
                if seat != CHANCE:
                    yield legal_actions(game, state, seat)
                    count -= 1
                    if not count:
                        return
            game.apply(state, *random_action(game, state, generator), None)
        seats = seats + 1 if seats < game.most else game.fewest


@pytest.mark.parametrize("place", GAMES)
def test_every_legal_move_has_a_text_of_its_own_that_is_read_back(place):
    game = find(place)
    spoken, english = french(game), game.actions.text
    pick = Generator(9)
    for legal in decisions(game, POSITIONS):
        texts = [spoken.text(action) for action in legal]
        assert len({fold(text) for text in texts}) == len(legal)
        assert [spoken.parse([], text) for text in texts] == legal
        at = int(pick.below(len(legal)))
        for typed in (texts[at], fold(texts[at]), texts[at].upper(), english(legal[at])):
            assert spoken.read(legal, typed).moves == [legal[at]], typed


@pytest.mark.parametrize("place", GAMES)
@pytest.mark.parametrize("role", ["kind", "lead", "value"])
def test_french_words_are_single_and_mistaken_for_no_other(place, role):
    game = find(place)
    spoken = french(game)
    said = {word: spoken.word(role, word) for word in words_in(game, role)}
    for word, french_word in said.items():
        assert re.fullmatch(r"[a-zà-ÿ]+(-[a-zà-ÿ\d]+)*", french_word), french_word
        # The notation's words are understood too: neither the word nor its start is another one's.
        for other, other_word in said.items():
            if other != word:
                assert fold(french_word) != fold(other_word)
                assert not fold(french_word).startswith(other), f"{other} begins {french_word}, which is {word}"


@pytest.mark.parametrize("place", GAMES)
def test_a_lead_is_no_value(place):
    game = find(place)
    spoken = french(game)
    leads, values = ({fold(spoken.word(role, word)) for word in words_in(game, role)} for role in ("lead", "value"))
    assert not leads & values


@pytest.mark.parametrize("place", GAMES)
def test_no_french_move_is_also_a_command(place):
    """A move would come first, and the command would need a colon. docs/notation.md says that there is none."""
    game = find(place)
    spoken = french(game)
    moves = {fold(spoken.word("kind", word)) for word in words_in(game, "kind")}
    assert moves & commands() == set()


# A command typed whole comes before a word value said without its kind, so such a card is named with it.
@pytest.mark.parametrize(
    ("place", "hidden"), [(place, {"log"} if place == "happy-little-dinosaurs" else set()) for place in GAMES]
)
def test_values_that_are_also_commands(place, hidden):
    game = find(place)
    spoken = french(game)
    values = {form for word in words_in(game, "value") for form in (word, fold(spoken.word("value", word)))}
    assert values & commands() == hidden


def test_in_english_and_without_words_the_notation_is_said():
    for spoken in (french(MAGPIES), Spoken(find("food"), speaker("en", [find("food").words]))):
        texts = ("peek at 1", "offer ring", "done") if spoken.game is MAGPIES else ("hunt fox on 5", "pass")
        for text in texts:
            assert spoken.text(spoken.game.actions.parse(text)) == text


@pytest.mark.parametrize(
    ("place", "notation", "said"),
    [
        ("ciao", "migrate 2.3 to 2.4", "migrer 2.3 vers 2.4"),
        ("ciao", "migrate 2.3 to 2.4 bred", "migrer 2.3 vers 2.4 reproduit"),
        ("gods", "hunt 12 to 15 eating 13 15", "chasser 12 vers 15 mangeant 13 15"),
        ("happy", "choose juice", "choisir jus"),
        ("happy", "not-mine to 1", "pas-à-moi pour 1"),
        ("happy", "choose ?", "choisir ?"),
        ("food", "exchange beetle for 4", "échanger scarabée contre 4"),
    ],
)
def test_moves_in_french(place, notation, said):
    game = find(place)
    assert french(game).text(game.actions.parse(notation)) == said


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ech", "exchange hedgehog for 4"),
        ("échanger héris 4", "exchange hedgehog for 4"),
        ("echanger hedgehog for 4", "exchange hedgehog for 4"),
        ("exch hedgehog contre 4", "exchange hedgehog for 4"),
        ("herisson", "exchange hedgehog for 4"),
        ("chasser loup", "hunt wolf on 3"),
        ("hu wo", "hunt wolf on 3"),
        ("pa", "pass"),
    ],
)
def test_shortened_in_either_language_and_mixed(typed, meant):
    game = find("food")
    legal = [
        game.actions.parse(text) for text in ("exchange hedgehog for 4", "hunt wolf on 3", "hunt bear on 3", "pass")
    ]
    found = french(game).read(legal, typed)
    assert [game.actions.text(action) for action in found.moves] == [meant]


def test_starts_are_taken_in_the_language_of_the_table_first():
    game = find("ciao")
    legal = [game.actions.parse(text) for text in ("play", "draw")]
    assert french(game).read(legal, "p").moves == [game.actions.parse("draw")]
    assert french(game).read(legal, "pl").moves == [game.actions.parse("play")]


def test_completion_speaks_french_and_follows_what_was_typed_without_accents():
    game = find("food")
    spoken = french(game)
    legal = [game.actions.parse(text) for text in ("exchange hedgehog for 4", "eat 3", "discard hedgehog", "pass")]
    assert spoken.next_words(legal, [], "de") == ["défausser", "dévorer"]
    assert spoken.next_words(legal, ["echanger"], "he") == ["hérisson"]
    assert spoken.next_words(legal, ["échanger", "hérisson"], "") == ["contre"]
    assert spoken.next_words(legal, [], "disc") == ["discard"]


@pytest.mark.parametrize("place", GAMES)
def test_the_page_on_notation_lists_the_french_words(place):
    game = find(place)
    spoken = french(game)
    kinds = [kind for kind in game.actions.kinds if kind.word not in ONLY_OF_CHANCE[place]]
    leads = dict.fromkeys(field.lead for kind in kinds for field in kind.fields if field.lead)
    values = dict.fromkeys(word for kind in kinds for word in words_of(kind))
    said = {"kind": [kind.word for kind in kinds], "lead": leads, "value": values}
    cells = [
        ", ".join(f"{word} *{spoken.word(role, word)}*" for word in words if (role, word) not in NEVER_SAID) or "–"
        for role, words in said.items()
    ]
    row = f"| {speaker('fr', [game.words])(f'{game.id}-title')} | {' | '.join(cells)} |"
    assert row in (ROOT / "docs" / "notation.md").read_text(encoding="utf-8").splitlines(), row
