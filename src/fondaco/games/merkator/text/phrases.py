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
    LOSE_GOOD,
    SELL,
    SPEND_CONTRACT,
    TRADE_TOWARD,
    TRAVEL,
    USE_SUPPLY,
)
from fondaco.games.merkator.text.wording import bonus_name, contract_name, demand

_ALIKE: Final = Counter([contract_name(card) for card in range(CONTRACTS)])


def phrase(move: Move) -> str:
    """The verb of a move, then what it is about."""
    kind = int(move.kind)
    if kind not in _THINGS:
        return move.text.replace("_", " ")
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


def _good(move: Move) -> str:
    return GOOD_NAMES[move.what]


_THINGS: Final[dict[int, Callable[[Move], str]]] = {
    **dict.fromkeys([int(kind) for kind in (BUY_BONUS, HOLD_BONUS, GIVE_BONUS)], _bonus_card),
    **dict.fromkeys([int(kind) for kind in (BUY_BUILDING, HOLD_BUILDING)], _building),
    **dict.fromkeys([int(kind) for kind in (LOSE_GOOD, USE_SUPPLY)], _good),
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
