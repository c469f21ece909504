"""What the seat to act has to decide, in words, and in whose turn."""

from collections.abc import Callable
from typing import Final

from fondaco.games.merv.components import CONTRACT_IDS, SITE_COLOR, SITE_IDS, WALL_IDS
from fondaco.games.merv.mosque_track import SPACE_IDS
from fondaco.games.merv.terms import CITY_IDS, COLOR_IDS, HALL_IDS
from fondaco.games.merv.text.contracts import contract_text
from fondaco.games.merv.text.lineup import lining_up, places
from fondaco.games.merv.text.seen import Seen, counts, number
from fondaco.games.merv.text.sites import (
    attacked,
    has_discount,
    market_is_open,
    open_cards,
    own,
    site,
)
from fondaco.games.merv.text.wording import (
    amounts,
    city_name,
    counted,
    hall_name,
    site_name,
    space_name,
    space_text,
    wall_name,
)

_QUESTIONS: Final = {
    "site": "{} must choose a site of {line} to activate.",
    "act": "{} must choose one action on {site}: its own, or favour, or a soldier.",
    "post": "{} must establish a trading post; goods come after it.",
    "goods": "{} may buy goods, one from each city, or stop.",
    "pairs": "{} must choose which boon for a pair of spices comes next.",
    "place_wall": "{} must choose where the wall goes.",
    "deploy": "{} may deploy a soldier: 'guard' a building (those that walls protect need none).",
    "place_white": "{} must place a white upgrade.",
    "place_bonus": "{} must place a bonus upgrade.",
    "tile": "{} must choose a scoring tile.",
    "learn": "{} must choose a breakthrough.",
    "free_courtier": "{} must place a courtier, for free.",
    "any_wall": "{} must build a wall, for free.",
    "free_post": "{} must establish a trading post, for free.",
    "free_step": "{} must advance in the mosque, for free.",
    "courtier_site": "{} must choose a free site of {line} for the high courtier.",
}
# Board actions: what is to be done at least once, and may be repeated; and the place with its name.
_REPEATED: Final = {
    "cards": ("take a caravan card", "take more caravan cards", "caravansary"),
    "courtiers": ("place a courtier", "place more courtiers", "palace"),
    "scrolls": (
        "spend a cube for a scroll",
        "spend more cubes, each of another color, for scrolls",
        "library",
    ),
    "pray": ("advance in the mosque", "advance further in the mosque", "mosque"),
    "walls": ("build a wall", "build more walls", "wall"),
}
_PURCHASES: Final[dict[str, Callable[[int], str]]] = {
    "card": lambda thing: "a caravan card",
    "courtier": lambda thing: f"a courtier in the {hall_name(HALL_IDS[thing])}",
    "good": lambda thing: f"a good from {city_name(CITY_IDS[thing])}",
    "advance": lambda thing: f"{space_name(SPACE_IDS[thing])} ({space_text(SPACE_IDS[thing])})",
    "wall": lambda thing: f"a {wall_name(WALL_IDS[thing])}",
    "contract": lambda thing: f"a contract ({contract_text(CONTRACT_IDS[thing])})",
}
# Steps between turns: what goes on.
_BETWEEN: Final = {
    "begin": "The magistrate takes the first turn. ",
    "line_up": "The round is over. ",
    "ransom": "The Mongols attack. ",
    "audience": "The year is scored. ",
    "next_turn": "The turn is over. ",  # as far as a preview can tell
}


def asked(seen: Seen) -> str:
    """Whose turn it is, and the question."""
    whose = f"{seen.whose(seen.value('active'))} turn. "
    return f"{_BETWEEN.get(seen.text('step'), whose)}{question(seen)}".strip()


def question(seen: Seen) -> str:
    step = seen.text("step")
    if step in _ASKED:
        return _ASKED[step](seen)
    if step in _REPEATED:
        return repeated(seen, *_REPEATED[step])
    line = str(seen.value("line") or "")
    site_ = site_name(str(seen.value("site") or ""))
    text = _QUESTIONS.get(step, "")  # none, where nobody is asked
    return text.replace("{line}", line).replace("{site}", site_).replace("{}", who(seen))


def who(seen: Seen) -> str:
    return seen.name(seen.value("to_act"))


def repeated(seen: Seen, first: str, more: str, action: str) -> str:
    """A board action: once at least."""
    less = " The discount saves 1 cube." if has_discount(seen, action) else ""
    less += on_offer(seen) if action == "caravansary" else ""
    if number(seen.table("decision"), "units") == 0:
        return f"{who(seen)} must {first}; then more, or stop.{less}"
    return f"{who(seen)} may {more}, or stop.{less}"


def on_offer(seen: Seen) -> str:
    return f" Open, from the front: {open_cards(seen)}."


def commitment(seen: Seen) -> str:
    """How many goods of either kind are still to be chosen."""
    left = counts(seen.table("decision"), "need").get("either", 0)
    singly = "; choose one at a time" if left > 1 else ""
    return f"{who(seen)} must commit {counted(left, 'good')} of either kind{singly}."


def slot(seen: Seen) -> str:
    return f"{who(seen)} must choose an action slot. {lining_up(seen)}"


def courtier_slot(seen: Seen) -> str:
    asks = f"{who(seen)} must choose an action slot for the high courtier."
    return f"{asks} {lining_up(seen)}"


def after(seen: Seen) -> str:
    """The action is done; what may still be done in the turn."""
    if market_is_open(seen):
        return f"{who(seen)} may still use the camel market, or end the turn."
    return f"{who(seen)} may still fulfil a contract, or end the turn."


def payment(seen: Seen) -> str:
    return f"{who(seen)} must pay for {purchase(seen)}. To pay: {needed(seen)}."


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


def ransom(seen: Seen) -> str:
    """The building at hand, what pays for it, and those that follow."""
    first, *rest = attacked(seen)
    more = f" Attacked after it: {', '.join(rest)}." if rest else ""
    asks = f"{who(seen)} may pay 1 cube ({ransom_cubes(seen)}) as ransom for {first}"
    return f"{asks}, or surrender the building.{more}"


def ransom_cubes(seen: Seen) -> str:
    """The colors that pay for the building at hand."""
    id = seen.text("site")
    upgrade = site(seen, id).value("upgrade")
    if upgrade == "white":
        return "of any color"
    colors = [COLOR_IDS[SITE_COLOR[SITE_IDS.index(id)]], str(upgrade or ""), "white"]
    return " or ".join([color for color in colors if color])


def audience(seen: Seen) -> str:
    favour = number(own(seen), "favour")
    short = f"favour {favour} is too little for all courtiers"
    return f"{who(seen)} must choose which ones score, hall by hall from the left: {short}."


_ASKED: Final[dict[str, Callable[[Seen], str]]] = {
    "begin": lambda seen: "Type 'begin' when you are ready.",
    "slot": slot,
    "courtier_slot": courtier_slot,
    "after": after,
    "commit": commitment,
    "free_card": lambda seen: f"{who(seen)} must take a caravan card, for free.{on_offer(seen)}",
    "any_card": lambda seen: f"{who(seen)} must take any caravan card, for free.{on_offer(seen)}",
    "pay": payment,
    "line_up": places,
    "ransom": ransom,
    "audience": audience,
}
