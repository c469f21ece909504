"""SoloPlay's AI in English: what he does and why, what he owns, and what he makes you decide."""

from collections.abc import Callable, Mapping
from typing import cast

from fondaco.games.merkator.components import BONUS_IDS, BUILDING_IDS, BUILDING_NAMES, VALUES
from fondaco.games.merkator.text.seen import Fields, Seen, entry, listing
from fondaco.games.merkator.text.wording import (
    bonus_name,
    card_name,
    contract,
    contract_name,
    counted,
    place_name,
    points,
    time_counters,
)

NAME = "The AI"


def is_told_here(kind: str) -> bool:
    return kind.startswith("ai_") or kind in ("joined_ai", "swapped_peace")


def sentence(event: Mapping[str, object], names: list[str]) -> str:
    """An event of the AI as a sentence, with the reason for it."""
    told = Fields(event)
    kind = told.word("event")
    if kind == "joined_ai":
        return f"{_does(names, 'join')} the AI for {time_counters(told.number('count'))}."
    if kind == "swapped_peace":
        return f"{_does(names, 'give')} the AI the 10 for the Peace of Westphalia."
    why = f" ({told.word('why')})" if "why" in event else ""
    return f"{NAME} {_DEEDS[kind](told)}{why}."


def _does(names: list[str], verb: str) -> str:
    return f"You {verb}" if names[0] == "You" else f"{names[0]} {verb}s"


def _traveled(told: Fields) -> str:
    place = place_name(told.word("place")) if told.has("place") else "the Peace of Westphalia"
    return f"travels to {place}"


def _collected(told: Fields) -> str:
    return f"collects the {card_name(told.word('contract'))}, the tile covers its stack"


def _discarded(told: Fields) -> str:
    cubes = counted(told.number("count"), "cube")
    return f"discards {cubes} of {place_name(told.word('place'))}"


def _bought(told: Fields) -> str:
    cards = " and ".join([card_name(card) for card in told.words("cards")])
    given = [contract_name(contract(card)) for card in told.words("contracts")]
    if told.number("taler") > 0:
        given.append(f"{told.number('taler')} Taler")
    change = f", with {told.number('change')} Taler change" if told.number("change") > 0 else ""
    return f"takes {cards} for {', '.join(given) or 'nothing'}{change}"


_DEEDS: dict[str, Callable[[Fields], str]] = {
    "ai_turn_began": lambda told: "begins his turn",
    "ai_bought": _bought,
    "ai_stopped_buying": lambda told: "is done with buying",
    "ai_traveled": _traveled,
    "ai_collected": _collected,
    "ai_turned": lambda told: f"flips the tile: it moves {told.word('direction')}",
    "ai_gained_time": lambda told: f"gains {time_counters(told.number('count'))}",
    "ai_paid_time": lambda told: f"pays {time_counters(told.number('count'))}",
    "ai_gained_bonus": lambda told: f"gains the {card_name(told.word('card'))}",
    "ai_discarded": _discarded,
    "ai_took_ten": lambda told: "has taken the 10: the game ends with this travel",
    "ai_stuck": lambda told: "cannot travel: the game is over",
}


def verdict(event: Mapping[str, object]) -> str:
    """How the game has ended."""
    rating = cast(str | None, event.get("rating"))
    return f"The game is over: {rating}." if rating else "The game is over."


def section(seen: Seen) -> list[str]:
    """The tile and the AI's things."""
    ai = seen.part("ai")
    wealth = f"{ai.number('taler')} Taler, {time_counters(ai.number('time'))}"
    lines = [f"{NAME}: {points(ai.half('points'))} now, {wealth}, can spend {ai.number('funds')}"]
    tile = f"covers the stack of {ai.number('tile')}" if ai.has("tile") else "lies beside the 3"
    lines += entry(f"Contract Travel Tile: it {tile} and moves {ai.word('direction')}")
    names = [contract_name(contract(id)) for id in ai.words("contracts")]
    lines += listing("Contracts, in the order in which he spends them", names)
    lines += listing("Locked", [contract_name(contract(id)) for id in ai.words("locked")])
    lines += listing(
        "Bonus cards", [bonus_name(BONUS_IDS.index(c)) for c in ai.words("bonus_cards")]
    )
    buildings = [BUILDING_NAMES[BUILDING_IDS.index(id)] for id in ai.words("buildings")]
    return lines + listing("Buildings", buildings)


BLOCKED = "blocked by the Contract Travel Tile"


def is_covered(seen: Seen, value: int) -> bool:
    """Whether the AI's tile lies on the stack of that value."""
    return seen.has("ai") and seen.part("ai").fields["tile"] == value


def is_ai_turn(seen: Seen) -> bool:
    return seen.has("ai") and seen.number("active") == 1


def question(seen: Seen) -> str:
    """What the AI makes you decide."""
    asked = seen.asked()
    if seen.word("step") == "give":
        return f"{asked} must choose which Bonus card the AI gains."
    if seen.part("ai").number("tile") == VALUES[-1]:
        return f"{asked} may trade the 10 for the AI's Peace of Westphalia."
    return (
        f"The AI's tile blocks the reward; {asked} may take a Contract of the same value instead."
    )
