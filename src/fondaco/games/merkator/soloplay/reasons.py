"""What the AI does, told with the rule that chose it and why, as a player at a table needs it."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Event
from fondaco.core.refusal import Clause
from fondaco.games.merkator.clauses import (
    SOLOPLAY_END_STUCK,
    SOLOPLAY_ORDER,
    SOLOPLAY_PATH_CUBES,
    SOLOPLAY_PATH_TIME,
)
from fondaco.games.merkator.components import (
    BUILDING_IDS,
    BUILDING_NAMES,
    BUILDING_PRICE,
    CONTRACT_IDS,
    LOCATION,
    PLACE_NAMES,
    TIME_CHANGE,
    VALUE,
)
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.terms import Card

Fields = dict[str, object]


def tell(told: Told, kind: str, clause: Clause, why: str, fields: Fields) -> None:
    """Add an event of the AI: what he did, by which rule, and why."""
    if told is not None:
        told.append(Event(kind, {**fields, "rule": clause.id, "why": why}))


def mark(told: Told) -> i64:
    """How much has been told so far."""
    return 0 if told is None else len(told)


def explain(told: Told, since: i64, clause: Clause, why: str) -> None:
    """Give what was told since that mark its rule and reason, where it has none of its own."""
    if told is None:
        return
    for event in told[since:]:
        if "rule" not in event.fields:
            event.fields["rule"] = clause.id
            event.fields["why"] = why


def turn_began(told: Told) -> None:
    tell(told, "ai_turn_began", SOLOPLAY_ORDER, "your turn is over", {})


def contract_name(card: Card) -> str:
    """A Contract as players call it: its value and its location."""
    if LOCATION[card] == NONE:
        return f"{VALUE[card]} Peace of Westphalia"
    return f"{VALUE[card]} {PLACE_NAMES[LOCATION[card]]}"


def contract_ids(cards: vec[i64]) -> list[str]:
    return [CONTRACT_IDS[card] for card in cards]


def building_ids(cards: vec[i64]) -> list[str]:
    return [BUILDING_IDS[card] for card in cards]


def priced(cards: vec[i64]) -> str:
    """Buildings with their prices."""
    return " and ".join([f"{BUILDING_NAMES[card]} ({BUILDING_PRICE[card]})" for card in cards])


def unsuited(card: Card, clause: Clause) -> str:
    """Why the AI does not travel for that Contract."""
    name = contract_name(card)
    if clause is SOLOPLAY_PATH_CUBES:
        return f"{name} has no cubes"
    if clause is SOLOPLAY_PATH_TIME:
        price = -TIME_CHANGE[LOCATION[card]]
        return f"{name} costs {counters(price)}, more than he has"
    return f"{name} is where the token stands"


def counters(number: i64) -> str:
    return "1 Time counter" if number == 1 else f"{number} Time counters"


def path_why(reasons: list[str], found: str, rising: bool) -> str:
    """The path as the AI has gone through it."""
    way = "path up" if rising else "path down"
    if not reasons:
        return f"{way}: next is {found}"
    return f"{way}: {'; '.join(reasons)}; next is {found}"


def stuck(told: Told, reasons: list[str], empty: i64) -> None:
    seen = "; ".join(reasons) or "no card of the path lies open"
    fields: Fields = {"empty_stacks": empty}
    tell(told, "ai_stuck", SOLOPLAY_END_STUCK, f"{seen}; empty stacks: {empty}", fields)
