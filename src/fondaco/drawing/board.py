"""A table as a picture: the map of its title, and the seats beside it."""

from collections.abc import Mapping, Sequence
from html import escape
from importlib import import_module
from importlib.util import find_spec

from fondaco.core.game import Game
from fondaco.drawing import colors
from fondaco.drawing.panel import write_panel
from fondaco.drawing.sheet import Sheet

WIDTH, HEIGHT = 1040, 620
PANEL = 680  # where it begins


def can_draw(title: str) -> bool:
    """Whether there is a map of that title; one that somebody has added is shown as text."""
    return find_spec(f"fondaco.drawing.{title}") is not None


def drawn(game: Game, view: Mapping[str, object], names: Sequence[str]) -> Sheet:
    """What a view shows of a table whose seats have these names."""
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.box(0, 0, WIDTH, HEIGHT, colors.PAPER)
    title = import_module(f"fondaco.drawing.{game.title}")
    title.draw(sheet, view)
    lines = game.board(view, list(names))
    write_panel(sheet, PANEL, lines, dict(zip(names, title.dyes(view), strict=False)))
    return sheet


def shown(game: Game, view: Mapping[str, object], seats: int) -> str:
    """A view as HTML: drawn where there is a map, else as text."""
    names = [f"Seat {number}" for number in range(seats)]
    if can_draw(game.title):
        return drawn(game, view, names).svg()
    return f"<pre>{escape(chr(10).join(game.board(view, names)))}</pre>"
