"""Things of Merkator as cells of tables: numbers and marks, `{ham}` for the thing of that id."""

from typing import Any

from fondaco.games.merkator.components import EDITION


def entries(name: str) -> list[dict[str, Any]]:
    """The entries of a list of the edition, which was checked when it was read."""
    found: Any = EDITION.tables[name]
    return list(found)


def marked(ids: list[str], between: str = ", ") -> str:
    return between.join([f"{{{id}}}" for id in ids])


def asked_by(contract: dict[str, Any]) -> str:
    """What a Contract wants."""
    if "category" in contract:
        return f"{contract['category_count']} {{goods_of}} {{{contract['category']}}}"
    if "different" in contract:
        return f"{contract['different']} {{different_goods}}"
    if "goods" not in contract:
        return "{peace}: {never_delivered}"
    return ", ".join([f"{count} {{{good}}}" for good, count in contract["goods"].items()])


def contract_cell(contract: dict[str, Any]) -> str:
    """A Contract with its value, where it is delivered, and what."""
    if "location" not in contract:
        return f"{contract['value']} {{peace}}"
    return f"{contract['value']} {{{contract['location']}}}: {asked_by(contract)}"


def bonus_cell(card: dict[str, Any]) -> str:
    """A Bonus card with its good, its location and its price."""
    return f"{{{card['good']}}}, {{{card['location']}}}, {card['price']} {{taler}}"
