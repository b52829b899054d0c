"""Reads a picture of a position back, and holds it to what all pictures keep."""

import re
from pathlib import Path
from xml.etree import ElementTree

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


class Picture:
    def __init__(self, svg: str) -> None:
        root = ElementTree.fromstring(svg)
        self.width, self.height = float(root.attrib["width"]), float(root.attrib["height"])
        self.parts = list(root.iter())
        self.title = root.findtext("{*}title") or ""
        self.texts = [part.text for part in root.findall(".//{*}text")]
        held = {symbol.attrib["id"] for symbol in root.findall(".//{*}symbol")}
        self.symbols = [use.attrib["href"][1:] for use in root.findall(".//{*}use")]
        assert set(self.symbols) == held, "it refers to something that it does not hold"
        sizes = [float(text.attrib["font-size"]) for text in root.findall(".//{*}text")]
        assert min(sizes) >= 11 and self.width <= 1200 and self.height <= 2000 and len(svg) < 200_000

    def marked(self, mark: str) -> list[str]:
        """What is drawn under a mark such as `tile`, in the order it was drawn."""
        return [part.attrib[f"data-{mark}"] for part in self.parts if f"data-{mark}" in part.attrib]

    def told(self, mark: str) -> dict[str, str]:
        """The texts under a mark."""
        found = [(part.attrib[f"data-{mark}"], part.text) for part in self.parts if f"data-{mark}" in part.attrib]
        assert len(dict(found)) == len(found), f"a {mark} is drawn twice"
        return dict(found)

    def symbol_at(self, mark: str) -> dict[str, str]:
        """The symbols under a mark, by name."""
        return {
            part.attrib[f"data-{mark}"]: part.attrib["href"].removeprefix("#dino-")
            for part in self.parts
            if f"data-{mark}" in part.attrib
        }


def page_ground(game: str) -> dict[str, str]:
    """The colours that the page gives the terrains, and whatever else it names there: those by day come first."""
    told = (BOARDS / game / "view.ts").read_text().partition("GROUND")[2].partition("}")[0]
    styled = re.findall(r"--[a-z]+-(\w+): (#\w+)", (BOARDS / game / "Board.svelte").read_text())
    return dict(reversed(styled)) | dict(re.findall(r"(\w+): '(#\w+)'", told))
