"""x"""

from dinotable.games.ciao_dino.state import CiaoDinoView


def facts_of(view: CiaoDinoView) -> dict[str, object]:
    return {}
