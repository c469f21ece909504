"""Moves in English: what the text of a move leaves unsaid."""

from collections.abc import Callable
from typing import Final

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.games.merkator.components import (
    BONUS_PRICE,
    BUILDING_PRICE,
    GOOD_NAMES,
    JOIN_MAJOR,
    JOIN_MINOR,
    LEVEL,
    LOCATION,
    PLACE_NAMES,
    THRESHOLD,
    TIME_CHANGE,
    VALUE,
    VALUES,
)
from fondaco.games.merkator.moves import (
    ACCEPT,
    BUY_BONUS,
    BUY_BUILDING,
    DONE,
    FLIP_NEXT,
    FULFILL_CONTRACT,
    GAIN_NOTHING,
    GAIN_PEACE,
    GAIN_SAME,
    GIVE_BONUS,
    JOIN_TRAVEL,
    PAY_GOODS,
    SELL,
    STAY,
    TAKE_GOODS,
    TRADE_FOR,
    TRADE_TOWARD,
    TRAVEL,
    USE_SUPPLY,
)
from fondaco.games.merkator.terms import ANY, MAJORS, Place, color_of
from fondaco.games.merkator.text import modes
from fondaco.games.merkator.text.wording import bonus_text, both_goods, building_text, demand, wish


def gloss(move: Move) -> str:
    """What the text of a move leaves unsaid, or nothing."""
    kind = int(move.kind)
    return _GLOSSES[kind](move) if kind in _GLOSSES else _FIXED.get(kind, "")


def _building(move: Move) -> str:
    return f"{BUILDING_PRICE[move.what]} Taler: {building_text(move.what)}"


def _travel(move: Move) -> str:
    place = move.what
    change = TIME_CHANGE[place]
    parts = [f"gain {change} time"] if change > 0 else []
    if change < 0:
        parts.append(f"pay {-change} time")
    if place >= MAJORS:
        parts.append(growth(place))
    return "; ".join(parts)


def growth(place: Place) -> str:
    """Where new cubes come after a journey to a Minor location."""
    least = THRESHOLD[place]
    return "feeds all places" if least == 0 else f"feeds places with {least} or more cubes"


def _fulfillment(move: Move) -> str:
    card = move.what
    if LOCATION[card] == NONE:
        return ""
    return f"pay {demand(card)}; earns a Contract of {VALUES[LEVEL[card] + 1]}"


def _trading(move: Move) -> str:
    return f"4:1 trades for {demand(move.what)}" if LOCATION[move.what] != NONE else ""


def _payment(move: Move) -> str:
    return f"keep your {GOOD_NAMES[move.what]}" if move.other == 0 else ""


def _supply(move: Move) -> str:
    return f"your Supply tile's cube of {PLACE_NAMES[color_of(move.what)]}"


_GLOSSES: Final[dict[int, Callable[[Move], str]]] = {
    **modes.GLOSSES,
    int(SELL): lambda move: f"{VALUE[move.what]} Taler: {wish(move.what)}",
    int(BUY_BONUS): lambda move: f"{BONUS_PRICE[move.what]} Taler: {bonus_text(move.what)}",
    int(BUY_BUILDING): lambda move: (
        f"{BUILDING_PRICE[move.what]} Taler: {building_text(move.what)}"
    ),
    int(TRAVEL): _travel,
    int(TAKE_GOODS): lambda move: f"the rest {both_goods(move.what)[1]}, if any",
    int(FULFILL_CONTRACT): _fulfillment,
    int(TRADE_TOWARD): _trading,
    int(TRADE_FOR): lambda move: "one good that fits the Contract" if move.other == ANY else "",
    int(PAY_GOODS): _payment,
    int(USE_SUPPLY): _supply,
    int(GIVE_BONUS): lambda move: bonus_text(move.what),
}
_FIXED: Final = {
    **modes.FIXED,
    int(ACCEPT): "the letter shown counts",
    int(FLIP_NEXT): "turn over the first counter of the next row, which then counts instead",
    int(JOIN_TRAVEL): f"pay the active player {JOIN_MAJOR} time, in a Minor location {JOIN_MINOR}",
    int(STAY): "do not join",
    int(DONE): "fulfill nothing more here",
    int(GAIN_SAME): "a Contract of the same value, since the tile blocks the next stack",
    int(GAIN_PEACE): "give the AI this Contract for his Peace of Westphalia",
    int(GAIN_NOTHING): "go without a reward",
}
