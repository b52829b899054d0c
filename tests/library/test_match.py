"""A match: every method, over every game."""

import copy
import pickle

import pytest

import dinotable
from dinotable.bots.contract import Bot
from dinotable.core.checked import Checked
from dinotable.core.contract import Game
from dinotable.core.generator import Generator
from dinotable.core.play import digest, legal_actions
from dinotable.core.seats import CHANCE
from dinotable.games import GAMES, find
from examples import play_from_python
from examples.bot_in_forty_lines import Bot as InFortyLines
from examples.magpies import GAME as MAGPIES

PLACES = [*GAMES, "examples.magpies:GAME"]
each_game = pytest.mark.parametrize("place", PLACES)


def played(place, steps=30, seed=5, **wishes):
    """A match some random moves old."""
    match, generator = dinotable.new(place, seats=3, seed=seed, **wishes), Generator(seed)
    for _ in range(steps):
        if match.outcome:
            break
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[generator.below(len(legal))])
    return match


# Starting.
@each_game
def test_the_loop_of_the_readme_plays_a_game_to_its_end(place):
    match = dinotable.new(place, seats=2, seed=7)
    while not match.outcome:
        assert CHANCE not in match.to_act
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    assert match.to_act == () and match.legal(0) == []
    assert dinotable.load(match.record.text(), game=match.game) == match
    assert sorted(match.outcome.winners) == [seat for seat in (0, 1) if match.outcome.ranks[seat] == 1]


def test_a_seed_makes_the_same_match_and_none_another_each_time():
    assert dinotable.new("ciao", seed=3) == dinotable.new("ciao", seed=3)
    assert dinotable.new("ciao", seed=3) != dinotable.new("ciao", seed=4)
    assert dinotable.new("ciao") != dinotable.new("ciao")
    assert dinotable.new("ciao", seed=b"x" * 32) == dinotable.new("ciao", seed=b"x" * 32)
    with pytest.raises(dinotable.DinotableError, match="32 bytes"):
        dinotable.new("ciao", seed=b"short")


def test_what_is_asked_for_at_the_start_is_checked():
    assert dinotable.new("food", seats=4, options={"trophy-swap": "on"}).options["trophy-swap"] == "on"
    assert dinotable.new(MAGPIES).seats == MAGPIES.fewest
    assert dinotable.new("ciao", seats=2, names=["Ada", "Bo\x1bx"]).names == ["Ada", "Box"]
    for wrong in ({"seats": 9}, {"options": {"speed": "on"}}, {"names": ["Ada"]}, {"box": "nowhere.txt"}):
        with pytest.raises(dinotable.SetupError):
            dinotable.new("food", **wrong)


def test_another_box_is_a_file_or_its_text_and_comes_along(tmp_path):
    text = find("gods").box.text.replace("Rt:F+F Rt:F+L", "Rt:F+L Rt:F+F") + "\n# a list of one's own\n"
    match = dinotable.new("gods", seed=1, box=text)
    (tmp_path / "box.txt").write_text(text)
    assert dinotable.new("gods", seed=1, box=tmp_path / "box.txt") == match
    assert pickle.loads(pickle.dumps(match)) == match == copy.deepcopy(match)
    assert list(match.box.changed) == ["tiles.a.from-2"]
    # The record tells the box, and another one is refused.
    assert dinotable.load(match.record) == dinotable.load(match.record, box=text)
    with pytest.raises(dinotable.RecordError, match="another box"):
        dinotable.load(match.record, box=find("gods").box)


# Playing.
@each_game
def test_actions_are_taken_in_every_form_and_come_back(place):
    match = played(place, 12)
    seat = match.to_act[0]
    action = match.legal(seat)[-1]
    for form in (action, str(action), action.fields, int(action)):
        twin = match.copy()
        assert twin.play(seat, form) == action
        assert twin.record.lines[match.line] == f"{seat} {action}"


@each_game
def test_what_is_not_legal_is_refused_in_a_sentence_with_its_rule(place):
    match = played(place, 12)
    before = match.copy()
    seat = match.to_act[0]
    legal = match.legal(seat)
    others = [seat for seat in range(3) if seat not in match.to_act]
    wrong = [(other, legal[0]) for other in others]
    foreign = [kind.word for kind in match.game.actions.kinds if not kind.fields and kind.word not in legal]
    wrong += [(seat, match.action(word)) for word in foreign]
    assert wrong
    for who, action in wrong:
        why = match.why_not(who, action)
        assert why is not None and why.rule in str(why) and why.words("fr") != why.words()
        with pytest.raises(dinotable.IllegalAction) as caught:
            match.play(who, action)
        assert str(caught.value) == f"{action}: {why}"
        assert caught.value.rule == why.rule and caught.value.reason == why.fields
        again = pickle.loads(pickle.dumps(caught.value))
        assert (str(again), again.rule, again.reason) == (str(caught.value), why.rule, why.fields)
    assert all(match.why_not(seat, action) is None for action in legal)
    assert match == before


def test_nonsense_is_said_to_be_nonsense():
    match = dinotable.new("ciao", seats=2, seed=1)
    for nonsense in ("", "fly 1.1", "place", {"kind": "fly"}, 63, -1, 2**70):
        with pytest.raises(dinotable.NotationError):
            match.play(0, nonsense)
    with pytest.raises(dinotable.NotationError, match="leaves something open"):
        dinotable.new("happy", seats=2, seed=1).play(0, "choose ?")
    for seat in (2, -1, None, True):
        with pytest.raises(dinotable.DinotableError, match="seats of this match"):
            match.legal(seat)


def test_undo_is_free_within_a_step_and_the_record_keeps_it():
    match = dinotable.new("gods", seats=2, seed=1)
    while not match.undoable(match.to_act[0]):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
        if match.undoable(seat):
            break
    count, before = match.undoable(seat), match.view(seat)
    match.undo(seat, count)
    assert match.undoable(seat) == 0 and match.view(seat) != before
    assert match.record.lines[-1] == f"{seat} undo {count}"
    with pytest.raises(dinotable.DinotableError, match="take back"):
        match.undo(seat)


# Looking.
@each_game
def test_views_facts_and_foresight_are_those_of_the_engine(place):
    match = played(place, 15)
    game, state, seat = match.game, match.state, match.to_act[0]
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert view.seat == viewer and view.core == game.view(state, -1 if viewer is None else viewer)
        assert view.data == game.wire(view.core) and view.facts == game.facts(view.core) == match.facts(viewer)
        assert view == match.view(viewer) and hash(view) == hash(match.view(viewer))
        assert view == pickle.loads(pickle.dumps(view)) == copy.deepcopy(view) == copy.copy(view)
        assert str(view) == view.text("en") and len(str(view)) > 100
        assert "<svg" in view._repr_html_()
    assert match.view(0) != match.view(1) and "spectator" in repr(match.view())
    assert match._repr_html_() == match.view()._repr_html_()
    action = match.legal(seat)[0]
    ahead, before = match.foresee(seat, [action]), match.line
    assert ahead.done == 1 and match.line == before
    assert all(isinstance(later, dinotable.Action) for later in ahead.legal)


@each_game
def test_events_tell_what_happened_as_each_seat_saw_it(place):
    match = played(place, 25, names=["Ada", "Bo", "Cy"])
    for viewer in (None, 0, 1, 2):
        events = match.events(seat=viewer)
        deeds = [event for event in events if event.is_action]
        assert [event.line for event in deeds] == list(range(match.line))
        for event in deeds:
            said = match._journal.line(match._journal.entries[event.line], -1 if viewer is None else viewer)
            assert said == f"{'*' if event.seat is None else event.seat} {event.text}"
        assert match.events(since=match.line, seat=viewer) == []
        assert match.events(since=5, seat=viewer) == [event for event in events if event.line >= 5]
        assert any("Ada" in event.words("fr") for event in events)
        assert pickle.loads(pickle.dumps(events)) == events
        assert all(event.rule and event.fields["kind"] == event.kind for event in events if not event.is_action)


def test_what_was_taken_back_did_not_happen():
    match = dinotable.new("gods", seats=2, seed=1)
    seat = match.to_act[0]
    while not match.undoable(seat):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    before = match.events()
    match.undo(seat)
    assert len(match.events()) < len(before)


@each_game
def test_an_outcome_tells_points_ranks_and_why(place):
    match = played(place, 100_000)
    outcome, core = match.outcome, match.game.outcome(match.state)
    assert (outcome.scores, outcome.ranks, outcome.winners) == (core.scores, core.ranks, core.winners())
    assert [sum(part.points for part in parts) for parts in outcome.parts] == outcome.scores
    assert outcome.words() != outcome.words("fr") and outcome.reason in repr(outcome) and outcome.rule
    assert outcome == match.outcome == pickle.loads(pickle.dumps(outcome)) == copy.deepcopy(outcome)
    assert hash(outcome) == hash(match.outcome) and outcome != played("ciao", 100_000, seed=6).outcome
    assert repr(match).endswith("over>") and match.record.seed


# Bots.
@each_game
def test_bots_think_of_every_action_and_see_only_the_view(place):
    match = played(place, 12)
    seat = next(seat for seat in match.to_act)
    while len(match.legal(seat)) < 2:
        match.play(seat, match.legal(seat)[0])
        seat = match.to_act[0]
    thought = match.think(seat, "greedy")
    assert sorted(map(str, (found.action for found in thought))) == sorted(map(str, match.legal(seat)))
    assert [found.value for found in thought] == sorted((found.value for found in thought), reverse=True)
    assert match.choose(seat, "greedy") in match.legal(seat)
    assert match.think(seat, "greedy") == thought, "the same position gives the same thoughts"
    with pytest.raises(dinotable.SetupError, match="has no level"):
        match.think(seat, "genius")
    if len(match.to_act) < match.seats:
        with pytest.raises(dinotable.DinotableError, match="owes no decision"):
            match.think(next(seat for seat in range(3) if seat not in match.to_act), "greedy")


class Prying(Bot):
    """Takes the first action, and keeps what it was handed."""

    def choose(self, view, legal, generator, budget):
        self.given = view, legal, budget.simulations
        return legal[0]


def test_a_bot_of_ones_own_gets_the_view_the_numbers_and_its_budget():
    match, bot = dinotable.new("food", seats=2, seed=1), Prying()
    seat = match.to_act[0]
    assert match.choose(seat, bot, simulations=7) == match.legal(seat)[0]
    assert bot.given == (match.view(seat).core, [int(action) for action in match.legal(seat)], 7)
    assert match.think(seat, bot)[0].action == match.legal(seat)[0]
    assert match.choose(seat, InFortyLines, simulations=1) in match.legal(seat)
    assert match.choose(seat, "examples.bot_in_forty_lines:Bot", simulations=1) in match.legal(seat)


# Keeping.
@each_game
def test_copies_are_equal_and_go_their_own_way(place):
    match = played(place, 20)
    seat = match.to_act[0]
    for twin in (match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin == match and hash(twin) == hash(match) and repr(twin) == repr(match)
        assert twin.to_act == match.to_act and twin.undoable(seat) == match.undoable(seat)
        other = match.copy()
        for one in (twin, other):
            one.play(seat, one.legal(seat)[0])
        assert twin == other != match, "the same luck lies ahead"
        assert twin.line > match.line


def test_what_is_printed_is_loaded_again():
    """`print` ends a record with its own line break, so its text has none."""
    match = dinotable.new("ciao", seats=2, seed=1)
    assert dinotable.load(str(match.record)) == dinotable.load(match.record.text())


def test_a_file_that_cannot_be_used_is_an_error_of_this_package(tmp_path):
    match = dinotable.new(MAGPIES, seed=3)
    with pytest.raises(dinotable.DinotableError, match="cannot be written: it is not there, check the path"):
        match.save(tmp_path / "nowhere" / "kept.txt")
    with pytest.raises(dinotable.DinotableError, match="cannot be read: it is not there, check the path"):
        dinotable.load(tmp_path / "kept.txt")
    with pytest.raises(dinotable.DinotableError, match="cannot be read: it is a folder, name a file"):
        dinotable.new(MAGPIES, box=tmp_path)


@each_game
def test_a_saved_match_is_loaded_and_played_on(place, tmp_path):
    match = played(place, 20)
    match.save(tmp_path / "match.txt")
    game = None if place in GAMES else place
    again = dinotable.load(tmp_path / "match.txt", game=game)
    assert again == match == dinotable.load(str(tmp_path / "match.txt"), game=game)
    seat = match.to_act[0]
    assert again.play(seat, again.legal(seat)[0]) == match.play(seat, match.legal(seat)[0])
    assert again == match


@each_game
def test_a_record_is_opened_at_any_line(place):
    match = played(place, 20)
    game = None if place in GAMES else place
    for at in range(0, match.line + 1, 5):
        there = dinotable.load(match._saved(), at=at, game=game)
        assert there.line >= at and there.record.lines == match.record.lines[: there.line]
        assert all(line.startswith("* ") for line in match.record.lines[at : there.line])
    with pytest.raises(dinotable.SetupError, match="there is no line"):
        dinotable.load(match.record, at=match.line + 1, game=game)


def test_without_its_seed_a_record_is_played_on_with_a_luck_of_its_own():
    match = played("happy", 20)
    public = dinotable.load(match.record)
    assert not public.record.seed and public.record == match.record
    while not public.outcome:
        public.play(public.to_act[0], public.legal(public.to_act[0])[0])
    assert public.record.given >= match.line and public.record.lines[: match.line] == match.record.lines
    assert dinotable.load(public.record) == public, "its draws can be checked"
    assert pickle.loads(pickle.dumps(public)) == public
    what_if = dinotable.load(match._saved(), at=30, seed=9)
    assert what_if.record.given == what_if.line and what_if == dinotable.load(match._saved(), at=30, seed=9)


def test_a_broken_record_says_where(tmp_path):
    text = str(played("ciao", 10).record).replace("place", "plaice", 1) + "\n"
    with pytest.raises(dinotable.RecordError, match="line"):
        dinotable.load(text)
    with pytest.raises(dinotable.SetupError, match="cannot be read"):
        dinotable.load(tmp_path / "nothing.txt")
    with pytest.raises(dinotable.SetupError, match=r"magpies.*game="):
        dinotable.load(played(MAGPIES).record)


def test_a_match_says_in_one_line_what_it_is():
    match = dinotable.new("happy", seats=3, seed=2)
    assert repr(match) == f"<Match of happy-little-dinosaurs, 3 seats, line {match.line}, seats 0, 1, 2 to act>"
    assert repr(dinotable.new("ciao", seats=2, seed=2)).endswith("seat 0 to act>")


# Checking.
def test_apply_is_unchecked_and_a_checked_game_checks(monkeypatch):
    match = dinotable.new("ciao", seats=2, seed=1, check=True)
    game, state = match.game, match.state
    assert isinstance(game, Checked)
    nonsense = int(match.action("done"))
    game.inner.apply(state.copy(), 0, nonsense, None)  # Whatever that does.
    before = digest(state)
    with pytest.raises(dinotable.IllegalAction):
        game.apply(state, 0, nonsense, None)
    assert digest(state) == before
    legal = legal_actions(game, state, 0)[0]
    game.apply(state, 0, legal, None)
    assert digest(state) != before
    assert pickle.loads(pickle.dumps(match)) == match == dinotable.new("ciao", seats=2, seed=1)
    assert not isinstance(find("ciao"), Checked)
    monkeypatch.setenv("DINOTABLE_CHECK", "1")
    assert isinstance(find("ciao"), Checked)


def test_a_checked_game_asks_the_game_for_everything():
    """What the contract answers for all games, a game may answer itself: nothing may stop at the wrapper."""
    asked = {name for name, what in vars(Game).items() if callable(what) and not name.startswith("_")}
    # It is made of what the wrapper has taken over.
    assert asked - {"setup"} <= set(vars(Checked))


@each_game
def test_a_checked_game_is_the_same_game(place):
    match, other = played(place, 60), played(place, 60, check=True)
    assert other == match and other.view(0) == match.view(0) and str(other.view(1)) == str(match.view(1))
    assert other.options == match.options and other.facts(2) == match.facts(2)
    if not match.outcome:
        seat = match.to_act[0]
        assert other.choose(seat, "greedy") == match.choose(seat, "greedy")


def test_the_example_runs(capsys):
    play_from_python.main()
    said = capsys.readouterr().out
    assert "points" in said and "best first:" in said
