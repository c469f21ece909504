"""The table as lines of text.

Sections are separated by empty lines; the first line of each says what it shows.
"""

from collections.abc import Mapping

from fondaco.games.merv.components import (
    BREAKTHROUGH_AT,
    CONTRACT_IDS,
    CONTRACT_LEVEL,
    FAVOUR_END,
    FAVOUR_POINTS,
    HALL_COLOR,
    HALL_SPACES,
    INFLUENCE_END,
    INFLUENCE_POINTS,
    LEVEL_SPACE,
    PAIR_BOON,
    SET_POINTS,
    SPICE_SPACE,
)
from fondaco.games.merv.mosque_track import SPACE_IDS
from fondaco.games.merv.terms import BOON_IDS, COLOR_IDS, HALL_IDS, SPICE_IDS
from fondaco.games.merv.text.city import city
from fondaco.games.merv.text.contracts import contract_kind, contract_terms
from fondaco.games.merv.text.lineup import queue
from fondaco.games.merv.text.questions import asked
from fondaco.games.merv.text.seen import Seen, counts, number, parts, words
from fondaco.games.merv.text.sites import open_cards
from fondaco.games.merv.text.stores import stores
from fondaco.games.merv.text.wording import (
    BOON_TEXTS,
    HALL_SCORES,
    breakthrough_name,
    city_cost,
    city_name,
    counted,
    entry,
    hall_name,
    listed,
    path_name,
    pieces_of_wall,
    space_cost,
    space_name,
    space_text,
    tile_name,
    way_on,
)


def board(view: Mapping[str, object], names: list[str]) -> list[str]:
    """The whole table; what matters most, the own store and the question, comes last."""
    seen = Seen(view, names)
    sections = [contracts(seen), marketplace(seen), mosque(seen), library(seen), palace(seen)]
    sections += [caravansary(seen), market(seen), walls(seen), city(seen), queue(seen)]
    sections += [tracks_printed(), *solo(seen), *stores(seen), status(seen)]
    lines: list[str] = []
    for section in sections:
        lines += ["", *section] if lines else section
    return lines


# The places of the board.


def contracts(seen: Seen) -> list[str]:
    lines = ["Contracts on top of their stacks"]
    for id in words(seen, "contracts"):
        contract = CONTRACT_IDS.index(id)
        space = LEVEL_SPACE[CONTRACT_LEVEL[contract] - 1]
        lines += entry(f"{contract_kind(id)} (from influence {space}): {contract_terms(contract)}")
    return lines


def marketplace(seen: Seen) -> list[str]:
    lines = [
        "Marketplace",
        "  A good costs cubes, and a camel on each route without a post of yours",
    ]
    for at, place in enumerate(parts(seen, "marketplace")):
        posts = listed([seen.name(owner) for owner in place.items("posts")])
        first = "favour for the first post" if posts == "nothing" and at > 3 else f"posts: {posts}"
        first = "a camel for the first post" if place.value("camel") is True else first
        camels = number(place, "route")
        route = f"; {counted(camels, 'camel')} on its route" if camels > 0 else ""
        name = f"{city_name(place.text('city')):<10}"
        lines.append(f"  {name} {city_cost(at):<20} {first}{route}")
    return lines


def mosque(seen: Seen) -> list[str]:
    rows = [str(row + 1) for row, camel in enumerate(words(seen, "mosque_camels")) if camel == "1"]
    lines = ["Mosque"]
    for path, spaces in paths().items():
        name = path_name(path)
        lines += entry(f"{name[0].upper()}{name[1:]}: {'; '.join(spaces)}")
    if rows:
        lines += entry(f"Rows that still have their camel: {', '.join(rows)}")
    for player in parts(seen, "players"):
        if player.has("space"):
            lines += entry(f"{seen.name(player.value('owner'))}: {standing(player.text('space'))}")
    tiles = seen.table("scoring_tiles")
    free = [id for id in tiles.fields if tiles.value(id) is None]
    tiles_left = ", ".join([tile_name(id) for id in free])
    return lines + entry(f"Scoring tiles left: {tiles_left or 'none'}")


def paths() -> dict[str, list[str]]:
    """The spaces, path by path."""
    found: dict[str, list[str]] = {}
    for space in range(1, len(SPACE_IDS)):
        path, _, step = SPACE_IDS[space].partition("_step")
        price, boon = space_cost(space), space_text(SPACE_IDS[space])
        text = f"step {step} for {price}: {boon}{way_on(space)}"
        found.setdefault(path, []).append(text)
    return found


def standing(space: str) -> str:
    if space == "start":
        return "not begun"
    return space_name(space).removesuffix(" in the mosque")


def library(seen: Seen) -> list[str]:
    lines = ["Library", "  Breakthroughs that nobody has made, by the number of scrolls"]
    tiles = seen.table("breakthroughs")
    ids = list(tiles.fields)
    for tier in range(4):
        row = [id for id in ids[tier * 4 : tier * 4 + 4] if tiles.value(id) is None]
        names = [breakthrough_name(id) for id in row]
        lines += entry(f"{BREAKTHROUGH_AT[tier]} scrolls: {', '.join(names) or 'none'}")
    return lines


def palace(seen: Seen) -> list[str]:
    lines = ["Palace", f"  A hall has {HALL_SPACES} places; the first courtier in it gains favour"]
    halls = seen.table("palace")
    for hall, id in enumerate(HALL_IDS):
        there = [seen.name(owner) for owner in halls.items(id)]
        color = COLOR_IDS[HALL_COLOR[hall]]
        text = f"{hall_name(id)}: paid in {color}, 1 point a {HALL_SCORES[id]}"
        lines += entry(f"{text}; there: {', '.join(there) or 'nobody'}")
    return lines


def caravansary(seen: Seen) -> list[str]:
    place = seen.table("caravansary")
    deck = counted(number(place, "deck"), "card")
    head = f"Caravansary: {deck} in the deck; open, by their place from the front"
    spaces = ", ".join([str(space) for space in SPICE_SPACE])
    kinds = f"A second, third and fourth spice from influence {spaces}"
    boons = [f"{id} {BOON_TEXTS[BOON_IDS[PAIR_BOON[n]]]}" for n, id in enumerate(SPICE_IDS)]
    sets = ", ".join([str(points) for points in SET_POINTS])
    lines = [head, *entry(open_cards(seen) or "empty"), f"  {kinds}"]
    lines += entry(f"A pair brings: {', '.join(boons)}")
    return [*lines, f"  Sets of 1, 2, 3, 4 different spices score {sets} at the end"]


def market(seen: Seen) -> list[str]:
    place = seen.table("market")
    lines = [f"Camel market, side {place.text('side').upper()}"]
    for slot in parts(place, "slots"):
        camels = number(slot, "camels")
        there = f"covered by {counted(camels, 'camel')}" if camels > 0 else "open for a camel"
        name = slot.text("slot").replace("_", " ")
        lines.append(f"  {name:<13} {BOON_TEXTS[slot.text('boon')]}: {there}")
    return lines


def walls(seen: Seen) -> list[str]:
    left = counts(seen, "walls_left")
    pieces = [pieces_of_wall(id, count) for id, count in left.items()]
    return ["Walls left to build", *entry(", ".join(pieces) or "none")]


def tracks_printed() -> list[str]:
    favour = [f"{n} on {space}" for space, n in enumerate(FAVOUR_POINTS) if n > 0]
    influence = [f"{n} on {space}" for space, n in enumerate(INFLUENCE_POINTS) if n > 0]
    lines = ["Points on the tracks"]
    lines += entry(f"Favour, up to {FAVOUR_END}: {', '.join(favour)}")
    return lines + entry(f"Influence, up to {INFLUENCE_END}: {', '.join(influence)}")


def solo(seen: Seen) -> list[list[str]]:
    if not seen.has("solo"):
        return []
    cards = seen.table("solo")
    card = cards.value("card") or "none"
    lines = [f"The magistrate's card: {card}; {counted(number(cards, 'deck'), 'card')} in his deck"]
    lines += entry(f"Discarded: {', '.join(words(cards, 'discards')) or 'none'}")
    return [lines + entry(f"Out of the game: {', '.join(words(cards, 'removed')) or 'none'}")]


def status(seen: Seen) -> list[str]:
    """Whose turn it is, what is asked, and when it is."""
    if not seen.has("to_act"):
        return ["The game is over."]
    lines = entry(asked(seen), "", "      ")
    when = f"Year {number(seen, 'year')}, round {number(seen, 'round')} of 4"
    return [*lines, f"{when}, {seen.text('side')} of the city."]
