"""What the events, and the view after the set-up, show of luck: so its outcomes are called."""

from collections.abc import Callable
from functools import cache
from typing import Any

import fondaco
from fondaco.core.edition import in_use

Fields = dict[str, Any]


@cache
def cards(name: str) -> dict[str, Fields]:
    """The cards of Merkator's edition by their ids."""
    tables: Any = in_use("merkator").tables
    return {card["id"]: card for card in tables[name]}


def card_of_merkator(id: str) -> str:
    """How the name of the card begins."""
    if id in cards("contract"):
        card = cards("contract")[id]
        return f"{card['value']} {{{card.get('location', 'peace')}}}"
    if id in cards("bonus_card"):
        card = cards("bonus_card")[id]
        return f"{{{card['good']}}}, {{{card['location']}}}"
    return f"{{{id}}}"


SHOWN: dict[str, dict[str, Callable[[Fields], list[str]]]] = {
    "merkator": {
        "opened": lambda event: [card_of_merkator(event["card"])],
        "solo_card_drawn": lambda event: [card_of_merkator(event["contract"])],
        "flipped": lambda event: [event["column"] * event["loss"]],
    },
    "merchants": {
        "rolled": lambda event: ["{} + {}".format(*sorted(event["dice"]))],
        "stole": lambda event: [f"{{{event['resource']}}}"],
        "card_bought": lambda event: [f"{{{event['card']}}}"],
        "number_placed": lambda event: [] if event["from"] else [str(event["number"])],
    },
    "merv": {
        "restocked": lambda event: [f"{{{spice}}}" for spice in event["cards"]],
        "card_drawn": lambda event: [f"{{{event['card']}}}"],
        "learned": lambda event: [f"{{{event['breakthrough']}}}"],
        "claimed": lambda event: [f"{{{event['tile'].removeprefix('score_')}}}"],
    },
}


def shown_by(title: str, told: list[fondaco.Event]) -> list[str]:
    """Everything that luck may have brought, in the order in which it is told."""
    found: list[str] = []
    for event in told:
        fields: Fields = event.fields | getattr(event, "hidden", {})
        if event.kind in SHOWN[title]:
            found += SHOWN[title][event.kind](fields)
    return found


def shown_at_first(title: str, view: Fields) -> list[str]:
    """Everything that luck may have brought to the table before the first move."""
    if title == "merchants":
        return [f"{{{view['robber']}}}"]
    return laid_out(view) if title == "merv" else dealt(view)


def laid_out(view: Fields) -> list[str]:
    """The queue, the camel market, the sites and the caravan cards of Merv."""
    sites = [site for site in view["city"] if site is not None]
    return [
        *(f"{{seat_{seat}}}" for seat in view["queue"]),
        view["market"]["side"].upper(),
        *(f"{{{site['action']}}}, {{{site['resource']}}}" for site in sites),
        *(f"{{{spice}}}" for spice in view["caravansary"]["cards"]),
    ]


def dealt(view: Fields) -> list[str]:
    """The cards of everybody, the stacks and the offers of Merkator."""
    owners = view["offices"] + ([view["ai"]] if view["ai"] else [])
    ids = [
        *(id for owner in owners for id in owner["contracts"] + owner["bonus_cards"]),
        *(stack["top"] for stack in view["stacks"] if stack["top"]),
        *(view["bonus_cards"] + view["buildings"]),
    ]
    return [card_of_merkator(id) for id in ids]
