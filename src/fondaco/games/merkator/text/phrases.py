"""Moves in the words of people: cards, goods and places by their names."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from fondaco.core.game import Move
from fondaco.games.merkator.components import (
    BUILDING_NAMES,
    CONTRACTS,
    GOOD_NAMES,
    PLACE_NAMES,
)
from fondaco.games.merkator.moves import (
    BUY_BONUS,
    BUY_BUILDING,
    FULFILL_CONTRACT,
    GIVE_BONUS,
    GIVE_UP,
    HOLD_BONUS,
    HOLD_BUILDING,
    HOLD_CONTRACT,
    SELL,
    SPEND_CONTRACT,
    TRADE_TOWARD,
    TRAVEL,
)
from fondaco.games.merkator.terms import GOOD_IDS
from fondaco.games.merkator.text.wording import bonus_name, contract_name, demand

_NAMES: Final = {**dict(zip(GOOD_IDS, GOOD_NAMES, strict=True)), "time": "Time counters"}
_ALIKE: Final = Counter([contract_name(card) for card in range(CONTRACTS)])


def phrase(move: Move) -> str:
    """The verb of a move, then what it is about."""
    kind = int(move.kind)
    if kind not in _THINGS:
        return " ".join([_NAMES.get(word, word.replace("_", " ")) for word in move.text.split(" ")])
    *verb, _ = move.text.split(" ")
    return " ".join([*verb, _THINGS[kind](move)])


def _contract(move: Move) -> str:
    """Value and location; what it wants as well, if there is another one like that."""
    name = contract_name(move.what)
    wanted = f" ({demand(move.what)})" if _ALIKE[name] > 1 else ""
    return f"Contract {name}{wanted}"


def _bonus_card(move: Move) -> str:
    return f"Bonus card {bonus_name(move.what)}"


def _building(move: Move) -> str:
    return BUILDING_NAMES[move.what]


_THINGS: Final[dict[int, Callable[[Move], str]]] = {
    **dict.fromkeys([int(kind) for kind in (BUY_BONUS, HOLD_BONUS, GIVE_BONUS)], _bonus_card),
    **dict.fromkeys([int(kind) for kind in (BUY_BUILDING, HOLD_BUILDING)], _building),
    **dict.fromkeys(
        [
            int(kind)
            for kind in (
                SELL,
                FULFILL_CONTRACT,
                TRADE_TOWARD,
                SPEND_CONTRACT,
                GIVE_UP,
                HOLD_CONTRACT,
            )
        ],
        _contract,
    ),
    int(TRAVEL): lambda move: PLACE_NAMES[move.what],
}
