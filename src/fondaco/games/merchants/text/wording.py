"""How resources, places and pieces are put into words."""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from fondaco.games.merchants.components import (
    CARD_IDS,
    CARD_NAMES,
    CITY_IDS,
    CITY_NAMES,
    END,
    PATH_IDS,
    PLACE_IDS,
)

WIDTH = 98

View = Mapping[str, Any]


def counted(number: int, thing: str) -> str:
    """So many of something that takes a plural s."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def pieces(counts: Mapping[str, int]) -> str:
    """Numbers by kind as a list."""
    return ", ".join([f"{count} {kind}" for kind, count in counts.items() if count > 0])


def listed(things: list[str]) -> str:
    return ", ".join(things) if things else "none"


def plain(id: str) -> str:
    return id.replace("_", " ")


def city_name(id: str) -> str:
    return CITY_NAMES[CITY_IDS.index(id)]


def place_name(id: str) -> str:
    return city_name(id) if id in CITY_IDS else plain(id)


def path_name(id: str) -> str:
    """A path with its two ends."""
    path = PATH_IDS.index(id)
    ends = [place_name(PLACE_IDS[END[2 * path + end]]) for end in (0, 1)]
    return f"{plain(id)} ({ends[0]} - {ends[1]})"


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
        return "nobody"
