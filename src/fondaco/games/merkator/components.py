"""The printed things of Merkator, read from its edition into typed tables; no decisions."""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.edition import Edition
from fondaco.core.fields import Entry
from fondaco.core.refusal import Refused
from fondaco.games.merkator.reading import (
    building_least,
    building_subject,
    charts,
    check_demand,
    check_kinds,
    check_narrowed,
    check_origins,
    column_of_each_good,
    each,
    flat,
    free_count,
    is_delivered,
    lines,
    location,
    marks,
    named_goods,
    refills,
    token_place,
)
from fondaco.games.merkator.terms import BUILDING_KIND_IDS, COLUMN_IDS, GOOD_IDS, MAJORS, PLACE_IDS

EDITION: Final = Edition("merkator", Path(__file__).with_name("edition.toml"))


# Numbers of the rules.
_rules: Final = EDITION.section("rules")
CASH_LIMIT: Final[i64] = _rules.number("cash_limit", 1, 1000)
CONTRACT_LIMIT: Final[i64] = _rules.number("contract_limit", 1, 78)
OPEN_BONUS_CARDS: Final[i64] = _rules.number("open_bonus_cards", 1, 16)
OPEN_BUILDINGS: Final[i64] = _rules.number("open_building_cards", 1, 26)
TRADE_GOODS: Final[i64] = _rules.number("trade_ratio_goods", 2, 10)
TRADE_TIME: Final[i64] = _rules.number("trade_ratio_time", 2, 10)
JOIN_MAJOR: Final[i64] = _rules.number("join_cost_major", 0, 10)
JOIN_MINOR: Final[i64] = _rules.number("join_cost_minor", 0, 10)
BONUS_ACTIVE: Final[i64] = _rules.number("bonus_goods_active", 0, 10)
BONUS_JOINED: Final[i64] = _rules.number("bonus_goods_joined", 0, 10)
START_CUBES: Final[i64] = _rules.number("start_cubes_per_major", 0, 10)
START_SUPPLY: Final[i64] = _rules.number("start_supply_cubes_per_colour", 0, 10)
START_TIME_FIRST: Final[i64] = _rules.number("start_time_first_player", 0, 10)
START_TIME_OTHER: Final[i64] = _rules.number("start_time_other_player", 0, 10)
START_TIME_LAST: Final[i64] = _rules.number("start_time_last_player", 0, 10)
START_VALUES: Final = _rules.numbers("start_contract_values", 2, 10)
START_PRICES: Final = _rules.numbers("start_bonus_prices", 1, 20)
START_VALUES_LONG: Final = _rules.numbers("long_game_start_contract_values", 2, 10)
SOLO_VALUES: Final = _rules.numbers("solo_stack_values", 2, 100)
SOLO_MARKS: Final = _rules.numbers("solo_benchmarks", 1, 1000)
FULL_CONTRACTS: Final[i64] = _rules.number("vp_full_contracts", 0, 78)

# The map. One entry a place, in the order of PLACE_IDS.
_places: Final = EDITION.known("location", PLACE_IDS)
PLACE_NAMES: Final = [place.text("name") for place in _places]
COLOR_NAMES: Final = [  # of the cubes of the Major locations
    place.text("colour" if place.has("colour") else "name") for place in _places[:MAJORS]
]
TIME_CHANGE: Final = each(_places, lambda place: place.number("time", -10, 10))


check_kinds(_places)
ADJACENT: Final = lines(EDITION)
THRESHOLD: Final = vec[i64](
    [0 if n < MAJORS else place.number("threshold", 0, 40) for n, place in enumerate(_places)]
)
JOIN_COST: Final = vec[i64]([JOIN_MAJOR if n < MAJORS else JOIN_MINOR for n in range(len(_places))])

# The goods, the columns of an office, the categories.
_goods: Final = EDITION.known("good", GOOD_IDS)
GOOD_NAMES: Final = [good.text("name") for good in _goods]
_columns: Final = EDITION.known("column", COLUMN_IDS)
_categories: Final = EDITION.cards("category")
CATEGORY_IDS: Final = [category.text("id") for category in _categories]
CATEGORY_NAMES: Final = [category.text("name") for category in _categories]
CATEGORY_GOODS: Final = [marks(category, "goods", GOOD_IDS) for category in _categories]
COLUMN_GOODS: Final = [vec[i64](column.texts("goods", GOOD_IDS)) for column in _columns]


check_origins(_goods)
COLUMN: Final = column_of_each_good(EDITION, _columns)

# Bonus cards.
_bonus: Final = EDITION.cards("bonus_card")
BONUS_IDS: Final = [card.text("id") for card in _bonus]
BONUS_CARDS: Final[i64] = len(_bonus)
BONUS_PLACE: Final = each(_bonus, lambda card: card.one_of("location", PLACE_IDS))
BONUS_GOOD: Final = each(_bonus, lambda card: card.one_of("good", GOOD_IDS))
BONUS_PRICE: Final = each(_bonus, lambda card: card.number("price", 1, 100))

# Contracts, sorted by value: those of a level lie side by side.
_contracts: Final = sorted(
    EDITION.cards("contract"), key=lambda card: (card.number("value", 1, 100), card.text("id"))
)
CONTRACT_IDS: Final = [card.text("id") for card in _contracts]
CONTRACTS: Final[i64] = len(_contracts)
VALUE: Final = each(_contracts, lambda card: card.number("value", 1, 100))
VALUES: Final = sorted({card.number("value", 1, 100) for card in _contracts})
LEVELS: Final[i64] = len(VALUES)
LEVEL: Final = vec[i64]([VALUES.index(int(value)) for value in VALUE])
LEVEL_FIRST: Final = vec[i64]([list(VALUE).index(value) for value in VALUES])
LEVEL_END: Final = vec[i64](list(LEVEL_FIRST)[1:] + [CONTRACTS])


def _fitting_goods(card: Entry) -> list[int]:
    """The goods among which such a card leaves the choice."""
    if card.has("category"):
        return CATEGORY_GOODS[card.one_of("category", CATEGORY_IDS)]
    return [int(card.has("different")) for _ in GOOD_IDS]


def _check_prize() -> None:
    """The one card that is never delivered is alone above all others: what the highest earn."""
    prize = _contracts[-1]
    for card in _contracts[:-1]:
        if not is_delivered(card):
            raise card.wrong("deliverable", "only the most valuable Contract is never delivered")
    if is_delivered(prize):
        raise prize.wrong("deliverable", "the most valuable Contract is never delivered")
    if LEVEL_FIRST[LEVELS - 1] != CONTRACTS - 1:
        raise prize.wrong("value", "another Contract has the highest value too")


for _card in _contracts:
    check_demand(_card)
_check_prize()
PRIZE_NAME: Final = _contracts[-1].text("name")
LOCATION: Final = each(_contracts, location)
NEEDS: Final = flat([named_goods(card) for card in _contracts])  # by card, by good
FREE_COUNT: Final = each(_contracts, free_count)
FITS: Final = flat([_fitting_goods(card) for card in _contracts])  # by card, by good
DIFFERENT: Final = each(_contracts, lambda card: int(card.has("different")))
CATEGORY: Final = each(
    _contracts, lambda card: card.one_of("category", CATEGORY_IDS) if card.has("category") else -1
)
CONTRACTS_AT: Final = [
    vec[i64]([card for card in range(CONTRACTS) if LOCATION[card] == place])
    for place in range(len(PLACE_IDS))
]
MOST_FREE: Final[i64] = max(list(FREE_COUNT))

# Building cards. Points are kept in halves.
_buildings: Final = EDITION.cards("building")
BUILDING_IDS: Final = [card.text("id") for card in _buildings]
if set(BUILDING_IDS) & set(BONUS_IDS):
    raise Refused(f"{EDITION.path}: a Building and a Bonus card share an id.")
BUILDING_NAMES: Final = [card.text("name") for card in _buildings]
BUILDING_TEXTS: Final = [card.text("text") for card in _buildings]
BUILDINGS: Final[i64] = len(_buildings)
BUILDING_PRICE: Final = each(_buildings, lambda card: card.number("price", 1, 100))
BUILDING_KIND: Final = each(_buildings, lambda card: card.one_of("kind", BUILDING_KIND_IDS))
BUILDING_HALVES: Final = each(_buildings, lambda card: card.halves("vp"))


def _counted_goods(card: Entry) -> list[int]:
    """The goods that matter to a Building: those named, or of its columns or categories."""
    columns = marks(card, "columns", COLUMN_IDS)
    categories = marks(card, "categories", CATEGORY_IDS)
    named = marks(card, "goods", GOOD_IDS)
    narrowed = sum(columns) + sum(categories) + sum(named)
    return [
        int(
            narrowed == 0
            or named[good] == 1
            or columns[int(COLUMN[good])] == 1
            or any(mark and row[good] for mark, row in zip(categories, CATEGORY_GOODS, strict=True))
        )
        for good in range(len(GOOD_IDS))
    ]


for _card in _buildings:
    check_narrowed(_card)
BUILDING_SUBJECT: Final = each(_buildings, building_subject)
BUILDING_LEAST: Final = each(_buildings, building_least)
BUILDING_PLACE: Final = each(_buildings, token_place)
BUILDING_GOODS: Final = flat([_counted_goods(card) for card in _buildings])  # by card, by good

# Time counters: kinds of letter, and the chart.
_letters: Final = list(EDITION.entries("time_counter"))
LETTERS: Final[i64] = len(_letters)
LETTER_COLUMN: Final = each(_letters, lambda letter: letter.one_of("column", COLUMN_IDS))
LETTER_LOSS: Final = each(_letters, lambda letter: letter.number("loss", 1, 2))
LETTER_COPIES: Final = each(_letters, lambda letter: letter.number("copies", 1, 100))


CHART: Final = charts(EDITION)
REFILL: Final = refills(EDITION)


def _check_letters() -> None:
    """More counters than can lie face up at once."""
    if sum(list(LETTER_COPIES)) < 4:
        raise Refused(f"{EDITION.path}: time_counter has fewer than four counters in all.")


_check_letters()


def _check_counts() -> None:
    """As many cards as [components] says."""
    printed = EDITION.section("components")
    counts = {"contracts": CONTRACTS, "bonus_cards": BONUS_CARDS, "building_cards": BUILDINGS}
    counts["time_counters"] = i64(sum(list(LETTER_COPIES)))
    for field, number in counts.items():
        if printed.number(field, 1, 1000) != number:
            raise printed.wrong(field, f"the edition lists {number}")


_check_counts()


def _check_deal() -> None:
    """Enough cards for four players to start with."""
    for value in START_VALUES + START_VALUES_LONG:
        if list(VALUE).count(value) < 4:
            raise Refused(f"{EDITION.path}: four players need four Contracts of value {value}.")
    for price in START_PRICES:
        if list(BONUS_PRICE).count(price) < 4:
            raise Refused(f"{EDITION.path}: four players need four Bonus cards of price {price}.")
    for game in ("standard", "long"):
        for players in (2, 3, 4):
            if (game, players) not in CHART:
                raise Refused(f"{EDITION.path}: time_chart_setup lacks {game}, {players} players.")


_check_deal()
