"""A table as a picture: the map of its title, and the seats beside it. Each title draws its map in
a module of its own, `draw(sheet, view)`, onto a sheet of `MAP`."""

from collections.abc import Mapping, Sequence
from html import escape
from importlib import import_module
from importlib.util import find_spec

from fondaco.core.game import Game
from fondaco.drawing import colors
from fondaco.drawing.panel import write_panel
from fondaco.drawing.sheet import Sheet

MAP = 640, 600
EDGE = 10
WIDTH, HEIGHT = 1040, MAP[1] + 2 * EDGE
PANEL = 680  # where it begins


def can_draw(title: str) -> bool:
    """Whether there is a map of that title; one that somebody has added is shown as text."""
    return find_spec(f"fondaco.drawing.{title}") is not None


def drawn(game: Game, view: Mapping[str, object], names: Sequence[str]) -> Sheet:
    """What a view shows of a table whose seats have these names."""
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.box((0, 0), WIDTH, HEIGHT, colors.PAPER)
    sheet.lay(drawn_map(game.title, view), (EDGE, EDGE), 1.0)
    write_panel(sheet, PANEL, game.board(view, list(names)), game.title, names)
    return sheet


def drawn_map(title: str, view: Mapping[str, object]) -> Sheet:
    """What lies in the middle of the table."""
    sheet = Sheet(*MAP)
    import_module(f"fondaco.drawing.{title}").draw(sheet, view)
    return sheet


def shown(game: Game, view: Mapping[str, object], seats: int) -> str:
    """A view as HTML: drawn where there is a map, else as text."""
    names = [f"Seat {number}" for number in range(seats)]
    if can_draw(game.title):
        return drawn(game, view, names).svg()
    return f"<pre>{escape(chr(10).join(game.board(view, names)))}</pre>"
