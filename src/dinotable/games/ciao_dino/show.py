"""x"""

from dinotable.core.canvas import Canvas
from dinotable.core.contract import Say
from dinotable.games.ciao_dino.state import CiaoDinoView


def draw(view: CiaoDinoView, say: Say) -> Canvas:
    return Canvas()
