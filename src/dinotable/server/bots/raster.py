"""From SVG to PNG, where bots think and not where people are served: it takes a tenth of a second."""

from dinotable.core.drawing import png_of
from dinotable.table.picture import Picture, PictureJob, card_of


def rasterise(job: PictureJob) -> Picture:
    return Picture(png_of(card_of(job)))
