"""Moves in English: what the text of a move leaves unsaid."""

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
from fondaco.games.merkator.terms import ANY, MAJORS, Card, Place, color_of
from fondaco.games.merkator.text import modes
from fondaco.games.merkator.text.wording import bonus_text, both_goods, building_text, demand, wish


def gloss(move: Move) -> str:
    """What the text of a move leaves unsaid, or nothing."""
    kind = move.kind
    if kind == SELL:
        return f"{VALUE[move.what]} Taler: {wish(move.what)}"
    if kind == BUY_BONUS:
        return f"{BONUS_PRICE[move.what]} Taler: {bonus_text(move.what)}"
    if kind == BUY_BUILDING:
        return f"{BUILDING_PRICE[move.what]} Taler: {building_text(move.what)}"
    if kind == TRAVEL:
        return _gloss_travel(move.what)
    if kind == TAKE_GOODS:
        return f"the rest {both_goods(move.what)[1]}, if any"
    if kind in (FULFILL_CONTRACT, TRADE_TOWARD):
        return _gloss_contract(move.what, kind == TRADE_TOWARD)
    return _gloss_small(move)


def _gloss_travel(place: Place) -> str:
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


def _gloss_contract(card: Card, trading: bool) -> str:
    if LOCATION[card] == NONE:
        return ""
    if trading:
        return f"4:1 trades for {demand(card)}"
    return f"pay {demand(card)}; earns a Contract of {VALUES[LEVEL[card] + 1]}"


def _gloss_small(move: Move) -> str:
    kind = move.kind
    if kind == USE_SUPPLY:
        return f"your Supply tile's cube of {PLACE_NAMES[color_of(move.what)]}"
    if kind == TRADE_FOR and move.other == ANY:
        return "one good that fits the Contract"
    if kind == GIVE_BONUS:
        return bonus_text(move.what)
    if kind == PAY_GOODS and move.other == 0:
        return f"keep your {GOOD_NAMES[move.what]}"
    return _GLOSSES.get(int(kind)) or modes.gloss(move)


_GLOSSES = {
    int(ACCEPT): "the letter shown counts",
    int(FLIP_NEXT): "turn over the first counter of the next row, which then counts instead",
    int(JOIN_TRAVEL): f"pay the active player {JOIN_MAJOR} time, in a Minor location {JOIN_MINOR}",
    int(STAY): "do not join",
    int(DONE): "fulfill nothing more here",
    int(GAIN_SAME): "a Contract of the same value, since the tile blocks the next stack",
    int(GAIN_PEACE): "give the AI this Contract for his Peace of Westphalia",
    int(GAIN_NOTHING): "go without a reward",
}
