"""In a window all keep to the order that was drawn for it: people at the keyboard and bots alike."""

import io
from collections import Counter

import pytest
from rich.console import Console

from dinotable.core.chance import Luck, seed_from
from dinotable.core.journal import Journal
from dinotable.core.play import seats_to_act
from dinotable.terminal.asking import until_asked
from dinotable.terminal.screen import Screen
from dinotable.terminal.session import Session
from dinotable.words import speaker
from examples.magpies import GAME
from examples.magpies.state import CHOOSE


def session_of(words: list[str], seed: int) -> Session:
    journal = Journal(GAME, GAME.setup(len(words)), Luck(seed_from(seed)))
    journal.names = [f"{word} {seat}" for seat, word in enumerate(words)]
    screen = Screen(Console(file=io.StringIO()))
    session = Session(GAME, journal, words, speaker("en", [GAME.words]), screen)
    session.start()
    return session


@pytest.mark.parametrize("words", [["me", "random", "random"], ["me", "me", "random"]])
def test_nobody_is_always_asked_last_in_a_window(words: list[str]) -> None:
    still_owing: Counter[int] = Counter()
    firsts: Counter[int] = Counter()
    for seed in range(12):
        session = session_of(words, seed)
        while seats := until_asked(session):
            state = session.journal.state
            owing = seats_to_act(GAME, state)
            if GAME.is_window(state):
                assert len(seats) == 1
                still_owing[len(owing)] += 1
                if len(owing) == len(words):
                    firsts[seats[0]] += 1
            elif state.table.phase == CHOOSE:
                # A secret choice waits for nobody.
                assert seats == owing
            session.act(seats[0], session.table.legal(seats[0])[0])
    # Before, the bots had always answered; and of the people the first seat was always asked first.
    assert set(still_owing) == {1, 2, 3}
    assert set(firsts) == {seat for seat, word in enumerate(words) if word == "me"}
