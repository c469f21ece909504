"""A sheet to draw on: twice as large as it is shown, so that edges become smooth."""

import io
from collections.abc import Sequence
from functools import cache
from itertools import groupby
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1200, 630
TWICE = 2
FONTS = Path(__file__).parent.parent / "web" / "assets"
FIRST_RARE, LAST_RARE = 0x100, 0x250  # letters of Central Europe are in a file of their own

INK, INK_2, RULE = "#2a231a", "#5b4e3c", "#cfc0a2"
TABLE, SHEET, INSET = "#e6dac1", "#fbf6e9", "#f1e8d3"
TURN, ON_TURN = "#922b21", "#fff8ea"

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom


@cache
def font(size: int, weight: int, has_more: bool) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """EB Garamond as the client brings it; any other where the client was not built."""
    files = sorted(FONTS.glob(f"eb-garamond-latin{'-ext' if has_more else ''}-wght-normal*.woff2"))
    if not files:
        return ImageFont.load_default(size * TWICE)
    found = ImageFont.truetype(files[0], size * TWICE)
    found.set_variation_by_axes([weight])
    return found


def is_rare(letter: str) -> bool:
    """Whether a letter is in the second file of the face."""
    return FIRST_RARE <= ord(letter) < LAST_RARE


class Paper:
    """The sheet; everything is given in points of the picture that is shown."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (WIDTH * TWICE, HEIGHT * TWICE), TABLE)
        self.pen = ImageDraw.Draw(self.image)

    def box(self, box: Box, fill: str | None, edge: str | None = None, width: float = 1.3) -> None:
        pen = max(1, round(width * TWICE))
        self.pen.rounded_rectangle(_doubled(box), 4 * TWICE, fill, edge, pen)

    def shape(self, points: Sequence[Point], fill: str, edge: str, width: float = 1.3) -> None:
        corners = [(x * TWICE, y * TWICE) for x, y in points]
        self.pen.polygon(corners, fill)
        self.pen.line(
            [*corners, corners[0], corners[1]], edge, max(1, round(width * TWICE)), "curve"
        )

    def disc(self, at: Point, radius: float, fill: str | None, edge: str) -> None:
        (x, y), r = at, radius
        self.pen.ellipse(_doubled((x - r, y - r, x + r, y + r)), fill, edge, round(1.5 * TWICE))

    def line(self, start: Point, end: Point, color: str, width: float = 1) -> None:
        points = [(x * TWICE, y * TWICE) for x, y in (start, end)]
        self.pen.line(points, color, round(width * TWICE))

    def text(
        self,
        at: Point,
        text: str,
        size: int,
        color: str = INK,
        anchor: str = "ls",
        weight: int = 500,
    ) -> None:
        """Letters of either file of the face, one run after the other; only what begins at the left
        may have both."""
        x, y = at[0] * TWICE, at[1] * TWICE
        for has_more, letters in groupby(text, is_rare):
            run, face = "".join(letters), font(size, weight, has_more)
            self.pen.text((x, y), run, color, face, anchor=anchor)
            x += face.getlength(run)

    def fitted(self, text: str, size: int, room: float) -> str:
        """A text that has room, with dots where something had to be left out."""
        while text and font(size, 500, False).getlength(text) > room * TWICE:
            text = text[:-2].rstrip() + "…" if len(text) > 2 else ""
        return text

    def png(self) -> bytes:
        written = io.BytesIO()
        shown = self.image.reduce(TWICE).quantize(128, Image.Quantize.FASTOCTREE)
        shown.save(written, "PNG")
        return written.getvalue()


def _doubled(box: Box) -> list[float]:
    return [value * TWICE for value in box]
