"""Whatever is in a box explains itself on the page, in both languages: cards, tiles, animals and disasters."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from dinotable.games.ciao_dino import box as ciao
from dinotable.games.food_chain import box as food
from dinotable.games.gods_love_dinosaurs import tiles as gods
from dinotable.games.happy_little_dinosaurs import box as happy
from tests.words.test_page_words import BOARDS, ROOT

THINGS = {
    "ciao-dino": {
        *(set(ciao.TERRAINS) - {"water"} | {"sea", "lake"}),
        *(f"card-{card}" for card in ciao.CARDS),
        *("herd", "swimmers", "hand", "pile", "points"),
    },
    "food-chain": {row.name for row in food.BOX.rows} | {"pile", "discards", "tokens"},
    "gods-love-dinosaurs": {*gods.SPECIES, "dinosaur", *gods.TERRAINS, "nest", "tile", "column"},
    "happy-little-dinosaurs": {
        *(re.sub(r"plain-\d", "plain", card) for card in happy.CARDS),
        *happy.DINOSAURS,
        *happy.TYPES,
        *("deck", "disaster", "route"),
    },
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", THINGS)
def test_everything_in_the_box_explains_itself(game, language):
    folder = ROOT / "src" / "dinotable" / "games" / game.replace("-", "_")
    body = FluentParser().parse((folder / "what" / f"{language}.ftl").read_text(encoding="utf-8")).body
    words = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    assert {f"{game}-what-{thing}" for thing in THINGS[game]} - words == set()


@pytest.mark.parametrize("game", THINGS)
def test_the_rules_it_names_exist(game):
    rules = (ROOT / "docs" / "rules" / f"{game}.en.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^(?:- \*\*|## )([A-Z]{2}\d+(?:\.\d+)?)\b", rules, re.MULTILINE))
    named = re.findall(r"'([A-Z]{2}\d+(?:\.\d+)?)'", (BOARDS / game.replace("-", "_") / "what.ts").read_text())
    assert named and set(named) <= known
