"""The ways to play that a table may choose, in English: their moves, events and questions."""

from collections.abc import Callable, Mapping
from typing import Final

from fondaco.core.game import Move
from fondaco.games.merkator.components import (
    CASH_LIMIT,
    CONTRACT_LIMIT,
    CONTRACTS,
    LEVEL_END,
    LEVEL_FIRST,
    VALUE,
    VALUES,
)
from fondaco.games.merkator.moves import (
    GAIN_HAND,
    GAIN_TOP,
    GIVE_UP,
    GIVE_UP_TALER,
    HOLD_BONUS,
    HOLD_BUILDING,
    HOLD_CONTRACT,
    KEEP,
    SPEND_CONTRACT,
    SWAP_CONTRACT,
)
from fondaco.games.merkator.text.seen import Fields, Seen, entry, listing
from fondaco.games.merkator.text.wording import (
    bonus_text,
    building_text,
    card_name,
    card_text,
    contract,
    contract_name,
    counted,
    time_counters,
    wish,
)

# What the text of a move leaves unsaid: always the same, or about its card.
FIXED: Final = {
    int(GAIN_TOP): "the reward comes from the stack",
    int(GAIN_HAND): "the reward is the Contract in your hand",
    int(KEEP): "refuse what is offered",
    int(GIVE_UP_TALER): f"down to {CASH_LIMIT} Taler",
    int(SWAP_CONTRACT): "put the Contract back, take the next one and all that is offered",
}
GLOSSES: Final[dict[int, Callable[[Move], str]]] = {
    int(SPEND_CONTRACT): lambda move: f"worth {VALUE[move.what]}: {wish(move.what)}",
    int(GIVE_UP): lambda move: f"for nothing: {wish(move.what)}",
    int(HOLD_CONTRACT): lambda move: f"take it in hand: {wish(move.what)}",
    int(HOLD_BONUS): lambda move: f"take it in hand: {bonus_text(move.what)}",
    int(HOLD_BUILDING): lambda move: f"take it in hand: {building_text(move.what)}",
}

_DEEDS = {
    "spent": "spend",
    "given_up": "give up",
    "held": "take in hand",
    "offered": "offer",
    "swapped": "swap",
}
_FACTS = {
    "chart_turned": "The time chart is turned over and filled anew.",
    "bonus_offer_renewed": "The open Bonus cards go under their stack.",
}


def is_told_here(kind: str) -> bool:
    return kind in _DEEDS or kind in _FACTS or kind == "solo_card_drawn"


def sentence(event: Mapping[str, object], names: list[str]) -> str:
    told = Fields(event)
    kind = told.word("event")
    if kind in _FACTS:
        return _FACTS[kind]
    if kind == "solo_card_drawn":
        return f"From the Solo stack: {card_text(told.word('contract'))}."
    return f"{_does(names[told.number('seat')], kind)} {_what(kind, told)}."


def _does(name: str, kind: str) -> str:
    """The seat and its verb: Ana gives up, You give up."""
    verb, _, rest = _DEEDS[kind].partition(" ")
    verb = verb if name == "You" else f"{verb}s"
    return f"{name} {verb} {rest}" if rest else f"{name} {verb}"


def _what(kind: str, told: Fields) -> str:
    if kind == "offered":
        return _offer(told)
    if kind == "swapped":
        back = card_name(told.word("back"))
        return f"the {back} for the {card_text(told.word('contract'))}, with all that was offered"
    return f"the {card_name(told.word('card' if kind == 'held' else 'contract'))}"


def _offer(bid: Fields) -> str:
    parts = [f"{bid.number('taler')} Taler"] if bid.number("taler") > 0 else []
    if bid.number("time") > 0:
        parts.append(time_counters(bid.number("time")))
    return " and ".join(parts) or "nothing"


STEPS = ("spend", "force", "reward", "bid_taler", "bid_time", "swap", "excess")


def question(seen: Seen) -> str:
    """What the seat to act has to decide in a step that such a way to play adds."""
    step = seen.word("step")
    asked = seen.asked()
    if step == "spend":
        return spending(seen)
    if step == "force":
        return f"{asked} could pay the dearest open Building and must buy one of them."
    if step == "reward":
        return f"{asked} may take the reward from the stack or from the hand."
    if step == "swap":
        return f"{asked} may swap the Contract for {' plus '.join(offers(seen))}."
    if step == "excess":
        return f"{asked} must buy open cards, or give up the Taler above {CASH_LIMIT}."
    thing = "Taler" if step == "bid_taler" else "Time counters"
    return f"{asked} may offer {thing} for the Contract just taken to be put back."


def spending(seen: Seen) -> str:
    """What is still to be paid, and how Contracts are named for it."""
    wanted = f"worth {seen.number('unpaid')} or more on the {card_name(seen.word('wanted'))}"
    order = "from the smallest to the largest; no change is given"
    return f"{seen.asked()} must spend Contracts {wanted}, {order}. 'undo' takes it all back."


def offers(seen: Seen) -> list[str]:
    bids = [_offer(bid) for bid in seen.parts("bids")]
    return [bid for bid in bids if bid != "nothing"]


def barter(seen: Seen, contracts: int, final: bool) -> str:
    """What the Investment asks for where there are no coins."""
    asked = seen.asked()
    if contracts > CONTRACT_LIMIT and not final:
        surplus = f"{asked} must spend or give up Contracts down to {CONTRACT_LIMIT}"
        return f"{surplus} before traveling."
    return f"{asked} may buy cards for Contracts, without change, then travel."


def solo_stack(seen: Seen) -> list[str]:
    """What takes the place of the time chart when one plays alone."""
    left = seen.number("solo_stack")
    each = "each journey draws one; the turn that draws the last is your last"
    lines = [f"Solo stack: {counted(left, 'card')}, {each}"]
    marks = seen.numbers("marks")
    good = [f"{mark} ({who})" for mark, who in zip(marks, _MARKS, strict=False)]
    return lines + listing("Points to reach", good)


_MARKS: Final = ("good for a beginner", "with experience", "for a master")


def solo_left(seen: Seen, value: int) -> int:
    """How many Contracts of a value the Solo stack still has: the lowest are drawn first."""
    level = VALUES.index(value)
    above = int(CONTRACTS - LEVEL_END[level])
    return max(
        0, min(int(LEVEL_END[level] - LEVEL_FIRST[level]), seen.number("solo_stack") - above)
    )


def empty(seen: Seen, value: int) -> str:
    """A stack without a card."""
    return "none yet, comes from the Solo stack" if solo_left(seen, value) > 0 else "empty"


def left(seen: Seen, value: int, count: int) -> str:
    """How many cards a stack has, and whether more will come."""
    if solo_left(seen, value) > 0:
        return f"{counted(count, 'card')}, more come from the Solo stack"
    return "the last card" if count == 1 else f"{count} cards"


def hand(row: Fields) -> list[str]:
    if not row.has("hand"):
        return []
    return entry(f"In hand: {card_text(row.word('hand'))}")


def pile(stack: Fields) -> list[str]:
    """The known cards under the top of a pile."""
    cards = [contract_name(contract(id)) for id in stack.words("under")]
    return listing("  under it", cards) if cards else []
