"""What the land around cities brings."""

from collections import Counter

from fondaco.games.merchants.components import CITY_IDS, HEX_IDS
from fondaco.games.merchants.terms import RESOURCE_IDS, TERRAIN_IDS
from fondaco.games.merchants.text.naming import city_name, hex_name
from fondaco.games.merchants.text.wording import Speaker


def numbered(speaker: Speaker, hex: int) -> str:
    """The number of a hex and its terrain."""
    terrain = TERRAIN_IDS[speaker.board.terrain[hex]]
    number = speaker.view["numbers"].get(HEX_IDS[hex])
    return f"{terrain} without a number" if number is None else f"{number} {terrain}"


def city_land(speaker: Speaker, id: str) -> str:
    """The hexes around a city, and the gold that it pays when a trading post is founded."""
    city = CITY_IDS.index(id)
    gold = speaker.board.gold[city]
    hexes = [
        f"{numbered(speaker, hex)} ({hex_name(HEX_IDS[hex])})"
        for hex in speaker.board.hexes_of[city]
    ]
    pays = [f"{gold} gold for founding"] if gold > 0 else []
    return ", ".join([*hexes, *pays])


def numbers_owed(speaker: Speaker, id: str) -> str:
    """Which hex gets a number token with a new trading post in the city."""
    hexes = [HEX_IDS[hex] for hex in speaker.board.hexes_of[CITY_IDS.index(id)]]
    bare = [hex_name(hex) for hex in hexes if hex not in speaker.view["numbers"]]
    return f"; {' or '.join(bare)} gets a number" if bare else ""


def income(speaker: Speaker, color: str) -> str:
    """What the trading posts of a color bring, by the number that is rolled."""
    found: dict[int, dict[str, list[str]]] = {}
    for id in [id for id, site in speaker.view["cities"].items() if site["post"] == color]:
        for hex in speaker.board.hexes_of[CITY_IDS.index(id)]:
            number = speaker.view["numbers"].get(HEX_IDS[hex])
            if number is not None:
                brought = found.setdefault(number, {})
                brought.setdefault(_brought(speaker, hex), []).append(city_name(id))
    told = [f"on {number} {_told(found[number])}" for number in sorted(found)]
    return "; ".join(told) or "nothing"


def _brought(speaker: Speaker, hex: int) -> str:
    """What a hex brings, or would if the robber went."""
    robber = " stopped by the robber" if speaker.view["robber"] == HEX_IDS[hex] else ""
    return f"{RESOURCE_IDS[speaker.board.terrain[hex]]}{robber}"


def _told(brought: dict[str, list[str]]) -> str:
    """Resources, each with the cities that it comes to."""
    return ", ".join([f"{what} ({_often(cities)})" for what, cities in brought.items()])


def _often(cities: list[str]) -> str:
    """Cities; one that lies at several of the hexes with how many they are."""
    times = {1: "", 2: " twice", 3: " three times"}
    return ", ".join([f"{city}{times[count]}" for city, count in Counter(cities).items()])
