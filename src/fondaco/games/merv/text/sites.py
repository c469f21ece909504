"""The sites of the city as somebody at the table speaks of them: whose they are, what is open."""

from fondaco.core.fields import Entry
from fondaco.games.merv.text.seen import Seen, counts, number, parts, words
from fondaco.games.merv.text.wording import site_name

MIDDLE = "3"  # the row and the column with the camel market


def sites(seen: Seen) -> list[Entry]:
    """Row by row; the camel market is no site."""
    found = [Entry("city", {"cell": cell}) for cell in seen.items("city") if cell is not None]
    return [cell.table("cell") for cell in found]


def site(seen: Seen, id: str) -> Entry:
    return next(tile for tile in sites(seen) if tile.text("site") == id)


def in_line(seen: Seen, line: str) -> list[Entry]:
    """The sites of "row 2" or "column 4"."""
    kind, _, place = line.partition(" ")
    return [tile for tile in sites(seen) if number(tile, kind) == int(place)]


def owned(seen: Seen, tiles: list[Entry]) -> str:
    """Whose buildings stand there: 2 of yours, 1 of Ana's."""
    owners = [seen.of(tile.value("owner")) for tile in tiles if tile.has("owner")]
    found = {whose: owners.count(whose) for whose in owners if whose != "nobody's"}
    return ", ".join([f"{count} of {whose}" for whose, count in found.items()])


def free(tiles: list[Entry]) -> list[str]:
    """The sites without a building."""
    return [site_name(tile.text("site")) for tile in tiles if tile.value("owner") is None]


def attacked(seen: Seen) -> list[str]:
    """The buildings of the seat to act which are still to be ransomed or lost, that at hand
    first."""
    ids = [tile.text("site") for tile in sites(seen) if _is_attacked(seen, tile)]
    return [site_name(id) for id in ids[ids.index(seen.text("site")) :]]


def _is_attacked(seen: Seen, tile: Entry) -> bool:
    is_own = tile.value("owner") == seen.value("to_act")
    return is_own and tile.value("soldier") is None and tile.value("walled") is False


def open_cards(seen: Seen) -> str:
    """The caravan cards by their place from the front, those with a camel first."""
    place = seen.table("caravansary")
    camels = number(place, "camels")
    cards = enumerate(words(place, "cards"), 1)
    return ", ".join(
        [f"#{at} {card}{' with a camel' if at <= camels else ''}" for at, card in cards]
    )


# What the seat to act has.


def own(seen: Seen) -> Entry:
    """What the seat to act has."""
    rows = parts(seen, "players")
    return next(row for row in rows if row.value("owner") == seen.value("to_act"))


def has_discount(seen: Seen, action: str) -> bool:
    """Whether a discount for that action has not been used this turn."""
    used = seen.table("decision").value("discount_used") is True
    return not used and f"discount_{action}" in words(own(seen), "breakthroughs")


def market_is_open(seen: Seen) -> bool:
    """Whether the seat to act could use the camel market in this turn."""
    line = str(seen.value("line") or "")
    used = seen.table("decision").value("market_used") is True
    there = [number(slot, "camels") for slot in parts(seen.table("market"), "slots")]
    return line.endswith(f" {MIDDLE}") and not used and sum(there) + number(own(seen), "camels") > 0


def held(seen: Seen, spice: str) -> int:
    return counts(own(seen), "spices").get(spice, 0)
