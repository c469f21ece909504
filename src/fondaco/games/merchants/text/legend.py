"""What the signs of the map mean, and how its places are called."""

from fondaco.games.merchants.terms import COLOR_IDS
from fondaco.games.merchants.text.wording import Speaker, entry

TITLE = "The signs of the map"
SIGNS = [
    "at a corner of a hex, an intersection: # a city-site, @ a purple one, . none; the letter of "
    "a color for its trading post, a small letter where a commodity lies there; + a merchant",
    "on a side of a hex, a path: the letter of a color for its trade route, a small letter where "
    "a caravan stands; = a double arrow; ~ a path at sea",
    "in a hex: Fo Pa Fi Mo Sa for forest (lumber), pasture (wool), fields (grain), mountains "
    "(ore), saltworks (salt); its number; * the robber; below, how its name begins",
]
NAMES = [
    "names: Silesia n is the north side of the hex Silesia, a path; the other sides are ne, se, "
    "s, sw and nw. Silesia west is its west corner, an intersection",
    "in full: in the terminal, 'board hexes' and 'board cities' list all of them, 'board Silesia' "
    "tells about one",
]


def legend(speaker: Speaker) -> list[str]:
    rows = entry(f"colors: {', '.join([_color(speaker, id) for id in COLOR_IDS])}")
    return [TITLE, *rows, *[row for text in [*SIGNS, *NAMES] for row in entry(text)]]


def _color(speaker: Speaker, id: str) -> str:
    """A color with its letter and who plays it."""
    return f"{id[0].upper()} {id.capitalize()} ({speaker.of_color(id)})"
