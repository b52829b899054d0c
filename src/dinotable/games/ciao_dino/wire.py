"""x"""

from dinotable.games.ciao_dino.state import CiaoDinoView


def wire_of(view: CiaoDinoView) -> dict[str, object]:
    return {}
