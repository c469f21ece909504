"""Flat-topped hexes in axial coordinates, and one name for each of their corners and sides.

q grows to the east, r to the south. Every corner of the grid is the west or the east corner of
exactly one hex, every side the N, NE or SE side of exactly one hex: so (q, r, letters) names it.
"""

from typing import Final

Hex = tuple[int, int]
Corner = tuple[int, int, str]
Side = tuple[int, int, str]

CORNER_WORDS: Final = ["east", "northeast", "northwest", "west", "southwest", "southeast"]
SIDE_WORDS: Final = ["n", "ne", "se", "s", "sw", "nw"]


def corners(q: int, r: int) -> list[Corner]:
    """The corners of a hex, in the order of CORNER_WORDS."""
    return [
        (q, r, "E"),
        (q + 1, r - 1, "W"),
        (q - 1, r, "E"),
        (q, r, "W"),
        (q - 1, r + 1, "E"),
        (q + 1, r, "W"),
    ]


def sides(q: int, r: int) -> list[Side]:
    """The sides of a hex, in the order of SIDE_WORDS."""
    return [
        (q, r, "N"),
        (q, r, "NE"),
        (q, r, "SE"),
        (q, r + 1, "N"),
        (q - 1, r + 1, "NE"),
        (q - 1, r, "SE"),
    ]


def ends(side: Side) -> tuple[Corner, Corner]:
    """The two corners between which a side lies."""
    q, r, letters = side
    east, northeast, northwest, _, _, southeast = corners(q, r)
    if letters == "N":
        return northwest, northeast
    return (northeast, east) if letters == "NE" else (east, southeast)


def hexes_at(corner: Corner) -> list[Hex]:
    """The three hexes that meet in a corner; the one it is named after comes first."""
    q, r, letter = corner
    if letter == "W":
        return [(q, r), (q - 1, r), (q - 1, r + 1)]
    return [(q, r), (q + 1, r - 1), (q + 1, r)]


def hexes_beside(side: Side) -> list[Hex]:
    """The two hexes that share a side; the one it is named after comes first."""
    q, r, letters = side
    if letters == "N":
        return [(q, r), (q, r - 1)]
    return [(q, r), (q + 1, r - 1)] if letters == "NE" else [(q, r), (q + 1, r)]


def corner_word(corner: Corner, hex: Hex) -> str:
    """Which corner of that hex it is."""
    return CORNER_WORDS[corners(hex[0], hex[1]).index(corner)]


def side_word(side: Side, hex: Hex) -> str:
    """Which side of that hex it is."""
    return SIDE_WORDS[sides(hex[0], hex[1]).index(side)]
