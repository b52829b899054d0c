"""Each law fails for a game that was broken on purpose against it: so no law holds for the wrong reason."""

from pathlib import Path

import pytest

from dinotable.core import contract
from dinotable.core.seats import SPECTATOR
from examples.magpies import GAME
from examples.magpies.state import CHOOSE
from tests.conformance import laws
from tests.conformance.broken import BROKEN, WithoutWords
from tests.conformance.laws_play import law_pieces
from tests.conformance.spots import random_game, spots_of
from tests.worlds import knowledge_of
from tests.worlds.enumeration import law_all_worlds, law_draws
from tests.worlds.lockstep import law_two_worlds

LAWS = [*laws.CHEAP, *laws.COSTLY, *laws.REFLECTING, *laws.WHOLE_GAMES, *laws.WORDS]
LAWS += [law_pieces, law_two_worlds, law_all_worlds, law_draws]
ROOT = Path(__file__).parent.parent.parent

plain_only = pytest.mark.skipif(
    not str(contract.__file__).endswith(".py"),
    reason="the broken versions are subclasses of a game that is compiled here",
)


def try_law(law, game, games=20):
    """The law over so much of the game that a breach must show."""
    setup = game.setup(3)
    if law in laws.WORDS:
        law(game)
    elif law in laws.WHOLE_GAMES:
        for seed in range(games):
            law(game, setup, seed)
    elif law is law_pieces:
        for seed in range(games):
            law(game, setup, seed, knowledge_of(game).pieces)
    elif law is law_two_worlds:
        for seed in range(games):
            for viewer in (0, 1, 2, SPECTATOR):
                law(game, setup, viewer, seed)
    elif law is law_draws:
        law(game, 2000)
    elif law is law_all_worlds:
        for seed in range(games):
            law(game, game.setup(2), place_to_imagine(seed), 0, 200)
    else:
        for spot in spots_of(game, setup, games // 2, 10):
            law(spot)


def place_to_imagine(seed):
    """Where all have chosen but one, in the second round."""
    setup = GAME.setup(2)
    state, done = GAME.new(setup), random_game(GAME, setup, seed)
    for at, (seat, action) in enumerate(done):
        if state.table.round == 1 and state.table.phase == CHOOSE and state.table.answered:
            return done[:at]
        GAME.apply(state, seat, action, None)
    raise AssertionError("every game has a second round")


@plain_only
@pytest.mark.parametrize(("law", "broken"), BROKEN, ids=[f"{law.__name__}-{game.__name__}" for law, game in BROKEN])
def test_a_broken_game_is_caught(law, broken, tmp_path):
    game = broken()
    if isinstance(game, WithoutWords):
        game.in_folder(tmp_path)
    with pytest.raises(AssertionError) as caught:
        try_law(law, game)
    assert str(caught.value), "a law says what is wrong"


@plain_only
@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
def test_the_whole_game_is_not_caught(law):
    try_law(law, GAME, games=2)


def test_every_law_has_a_broken_game_and_stands_in_the_docs():
    text = (ROOT / "docs" / "contract-laws.md").read_text(encoding="utf-8")
    for law in LAWS:
        assert any(law is other for other, _ in BROKEN), f"nothing breaks {law.__name__}"
        assert f"`{law.__name__}`" in text, f"{law.__name__} is not in docs/contract-laws.md"
    for law, game in BROKEN:
        row = next(line for line in text.split("\n") if f"`{law.__name__}`" in line)
        assert f"`{game.__name__}`" in row, f"{game.__name__} is not in the row of {law.__name__}"
