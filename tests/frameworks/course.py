"""A whole game with a table's luck: what was done, in which numbers, and the state's hash after every action."""

from dataclasses import dataclass, field

from dinotable.core.chance import Luck, seed_from
from dinotable.core.contract import AnyGame
from dinotable.core.episode import Episode
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import digest
from dinotable.core.record import Record
from dinotable.core.seats import CHANCE


@dataclass
class Course:
    game: AnyGame
    place: str
    """By which the game is named: its id, or where it lies."""
    seats: int
    number: int
    """Of its seed, and of the generator that says who is asked in a window."""
    done: list[tuple[int, int]] = field(default_factory=list)
    """Seat and action; what chance does too."""
    said: dict[int, list[int]] = field(default_factory=dict)
    """For the action of a seat with this number, from 0: the numbers it was said in."""
    forced: set[int] = field(default_factory=set)
    """Those of them that were the only legal one."""
    hashes: list[str] = field(default_factory=list)
    """At the start and after every action."""

    def text(self, line: int) -> str:
        return self.game.actions.text(self.done[line][1])

    def record(self) -> Record:
        journal = Journal(self.game, self.game.setup(self.seats), Luck(seed_from(self.number)))
        for seat, action in self.done:
            if seat == CHANCE:
                assert journal.luck.draw(self.game, journal.state) == action
            journal.act(seat, action)
        return journal.record(with_seed=True)


def a_course(game: AnyGame, place: str, seats: int, number: int) -> Course:
    """Played at random."""
    course = Course(game, place, seats, number)
    setup = game.setup(seats)
    episode = Episode(game, setup, Generator(number))
    episode.luck, episode.keeps = Luck(seed_from(number)), True
    chooser = Generator(number + 1)
    episode.begin()
    while episode.seat >= 0:
        legal = episode.legal.listed()
        word = episode.word_of(legal[chooser.below(len(legal))])
        course.said[len(episode.done)] = word
        if len(legal) == 1:
            course.forced.add(len(episode.done))
        for letter in word:
            episode.say(letter)
    course.done = list(episode.done)
    state = game.new(setup)
    course.hashes = [digest(state)]
    for seat, action in course.done:
        game.apply(state, seat, action, None)
        course.hashes.append(digest(state))
    return course
