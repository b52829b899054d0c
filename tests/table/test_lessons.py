"""Every lesson of every game: its positions are real, its steps can be done, and it says so in both languages."""

import re
import shutil
from pathlib import Path

import pytest

from dinotable.bots.contract import Budget
from dinotable.bots.registry import player_for
from dinotable.core.generator import Generator
from dinotable.core.play import legal_actions, seats_to_act
from dinotable.core.replay import replay_line
from dinotable.games import GAMES, find
from dinotable.table.lesson_check import check_lesson
from dinotable.table.lessons import LessonError, Step, begin, is_done, is_missed, lessons_of, read_lesson
from dinotable.table.log import Chair
from dinotable.table.table import table_around
from dinotable.table.thinking import BotWorker, job_for
from dinotable.words import LANGUAGES, speaker
from examples.magpies import GAME as MAGPIES

STEPS = [
    pytest.param(name, lesson.id, k, id=f"{name}-{lesson.id}-{lesson.steps[k].id}")
    for name in GAMES
    for lesson in lessons_of(find(name)).values()
    for k in range(len(lesson.steps))
]
every_game = pytest.mark.parametrize("name", GAMES)
every_step = pytest.mark.parametrize(("name", "lesson", "number"), STEPS)


def step_of(name: str, lesson: str, number: int) -> Step:
    return lessons_of(find(name))[lesson].steps[number]


@every_game
def test_every_game_has_a_guided_first_game(name: str) -> None:
    first = lessons_of(find(name))["first"]
    assert 5 <= len(first.steps) <= 8


@every_game
def test_lessons_are_sound(name: str) -> None:
    """Lines replay, nothing is done at the start, the answer does it; words, their lengths and the rules are there."""
    game = find(name)
    for lesson in lessons_of(game).values():
        check_lesson(game, lesson)


@every_step
def test_a_step_is_done_among_bots(name: str, lesson: str, number: int) -> None:
    """The learner follows the answer; the others are the step's bots, and chance is the step's own."""
    game, step = find(name), step_of(name, lesson, number)
    journal = begin(game, step)
    own = [line.partition(" ")[2] for line in step.answer if line.startswith(f"{step.seat} ")]
    bot, generator = player_for(game, journal.setup, step.level).bot, Generator(number)
    while not is_done(game, journal, journal.given, step):
        assert not is_missed(game, journal, journal.given, step)
        seat = min(seats_to_act(game, journal.state), key=lambda seat: seat != step.seat)
        legal = legal_actions(game, journal.state, seat)
        if seat == step.seat:
            action = game.actions.parse(own.pop(0))
            assert action in legal, f"after what the bots did nobody can {game.actions.text(action)}"
        else:
            action = bot.choose(game.view(journal.state, seat), legal, generator, Budget(simulations=20))
        journal.act(seat, action)
        journal.settle()


def test_what_is_taken_back_does_not_count() -> None:
    game, step = find("ciao-dino"), step_of("ciao-dino", "first", 2)
    journal = begin(game, step)
    action = game.actions.parse("breed 3.10")
    journal.act(0, action)
    assert is_done(game, journal, journal.given, step)
    journal.undo(0)
    assert not is_done(game, journal, journal.given, step)
    journal.act(0, game.actions.parse("done"))
    assert is_missed(game, journal, journal.given, step)
    journal.settle()
    journal.back(0, journal.given + 2)
    assert not is_missed(game, journal, journal.given, step)
    journal.act(0, action)
    assert is_done(game, journal, journal.given, step)


@pytest.mark.parametrize("number", range(1, 6))
def test_another_tile_than_the_lesson_asks_for_earns_no_praise(number: int) -> None:
    """Others wake up by it, or somebody else empties the column: whatever follows, the tile was not taken."""
    game, step = find("gods-love-dinosaurs"), step_of("gods-love-dinosaurs", "first", number)
    begun = begin(game, step)
    takes = [game.actions.text(action) for action in legal_actions(game, begun.state, 0)]
    asked = step.answer[0].removeprefix("0 ")
    assert asked in takes and len(takes) > 1
    for take in [take for take in takes if take.split()[1] != asked.split()[1]]:
        journal, generator = begin(game, step), Generator(3)
        journal.act(0, game.actions.parse(take))
        assert is_missed(game, journal, journal.given, step), take
        for _ in range(40):
            seats = seats_to_act(game, journal.state)
            if not seats:
                break
            legal = legal_actions(game, journal.state, seats[0])
            # Whatever looks like what is asked for is preferred.
            wanted = [one for one in legal if game.actions.kind(one).word in ("breed", "hunt", "hatch")]
            journal.act(seats[0], (wanted or legal)[generator.below(len(wanted or legal))])
            journal.settle()
            assert not is_done(game, journal, journal.given, step), take


def test_something_is_done_as_often_as_it_says() -> None:
    """Two tigers, of one dinosaur each."""
    game, step = find("gods-love-dinosaurs"), step_of("gods-love-dinosaurs", "first", 5)
    assert step.times == 2
    journal = begin(game, step)
    counts = []
    for line in step.answer:
        replay_line(journal, line)
        counts.append(is_done(game, journal, journal.given, step))
    assert counts == [False] * (len(step.answer) - 1) + [True]
    assert "devours 0 tiger" in game.events.text(journal.entries[-2].log.events.listed()[0])


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_texts_are_for_people(name: str, language: str) -> None:
    """Short titles, no rule numbers, no coordinates, the marks of the language; and no words that nothing says."""
    game = find(name)
    steps = [step for lesson in lessons_of(game).values() for step in lesson.steps]
    say = speaker(language, [f"{game.words}/lessons"])
    text = Path(game.words, "lessons", f"{language}.ftl").read_text(encoding="utf-8")
    said = [line.partition(" = ")[0] for line in text.splitlines() if line and not line.startswith("#")]
    parts = [
        f"{step.words}-{part}" for step in steps for part in ("title", "do", "why", *["missed"] * bool(step.missed))
    ]
    assert sorted(said) == sorted([*parts, *(lesson.title for lesson in lessons_of(game).values())])
    for message in said:
        told = say(message)
        assert not any(rule in told for step in steps for rule in step.rules)
        assert "'" not in told and "..." not in told
        if message.endswith("-title") and "-first-" not in message:
            assert len(told.replace("’", " ").rstrip(" !…").split()) <= 5, told
        if language == "fr":
            # In the coach's bubble no line may begin with a mark.
            assert not re.search("[^\N{NO-BREAK SPACE}][!?:;»]|«[^\N{NO-BREAK SPACE}]", told), told


def test_a_game_without_lessons_has_none() -> None:
    assert lessons_of(MAGPIES) == {}


GOOD = """
seats = 2
[games.deal]
lines = '''
* draw hare
* draw boar
* draw toad
* draw fox
* draw mouse
* draw bear
* draw snail
* draw wolf
* turn snail
* turn cherries
* turn plants
0 hunt hare on 3
'''
[[step]]
id = "hunt"
rules = ["FC4.1"]
game = "deal"
after = 11
done = ["hunt card=hare place=3"]
"""


def refused(text: str) -> str:
    game = find("food-chain")
    with pytest.raises(LessonError) as caught:
        check_lesson(game, read_lesson(game, "first", text))
    return str(caught.value)


def test_a_good_file_is_taken() -> None:
    game = find("food-chain")
    check_lesson(game, read_lesson(game, "first", GOOD))


@pytest.mark.parametrize(
    ("good", "bad", "told"),
    [
        ("seats = 2", "seats = 9", "food-chain is for 2 to 4 players, not 9"),
        ("seats = 2", "seats = two", "Invalid value"),
        ("seats = 2", "seats = 2\nseat = 2", "seat 2 is none of 2"),
        ("seats = 2", "seats = 2\nlevel = 'genius'", "“genius” is no level; the levels are random"),
        ("rules =", "rule =", "unknown field `rule`"),
        ('id = "hunt"', 'id = "first"', "its steps need different ids"),
        ('game = "deal"', 'game = "dael"', "there is no [games.dael]"),
        ("hunt card", "chase card", "“chase” is no action; the words are hunt"),
        ("hunt card", "event chased card", "“chased” is no event"),
        ("card=hare", "animal=hare", "hunt has no field animal; its fields are card, place"),
        ("card=hare", "card~hare", "“card~hare” should be a field"),
        ("card=hare", "card=unicorn", "card is one of plants"),
        ("card=hare", "card>=hare", "card is no number"),
        ('["hunt card=hare place=3"]', "[]", "nothing counts as done"),
        ('["hunt card=hare place=3"]', "['']", "“”: “” is no action"),
        ('id = "hunt"', 'id = "Hunt!"', "an id is small letters and hyphens"),
        ("after = 11", "after = 13", "after = 13, but its game has 12 lines"),
        ("after = 11", "after = 11\nmark = ['hex=2.3']", "no action has a field hex"),
        ("FC4.1", "FC4.9", "food-chain has no rule FC4.9 in en"),
        ('id = "hunt"', 'id = "nap"', "food-chain-lesson-nap-title has no words in en"),
        ("* turn snail", "* turn unicorn", "step hunt, line 9: card is one of plants"),
        ("0 hunt hare on 3", "1 hunt hare on 3", "line 1 of its answer: hunt hare on 3: not allowed"),
        ("0 hunt hare on 3", "0 hunt boar on 3", "nothing shows how it is done"),
        ("after = 11", "after = 8", "after its lines seat 0 has nothing to do"),
        ("after = 11", "after = 11\nmissed = ['hunt']", "food-chain-lesson-hunt-missed has no words in en"),
    ],
)
def test_bad_files_are_refused_with_the_reason(good: str, bad: str, told: str) -> None:
    assert good in GOOD
    assert told in refused(GOOD.replace(good, bad))


def test_a_text_that_is_too_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("food-chain")
    shutil.copytree(Path(game.words) / "lessons", tmp_path / "lessons")
    for language in LANGUAGES:
        path = tmp_path / "lessons" / f"{language}.ftl"
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("-hunt-do = ", f"-hunt-do = {'long ' * 40}"), encoding="utf-8")
    monkeypatch.setattr(game, "words", str(tmp_path))
    assert "food-chain-lesson-hunt-do in en has 280 letters, at most 160 are read" in refused(GOOD)
    (tmp_path / "lessons" / "en.ftl").unlink()
    assert refused(GOOD) == "food-chain has lessons, but no lessons/en.ftl"


@every_step
def test_a_hint_says_what_the_lesson_asks_for(name: str, lesson: str, number: int) -> None:
    """At every decision on the way that the step shows, for page and terminal alike."""
    game, step = find(name), step_of(name, lesson, number)
    journal = begin(game, step)
    journal.names = [f"Player {seat}" for seat in range(step.seats)]
    chairs = [Chair("here", name) for name in journal.names]
    table = table_around(journal, chairs)
    table.taught = step
    table.is_started = True
    worker, asked = BotWorker(), 0
    for line in step.answer:
        if is_done(game, journal, journal.given, step):
            break
        seat, _, text = line.partition(" ")
        if seat == str(step.seat):
            asked += 1
            job = job_for("x", table, GAMES[name], step.seat, game.ladder().names()[-1], 5.0, is_hint=True)
            assert [idea.action for idea in worker.think(job).ideas] == [text]
            assert not job_for("x", table, "", step.seat, step.level, 0.0, is_hint=False).only
        replay_line(journal, line)
    assert asked


CONTRARY = [
    ("happy-little-dinosaurs", 1, "choose plain-6"),
    ("happy-little-dinosaurs", 2, "choose plain-6"),
    ("happy-little-dinosaurs", 5, "not-mine to 2"),
    ("food-chain", 6, "discard bear"),
    ("ciao-dino", 1, "draw"),
    ("gods-love-dinosaurs", 1, "take tiger 1"),
]
"""What a step does not ask for, though it goes on from there: it would praise what was not done."""


@pytest.mark.parametrize(("name", "number", "text"), CONTRARY)
def test_what_a_step_does_not_ask_for_is_missed(name: str, number: int, text: str) -> None:
    game, step = find(name), step_of(name, "first", number)
    journal = begin(game, step)
    journal.act(step.seat, game.actions.parse(text))
    journal.settle()
    while not is_missed(game, journal, journal.given, step):
        seat = next(seat for seat in seats_to_act(game, journal.state) if seat != step.seat)
        journal.act(seat, legal_actions(game, journal.state, seat)[0])
        journal.settle()
    assert not is_done(game, journal, journal.given, step)
