"""Sentences from vocabularies: every kind of every game is told in both languages, and hidden things stay so."""

import pytest

from dinotable.core.buffer import Buffer
from dinotable.core.generator import Generator
from dinotable.core.playout import Tally, playout
from dinotable.core.seats import CHANCE
from dinotable.games import GAMES, find
from dinotable.library.tell import Teller, sentence
from dinotable.terminal.clean import clean, clean_name
from dinotable.terminal.styles import COLOURS, style_of
from dinotable.words import LANGUAGES, speaker
from examples.magpies import GAME
from examples.magpies.actions import DRAW, LOOKED, OFFER, PEEK

PLACES = [*GAMES, "examples.magpies:GAME"]


def teller(language="en", game=GAME):
    return Teller(game, speaker(language, [game.words]), [f"Zoé {seat}" for seat in range(8)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_every_kind_is_told_with_any_values(place, language):
    game = find(place)
    tell = teller(language, game)
    generator = Generator(1)
    sorts = (
        (game.actions, tell.action),
        (game.events, tell.event),
        (game.refusals, lambda one: tell.refusal(one).text),
    )
    for words, told in sorts:
        for kind in words.kinds:
            for _ in range(4):
                codes = [1 + int(generator.below(min(field.count, 2**30))) for field in kind.fields]
                assert told(kind.from_codes(codes)).strip()
            assert told(words.redact(kind.from_codes([1] * len(kind.fields)))).strip()


def test_fields_arrive_as_names_and_words():
    assert teller().action(PEEK.pack(1)) == "peeks at the hand of Zoé 1"
    assert teller("fr").action(OFFER.pack(3)) == "propose une bague"


def test_hidden_fields_are_told_as_hidden():
    hidden = GAME.actions.redact(OFFER.pack(3))
    assert teller().action(hidden) == "offers a card"
    assert teller().event(GAME.events.redact(LOOKED.pack3(0, 1, 3))) == "Zoé 0 sees a card in the hand of Zoé 1."


def test_chance_repeating_itself_is_told_once():
    from dinotable.core.journal import Entry  # noqa: PLC0415

    entries = [Entry(CHANCE, DRAW.pack(card), 0, 1) for card in (0, 0, 3, 0)]
    assert [line.text for line in teller().entries(entries, 0)] == [
        "Chance draws a twig. (× 3)",
        "Chance draws a ring.",
    ]
    assert [line.text for line in teller().entries(entries, 1)] == ["Chance draws a card. (× 4)"]


def test_names_and_texts_are_cleaned():
    assert clean("a\x1b[2Jb\u202ec\n") == "a[2Jbc"
    assert clean_name("  Zoé\t de\n la  Tour ") == "Zoé de la Tour"
    assert len(clean_name("é" * 99)) == 40
    assert sentence("Done") == "Done."
    assert sentence("Really?") == "Really?"


@pytest.mark.parametrize("place", PLACES)
def test_every_style_a_game_draws_in_has_a_colour(place):
    game = find(place)
    say = speaker("fr", [game.words])
    state, generator = game.new(game.setup(game.most)), Generator(1)
    drawn: set[str] = set()
    while game.to_act(state):
        playout(game, state, generator, Buffer(), Buffer(), Tally(), 29)
        for _, style in game.show(game.view(state, 0), say).canvas().cells.values():
            drawn |= set(style.split())
    assert drawn <= set(COLOURS)


def test_every_style_has_a_colour_that_rich_knows():
    for name in COLOURS:
        style_of(name)
    assert style_of("nobody-knows-this").color is None
    assert style_of("seat0 mark").reverse
    seats = [style_of(f"seat{seat}").color for seat in range(8)]
    assert len(set(seats)) == 8
