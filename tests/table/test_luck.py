"""What was luck, what was play: the sums, the draws, answers given together; and the moments that decided."""

import itertools
import time

import pytest

from dinotable.bots.luck import Course, Deed, Term, Values, shares_of
from dinotable.core.chance import Luck, seed_from
from dinotable.core.contract import AnyGame
from dinotable.core.generator import Generator
from dinotable.core.journal import Journal
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.seats import CHANCE
from dinotable.core.setup import Setup
from dinotable.games import GAMES, find
from dinotable.table import story as story_module
from dinotable.table.moments import Moment, Suspect, decisions_of, decisive, look_at, suspicious, weigh
from dinotable.table.story import Storyteller, Telling, draws_of
from dinotable.table.turns import deeds_of, turns_of
from dinotable.table.variant import setup_words

MAGPIES = "examples.magpies:GAME"


def played(game: AnyGame, setup: Setup, seed: int, undoes: bool = False) -> "Journal":  # type: ignore[type-arg]
    """At random; now and then somebody takes an action back and does it again."""
    journal = Journal(game, setup, Luck(seed_from(seed)))
    generator = Generator(seed)
    journal.settle()
    while seats := seats_to_act(game, journal.state):
        seat = seats[generator.below(len(seats))]
        legal = legal_actions(game, journal.state, seat)
        action = legal[generator.below(len(legal))]
        journal.act(seat, action)
        if undoes and journal.undoable(seat) and generator.below(4) == 0:
            journal.undo(seat)
            journal.act(seat, action)
        journal.settle()
    return journal


def passes_of(game: AnyGame, setup: Setup, course: Course, passes: int = 2) -> list[list[list[float]]]:
    """Any values will do where only the sums are looked at: but the last is the result, whoever asks."""
    values = Values(game, setup)
    made_up = Generator(1)
    rows = [[[made_up.below(1000) / 1000 for _ in range(setup.seats)] for _ in course.positions] for _ in range(passes)]
    for row in rows:
        row[-1] = values.of(course.positions[-1], 0)
    return rows


@pytest.mark.parametrize("name", [MAGPIES, *GAMES])
@pytest.mark.parametrize("seats", [2, 4])
def test_luck_and_play_add_up_to_the_result_exactly(name: str, seats: int) -> None:
    game = find(name)
    setup = game.setup(min(seats, game.most))
    for seed in range(3):
        journal = played(game, setup, seed, undoes=True)
        course = Course(game, setup, deeds_of(journal))
        outcome = game.outcome(journal.state)
        assert outcome is not None
        for seat, share in enumerate(shares_of(course.terms, passes_of(game, setup, course))):
            assert share.start + share.luck + share.own + share.others == pytest.approx(share.result, abs=1e-9)
            ahead = (
                sum((rank > outcome.ranks[seat]) + (rank == outcome.ranks[seat]) / 2 for rank in outcome.ranks) - 0.5
            )
            assert share.result == pytest.approx(ahead / (setup.seats - 1))


def test_values_are_the_same_each_time_and_differ_from_pass_to_pass() -> None:
    game = find(MAGPIES)
    setup = game.setup(2)
    course = Course(game, setup, deeds_of(played(game, setup, 2)))
    values = Values(game, setup)
    first = [values.of(position, 0) for position in course.positions]
    assert first == [Values(game, setup).of(position, 0) for position in course.positions]
    assert first != [values.of(position, 1) for position in course.positions]
    assert all(sum(value) == pytest.approx(1.0) for value in first), "what one gains another loses"


def test_what_was_taken_back_counts_for_nobody() -> None:
    game = find(MAGPIES)
    setup = game.setup(3)
    clean, messy = played(game, setup, 5), played(game, setup, 5, undoes=True)
    assert len(messy.entries) > len([entry for entry in messy.entries if not entry.undone])
    for journal in (clean, messy):
        state = game.new(setup)
        for deed in deeds_of(journal):
            game.apply(state, deed.seat, deed.action, None)
        assert game.outcome(state) == game.outcome(journal.state)


def together(game: AnyGame, setup: Setup, deeds: list[Deed]) -> tuple[int, int]:
    """The first run of deeds in which several seats answer one question."""
    state = game.new(setup)
    for k, deed in enumerate(deeds):
        asked = seats_to_act(game, state)
        if len(asked) > 1 and not game.is_window(state):
            step, twin, count = game.step(state), state.copy(), 0
            while game.step(twin) == step and deeds[k + count].seat in asked:
                game.apply(twin, deeds[k + count].seat, deeds[k + count].action, None)
                count += 1
            if len({one.seat for one in deeds[k : k + count]}) > 1:
                return k, count
        game.apply(state, deed.seat, deed.action, None)
    raise AssertionError("nobody was asked together")


@pytest.mark.parametrize("name", ["happy-little-dinosaurs", MAGPIES])
def test_answers_given_together_count_the_same_whoever_was_quicker(name: str) -> None:
    game = find(name)
    setup = game.setup(3)
    deeds = deeds_of(played(game, setup, 3))
    begin, count = together(game, setup, deeds)
    found = set()
    for order in itertools.permutations(deeds[begin : begin + count]):
        # Each seat's own answers stay in their order.
        by_seat = [[deed.action for deed in order if deed.seat == seat] for seat in range(3)]
        if by_seat != [
            [deed.action for deed in deeds[begin : begin + count] if deed.seat == seat] for seat in range(3)
        ]:
            continue
        shuffled = [Deed(deed.seat, deed.action, begin + k) for k, deed in enumerate(order)]
        course = Course(game, setup, [*deeds[:begin], *shuffled])
        values = Values(game, setup)
        rows = [[values.of(position, 0) for position in course.positions]]
        found.add(tuple((round(one.own, 9), round(one.others, 9)) for one in shares_of(course.terms, rows)))
    assert len(found) == 1


def test_a_draw_that_tipped_the_game_is_named_and_a_decision_is_not() -> None:
    terms = [Term(0, CHANCE, 0, 1), Term(1, 0, 1, 2), Term(2, CHANCE, 2, 3)]
    rows = [[[0.5, 0.5], [0.8, 0.2], [0.2, 0.8], [0.2, 0.8]] for _ in range(3)]
    (draw,) = draws_of(terms, rows)
    assert (draw.line, draw.seat, round(abs(draw.change), 3)) == (1, 0, 0.3)


def test_a_blunder_is_found_and_what_would_have_been_better() -> None:
    """In a game that bots play, one decision near the end is replaced by the worst there is."""
    game = find("happy-little-dinosaurs")
    setup = game.setup(2)
    journal = played(game, setup, 4)
    decisions = decisions_of(game, setup, deeds_of(journal), turns_of(journal))
    suspects = [look_at(game, setup, decision, 0.05) for decision in decisions[:12]]
    chosen = suspicious(suspects)
    assert chosen[0].gap == max(suspect.gap for suspect in suspects)
    assert len({(suspect.turn, suspect.seat) for suspect in chosen}) == len(chosen), "one of each turn"
    suspect = next(one for one in chosen if not one.agrees)
    decision = next(one for one in decisions if one.deed.line == suspect.line)
    moment = weigh(game, setup, decision, suspect, lambda: True)
    assert (moment.line, moment.done, moment.other) == (suspect.line, suspect.done, suspect.other)
    assert game.actions.parse(moment.other) in legal_actions(game, decision.state, suspect.seat)


@pytest.mark.parametrize("name", [MAGPIES, *GAMES])
def test_turns_follow_one_another_to_the_end_and_each_has_one_seat_or_several_at_once(name: str) -> None:
    game = find(name)
    journal = played(game, game.setup(2), 6, undoes=True)
    turns = turns_of(journal)
    ends = [turn.line for turn in turns]
    assert ends == sorted(set(ends)) and ends[-1] == len(journal.entries)
    assert 3 < len(turns) < len(journal.entries)
    begin = 0
    for turn in turns:
        first = next((entry for entry in journal.entries[begin : turn.line] if entry.seat != CHANCE), None)
        if turn.seat is not None:
            assert first is not None and first.seat == turn.seat
        begin = turn.line


def test_moments_are_the_three_that_mattered_most_as_they_came() -> None:
    def moment(line: int, worth: float, agrees: bool = False, error: float = 0.01) -> Moment:
        return Moment(line, 0, "a", "b", agrees, worth, error, line)

    found = [moment(1, -0.1), moment(2, 0.01), moment(3, -0.3), moment(4, 0.2, True), moment(5, -0.5, True)]
    told = decisive([*found, moment(6, -0.4, error=0.6), moment(7, -0.05)])
    assert [one.line for one in told] == [1, 3, 4]
    assert Suspect(1, 0, "a", "b", False, 0.1, 1) in suspicious([Suspect(1, 0, "a", "b", False, 0.1, 1)])


def test_a_story_is_told_in_slices_by_whoever_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story_module, "PATIENCE", 0.5)
    game = find(MAGPIES)
    setup = game.setup(2)
    journal = played(game, setup, 1)
    lines = [journal.line(entry) for entry in journal.entries]
    tellers = [Storyteller(time.perf_counter), Storyteller(time.perf_counter)]
    telling, told, progress = Telling(MAGPIES, "t", setup_words(setup), lines), 0, [0.0]
    while not telling.is_done:
        telling.add(tellers[told % 2].tell(telling.next_job(0.0)))
        told += 1
        progress.append(telling.done())
        assert told < 20_000
    story = telling.story()
    assert progress == sorted(progress) and progress[-1] == 1.0
    assert len(story.moments) <= 3 and story.passes >= 4 and len(story.shares) == 2
    for share in story.shares:
        assert share.start + share.luck + share.own + share.others == pytest.approx(share.result, abs=1e-9)
        assert share.luck_error >= 0
