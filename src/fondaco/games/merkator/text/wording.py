"""How cards, goods and places are put into words."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merkator.components import (
    BONUS_ACTIVE,
    BONUS_GOOD,
    BONUS_IDS,
    BONUS_JOINED,
    BONUS_PLACE,
    BONUS_PRICE,
    BUILDING_HALVES,
    BUILDING_IDS,
    BUILDING_KIND,
    BUILDING_NAMES,
    BUILDING_PRICE,
    BUILDING_TEXTS,
    CATEGORY,
    CATEGORY_NAMES,
    CONTRACT_IDS,
    DIFFERENT,
    FREE_COUNT,
    GOOD_NAMES,
    LOCATION,
    NEEDS,
    PLACE_NAMES,
    PRIZE_NAME,
    VALUE,
)
from fondaco.games.merkator.terms import GOOD_IDS, GOODS, PER, PLACE_IDS, Card, Color


def counted(number: int, thing: str) -> str:
    """So many of something that takes a plural s."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def all_of(things: list[str]) -> str:
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} and {things[-1]}"


def any_of(things: list[str]) -> str:
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} or {things[-1]}"


def points(number: float) -> str:
    whole = int(number)
    text = str(whole) if whole == number else f"{whole}.5"
    return f"{text} point" if number == 1 else f"{text} points"


def time_counters(number: int) -> str:
    return counted(number, "Time counter")


def good_name(id: str) -> str:
    return GOOD_NAMES[GOOD_IDS.index(id)]


def place_name(id: str) -> str:
    return PLACE_NAMES[PLACE_IDS.index(id)]


def in_place(id: str) -> str:
    """The name of the place within a sentence."""
    name = place_name(id)
    return f"the {name}" if name.endswith("Republic") else name


def both_goods(color: Color) -> list[str]:
    """The two goods that a cube may become."""
    return [GOOD_NAMES[2 * color], GOOD_NAMES[2 * color + 1]]


def become(color: Color, cubes: int) -> str:
    """What so many cubes become."""
    first, second = both_goods(color)
    if cubes == 2:
        return f"1 {first} and 1 {second}"
    return f"{first} or {second}" if cubes < 2 else f"{first} and {second}"


def contract(id: str) -> Card:
    return CONTRACT_IDS.index(id)


def contract_name(card: Card) -> str:
    """The Contract as players call it: its value and its location."""
    if LOCATION[card] == NONE:
        return f"{VALUE[card]} {PRIZE_NAME}"
    return f"{VALUE[card]} {PLACE_NAMES[LOCATION[card]]}"


def told_apart(card: Card, others: list[Card]) -> str:
    """The name of the Contract, with what it asks for where another one has the same name."""
    name = contract_name(card)
    twins = [other for other in others if other != card and contract_name(other) == name]
    return f"{name} ({demand(card)})" if twins else name


def demand(card: Card) -> str:
    """What the Contract asks for."""
    if DIFFERENT[card] == 1:
        return f"{FREE_COUNT[card]} different goods"
    if FREE_COUNT[card] > 0:
        return f"{FREE_COUNT[card]} {CATEGORY_NAMES[CATEGORY[card]]}, any mix"
    return amounts([NEEDS[card * GOODS + good] for good in range(GOODS)])


def amounts(numbers: list[i64]) -> str:
    """Numbers by good as a list of those that are there."""
    found = [f"{number} {GOOD_NAMES[good]}" for good, number in enumerate(numbers) if number > 0]
    return ", ".join(found)


def wish(card: Card) -> str:
    """A Contract as a sentence without its value."""
    if LOCATION[card] == NONE:
        return PRIZE_NAME
    return f"{PLACE_NAMES[LOCATION[card]]} wants {demand(card)}"


def bonus_name(card: Card) -> str:
    return f"{GOOD_NAMES[BONUS_GOOD[card]]} in {in_place(PLACE_IDS[BONUS_PLACE[card]])}"


def bonus_text(card: Card) -> str:
    good, place = GOOD_NAMES[BONUS_GOOD[card]], in_place(PLACE_IDS[BONUS_PLACE[card]])
    own_journey = f"{BONUS_ACTIVE} {good} when you travel to {place}"
    return f"{own_journey}, {BONUS_JOINED} when you join there"


def building_text(card: Card) -> str:
    """What the Building scores; a text that counts things names its points itself."""
    text = BUILDING_TEXTS[card].rstrip(".")
    text = text[0].lower() + text[1:]
    if BUILDING_KIND[card] == PER:
        return text
    return f"{points(BUILDING_HALVES[card] / 2)} if {text}"


def owners_text(card: Card) -> str:
    """What the Building of somebody else scores."""
    text = building_text(card)
    for yours, theirs in _OWNERS.items():
        text = text.replace(yours, theirs)
    return text


_OWNERS: Final = {
    "you alone own": "its owner alone owns",
    "you alone hold": "its owner alone holds",
    "you own": "its owner owns",
    "you hold": "its owner holds",
    "your ": "its owner's ",
}


def card_name(id: str) -> str:
    """Any card in a few words."""
    if id in BONUS_IDS:
        return f"Bonus card {bonus_name(BONUS_IDS.index(id))}"
    if id in BUILDING_IDS:
        return f"Building {BUILDING_NAMES[BUILDING_IDS.index(id)]}"
    return f"Contract {contract_name(contract(id))}"


def card_text(id: str) -> str:
    """Any card with what it does or wants."""
    if id in BONUS_IDS:
        return card_name(id)
    if id in BUILDING_IDS:
        return f"{card_name(id)}, {building_text(BUILDING_IDS.index(id))}"
    card = contract(id)
    return card_name(id) if LOCATION[card] == NONE else f"{card_name(id)} ({demand(card)})"


def card_priced(id: str) -> str:
    """Any card with what it does or wants, and what it costs if it is for sale."""
    if id in BONUS_IDS:
        return f"{card_text(id)} (price {BONUS_PRICE[BONUS_IDS.index(id)]})"
    if id in BUILDING_IDS:
        return f"{card_text(id)} (price {BUILDING_PRICE[BUILDING_IDS.index(id)]})"
    return card_text(id)
