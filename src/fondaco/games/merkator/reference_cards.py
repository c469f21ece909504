"""Tables of Merkator's cards, filled from the edition in use."""

from typing import Any

from fondaco.games.merkator.cells import asked_by, entries, marked
from fondaco.games.merkator.components import EDITION
from fondaco.games.merkator.setup import SHORT_STACKS

Row = list[str]


def number(name: str) -> int:
    """A number of the rules."""
    rules: Any = EDITION.tables["rules"]
    return int(rules[name])


def contracts() -> list[Row]:
    """Every Contract by value: where it is delivered, and what."""
    return [
        [str(one["value"]), f"{{{one['location']}}}" if "location" in one else "-", asked_by(one)]
        for one in entries("contract")
    ]


def stacks() -> list[Row]:
    """How many Contracts there are of each value, and how many SoloPlay uses."""
    values = [int(one["value"]) for one in entries("contract")]
    short = ["-", *[str(count) for count in SHORT_STACKS]]
    return [
        [str(value), str(values.count(value)), solo]
        for value, solo in zip(sorted(set(values)), short, strict=False)
    ]


def bonus_cards() -> list[Row]:
    """Where each gives its good, its price, and how many it gives the traveler and who joins."""
    goods = [str(number("bonus_goods_active")), str(number("bonus_goods_joined"))]
    return [
        [f"{{{card['location']}}}", f"{{{card['good']}}}", str(card["price"]), *goods]
        for card in entries("bonus_card")
    ]


def buildings() -> list[Row]:
    """What each Building costs, what it gives, and for what."""
    return [
        [f"{{{card['id']}}}", str(card["price"]), points_of(card), condition_of(card)]
        for card in entries("building")
    ]


def points_of(card: dict[str, Any]) -> str:
    whole = int(card["vp"])
    points = f"{whole or ''}½" if card["vp"] > whole else f"{whole}"
    return f"{points} {{each}}" if card["kind"] == "per" else points


def condition_of(card: dict[str, Any]) -> str:
    if card["kind"] == "token_at":
        return f"{{token_at}} {{{card['location']}}}"
    if card["kind"] == "per":
        return subject_of(card)
    count = f"{card['count']} " if "count" in card else ""
    return f"{{{card['kind']}}} {count}{subject_of(card)}"


def subject_of(card: dict[str, Any]) -> str:
    """What a Building counts, and of which goods, columns or categories."""
    narrowed = card.get("categories") or card.get("goods")
    if narrowed:
        return f"{{{card['subject']}}} {marked(narrowed)}"
    columns = f" {', '.join(card['columns'])}" if "columns" in card else ""
    return f"{{{card['subject']}}}{columns}"
