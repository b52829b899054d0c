"""A lesson in lines: what is to be done, done, missed and begun again, and left."""

import pytest

from dinotable.core.replay import replay_line
from dinotable.games import find
from dinotable.table.lessons import Step, begin, folder_of, is_done, lessons_of
from dinotable.words import LANGUAGES, speaker
from tests.terminal.pipe import MAGPIES

FOOD = find("food-chain")
STEPS = lessons_of(FOOD)["first"].steps


def way_through(step: Step) -> list[str]:
    """What the learner types until it is done."""
    journal, typed = begin(FOOD, step), []
    for line in step.answer:
        replay_line(journal, line)
        seat, _, text = line.partition(" ")
        typed += [text] if seat == str(step.seat) else []
        if is_done(FOOD, journal, len(step.lines), step):
            return typed
    raise AssertionError(step.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_lesson(pipe, language):
    say = speaker(language, [folder_of(FOOD)])
    lines = [line for step in STEPS for line in [*way_through(step), ""]]
    code, out, err = pipe.run("learn", "food", "--lang", language, lines=lines)
    assert (code, err) == (0, "")
    for step in STEPS:
        for part in ("title", "do", "why"):
            assert out.count(say(f"{step.words}-{part}")) >= 1
    assert say("learn-end", game="food-chain") in out


def test_what_is_missed_is_shown_and_begun_again(pipe):
    number = next(k for k, step in enumerate(STEPS, 1) if step.missed)
    step = STEPS[number - 1]
    lines = ["discard toad", "", *way_through(step), "", "quit"]
    code, out, _ = pipe.run("learn", "food", "--lang", "en", "--step", str(number), lines=lines)
    say = speaker("en", [folder_of(FOOD)])
    assert code == 0
    assert say(f"{step.words}-missed") in out
    assert f"One way to do it begins with: {way_through(step)[0]}\n" in out
    assert out.index(say(f"{step.words}-missed")) < out.index(say(f"{step.words}-why"))
    assert f"dinotable learn food-chain --step {number + 1}\n" in out


def test_the_start_offers_it(pipe):
    out = pipe.run("play", lines=["food", "learn", "quit"])[1]
    assert "A first walk in the forest" in out
    assert f"Step 1 of {len(STEPS)}" in out


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ([MAGPIES], 2),
        (["food", "--step", "0"], 2),
        (["food", "--step", "99"], 2),
        (["food", "--lesson", "x"], 2),
        (["food"], 1),
    ],
)
def test_what_cannot_be_taught_is_one_line(pipe, words, code):
    found, _, err = pipe.run("learn", *words)
    assert found == code
    assert err.count("\n") == 1 and "mistake" not in err
