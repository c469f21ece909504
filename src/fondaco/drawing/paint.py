"""A sheet as pixels, in the letters of the client where it was built."""

import io
from functools import cache
from itertools import groupby
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from fondaco.drawing.sheet import ROUND, Area, Box, Disc, Point, Shape, Sheet, Stroke, Text

FINER = 2  # times as many pixels are painted as are shown, so that slanted lines are smooth
FONTS = Path(__file__).parent.parent / "server" / "web" / "assets"
FIRST_RARE, LAST_RARE = 0x100, 0x250  # letters of Central Europe are in a file of their own
SHADES = 128

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


def painted(sheet: Sheet) -> Image.Image:
    image = Image.new("RGB", (sheet.width * FINER, sheet.height * FINER), "white")
    pen = ImageDraw.Draw(image)
    for shape in sheet.shapes:
        _paint(pen, shape)
    return image.reduce(FINER)


def png(sheet: Sheet) -> bytes:
    """The sheet as a small file."""
    written = io.BytesIO()
    painted(sheet).quantize(SHADES, Image.Quantize.FASTOCTREE).save(written, "PNG")
    return written.getvalue()


def fitted(text: str, size: float, room: float) -> str:
    """A text that has room, with dots where something had to be left out."""
    while text and _font(size, 500, False).getlength(text) > room * FINER:
        text = text[:-2].rstrip() + "…" if len(text) > 2 else ""
    return text


@cache
def _font(size: float, weight: int, is_rare: bool) -> Font:
    """EB Garamond as the client brings it; Pillow's own where the client was not built."""
    files = sorted(FONTS.glob(f"eb-garamond-latin{'-ext' if is_rare else ''}-wght-normal*.woff2"))
    if not files:
        return ImageFont.load_default(size * FINER)
    found = ImageFont.truetype(files[0], size * FINER)
    found.set_variation_by_axes([weight])
    return found


def _paint(pen: ImageDraw.ImageDraw, shape: Shape) -> None:
    match shape:
        case Area():
            points, width = [_finer(point) for point in shape.points], _width(shape.width)
            pen.polygon(points, _color(shape.fill))
            pen.line([*points, *points[:2]], _color(shape.line) or shape.fill, width, "curve")
        case Box():
            (x, y), wide, high = _finer(shape.at), shape.wide * FINER, shape.high * FINER
            look = _color(shape.fill), _color(shape.line), _width(shape.width)
            pen.rounded_rectangle((x, y, x + wide, y + high), ROUND * FINER, *look)
        case Disc():
            (x, y), radius = _finer(shape.at), shape.radius * FINER
            look = _color(shape.fill), _color(shape.line), _width(shape.width)
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), *look)
        case Stroke():
            pen.line([_finer(shape.begin), _finer(shape.end)], shape.line, _width(shape.width))
        case Text():
            _write(pen, shape)


def _write(pen: ImageDraw.ImageDraw, text: Text) -> None:
    """Letters of either file of the face, one run after the other."""
    runs = [("".join(run), _font(text.size, text.weight, rare)) for rare, run in _runs(text.text)]
    wide = sum(face.getlength(run) for run, face in runs)
    x, y = _finer(text.at)
    x -= {"left": 0.0, "middle": wide / 2, "right": wide}[text.anchor]
    for run, face in runs:
        pen.text((x, y), run, text.fill, face, "ls")
        x += face.getlength(run)


def _runs(text: str) -> "groupby[bool, str]":
    return groupby(text, lambda letter: FIRST_RARE <= ord(letter) < LAST_RARE)


def _finer(point: Point) -> Point:
    return point[0] * FINER, point[1] * FINER


def _width(width: float) -> int:
    return max(1, round(width * FINER))


def _color(name: str) -> str | None:
    return None if name == "none" else name
