"""Work on a Ray cluster of two nodes: the same results as in processes, and a node that goes away loses nothing."""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dinotable.cli import main
from dinotable.lab.runner import run
from dinotable.lab.work import Work

ray = pytest.importorskip("ray", reason="Ray is in the environment of the frameworks only")
MAGPIES = "examples.magpies:GAME"
ROOT = Path(__file__).parents[2]


class Slow(Work):
    """Notes each number it does, and where."""

    def __init__(self, words: Any) -> None:
        self.folder = Path(words)

    def do(self, number: int) -> Any:
        with (self.folder / f"{number}").open("a") as file:
            file.write("x")
        time.sleep(0.05)
        return number * number


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    # What the workers' processes import.
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join([before, str(ROOT)])
    os.environ["RAY_DISABLE_IMPORT_WARNING"] = "1"
    nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    ray.init(address=nodes.address, logging_level="error", log_to_driver=False)
    yield nodes
    ray.shutdown()
    nodes.shutdown()
    os.environ["PYTHONPATH"] = before


def told(capsys: Any, words: list[str]) -> Any:
    assert main([*words, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    return without_times(report)


def without_times(value: Any) -> Any:
    """Everything but how long it took and by which words."""
    if isinstance(value, dict):
        gone = ("seconds", "cpu", "command", "per_second")
        return {key: without_times(each) for key, each in value.items() if not any(word in key for word in gone)}
    return [without_times(each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize(
    "words",
    [
        ["balance", MAGPIES, "--bots", "greedy", "--games", "64"],
        ["simulate", MAGPIES, "--players", "2", "--bots", "greedy,random", "--games", "40"],
        ["arena", MAGPIES, "--players", "2", "--bots", "greedy,random", "--games", "40"],
    ],
    ids=["balance", "simulate", "arena"],
)
@pytest.mark.usefixtures("cluster")
def test_a_cluster_finds_what_processes_find(capsys: Any, words: list[str]) -> None:
    assert told(capsys, [*words, "--ray", "auto"]) == told(capsys, [*words, "--workers", "1"])


def test_a_node_that_goes_away_loses_nothing(cluster: Any, tmp_path: Path) -> None:
    third = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    found, has_gone = [], False
    for number, result in run(Slow, str(tmp_path), range(120), 3, cluster="auto"):
        found.append((number, result))
        if not has_gone and len(found) > 20:
            cluster.remove_node(third, allow_graceful=False)
            has_gone = True
    assert found == [(number, number * number) for number in range(120)]
    # Something was done again, or nothing was lost because nothing was under way there: never was anything left out.
    assert {int(file.name) for file in tmp_path.iterdir()} == set(range(120))
