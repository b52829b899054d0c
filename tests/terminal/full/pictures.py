"""python -m tests.terminal.full.pictures: the full screen in pictures, for docs/terminal.md."""

import re
from pathlib import Path

from dinotable.games import find
from tests.terminal.full.sitting import Sitting

FOLDER = Path(__file__).parents[3] / "docs" / "pictures"
SCENES = [
    ("ciao-dino", (80, 24), "en", 12, ["tab", "enter", "tab"]),
    ("food-chain", (120, 40), "en", 9, ["tab", "enter", "tab"]),
    ("gods-love-dinosaurs", (120, 40), "fr", 16, ["tab"]),
    ("happy-little-dinosaurs", (80, 24), "fr", 4, ["tab"]),
]
"""Game, size, language, moves made before, and keys pressed then."""


def at_rest(svg: str) -> str:
    """Without fonts from elsewhere: whoever looks at it has one."""
    svg = re.sub(r"@font-face\s*{.*?}", "", svg, flags=re.DOTALL)
    return re.sub(r"font-family: Fira Code", "font-family: Fira Code, DejaVu Sans Mono, Menlo, Consolas", svg)


def take(name: str, size: tuple[int, int], language: str, moves: int, keys: list[str]) -> None:
    sitting = Sitting(find(name), ["me", "greedy", "greedy", "greedy"], language, seed=11)

    async def look(pilot):
        await sitting.play(pilot, by_mouse=False, most=moves)
        await sitting.until_asked(pilot)
        await pilot.press(*keys)
        await pilot.pause()
        sitting.app.title = "dinotable play"
        svg = sitting.app.export_screenshot(title="dinotable play")
        (FOLDER / f"terminal-{name}.svg").write_text(at_rest(svg), encoding="utf-8")

    sitting.run(size, look)


if __name__ == "__main__":
    for scene in SCENES:
        take(*scene)
        print(f"docs/pictures/terminal-{scene[0]}.svg")
