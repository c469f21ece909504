"""Events in English: what happened."""

from collections.abc import Mapping
from typing import cast

from fondaco.core.game import Move
from fondaco.games.merkator.components import COLUMN_GOODS, CONTRACT_IDS, GOOD_NAMES
from fondaco.games.merkator.moves import (
    ACCEPT,
    CATALOGUE,
    DONE,
    FLIP_NEXT,
    FULFILL_CONTRACT,
    GAIN_NOTHING,
    JOIN_TRAVEL,
    KEEP,
    PAY_GOODS,
    STAY,
    TRADE_TOWARD,
)
from fondaco.games.merkator.terms import COLUMN_IDS
from fondaco.games.merkator.text import modes, soloplay
from fondaco.games.merkator.text.wording import (
    card_name,
    card_text,
    good_name,
    place_name,
    time_counters,
)


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
