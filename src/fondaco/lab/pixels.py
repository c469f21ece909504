"""Drawn tables as arrays of pixels. Pillow brings a font of its own, so that they look the same on
every machine."""

import unicodedata
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from fondaco import Game, Refused, State
from fondaco.drawing.board import can_draw, drawn
from fondaco.drawing.sheet import Area, Disc, Point, Shape, Sheet, Stroke, Text

Pixels = NDArray[np.uint8]

FINER = 2  # times as many pixels are drawn as are shown, so that slanted lines are smooth
ANCHORS = {"left": "ls", "middle": "ms", "right": "rs"}

WITHOUT_PARTS = str.maketrans({"ø": "o", "Ø": "O", "ł": "l", "Ł": "L"})


def picture(game: Game, state: State, seats: int, seat: int | None) -> Pixels:
    """The table as that seat, or an onlooker, sees it."""
    if not can_draw(game.title):
        raise Refused(f"Nobody has drawn a map of {game.name} yet: use ansi.")
    names = [f"Seat {number}" for number in range(seats)]
    return pixels(drawn(game, game.view(state, seat), names))


def pixels(sheet: Sheet) -> Pixels:
    """Height x width x 3 numbers: red, green, blue."""
    image = Image.new("RGB", (sheet.width * FINER, sheet.height * FINER), "white")
    pen = ImageDraw.Draw(image)
    for shape in sheet.shapes:
        draw(pen, shape)
    return np.asarray(image.resize((sheet.width, sheet.height), Image.Resampling.BOX))


def draw(pen: Any, shape: Shape) -> None:
    match shape:
        case Area():
            width = round(shape.width * FINER)
            points = [finer(point) for point in shape.points]
            pen.polygon(points, color(shape.fill), color(shape.line), width)
        case Disc():
            (x, y), radius = finer(shape.at), shape.radius * FINER
            box = (x - radius, y - radius, x + radius, y + radius)
            pen.ellipse(box, color(shape.fill), color(shape.line), round(shape.width * FINER))
        case Stroke():
            ends = [finer(shape.begin), finer(shape.end)]
            pen.line(ends, shape.line, round(shape.width * FINER))
        case Text():
            font = ImageFont.load_default(shape.size * FINER * 0.92)
            pen.text(finer(shape.at), plain(shape.text), shape.fill, font, ANCHORS[shape.anchor])


def plain(text: str) -> str:
    """Letters that the font has: those without marks."""
    apart = unicodedata.normalize("NFKD", text.translate(WITHOUT_PARTS))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def finer(point: Point) -> Point:
    return point[0] * FINER, point[1] * FINER


def color(name: str) -> str | None:
    return None if name == "none" else name
