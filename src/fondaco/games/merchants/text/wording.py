"""How resources and pieces are put into words, and those who own them."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from fondaco.games.merchants.boards import BOARDS
from fondaco.games.merchants.components import CARD_IDS, CARD_NAMES
from fondaco.games.merchants.terms import BOARD_IDS

WIDTH = 98
NEUTRAL = "neutral"  # how the color is called that nobody plays

View = Mapping[str, Any]


def counted(number: int, thing: str) -> str:
    """So many of something that takes a plural s."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def pieces(counts: Mapping[str, int]) -> str:
    """Numbers by kind as a list."""
    return ", ".join([f"{count} {kind}" for kind, count in counts.items() if count > 0])


def listed(things: list[str]) -> str:
    return ", ".join(things) if things else "none"


def all_of(things: list[str]) -> str:
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} and {things[-1]}"


def card_name(id: str) -> str:
    return CARD_NAMES[CARD_IDS.index(id)]


def entry(text: str) -> list[str]:
    """One entry of a section, broken into lines that show they belong together."""
    return broken(text, "  ", "      ")


def broken(text: str, first: str = "", rest: str = "") -> list[str]:
    return wrap(text, WIDTH, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False)


class Speaker:
    """Speaks of seats by name; the one that looks is spoken to."""

    def __init__(self, view: View, names: list[str]) -> None:
        self.view = view
        self.names = names
        self.board = BOARDS[BOARD_IDS.index(view["board"])]

    def name(self, seat: int) -> str:
        return "You" if self.view["you"] == seat else self.names[seat]

    def whose(self, seat: int) -> str:
        name = self.name(seat)
        return "Your" if name == "You" else f"{name}'s"

    def gets(self, seat: int) -> str:
        name = self.name(seat)
        return "you get" if name == "You" else f"{name} gets"

    def of_color(self, color: str) -> str:
        """Who plays a color; with three players one belongs to nobody."""
        for player in self.view["players"]:
            if player["color"] == color:
                name = self.name(player["seat"])
                return "you" if name == "You" else name
        return NEUTRAL

    def post_of(self, color: str) -> str:
        """Somebody's trading post."""
        owner = self.of_color(color)
        if owner == NEUTRAL:
            return "a neutral trading post"
        return "your trading post" if owner == "you" else f"{owner}'s trading post"

    def commodity_of(self, color: str) -> str:
        """Somebody's commodity."""
        owner = self.of_color(color)
        return "your commodity" if owner == "you" else f"{owner}'s commodity"
