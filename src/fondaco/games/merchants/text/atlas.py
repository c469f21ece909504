"""What is looked up rather than shown: every city and hex of the board, and names that are not on
the map."""

from fondaco.core.bags import NONE
from fondaco.games.merchants.components import (
    CITY_IDS,
    HEX_IDS,
    PATH_IDS,
    PATHS,
    PLACE_IDS,
    PLACES,
)
from fondaco.games.merchants.text.land import city_land, numbered
from fondaco.games.merchants.text.naming import (
    city_name,
    corner_name,
    ends_of,
    hex_name,
    plain,
    side_name,
)
from fondaco.games.merchants.text.wording import Speaker, View, entry


def atlas(view: View, names: list[str]) -> list[str]:
    """In sections, separated by empty lines, like the board."""
    speaker = Speaker(view, names)
    found = [cities(speaker), hexes(speaker), elsewhere(speaker)]
    lines: list[str] = []
    for section in found:
        lines += ["", *section] if lines else section
    return lines


def typed(id: str, name: str) -> str:
    """A name, and how moves spell it if that differs."""
    return name if plain(id) == name.lower() else f"{name} [{plain(id)}]"


def cities(speaker: Speaker) -> list[str]:
    rows = ["The cities"]
    for city in speaker.board.cities:
        id = CITY_IDS[city]
        rows += entry(f"{typed(id, city_name(id))}: {site(speaker, id)}; {city_land(speaker, id)}")
    return rows


def site(speaker: Speaker, id: str) -> str:
    """Whose trading post stands in a city, or what may be built there."""
    post = speaker.view["cities"].get(id)
    if post is None:
        purple = speaker.board.purple[CITY_IDS.index(id)] == 1
        return "an empty purple city-site" if purple else "an empty city-site"
    lies = f", with {speaker.commodity_of(post['commodity'])}" if post["commodity"] else ""
    return f"{speaker.post_of(post['post'])}{lies}"


def hexes(speaker: Speaker) -> list[str]:
    rows = ["The hexes"]
    for hex in speaker.board.hexes:
        around = ", ".join([city_name(CITY_IDS[city]) for city in speaker.board.cities_of[hex]])
        robber = ", with the robber" if speaker.view["robber"] == HEX_IDS[hex] else ""
        land = f"{numbered(speaker, hex)}{robber}; {around or 'no city'}"
        rows += entry(f"{hex_name(HEX_IDS[hex])}: {land}")
    return rows


def elsewhere(speaker: Speaker) -> list[str]:
    """What moves call by names that are not on this map."""
    rows = ["Paths and intersections that moves name after something beyond this map"]
    for path in range(PATHS):
        id, name = PATH_IDS[path], side_name(PATH_IDS[path])
        if speaker.board.on_board[path] == 1 and plain(id) != name.lower():
            rows += entry(f"{plain(id)}: {name}, {ends_of(path, speaker.board)}")
    for place in range(PLACES):
        id, name = PLACE_IDS[place], corner_name(PLACE_IDS[place])
        if len(speaker.board.paths_at[place]) > 0 and speaker.board.city_at[place] == NONE:
            rows += entry(f"{plain(id)}: {name}{of_main(id)}") if plain(id) != name.lower() else []
    return rows


def of_main(id: str) -> str:
    """What is to be said of a place that is a city elsewhere."""
    return ", no city-site on this board" if id in CITY_IDS else ""
