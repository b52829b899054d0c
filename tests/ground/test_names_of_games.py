"""Nothing outside a game's two folders and its line in the registry names it: a fifth one changes nothing else."""

import re
from pathlib import Path

import pytest

from dinotable.games import GAMES, load
from dinotable.words import LANGUAGES, speaker

ROOT = Path(__file__).parents[2]
FOLDERS = {name: place.rpartition(".")[2] for name, place in GAMES.items()}
OWN = [
    "src/dinotable/games",
    "web/src/boards",
    "web/src/generated",
    # A game's benchmark lies beside the others, and is found by its name.
    *[f"bench/{folder}.py" for folder in FOLDERS.values()],
]
SUFFIXES = {".py", ".ts", ".svelte", ".ftl", ".css", ".html", ".js", ".json", ".svg", ".webmanifest"}


def names_of(game: str) -> list[str]:
    words = load(GAMES[game]).words
    titles = {speaker(language, [words])(f"{game}-title") for language in LANGUAGES}
    return [game, FOLDERS[game], *sorted(titles)]


def sources() -> list[Path]:
    places = ("src/dinotable", "web/src", "web/public", "web/words", "bench")
    own = [ROOT / place for place in OWN]
    return [
        path
        for place in places
        for path in sorted((ROOT / place).rglob("*"))
        if path.suffix in SUFFIXES
        and not any(path.is_relative_to(one) for one in own)
        and not {"node_modules", "__pycache__"} & set(path.parts)
    ]


def naming(text: str, names: list[str]) -> list[str]:
    return [name for name in names if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)]


def test_there_is_something_to_look_through():
    seen = {path.relative_to(ROOT).parts[:2] for path in sources()}
    assert {("src", "dinotable"), ("web", "src"), ("web", "words"), ("bench", "core.py")} <= seen


@pytest.mark.parametrize("game", GAMES)
def test_no_other_file_names_a_game(game: str):
    names = names_of(game)
    found = {str(path.relative_to(ROOT)): naming(path.read_text(encoding="utf-8"), names) for path in sources()}
    assert {path: said for path, said in found.items() if said} == {}


def test_a_name_would_be_found():
    assert naming("import dinotable.games.food_chain", names_of("food-chain")) == ["food_chain"]
    assert naming("{ 'food-chain': 1 } of Food Chain", names_of("food-chain")) == ["food-chain", "Food Chain"]
    assert naming("games about dinosaurs and food chains", names_of("food-chain")) == []
