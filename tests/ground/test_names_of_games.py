"""Nothing outside a game's two folders and its line in the registry names it: a fifth one changes nothing else."""

import re
from functools import cache
from pathlib import Path

import pytest

from dinotable.games import GAMES, load
from dinotable.words import LANGUAGES, speaker

ROOT = Path(__file__).parents[2]
FOLDERS = {name: place.rpartition(".")[2] for name, place in GAMES.items()}
REGISTRY = "src/dinotable/games/__init__.py"
PLACES = ("src/dinotable", "web", "bench", "hatch_build.py", "Makefile", "pyproject.toml")
SUFFIXES = {"", ".py", ".ts", ".svelte", ".ftl", ".css", ".html", ".js", ".json", ".svg", ".toml", ".webmanifest"}
EXAMPLE = re.compile(r"Example: `dinotable [^`]*`")
"""In help: any game that ships will do, and `tests/cli/test_examples.py` runs each."""
OTHERS = {"node_modules", "generated", "__pycache__", "tests"}


def names_of(game: str) -> list[str]:
    words = load(GAMES[game]).words
    titles = {speaker(language, [words])(f"{game}-title") for language in LANGUAGES}
    return [game, FOLDERS[game], *sorted(titles)]


def own_of(game: str) -> list[Path]:
    """Where a game may be named. Its benchmark lies beside the others, and is found by its name."""
    folder = FOLDERS[game]
    places = [f"src/dinotable/games/{folder}", f"web/src/boards/{folder}", f"bench/{folder}.py"]
    return [ROOT / place for place in places]


@cache
def sources() -> dict[Path, str]:
    """What may name no game but its own, with its text."""
    found = [path for place in PLACES for path in sorted([ROOT / place, *(ROOT / place).rglob("*")])]
    return {
        path: EXAMPLE.sub("", path.read_text(encoding="utf-8"))
        for path in found
        if path.is_file() and path.suffix in SUFFIXES and not OTHERS & set(path.relative_to(ROOT).parts)
        if path != ROOT / REGISTRY
    }


def naming(text: str, names: list[str]) -> list[str]:
    return [name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)]


def test_there_is_something_to_look_through():
    seen = {str(path.relative_to(ROOT)) for path in sources()}
    assert {"src/dinotable/cli.py", "web/src/lib/board.ts", "web/words/en.ftl", "bench/core.py", "Makefile"} <= seen
    assert {f"web/src/boards/{folder}/Board.svelte" for folder in [*FOLDERS.values(), "plain"]} <= seen


@pytest.mark.parametrize("game", GAMES)
def test_no_other_file_names_a_game(game: str):
    names, own = names_of(game), own_of(game)
    found = {
        str(path.relative_to(ROOT)): naming(text, names)
        for path, text in sources().items()
        if not any(path.is_relative_to(one) for one in own)
    }
    assert {path: said for path, said in found.items() if said} == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_registry_names_it_in_one_line(game: str):
    names = names_of(game)
    assert len([line for line in (ROOT / REGISTRY).read_text().splitlines() if naming(line, names)]) == 1


def test_a_name_would_be_found():
    assert naming("import dinotable.games.food_chain", names_of("food-chain")) == ["food_chain"]
    assert naming("{ 'food-chain': 1 } of Food Chain", names_of("food-chain")) == ["food-chain", "Food Chain"]
    assert naming("games about dinosaurs and food chains", names_of("food-chain")) == []
