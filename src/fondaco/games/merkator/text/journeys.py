"""What a journey would bring."""

from fondaco.games.merkator.components import (
    ADJACENT,
    BONUS_ACTIVE,
    GOOD_NAMES,
    THRESHOLD,
    TIME_CHANGE,
)
from fondaco.games.merkator.terms import MAJORS, PLACE_IDS, Good, Place
from fondaco.games.merkator.text.advice import deliveries
from fondaco.games.merkator.text.means import bonus_goods, own
from fondaco.games.merkator.text.outlook import Outlook
from fondaco.games.merkator.text.wording import become, counted, in_place, time_counters


def journey(outlook: Outlook) -> str:
    """Your Contracts that could be fulfilled there, cubes, goods of Bonus cards, time, and where
    cubes come."""
    place = outlook.move.what
    parts = deliveries(outlook.seen, place)
    parts += [_cubes(outlook)] if place < MAJORS else []
    parts += [f"{BONUS_ACTIVE} {GOOD_NAMES[good]} from a Bonus card" for good in _bonus(outlook)]
    parts += [*_time(place), *_chart(outlook)]
    places = [in_place(id) for id in _growing(outlook)]
    return "; ".join(parts + ([f"new cubes in {', '.join(places)}"] if places else []))


def _bonus(outlook: Outlook) -> list[Good]:
    return bonus_goods(own(outlook.seen), outlook.move.what)


def _cubes(outlook: Outlook) -> str:
    cubes = outlook.seen.counts("cubes")[PLACE_IDS[outlook.move.what]]
    if cubes == 0:
        return "no cubes"
    each = ", at least 1 of each" if cubes > 2 else ""
    return f"{counted(cubes, 'cube')} ({become(outlook.move.what, cubes)}{each})"


def _time(place: Place) -> list[str]:
    change = int(TIME_CHANGE[place])
    if change == 0:
        return []
    return [f"+{time_counters(change)}" if change > 0 else f"pay {time_counters(-change)}"]


def _growing(outlook: Outlook) -> list[str]:
    """Where new cubes come; alone, luck decides about a card before they do."""
    if not outlook.seen.plays("solitary"):
        return [event.word("place") for event in outlook.of("cube_placed")]
    place = outlook.move.what
    if place < MAJORS:
        return [PLACE_IDS[near] for near in ADJACENT[place]]
    cubes = outlook.seen.counts("cubes")
    return [id for id in PLACE_IDS[:MAJORS] if cubes[id] >= THRESHOLD[place]]


def _chart(outlook: Outlook) -> list[str]:
    """Whether the journey takes the last counter of a row, and what follows from it."""
    taken = [event for event in outlook.of("time_gained") if event.word("from") == "chart"]
    gained = sum([event.number("count") for event in taken])
    rows = [number for number in outlook.seen.numbers("chart") if number > 0]
    if gained == 0 or gained < rows[0]:
        return []
    loss = [] if outlook.seen.plays("no_losses") else ["all lose goods"]
    ends = ["the final round comes"] if gained >= sum(rows) else []
    return [", ".join(["empties a row of the time chart", *loss, *ends])]
