"""Further names of paths and intersections: after each of the hexes that they belong to."""

import re
from typing import Final

from fondaco.core import hexes
from fondaco.games.merchants.components import GRID, PATH_AT, PATH_IDS, PLACE_AT, PLACE_IDS
from fondaco.games.merchants.text.naming import plain


def _sides() -> dict[str, str]:
    return {
        f"{plain(GRID.named[home])} {hexes.side_word(side, home)}": PATH_IDS[path]
        for side, path in PATH_AT.items()
        for home in hexes.hexes_beside(side)
        if home in GRID.named
    }


def _corners() -> dict[str, str]:
    return {
        f"{plain(GRID.named[home])} {hexes.corner_word(corner, home)}": PLACE_IDS[place]
        for corner, place in PLACE_AT.items()
        for home in hexes.hexes_at(corner)
        if home in GRID.named
    }


ALIASES: Final = {**_sides(), **_corners()}  # ids by what they may be called
_LONGEST_FIRST: Final = sorted(ALIASES, key=len, reverse=True)
_NAMED: Final = re.compile(rf"\b({'|'.join(_LONGEST_FIRST)})\b")


def with_ids(line: str) -> str:
    """The line with the ids of the paths and intersections that it names."""
    return _NAMED.sub(lambda found: ALIASES[found[0]], plain(line))


def known_as(name: str) -> str:
    """What a path or an intersection is called by its id, if that is one of its names."""
    return plain(ALIASES.get(name, name))
