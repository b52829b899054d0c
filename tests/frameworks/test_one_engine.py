"""One engine behind every door: the same games, with a table's luck, give the same state hashes wherever they are played.

A door plays a course and says which hash the state had after how many actions. Where chance plays by itself that is known
only when a seat is asked again, so a door may leave numbers out, but none after which a seat is asked.
"""

from collections.abc import Callable

import pytest

import dinotable
from dinotable.bots.contract import Bot
from dinotable.core.chance import Luck, seed_from
from dinotable.core.episode import Episode
from dinotable.core.generator import Generator
from dinotable.core.play import digest
from dinotable.core.record import read_record
from dinotable.core.seats import CHANCE
from dinotable.lab.gymnasium import GameEnv
from dinotable.lab.pettingzoo import raw_env
from dinotable.terminal.replaying import Viewer
from dinotable.terminal.screen import Screen
from dinotable.words import speaker
from tests.frameworks.course import Course, a_course
from tests.frameworks.games import ALL, a_game

Hashes = dict[int, str]
"""After how many actions."""
SEED = 11


def through_library(course: Course) -> Hashes:
    match = dinotable.new(course.game, course.seats, seed=course.number)
    hashes = {match.line: digest(match.state)}
    for line, (seat, _) in enumerate(course.done):
        if seat != CHANCE:
            match.play(seat, course.text(line))
            hashes[match.line] = digest(match.state)
    assert match.record.lines == course.record().lines
    return hashes


def through_terminal(course: Course) -> Hashes:
    """`dinotable replay`: the record as it is kept in a file, line by line."""
    record = read_record(course.record().text().encode())
    viewer = Viewer(course.game, record, None, None, speaker("en", [course.game.words]), Screen())
    return {at: digest(viewer.after(at).state) for at in range(len(record.lines) + 1)}


def through_episode(course: Course) -> Hashes:
    episode = Episode(course.game, course.game.setup(course.seats), Generator(course.number))
    episode.luck, episode.keeps = Luck(seed_from(course.number)), True
    episode.begin()
    hashes = {len(episode.done): digest(episode.state)}
    for line, numbers in course.said.items():
        episode.turn_to(course.done[line][0])
        for number in numbers:
            episode.say(number)
        hashes[len(episode.done)] = digest(episode.state)
    return hashes


def through_openspiel(course: Course) -> Hashes:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("dinotable.lab.openspiel")
    state = pyspiel.load_game(f"dinotable(game={course.place},players={course.seats})").new_initial_state()
    hashes = {0: digest(state.world)}
    for line, (seat, _) in enumerate(course.done):
        if state.is_chance_node() and seat != CHANCE:
            state.apply_action(state.string_to_action(f"seat {seat} is asked"))
        assert seat == CHANCE or state.current_player() == seat, f"before line {line}"
        for number in course.said.get(line) or [state.string_to_action(course.text(line))]:
            state.apply_action(number)
        hashes[line + 1] = digest(state.world)
    assert state.is_terminal()
    return hashes


def through_pettingzoo(course: Course) -> Hashes:
    env = raw_env(course.game, course.seats)
    env.reset(seed=1, options={"luck": seed_from(course.number)})
    hashes = {}
    for line, numbers in course.said.items():
        hashes[line] = digest(env.numbered.episode.state)
        env.ask(env.possible_agents[course.done[line][0]])
        for number in numbers:
            env.step(number)
    return hashes | {len(course.done): digest(env.numbered.episode.state)}


def through_gymnasium(course: Course) -> Hashes:
    """One seat says its numbers, the others are bots that do what the course says."""
    env = GameEnv(course.game, course.seats, seat=course.done[min(course.said)][0])
    episode = env.numbered.episode
    hashes = {}

    class Follower(Bot):
        def choose(self, view, legal, generator, budget) -> int:
            hashes[begun()] = digest(episode.state)
            return course.done[begun()][1]

    before = episode.actions

    def begun() -> int:
        return int(episode.actions - before)

    env.opponents = [Follower()] * (course.seats - 1)
    env._sit_down()
    env.reset(seed=1, options={"luck": seed_from(course.number)})
    episode.generator = Generator(course.number)  # who is asked in windows
    while episode.seat >= 0:
        line = begun()
        hashes[line] = digest(episode.state)
        for number in course.said[line]:
            env.step(number)
    # Where a bot has no choice it is not asked.
    forced = {line: course.hashes[line] for line in course.forced if line not in hashes}
    return forced | hashes | {begun(): digest(episode.state)}


DOORS: dict[str, Callable[[Course], Hashes]] = {
    "library": through_library,
    "terminal": through_terminal,
    "episode": through_episode,
    "openspiel": through_openspiel,
    "pettingzoo": through_pettingzoo,
    "gymnasium": through_gymnasium,
}


@pytest.fixture(scope="module", params=ALL)
def course(request: pytest.FixtureRequest) -> Course:
    game = a_game(request.param)
    place = "examples.magpies:GAME" if request.param == "magpies" else request.param
    return a_course(game, place, game.fewest + 1, SEED)


def assert_same(course: Course, hashes: Hashes, is_whole: bool = True) -> None:
    for actions, found in hashes.items():
        assert found == course.hashes[actions], f"after {actions} actions of {course.game.id}"
    last = len(course.done) if is_whole else max(hashes)
    asked = [line for line in course.said if line <= last] + [last]
    assert set(asked) <= set(hashes), "some moments are missing"


@pytest.mark.parametrize("door", DOORS)
def test_a_game_is_the_same_through_every_door(course: Course, door: str) -> None:
    assert_same(course, DOORS[door](course))


def test_a_game_is_the_same_on_the_page(course: Course, tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("httpx", reason="a server is tried with httpx")
    from tests.frameworks.page import through_page  # noqa: PLC0415

    assert_same(course, through_page(course, tmp_path, monkeypatch), is_whole=False)
