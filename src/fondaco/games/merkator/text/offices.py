"""The offices as lines of text: the own one in full, those of the others in short."""

from collections.abc import Callable

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merkator.components import (
    BONUS_IDS,
    BUILDING_IDS,
    BUILDING_NAMES,
    COLOR_NAMES,
    COLUMN_GOODS,
    GOOD_NAMES,
    LOCATION,
)
from fondaco.games.merkator.terms import COLUMN_IDS, PLACE_IDS, Card
from fondaco.games.merkator.text import modes
from fondaco.games.merkator.text.advice import STEPS
from fondaco.games.merkator.text.means import means_of
from fondaco.games.merkator.text.readiness import standing
from fondaco.games.merkator.text.seen import Fields, Seen, entry, listing
from fondaco.games.merkator.text.wording import (
    amounts,
    bonus_name,
    both_goods,
    building_text,
    contract,
    contract_name,
    demand,
    owners_text,
    points,
    time_counters,
)

HERE = (*STEPS, "trade", "pay")  # the steps in which Contracts of the location are delivered


def offices(seen: Seen) -> list[list[str]]:
    """One section an office, clockwise; that of the seat which looks is the last."""
    rows = seen.parts("offices")
    first = seen.number("you") + 1 if seen.has("you") else 0
    return [office(seen, row) for row in rows[first:] + rows[:first]]


def office(seen: Seen, row: Fields) -> list[str]:
    seat = row.number("seat")
    coins = [] if seen.plays("no_coins") else [f"{row.number('taler')} Taler"]
    wealth = ", ".join([*coins, time_counters(row.number("time"))])
    lines = [f"{seen.whose(seat)} office: {points(row.half('points'))} now, {wealth}"]
    if seen.is_you(seat):
        return lines + in_full(seen, row) + modes.hand(row)
    return lines + in_short(row) + modes.hand(row)


def in_full(seen: Seen, row: Fields) -> list[str]:
    lines = all_columns(row.goods()) + supply_tile(row)
    lines += [f"  Contracts: {len(row.words('contracts'))}"]
    for id in row.words("contracts"):
        lines += own_contract(seen, row, id)
    return lines + bonus_cards(row) + own_buildings(seen, row)


def all_columns(held: list[int]) -> list[str]:
    """Every good with its number, two columns a line."""
    columns = [f"{id}: {column(held, i64(n))}" for n, id in enumerate(COLUMN_IDS)]
    return [
        f"  {left:<35} {right}" for left, right in zip(columns[::2], columns[1::2], strict=True)
    ]


def column(held: list[int], number: i64) -> str:
    return ", ".join([f"{held[good] or 'no'} {GOOD_NAMES[good]}" for good in COLUMN_GOODS[number]])


def supply_tile(row: Fields) -> list[str]:
    cubes = row.counts("supply")
    if min(cubes.values()) == max(cubes.values()) == 1:
        return ["  Supply tile: 1 cube of every color"]
    return listing(
        "Supply tile", [colored(id, cubes[id]) for id in cubes if cubes[id]] or ["empty"]
    )


def colored(place: str, number: int) -> str:
    """Cubes of a place's color, with the two goods that each may become."""
    color = PLACE_IDS.index(place)
    return f"{number} {COLOR_NAMES[color]} ({'/'.join(both_goods(color))})"


def own_contract(seen: Seen, row: Fields, id: str) -> list[str]:
    card = contract(id)
    if LOCATION[card] == NONE:
        return entry(f"  {contract_name(card)}")
    parts = [f"{contract_name(card)}: {demand(card)}", standing(card, means_of(row))]
    if id in seen.words("fulfilled"):
        parts.append("fulfilled this turn")
    elif seen.word("step") in HERE and seen.token_is_at(PLACE_IDS[LOCATION[card]]):
        parts.append("for this location")
    return entry(f"  {'; '.join(parts)}")


def bonus_cards(row: Fields) -> list[str]:
    names = [bonus_name(BONUS_IDS.index(id)) for id in row.words("bonus_cards")]
    return listing("Bonus cards", names)


def in_short(row: Fields) -> list[str]:
    held = amounts([i64(number) for number in row.goods()])
    contracts = [
        f"{contract_name(contract(id))} ({demand(contract(id))})" for id in row.words("contracts")
    ]
    lines = entry(f"Goods: {held or 'none'}") + supply_tile(row)
    lines += entry(f"Contracts: {'; '.join(contracts)}") + bonus_cards(row)
    return lines + buildings(row)


def buildings(row: Fields) -> list[str]:
    return [line for id in row.words("buildings") for line in building(id, owners_text)]


def own_buildings(seen: Seen, row: Fields) -> list[str]:
    """Each with what it gives right now."""
    ids = row.words("buildings")
    return [line for id in ids for line in building(id, building_text, seen.worth(id))]


def building(id: str, text: Callable[[Card], str], gives: str = "") -> list[str]:
    card = BUILDING_IDS.index(id)
    return entry(f"Building {BUILDING_NAMES[card]}: {text(card)}{gives}")
