"""The ladder: what it plays, what it writes into the page, and that it goes on where it was."""

import itertools
from pathlib import Path

from dinotable.games import GAMES, find
from dinotable.lab import ladder
from dinotable.lab.strength import ANCHOR, fitted, rows_of

PAGE = f"before\n{ladder.BEGIN}\nold\n{ladder.END}\nafter\n"


def test_every_level_meets_the_one_below_and_the_top_meets_random_and_greedy():
    for game in map(find, GAMES):
        levels = game.ladder().names()
        names = [match.name() for match in ladder.matches(game)]
        assert len(set(names)) == len(names)
        for below, above in itertools.pairwise(levels):
            assert f"{game.id}-2-{above}-{below}" in names
        for players in (2, game.most):
            assert f"{game.id}-{players}-{levels[-1]}-random" in names
            assert f"{game.id}-{players}-{levels[-1]}-greedy" in names


def test_the_page_keeps_what_stands_around_the_ladder():
    page = ladder.page_with(PAGE, "new\n")
    assert page == f"before\n{ladder.BEGIN}\nnew\n{ladder.END}\nafter\n"


def test_a_ladder_is_played_and_told(tmp_path: Path, monkeypatch):
    page = tmp_path / "bots.md"
    page.write_text(PAGE)
    game = find("food-chain")
    monkeypatch.setattr(ladder, "matches", lambda game: [ladder.Match(game, 2, "novice", "random")])
    words = ["food-chain", "--games", "2", "--workers", "1", "--folder", str(tmp_path / "games"), "--page", str(page)]
    for _ in range(2):
        ladder.main(words)
        assert page.read_text().count("| `novice` | `random` | 2 |") == 1
        assert f"dinotable arena {game.id} --players 2 --bots novice,random --games 2 --seed 1" in page.read_text()
    assert len((tmp_path / "games" / "food-chain-2-novice-random.jsonl").read_text().splitlines()) == 3


def test_a_line_that_knows_more_games_is_kept(tmp_path: Path, monkeypatch):
    page = tmp_path / "bots.md"
    monkeypatch.setattr(ladder, "matches", lambda game: [ladder.Match(game, 2, "novice", "random")])
    words = ["food-chain", "--games", "2", "--workers", "1", "--folder", str(tmp_path / "games"), "--page", str(page)]
    for games, stays in ((1, False), (2, False), (3, True), (1400, True)):
        command = f"dinotable arena food-chain --players 2 --bots novice,random --games {games} --seed 1"
        row = f"| 2 | `novice` | `random` | {games:,} | earlier | `{command}` |"
        page.write_text(PAGE.replace("old", f"{row}\n{row.replace('random', 'greedy')}"))
        ladder.main(words)
        assert (row in page.read_text()) == stays
        assert ("| `novice` | `random` | 2 |" in page.read_text()) != stays
        assert "greedy" not in page.read_text()


def test_the_page_of_the_bots_has_a_place_for_the_ladder():
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
    assert page.count(ladder.BEGIN) == page.count(ladder.END) == 1


def test_the_strength_of_each_level_is_what_the_ladder_says() -> None:
    """After another measurement: `python -m dinotable.lab.strength`, and its lines go into each game's `ladder.py`."""
    page = Path("docs/bots.md").read_text(encoding="utf-8")
    for game in [find(name) for name in GAMES]:
        levels, told = game.ladder().names(), game.ladder().strengths
        found = fitted(rows_of(game, page), len(levels), levels.index(ANCHOR))
        assert {level: told[level].rating for level in levels} == dict(zip(levels, map(round, found), strict=True))
        assert all(one.low <= one.rating <= one.high for one in told.values())
        # The weakest first: that is what a ladder is.
        assert sorted(levels, key=lambda level: told[level].rating) == levels
