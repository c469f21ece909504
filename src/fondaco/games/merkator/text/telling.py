"""Moves and events in English: what a move text leaves unsaid, and what happened."""

from collections.abc import Mapping
from typing import cast

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.games.merkator.components import (
    BONUS_PRICE,
    BUILDING_PRICE,
    COLUMN_GOODS,
    CONTRACT_IDS,
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
    CATALOGUE,
    DONE,
    FLIP_NEXT,
    FULFILL_CONTRACT,
    GAIN_NOTHING,
    GAIN_PEACE,
    GAIN_SAME,
    GIVE_BONUS,
    JOIN_TRAVEL,
    KEEP,
    PAY_GOODS,
    SELL,
    STAY,
    TAKE_GOODS,
    TRADE_FOR,
    TRADE_TOWARD,
    TRAVEL,
    USE_SUPPLY,
)
from fondaco.games.merkator.terms import ANY, COLUMN_IDS, MAJORS, Card, Place, color_of
from fondaco.games.merkator.text import modes, soloplay
from fondaco.games.merkator.text.wording import (
    bonus_text,
    both_goods,
    building_text,
    card_name,
    card_text,
    demand,
    good_name,
    place_name,
    time_counters,
    wish,
)


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


class _Teller:
    """One event with the names of those it speaks of."""

    def __init__(self, event: Mapping[str, object], names: list[str]) -> None:
        self.event = event
        self.names = names

    def text(self, field: str) -> str:
        return cast(str, self.event[field])

    def number(self, field: str) -> int:
        return cast(int, self.event[field])

    def name(self, field: str) -> str:
        return self.names[self.number(field)]

    def does(self, verb: str) -> str:
        """The seat of the event and its verb: Ana takes, You take."""
        name = self.name("seat")
        return f"{name} {verb}" if name == "You" else f"{name} {verb}s"

    def goods(self) -> str:
        return f"{self.number('count')} {good_name(self.text('good'))}"


def sentence(event: Mapping[str, object], names: list[str]) -> str:
    """An event as a sentence. Somebody whose name is You is spoken to.

    No table tells of `moved`: it stands for a move after which there was nothing to tell.
    """
    teller = _Teller(event, names)
    kind = teller.text("event")
    if kind == "moved":
        return _of_move(_MOVE_OF[teller.text("move")], teller)
    if soloplay.is_told_here(kind):
        return soloplay.sentence(event, names)
    if modes.is_told_here(kind):
        return modes.sentence(event, names)
    if kind in ("sold", "bought", "opened", "gave_up"):
        return _of_investment(kind, teller)
    if kind in ("traveled", "took", "got_bonus", "cube_placed", "time_gained", "time_paid"):
        return _of_travel(kind, teller)
    if kind in ("flipped", "lost", "used_supply"):
        return _of_goods(kind, teller)
    if kind in ("traded", "paid", "fulfilled", "rewarded", "unrewarded", "reshuffled"):
        return _of_fulfilling(kind, teller)
    return _of_turn(kind, teller)


_MOVE_OF = {move.text: move for move in CATALOGUE.moves}
_QUIET = {
    int(ACCEPT): "accept the letter",
    int(FLIP_NEXT): "turn over the next counter",
    int(STAY): "stay",
    int(JOIN_TRAVEL): "join",
    int(GAIN_NOTHING): "take no reward",
    int(KEEP): "refuse what is offered",
}


def _of_move(move: Move, told: _Teller) -> str:
    name = told.name("seat")
    if move.kind == DONE:
        return "You are done." if name == "You" else f"{name} is done."
    if move.kind == TRADE_TOWARD:
        card = card_name(CONTRACT_IDS[move.what])
        return f"{told.does('take')} the {card} in hand for trades."
    if move.kind == FULFILL_CONTRACT:
        return f"{told.does('turn')} to the {card_name(CONTRACT_IDS[move.what])}."
    if move.kind == PAY_GOODS:
        return f"{told.does('keep')} all {GOOD_NAMES[move.what]}."
    if int(move.kind) not in _QUIET:
        return f"{name}: {move.text}."
    verb, space, rest = _QUIET[int(move.kind)].partition(" ")
    return f"{told.does(verb)}{space}{rest}."


def _of_investment(kind: str, told: _Teller) -> str:
    if kind == "sold":
        return f"{told.does('sell')} {_the(told, 'contract')} for {told.number('taler')} Taler."
    if kind == "bought":
        price = f" for {told.number('taler')} Taler" if told.number("taler") > 0 else ""
        return f"{told.does('buy')} {_the(told, 'card')}{price}."
    if kind == "opened":
        return f"Turned up: {card_text(told.text('card'))}."
    return f"{told.does('give')} up {told.number('taler')} Taler above the cash limit."


def _the(told: _Teller, field: str) -> str:
    return f"the {card_name(told.text(field))}"


def _of_travel(kind: str, told: _Teller) -> str:
    if kind == "traveled":
        return f"{told.does('travel')} to {place_name(told.text('place'))}."
    if kind == "took":
        return f"{told.does('take')} {told.goods()}."
    if kind == "got_bonus":
        return f"{told.does('get')} {told.goods()} from a Bonus card."
    if kind == "cube_placed":
        return f"New cube: {place_name(told.text('place'))}."
    counters = time_counters(told.number("count"))
    if kind == "time_paid":
        return f"{told.does('pay')} {counters}."
    return f"{told.does('gain')} {counters} from the {_source(told)}."


def _source(told: _Teller) -> str:
    return "time chart" if told.text("from") == "chart" else "supply"


def _of_goods(kind: str, told: _Teller) -> str:
    if kind == "flipped":
        return _of_letter(told.text("column"), told.number("loss"))
    good = good_name(told.text("good"))
    if kind == "lost":
        return f"{told.does('lose')} 1 {good}."
    return f"{told.does('turn')} a Supply tile cube into {good}."


def _of_letter(column: str, loss: int) -> str:
    goods = [GOOD_NAMES[good] for good in COLUMN_GOODS[COLUMN_IDS.index(column)]]
    many = "1 good" if loss == 1 else f"{loss} goods"
    return f"A Time counter shows {column * loss}: {many} of column {column} ({', '.join(goods)})."


def _of_fulfilling(kind: str, told: _Teller) -> str:
    if kind == "reshuffled":
        return f"The discarded Contracts of {told.number('value')} become their stack again."
    if kind == "unrewarded":
        return f"No Contract is left to reward {_whom(told.name('seat'))}."
    if kind == "traded":
        return f"{told.does('trade')} {_trade(told)}."
    if kind == "paid":
        return f"{told.does('pay')} {told.goods()}."
    if kind == "fulfilled":
        return f"{told.does('fulfill')} {_the(told, 'contract')}."
    return f"{told.does('receive')} the {card_text(told.text('contract'))}."


def _whom(name: str) -> str:
    return "you" if name == "You" else name


def _trade(told: _Teller) -> str:
    given = told.text("given")
    thing = "Time counters" if given == "time" else good_name(given)
    target = told.text("for")
    brought = "good of any fitting kind" if target == "any" else good_name(target)
    return f"{told.number('count')} {thing} for 1 {brought}"


def _of_turn(kind: str, told: _Teller) -> str:
    if kind == "joined":
        return f"{told.does('join')} and {_fare(told)} to {_whom(told.name('active'))}."
    if kind == "final_round":
        return f"{_REASONS[told.text('reason')]}: the final round begins after this turn."
    if kind == "turn_began":
        name = told.name("seat")
        return "It is your turn." if name == "You" else f"It is {name}'s turn."
    assert kind == "game_over", kind
    return soloplay.verdict(told.event)


def _fare(told: _Teller) -> str:
    counters = time_counters(told.number("count"))
    return f"pay {counters}" if told.name("seat") == "You" else f"pays {counters}"


_REASONS = {
    "counters": "The last Time counter has left the chart",
    "peace": "The Peace of Westphalia is earned",
}
