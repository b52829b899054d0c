"""From SVG to PNG, where bots think and not where people are served: it takes a tenth of a second."""

from dinotable.core.drawing import ART
from dinotable.table.picture import Picture, PictureJob, card_of

FONT_FILE = ART / "nunito.ttf"


def rasterise(job: PictureJob) -> Picture:
    # Imported where the first picture is drawn: most processes never draw one.
    from resvg_py import svg_to_bytes  # noqa: PLC0415

    # Its own font alone, so that the same picture has the same bytes on every machine.
    png = svg_to_bytes(
        svg_string=card_of(job), skip_system_fonts=True, font_files=[str(FONT_FILE)], serif_family="Nunito",
        font_family="Nunito", sans_serif_family="Nunito",
    )  # fmt: skip
    return Picture(bytes(png))
