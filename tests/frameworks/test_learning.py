"""The examples do learn: a bit, in seconds."""

import os
from pathlib import Path

import nbformat
import numpy as np
import torch
from nbclient import NotebookClient

import dinotable
from examples.learning import random_agent
from examples.learning.ppo import Learned, Learner, Lesson, Plan, judged
from tests.frameworks.games import a_game

ROOT = Path(__file__).parents[2]
FOUND = os.pathsep.join([str(Path(dinotable.__file__).parents[1]), str(ROOT)])
"""Where another process finds this engine and the examples."""


def test_a_player_who_takes_any_number_comes_to_the_end(capsys):
    random_agent.main("food-chain", "3")
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines[:3]] == ["seat_0", "seat_1", "seat_2"]
    assert "numbers were said" in lines[3]


def test_ppo_beats_random_play_after_seconds(tmp_path, monkeypatch):
    torch.set_num_threads(1)
    game = a_game("magpies")
    learner = Learner(game, 2, Plan(games=128, steps=32, width=64), seed=1)
    assert learner.against_random(480)[1] < 0.5, "it has learned nothing yet"
    for _ in range(8):
        learner.learn(learner.play())
    share, low, high = learner.against_random(480)
    assert 0.5 < low < share < high, f"{share:.1%}, from {low:.1%} on"

    monkeypatch.chdir(tmp_path)
    learner.save()
    match = dinotable.new(game, seats=2, seed=1)
    while not match.outcome:
        seat = match.to_act[0]
        match.play(seat, match.choose(seat, Learned if seat == 0 else "random"))
    assert match.outcome.ranks


def test_what_a_number_was_worth_is_judged_by_what_came_later_for_its_seat():
    """Two games of three steps. In the first, seat 0 speaks, then 1, then 0 wins; the second goes on with seat 1."""
    rewards = np.zeros((3, 2, 2))
    rewards[2, 0] = [1.0, -1.0]
    nothing = np.zeros((3, 2), np.float32)
    lesson = Lesson(
        nothing, nothing, np.zeros((3, 2), np.int64), nothing, np.full((3, 2), 0.25, np.float32),
        np.array([[0, 0], [1, 1], [0, 0]]), np.array([[False, False], [False, False], [True, False]]), rewards,
    )  # fmt: skip
    advantage, target, counts = judged(lesson, np.array([0.0, 0.75]), np.array([0, 1]), smoothing=0.5)
    assert counts.tolist() == [[True, True], [True, True], [True, False]], "what seat 0 said last is not known yet"
    assert advantage[:, 0].tolist() == [0.0 + 0.5 * 0.75, -1.25, 0.75]
    assert advantage[1, 1] == 0.5 and target[1, 1] == 0.75


def test_the_notebook_runs_from_top_to_bottom(tmp_path, monkeypatch):
    """With few lessons: that it learns is tested above."""
    monkeypatch.setenv("PYTHONPATH", FOUND)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    notebook = nbformat.read(ROOT / "examples" / "learning" / "first_steps.ipynb", as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "it is kept without what it printed"
    [few] = [cell for cell in notebook.cells if cell.source == "lessons = 30"]
    few.source = "lessons = 5"
    NotebookClient(notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": tmp_path}}).execute()
    printed = ["".join(part.get("text", "") for part in cell.get("outputs", [])) for cell in notebook.cells]
    assert sum("%" in line for line in "\n".join(printed).splitlines()) == 2, "a curve of two points"
