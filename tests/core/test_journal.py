"""A game under way: what may be taken back, what stays, and who sees which line."""

import pytest

from dinotable.core.chance import Luck, seed_from
from dinotable.core.errors import DinotableError, IllegalAction
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.order import asked
from dinotable.core.play import chance_acts, digest, foresee, legal_actions, seats_to_act
from dinotable.core.replay import replay
from dinotable.core.seats import CHANCE, SPECTATOR
from examples.magpies import GAME
from examples.magpies.actions import DONE, DRAW, HOP, OFFER, PASS, PEEK
from tests.conformance.spots import random_action


def dealt(seats=3):
    journal = Journal(GAME, GAME.setup(seats), Luck(seed_from(5)))
    journal.settle()
    return journal


def at_turn(seats=3):
    """The winner is to spend points."""
    journal = dealt(seats)
    for seat in range(seats):
        journal.act(seat, legal_actions(GAME, journal.state, seat)[0])
    for seat in range(seats):
        journal.act(seat, PASS.pack0())
    return journal, int(journal.state.table.winner)


def test_a_draw_cannot_be_taken_back():
    journal = dealt()
    assert journal.undoable(CHANCE) == 0
    with pytest.raises(DinotableError, match="can take back 0 actions"):
        journal.undo(CHANCE)


def test_answers_of_others_neither_block_an_undo_nor_go_with_it():
    journal = dealt()
    first = legal_actions(GAME, journal.state, 0)[0]
    alone = dealt()
    alone.act(1, legal_actions(GAME, alone.state, 1)[0])
    journal.act(0, first)
    journal.act(1, legal_actions(GAME, journal.state, 1)[0])
    assert [journal.undoable(seat) for seat in range(3)] == [1, 1, 0]
    journal.undo(0)
    assert digest(journal.state) == digest(alone.state)
    assert [journal.undoable(seat) for seat in range(3)] == [0, 1, 0]
    journal.act(0, first)
    assert journal.undoable(0) == 1


def test_a_reveal_ends_every_undo():
    journal = dealt()
    for seat in range(3):
        journal.act(seat, legal_actions(GAME, journal.state, seat)[0])
    assert [journal.undoable(seat) for seat in range(3)] == [0, 0, 0]


def test_a_step_is_taken_back_action_by_action_up_to_a_look():
    journal, winner = at_turn()
    start = digest(journal.state)
    journal.act(winner, HOP.pack(0))
    middle = digest(journal.state)
    journal.act(winner, HOP.pack(1))
    assert journal.undoable(winner) == 2
    journal.undo(winner)
    assert digest(journal.state) == middle
    journal.undo(winner)
    assert digest(journal.state) == start
    journal.act(winner, PEEK.pack((winner + 1) % 3))
    assert journal.undoable(winner) == 0


def test_more_than_there_is_cannot_be_taken_back():
    journal, winner = at_turn()
    journal.act(winner, HOP.pack(0))
    for count in (0, -1, 2, 99):
        with pytest.raises(DinotableError, match="can take back 1 actions"):
            journal.undo(winner, count)
    assert journal.undoable(winner) == 1


def test_the_end_of_a_step_ends_its_undo():
    journal, winner = at_turn()
    journal.act(winner, HOP.pack(0))
    journal.act(winner, DONE.pack0())
    assert journal.undoable(winner) == 0


def test_an_undo_is_a_line_of_its_own():
    journal, winner = at_turn()
    before = len(journal.entries)
    journal.act(winner, HOP.pack(0))
    journal.undo(winner)
    lines = [journal.line(entry) for entry in journal.entries[before:]]
    assert lines == [f"{winner} hop left", f"{winner} undo 1"]


def test_draws_never_rewind():
    journal, winner = at_turn()
    drawn = dict(journal.luck.drawn)
    journal.act(winner, HOP.pack(0))
    journal.undo(winner)
    assert journal.luck.drawn == drawn


def test_a_refused_action_leaves_no_trace():
    journal = dealt()
    before = digest(journal.state), len(journal.entries)
    for seat, action in (
        (0, DONE.pack0()),
        (CHANCE, DRAW.pack(0)),
        (2, DRAW.pack(1)),
        (0, GAME.actions.parse("offer ?")),
    ):
        with pytest.raises(IllegalAction):
            journal.act(seat, action)
    assert (digest(journal.state), len(journal.entries)) == before


def test_lines_are_redacted_for_each_viewer():
    journal = dealt(2)
    first = journal.entries[0]
    card = GAME.actions.text(first.action)
    assert journal.line(first) == journal.line(first, 0) == f"* {card}"
    assert journal.line(first, 1) == journal.line(first, SPECTATOR) == "* draw ?"


def test_without_luck_chance_is_read_from_a_record():
    journal = Journal(GAME, GAME.setup(2))
    assert chance_acts(GAME, journal.state)
    with pytest.raises(DinotableError, match="read from a record"):
        journal.settle()


def test_a_preview_stops_at_what_it_would_show():
    journal, winner = at_turn()
    view = GAME.view(journal.state, winner)
    peek = foresee(GAME, view, [PEEK.pack((winner + 1) % 3), DONE.pack0()])
    assert (peek.events, peek.legal, peek.done) == ([], [], 1)
    hop = foresee(GAME, view, [HOP.pack(0)])
    assert hop.done == 1 and DONE.pack0() in hop.legal
    with pytest.raises(IllegalAction):
        foresee(GAME, view, [OFFER.pack(0)])


def state_before(journal, line):
    """By playing the lines in force again from the start: none was taken back before it."""
    again = Journal(GAME, journal.setup)
    for entry in journal.entries[:line]:
        again.act(entry.seat, entry.action)
    return digest(again.state)


def test_going_back_gives_the_state_before_that_line():
    for target in range(80):
        journal = dealt()
        generator = Generator(target)
        while len(journal.entries) < 90 and GAME.to_act(journal.state):
            seat, action = random_action(GAME, journal.state, generator)
            journal.act(seat, action)
            journal.settle()
        if not GAME.to_act(journal.state) or not journal.can_go_back(target):
            continue
        count, drawn = len(journal.entries), dict(journal.luck.drawn)
        expected = state_before(journal, target)
        journal.back(1, target)
        assert digest(journal.state) == expected
        assert len(journal.entries) == count + 1 and journal.line(journal.entries[-1]) == f"1 back {target}"
        assert journal.luck.drawn == drawn, "no stream of chance goes back"
        assert not journal.can_go_back(target), "it is taken back already"
        assert replayed(journal) == digest(journal.state)


def replayed(journal):
    return digest(replay(GAME, journal.record(with_seed=True)).state)


def test_what_is_drawn_again_is_drawn_anew():
    differing = 0
    for seed in range(20):
        journal = Journal(GAME, GAME.setup(2), Luck(seed_from(seed)))
        journal.settle()
        first = len(journal.entries)
        lines = []
        for _ in range(2):
            begin = len(journal.entries)
            while journal.luck.drawn == {"pile": 4} or len(journal.entries) < begin + 8:
                seat, action = first_choice(journal)
                journal.act(seat, action)
                journal.settle()
            lines.append([journal.line(entry) for entry in journal.entries[begin:] if entry.seat == CHANCE])
            journal.back(0, first if len(lines) == 1 else begin)
        differing += lines[0] != lines[1]
        assert replayed(journal) == digest(journal.state)
    assert differing > 5


def first_choice(journal):
    seat = next(seat for seat in range(2) if legal_actions(GAME, journal.state, seat))
    return seat, legal_actions(GAME, journal.state, seat)[0]


def test_undo_stays_free_within_a_step_that_was_gone_back_to():
    journal, winner = at_turn()
    start = digest(journal.state)
    journal.act(winner, HOP.pack(0))
    journal.act(winner, HOP.pack(1))
    journal.back(winner, len(journal.entries) - 1)
    assert journal.undoable(winner) == 1
    assert journal.undoable_lines(winner) == [len(journal.entries) - 3]
    journal.undo(winner)
    assert digest(journal.state) == start


def test_a_note_changes_nothing():
    journal, winner = at_turn()
    before = digest(journal.state), journal.undoable(winner)
    journal.note(1, "lent search-2")
    journal.note(1, "taken")
    assert (digest(journal.state), journal.undoable(winner)) == before
    assert [journal.line(entry) for entry in journal.entries[-2:]] == ["# 1 lent search-2", "# 1 taken"]
    assert replayed(journal) == digest(journal.state)


def test_the_step_under_way_is_known_by_its_line_however_the_journal_got_there():
    """Played, looked ahead and adopted, copied: the line at which the step began, and who was asked then, are the same."""
    played, adopting = dealt(), dealt()
    for _ in range(60):
        if not GAME.to_act(played.state):
            break
        before = GAME.step(played.state)
        seat = seats_to_act(GAME, played.state)[0]
        action = legal_actions(GAME, played.state, seat)[0]
        ahead = adopting.branch()
        for one in (played, ahead):
            one.act(seat, action)
            one.settle()
        adopting.adopt(ahead)
        if GAME.step(played.state) != before:
            assert (played.step_line, played.step_asked) == (len(played.entries), GAME.to_act(played.state))
        for other in (adopting, played.copy()):
            assert (other.step_line, other.step_asked) == (played.step_line, played.step_asked)
            assert asked(other) == asked(played)
    line = played.back_lines()[-1]
    played.back(0, line)
    assert played.step_line == len(played.entries), "what was taken back is asked anew"
