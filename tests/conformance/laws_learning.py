"""Laws of what programs that learn are given: observations, and actions spelled in numbers."""

from dinotable.core.buffer import Buffer
from dinotable.core.contract import AnyGame
from dinotable.core.episode import Episode
from dinotable.core.generator import Generator
from dinotable.core.play import derived_digest, digest, legal_actions
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from dinotable.core.state import State
from dinotable.core.tensor import Tensor
from tests.conformance.spots import Spot, witness

MOST_NUMBERS = 3000
MOST_LETTERS = 12


def spelled(game: AnyGame, state: State, seat: int) -> dict[tuple[int, ...], int]:
    """The legal actions of a seat by their words."""
    words = {}
    for action in legal_actions(game, state, seat):
        word = Buffer()
        game.spelling().spell(state, seat, action, word)
        words[tuple(word.listed())] = action
    return words


def observed(game: AnyGame, state: State, seat: int) -> bytes:
    tensor = Tensor(1, game.observation().size)
    tensor.begin(0)
    game.observation().write(game.view(state, seat), Buffer(), tensor)
    return bytes(tensor.items)


def law_spelling(spot: Spot) -> None:
    """Every legal action has a word of its own, in numbers there are; none begins with another; it tells nothing hidden."""
    game, state = spot.game, spot.state
    before = digest(state), derived_digest(state)
    size = game.spelling().size
    assert 0 < size <= MOST_NUMBERS, spot.says(f"{size} numbers")
    for seat in spot.to_act():
        if seat == CHANCE:
            continue
        words = spelled(game, state, seat)
        assert len(words) == len(legal_actions(game, state, seat)), spot.says("two actions have one word")
        for word in words:
            assert 0 < len(word) <= MOST_LETTERS and min(word) >= 0 and max(word) < size, spot.says(f"the word {word}")
        beginnings = {word[:length] for word in words for length in range(1, len(word))}
        assert not beginnings & set(words), spot.says("a word begins with another")
        world = game.imagine(game.view(state, seat), spot.generator())
        assert spelled(game, world, seat) == words, spot.says(f"seat {seat}: a word depends on what is hidden")
    assert (digest(state), derived_digest(state)) == before, spot.says("spelling changed the state")


def law_observation(spot: Spot) -> None:
    """An observation depends on the view alone, leaves it as it is, and has fields with different names."""
    game, state = spot.game, spot.state
    fields = game.observation().fields
    assert len({field.name for field in fields}) == len(fields), spot.says("two fields have one name")
    for seat in range(spot.setup.seats):
        first = observed(game, state, seat)
        assert observed(game, spot.twin(), seat) == first, spot.says("it changes from one time to the next")
        world = game.imagine(game.view(state, seat), spot.generator())
        assert observed(game, world, seat) == first, spot.says(f"seat {seat}: it tells more than the view")


def law_episode(game: AnyGame, setup: Setup, seed: int) -> None:
    """A game can be played in numbers: the word of any legal action does it and nothing else, and every number of a mask
    leads to one."""
    generator = Generator(seed)
    episode = Episode(game, setup, Generator(seed))
    episode.keeps = True
    episode.begin()
    for count in range(game.longest(setup)):
        if episode.seat < 0:
            break
        where = witness(game, setup, episode.done)
        legal = episode.legal.listed()
        action = legal[generator.below(len(legal))]
        if count % 5 == 0:
            assert_reaches_all(episode, legal, where)
        for number in episode.word_of(action):
            assert number >= 0 and number in episode.numbers() and episode.can_say(number), where
            done = len(episode.done)
            episode.say(number)
        seat_and_action = next(each for each in episode.done[done:] if each[0] != CHANCE)
        assert seat_and_action[1] == action, f"{game.actions.text(action)} was not done\n{where}"
    assert episode.seat < 0 and game.outcome(episode.state) is not None, "it does not end"
    assert abs(sum(episode.returns())) < 1e-9, episode.returns()
    state = game.new(setup)
    for seat, action in episode.done:
        game.apply(state, seat, action, None)
    assert digest(state) == digest(episode.state), witness(game, setup, episode.done)


def assert_reaches_all(episode: Episode, legal: list[int], where: str) -> None:
    """Each number of the mask is the first of a word."""
    firsts = {episode.word_of(action)[0] for action in legal}
    assert firsts == set(episode.numbers()), where
    assert all(not episode.can_say(number) for number in range(int(episode.spelling.size)) if number not in firsts), (
        where
    )
