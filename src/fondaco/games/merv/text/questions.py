"""What the seat to act has to decide, in words."""

from collections.abc import Callable
from typing import Final

from fondaco.games.merv.components import CONTRACT_IDS, WALL_IDS
from fondaco.games.merv.terms import CITY_IDS, HALL_IDS
from fondaco.games.merv.text.seen import Seen, counts, number
from fondaco.games.merv.text.wording import (
    amounts,
    city_name,
    contract_text,
    hall_name,
    site_name,
    wall_name,
)

_QUESTIONS = {
    "begin": "The magistrate takes the first turn: type begin.",
    "slot": "{} must choose an action slot.",
    "site": "{} must choose a site of {line} to activate.",
    "act": "{} may take one action on {site}.",
    "after": "{} may trade at the camel market or fulfil contracts, or end the turn.",
    "commit": "{} must choose which goods to commit.",
    "cards": "{} may take caravan cards.",
    "courtiers": "{} may place courtiers.",
    "scrolls": "{} may spend cubes of different colors for scrolls.",
    "post": "{} must establish a trading post.",
    "goods": "{} may buy goods.",
    "pray": "{} may advance in the mosque.",
    "walls": "{} may build walls.",
    "pairs": "{} must choose which boon for a pair of spices comes next.",
    "place_wall": "{} must choose where the wall goes.",
    "deploy": "{} may deploy a soldier.",
    "place_white": "{} must place a white upgrade.",
    "place_bonus": "{} must place a bonus upgrade.",
    "tile": "{} must choose a scoring tile.",
    "learn": "{} must choose a breakthrough.",
    "free_courtier": "{} must place a courtier, for nothing.",
    "any_wall": "{} must build a wall, for nothing.",
    "free_card": "{} may take a caravan card, for nothing.",
    "any_card": "{} must take any caravan card, for nothing.",
    "free_post": "{} must establish a trading post, for nothing.",
    "free_step": "{} must advance in the mosque, for nothing.",
    "courtier_slot": "{} must choose an action slot for the high courtier.",
    "courtier_site": "{} must choose a site of {line} for the high courtier.",
    "line_up": "{} must choose a place in the next queue; places ahead cost camels.",
    "ransom": "{} may pay ransom for {site}, or lose the building.",
    "audience": "{} must choose which courtiers score: favour is short.",
}


_PURCHASES: Final[dict[str, Callable[[int], str]]] = {
    "card": lambda thing: "a caravan card",
    "courtier": lambda thing: f"a courtier in the {hall_name(HALL_IDS[thing])}",
    "good": lambda thing: f"a good from {city_name(CITY_IDS[thing])}",
    "advance": lambda thing: "an advancement in the mosque",
    "wall": lambda thing: f"a {wall_name(WALL_IDS[thing])}",
    "contract": lambda thing: f"a contract ({contract_text(CONTRACT_IDS[thing])})",
}


def question(seen: Seen) -> str:
    asked = seen.name(seen.value("to_act"))
    step = seen.text("step")
    if step == "pay":
        return f"{asked} must pay for {purchase(seen)}: still {needed(seen)}."
    text = _QUESTIONS.get(step, "")
    line = str(seen.value("line") or "")
    site = site_name(str(seen.value("site") or ""))
    return text.replace("{line}", line).replace("{site}", site).replace("{}", asked)


def purchase(seen: Seen) -> str:
    """What is being paid for."""
    decision = seen.table("decision")
    if decision.value("buying") is None:
        return "it"
    return _PURCHASES[decision.text("buying")](number(decision, "thing"))


def needed(seen: Seen) -> str:
    need = counts(seen.table("decision"), "need")
    cubes = {name: n for name, n in need.items() if name not in ("common", "rare", "either")}
    return amounts({"of any color" if id == "any" else id: n for id, n in cubes.items()})
