"""The runner: the same results in the same order from any number of processes, and whoever fails is named."""

import os
import time
from pathlib import Path
from typing import Any

import pytest

from dinotable.core.errors import Failed
from dinotable.lab.mark import Mark
from dinotable.lab.runner import run
from dinotable.lab.work import Work


class Squares(Work):
    """The first numbers are slow, so that they are done last."""

    def __init__(self, words: Any) -> None:
        self.slow = words["slow"]

    def do(self, number: int) -> Any:
        time.sleep(0.2 if number < self.slow else 0)
        return {"square": number * number}


class Troubled(Work):
    """What happens at one number; `once`: only as long as a file is not there."""

    def __init__(self, words: Any) -> None:
        self.at, self.what, self.file = words["at"], words["what"], Path(words["file"])

    def do_without(self, number: int, blamed: dict[int, str], mark: Mark) -> Any:
        if number == self.at and not blamed and not self.file.exists():
            if self.what == "raises":
                raise ValueError("on purpose")
            if self.what == "thinks":
                mark.thinks(1)
                time.sleep(60)
            if self.what == "dies once":
                self.file.touch()
            os._exit(7)
        return [number, list(blamed.items())]


def troubled(what: str, folder: Path, numbers: int = 40) -> list[Any]:
    words = {"at": 30, "what": what, "file": str(folder / "there")}
    return [result for _, result in run(Troubled, words, range(numbers), 1, limits=[60, 0.3])]


def test_results_come_in_order_from_any_number_of_processes() -> None:
    for workers in (1, 3):
        found = list(run(Squares, {"slow": 2}, range(200), workers))
        assert found == [(number, {"square": number * number}) for number in range(200)]


def test_who_keeps_each_result_has_it_as_soon_as_it_is_done_and_may_stop_listening() -> None:
    results = run(Squares, {"slow": 1}, iter(range(10**9)), 2, in_order=False)
    first = [next(results)[0] for _ in range(3)]
    assert 0 not in first and len(set(first)) == 3
    results.close()


def test_an_error_names_its_number_and_is_one_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Failed, match=r"^number 30: ValueError: on purpose$"):
        troubled("raises", tmp_path)
    assert capfd.readouterr().err == ""


def test_a_process_that_ends_by_itself_is_tried_again_once(tmp_path: Path) -> None:
    assert troubled("dies once", tmp_path) == [[number, []] for number in range(40)]
    (tmp_path / "there").unlink()
    with pytest.raises(Failed, match=r"number 30 .* died \(exit code 7\)"):
        troubled("dies", tmp_path)


def test_who_thinks_past_the_limit_is_left_out_of_that_number_alone(tmp_path: Path) -> None:
    found = dict(troubled("thinks", tmp_path, 33))
    ((who, how),) = found.pop(30)
    assert who == 1 and how.startswith("hung (") and "test_runner.py:" in how
    assert found == {number: [] for number in range(33) if number != 30}


def test_work_that_cannot_be_made_is_told() -> None:
    with pytest.raises(Failed, match="KeyError"):
        list(run(Squares, {}, range(3), 2))


class Waits(Work):
    """Takes three steps, and is done when somebody has heard of them."""

    def __init__(self, words: Any) -> None:
        self.heard = Path(words)

    def do_without(self, number: int, blamed: dict[int, str], mark: Mark) -> Any:
        for _ in range(3):
            mark.step()
        while not self.heard.exists():
            time.sleep(0.01)
        return number


def test_steps_are_told_while_a_number_is_not_done(tmp_path: Path) -> None:
    told: list[int] = []

    def watched(steps: int) -> None:
        told.append(steps)
        if steps:
            (tmp_path / "heard").touch()

    assert list(run(Waits, str(tmp_path / "heard"), range(1), 1, watched=watched)) == [(0, 0)]
    assert told[-1] == 3
