"""What every picture of a position has, and how tests look into one."""

import re
from xml.etree import ElementTree

from dinotable.core.generator import Generator
from tests.conformance.spots import Spot, words

MOST_WIDE, MOST_BYTES, SMALLEST_TEXT = 1200, 200_000, 11


def picture(spot: Spot, viewer: int, language: str = "en") -> ElementTree.Element:
    """Drawn and looked over. Whoever sees the same sees the same picture: it is made from the view alone."""
    game, say = spot.game, words(spot.game, language)
    view = game.view(spot.state, viewer)
    told = game.draw(view, say)
    imagined = game.view(game.imagine(view, Generator(7)), viewer)
    assert game.draw(imagined, say) == told, spot.says("the picture of the same view differs")
    assert len(told.encode()) <= MOST_BYTES
    # Only the name of the format is an address; what is referred to lies in the picture.
    assert re.findall(r'https?://[^"]*', told) == ["http://www.w3.org/2000/svg"]
    root = ElementTree.fromstring(told)
    held = {symbol.get("id") for symbol in root.findall(".//{*}symbol")}
    assert {use.get("href", "")[1:] for use in root.findall(".//{*}use")} == held
    assert float(root.get("width", "")) <= MOST_WIDE, spot.says("too wide")
    for text in root.findall(".//{*}text"):
        assert float(text.get("font-size", "")) >= SMALLEST_TEXT, f"too small: {text.text}"
    title = root.findtext("{*}title") or ""
    assert say(f"{game.id}-title") in title and say("seat-name", seat=0) in title
    return root


def groups(root: ElementTree.Element, attribute: str) -> list[ElementTree.Element]:
    return root.findall(f".//{{*}}g[@{attribute}]")


def values(root: ElementTree.Element, attribute: str) -> list[str]:
    """In order of the alphabet."""
    return sorted(group.get(attribute, "") for group in groups(root, attribute))


def symbols_in(root: ElementTree.Element) -> list[str]:
    return [use.get("href", "").removeprefix("#dino-") for use in root.findall(".//{*}use")]


def texts(root: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in root.findall(".//{*}text")]
