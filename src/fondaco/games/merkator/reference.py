"""The tables of Merkator's rules, filled from the edition in use.

A cell holds numbers and marks: `{ham}` is the thing or the word of that id (see guide.toml).
"""

from collections.abc import Callable
from typing import Any, Final

from fondaco.games.merkator.cells import entries, marked
from fondaco.games.merkator.components import EDITION
from fondaco.games.merkator.reference_cards import (
    Row,
    bonus_cards,
    buildings,
    contracts,
    number,
    stacks,
)
from fondaco.games.merkator.scoring import EXPERT_CAP
from fondaco.games.merkator.soloplay.scoring import RATINGS


def numbers(name: str) -> str:
    rules: Any = EDITION.tables["rules"]
    return ", ".join([str(value) for value in rules[name]])


def names() -> dict[str, str]:
    """The printed names of all things that have one."""
    named = entries("location") + entries("good") + entries("category") + entries("building")
    found = {str(one["id"]): str(one["name"]) for one in named}
    found["peace"] = str(entries("contract")[-1]["name"])
    return found


def signed(number: int) -> str:
    return f"{number:+d}" if number else "0"


# --- The map ------------------------------------------------------------------------------------


def places() -> list[Row]:
    """Each location with its cubes, its time, what a journey there feeds, what joining costs."""
    return [
        [
            f"{{{place['id']}}}",
            cubes_of(place),
            signed(place["time"]),
            fed_by(place),
            str(number(f"join_cost_{place['kind']}")),
        ]
        for place in entries("location")
    ]


def cubes_of(place: dict[str, Any]) -> str:
    """The color of its cubes, and the two goods that they become."""
    if place["kind"] == "minor":
        return "{no_cubes}"
    goods = [good["id"] for good in entries("good") if good["location"] == place["id"]]
    return f"{{{place['colour']}}} {marked(goods, '/')}"


def fed_by(place: dict[str, Any]) -> str:
    """The locations that receive a cube after a journey there."""
    if place["kind"] == "minor":
        return f"{{all_with}} {place['threshold']} {{or_more}}"
    lines = [line["between"] for line in entries("line") if place["id"] in line["between"]]
    return marked([end for line in lines for end in line if end != place["id"]])


def symbols() -> list[Row]:
    """The signs on the map, the cards and the counters."""
    most = max([int(place.get("threshold", 0)) for place in entries("location")])
    return [
        ["{time} +", "{sign_gain}"],
        ["{time} -", "{sign_price}"],
        [f"{most}+", f"{{sign_threshold}} {most} {{or_more}}"],
        ["{taler}", "{sign_taler}"],
        ["A, AA", "{sign_letters}"],
    ]


def contents() -> list[Row]:
    """What lies in the box."""
    box: Any = EDITION.tables["components"]
    coins = [
        [f"{{coins_of}} {value} {{taler}}", str(box.get(f"coins_{value}", "-"))]
        for value in (1, 2, 5)
    ]
    return [
        ["{all_contracts}", str(box["contracts"])],
        ["{all_bonus_cards}", str(box["bonus_cards"])],
        ["{all_buildings}", str(box["building_cards"])],
        ["{time}", str(box["time_counters"])],
        *coins,
        ["{cubes_of_color}", str(box.get("cubes_per_colour", "-"))],
        ["{token}", "1"],
    ]


def columns() -> list[Row]:
    return [
        [column["id"], f"{{{column['kind']}}}", marked(column["goods"])]
        for column in entries("column")
    ]


def categories() -> list[Row]:
    return [[f"{{{one['id']}}}", marked(one["goods"])] for one in entries("category")]


# --- Time ---------------------------------------------------------------------------------------


def letters() -> list[Row]:
    """How many Time counters have the letter of a column once, and how many twice."""
    copies = {(one["column"], one["loss"]): str(one["copies"]) for one in entries("time_counter")}
    return [
        [column["id"], copies.get((column["id"], 1), "0"), copies.get((column["id"], 2), "0")]
        for column in entries("column")
    ]


def chart() -> list[Row]:
    """The rows of the time chart that are filled, for each length and number of players."""
    sides = {side["id"]: side["rows"] for side in entries("time_chart_side")}
    return [chart_row(one, sides) for one in entries("time_chart_setup")]


def chart_row(one: dict[str, Any], sides: dict[str, list[int]]) -> Row:
    rows = [sides[one["side"]][row - 1] for row in one["rows_filled"]]
    filled = ", ".join([str(row) for row in one["rows_filled"]])
    then = f"{{refilled}} {sum(sides[one['refill_side']])}" if one["refill_side"] else "{ends}"
    lengths = f"{filled} {{of}} {len(sides[one['side']])}"
    return [f"{{{one['game']}}}", str(one["players"]), lengths, str(sum(rows)), then]


# --- Set-up, prices, points ---------------------------------------------------------------------


def setup() -> list[Row]:
    """What is dealt, in the standard game and in the long one."""
    long = numbers("long_game_start_contract_values")
    return [
        ["{start_cubes}", str(number("start_cubes_per_major")), "{same}"],
        ["{start_supply}", str(number("start_supply_cubes_per_colour")), "0"],
        ["{start_contracts}", numbers("start_contract_values"), long],
        ["{start_bonus}", numbers("start_bonus_prices"), "{none}"],
        ["{start_first}", str(number("start_time_first_player")), "0"],
        ["{start_other}", str(number("start_time_other_player")), "0"],
        ["{start_last}", str(number("start_time_last_player")), "0"],
        ["{open_bonus}", str(number("open_bonus_cards")), "{same}"],
        ["{open_buildings}", str(number("open_building_cards")), "{same}"],
    ]


def prices() -> list[Row]:
    """What things cost and bring."""
    goods, time = number("trade_ratio_goods"), number("trade_ratio_time")
    return [
        ["{sell}", "{gets_value}"],
        ["{buy_bonus}", f"{span('bonus_card')} {{taler}}"],
        ["{buy_building}", f"{span('building')} {{taler}}"],
        ["{keep_contracts}", f"{number('contract_limit')}"],
        ["{keep_taler}", f"{number('cash_limit')} {{taler}}"],
        ["{own_bonus}", f"{number('bonus_goods_active')} {{goods_each}}"],
        ["{joined_bonus}", f"{number('bonus_goods_joined')} {{goods_each}}"],
        ["{join_major}", f"{number('join_cost_major')} {{time}}"],
        ["{join_minor}", f"{number('join_cost_minor')} {{time}}"],
        ["{trade}", f"{goods} {{alike}}, {{or}} {time} {{time}}"],
        ["{fulfill}", "{next_contract}"],
    ]


def span(cards: str) -> str:
    """From the lowest price to the highest."""
    found = [int(card["price"]) for card in entries(cards)]
    return f"{min(found)} {{to}} {max(found)}"


def points() -> list[Row]:
    full = number("vp_full_contracts")
    peace = entries("contract")[-1]["value"]
    return [
        [f"{full} {{best_contracts}}", "{full_value}"],
        ["{peace}", f"{peace}, {{counted_among}}"],
        ["{other_contracts}", "{half_value}"],
        ["{your_buildings}", "{as_printed}"],
        ["{all_else}", "0"],
    ]


def levels() -> list[Row]:
    """What is different at the levels of SoloPlay: easy, normal, expert."""
    return [
        ["{ai_further_contracts}", "{half}", "{full}", "{full}"],
        ["{ai_change}", "{no}", "{no}", "{yes}"],
        ["{ai_unmet}", "0", "0", "{half}"],
        ["{your_building}", "{no_limit}", "{no_limit}", str(EXPERT_CAP // 2)],
    ]


def ratings() -> list[Row]:
    """How a lead over SoloPlay's AI is called."""
    steps = [least for least, _ in RATINGS]
    upper = ["", *[f" {{to}} {above - 1:g}" for above in steps]]
    found = [
        [f"{least:g}{until or ' {or_above}'}", f"{{{name.lower().replace(' ', '_')}}}"]
        for (least, name), until in zip(RATINGS, upper, strict=False)
    ]
    return [*found, ["{below}", "{game_loss}"]]


TABLES: Final[dict[str, Callable[[], list[Row]]]] = {
    "places": places,
    "symbols": symbols,
    "contents": contents,
    "columns": columns,
    "categories": categories,
    "contracts": contracts,
    "stacks": stacks,
    "bonus_cards": bonus_cards,
    "buildings": buildings,
    "letters": letters,
    "chart": chart,
    "setup": setup,
    "prices": prices,
    "points": points,
    "levels": levels,
    "ratings": ratings,
}
