"""Puzzles on the page: chosen from the list, tried on the board, shown, solved, remembered."""

import pytest
from playwright.sync_api import expect

from dinotable.core.puzzle import Puzzle, puzzles_of
from dinotable.games import find
from tests.web.conftest import new_page, visit
from tests.web.guises import LOCALES, check, each_guise

pytestmark = pytest.mark.slow

WORDS = {
    "en": {"again": "Try again", "show": "Show the solution", "shown": "This is the best move", "better": "something better",
           "solved": "That’s it!", "next": "Next puzzle", "all": "All puzzles", "none": "there is no such puzzle"},
    "fr": {"again": "Réessayer", "show": "Voir la solution", "shown": "Voici le meilleur coup", "better": "Il y a mieux",
           "solved": "C’est ça", "next": "Problème suivant", "all": "Tous les problèmes", "none": "n’existe pas ici"},
}  # fmt: skip


def one_of(game: str) -> Puzzle:
    return max(puzzles_of(find(game)), key=lambda puzzle: puzzle.least_gap)


def answer(page, action: str) -> None:
    """By the list of moves, which every game has."""
    if not page.locator(f"[data-action='{action}']").count():
        page.locator("[aria-controls=choices]").click()
    page.locator(f"[data-action='{action}']").click()
    confirm = page.locator("[data-confirm]")
    page.locator("[data-confirm], .verdict").first.wait_for()
    if confirm.count():
        confirm.click()
    page.locator(".verdict").wait_for()


@each_guise
def test_a_puzzle_is_tried_shown_and_remembered(browser, address, size, language):
    words, puzzle = WORDS[language], one_of("food-chain")
    wrong = puzzle.choices[-1].action
    page = visit(browser, address, **size, locale=LOCALES[language])
    told: list[str] = []
    page.on("response", lambda answered: told.append(answered.text()) if "/api/puzzles/" in answered.url else None)
    page.goto(f"{address}/puzzles")
    page.locator(f"a[href$='{puzzle.id}']").last.click()
    page.locator(".board svg").first.wait_for()
    assert all('"solutions"' not in text for text in told)
    check(page, language)
    answer(page, wrong)
    expect(page.locator(".verdict h2")).to_contain_text(words["better"])
    page.get_by_role("button", name=words["again"]).click()
    answer(page, wrong)
    assert all(f'"{puzzle.solutions[0]}"' not in text for text in told if '"is_solved"' in text)
    page.get_by_role("button", name=words["show"]).click()
    expect(page.locator(".verdict h2")).to_contain_text(words["shown"])
    check(page, language)
    page.get_by_role("button", name=words["next"]).click()
    page.wait_for_url(lambda url: not url.endswith(puzzle.id))
    page.goto(f"{address}/puzzles")
    expect(page.locator("ol a.solved")).to_have_count(1)
    check(page, language)
    page.context.close()


@each_guise
def test_the_puzzle_of_the_day_is_solved_and_an_unknown_one_is_said_kindly(browser, address, size, language):
    words = WORDS[language]
    page = new_page(browser, address, **size, locale=LOCALES[language])
    page.goto(f"{address}/puzzles")
    page.locator(".today a.primary").click()
    page.wait_for_url("**/puzzles/*/*")
    game, name = page.url.split("/")[-2:]
    puzzle = next(each for each in puzzles_of(find(game)) if each.id == name)
    page.locator("[aria-controls=choices]").wait_for()
    answer(page, puzzle.solutions[0])
    expect(page.locator(".verdict h2")).to_contain_text(words["solved"])
    expect(page.locator(".verdict tr")).not_to_have_count(0)
    check(page, language)
    page.goto(f"{address}/puzzles")
    expect(page.locator(".streak")).to_be_visible()
    with page.expect_response("**/api/puzzles/**"):
        page.goto(f"{address}/puzzles/food-chain/00000000")
    expect(page.get_by_role("alert")).to_contain_text(words["none"])
    page.faults.clear()
    page.get_by_role("link", name=words["all"]).click()
    page.wait_for_url("**/puzzles")
    page.context.close()
