"""Why the others did what they did: every turn of theirs, from the eyes of one seat, and nothing that was taken back."""

import random

import pytest

from dinotable.core.chance import Luck, seed_from
from dinotable.core.journal import Journal
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.games import GAMES, load
from dinotable.library.tell import teller_of
from dinotable.table.explaining import ExplainJob, explain_turns
from dinotable.table.variant import SetupWords
from dinotable.words import LANGUAGES


def played(game, seats, seed, decisions):
    """A journal of random play, with something taken back now and then."""
    choose = random.Random(seed)
    journal = Journal(game, game.setup(seats), Luck(seed_from(seed)))
    journal.settle()
    for _ in range(decisions):
        asked = seats_to_act(game, journal.state)
        if not asked:
            break
        seat = choose.choice(asked)
        journal.act(seat, choose.choice(legal_actions(game, journal.state, seat)))
        if choose.random() < 0.1 and journal.undoable(seat):
            journal.undo(seat)
        journal.settle()
    return journal


def explained(journal, viewer, since=0):
    lines = [journal.line(entry) for entry in journal.entries]
    game = journal.game
    return explain_turns(ExplainJob(GAMES[game.id], "t", SetupWords(3), lines, viewer, since)).turns


@pytest.mark.parametrize("name", list(GAMES))
def test_turns_of_the_others_are_explained_in_both_languages(name):
    game = load(GAMES[name])
    journal = played(game, 3, seed=4, decisions=60)
    turns = explained(journal, viewer=1)
    assert {turn.seat for turn in turns} == {0, 2}
    gone = {line for entry in journal.entries for line in entry.taken_back}
    assert not gone & {turn.line for turn in turns}
    words = game.explainer().words
    for turn in turns:
        assert 1 <= len(turn.reasons) <= 3
        assert journal.entries[turn.line].seat == turn.seat
        for reason in turn.reasons:
            for language in LANGUAGES:
                assert teller_of(game, language, []).reason(words.from_fields(reason.fields), 1)


def test_only_what_came_since_is_explained():
    journal = played(load(GAMES["food-chain"]), 3, seed=4, decisions=40)
    later = explained(journal, viewer=0, since=60)
    assert later and all(turn.line >= 60 for turn in later)
    assert later == [turn for turn in explained(journal, viewer=0) if turn.line >= 60][-len(later) :]
    assert explained(journal, viewer=0, since=len(journal.entries)) == []
