"""Events in English: what happened."""

from collections.abc import Callable, Mapping
from typing import cast

from fondaco.core.game import Move
from fondaco.games.merkator.components import COLUMN_GOODS, GOOD_NAMES
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
    card_priced,
    card_text,
    good_name,
    in_place,
    time_counters,
)


class Teller:
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

    No table tells of `moved`: it stands for a move after which there was nothing to tell. One
    that only prepares something has no sentence.
    """
    teller = Teller(event, names)
    kind = teller.text("event")
    if kind == "moved":
        return _of_move(_MOVE_OF[teller.text("move")], teller)
    if soloplay.is_told_here(kind):
        return soloplay.sentence(event, names)
    if modes.is_told_here(kind):
        return modes.sentence(event, names)
    return _SENTENCES[kind](teller)


_MOVE_OF = {move.text: move for move in CATALOGUE.moves}
# Moves that only begin or end a decision, or leave something out: what it comes to is told.
_PREPARING = (DONE, TRADE_TOWARD, FULFILL_CONTRACT, PAY_GOODS)
_QUIET = {
    int(ACCEPT): "accept the letter",
    int(FLIP_NEXT): "turn over the next counter",
    int(JOIN_TRAVEL): "join",
    int(GAIN_NOTHING): "take no reward",
    int(KEEP): "refuse what is offered",
}


def _of_move(move: Move, told: Teller) -> str:
    name = told.name("seat")
    if move.kind in _PREPARING:
        return ""
    if move.kind == STAY:
        return f"{name} {'do' if name == 'You' else 'does'} not join."
    if int(move.kind) not in _QUIET:
        return f"{name}: {move.text}."
    verb, space, rest = _QUIET[int(move.kind)].partition(" ")
    return f"{told.does(verb)}{space}{rest}."


def _sold(told: Teller) -> str:
    return f"{told.does('sell')} {the(told, 'contract')} for {told.number('taler')} Taler."


def _bought(told: Teller) -> str:
    price = f" for {told.number('taler')} Taler" if told.number("taler") > 0 else ""
    return f"{told.does('buy')} {the(told, 'card')}{price}."


def _gave_up(told: Teller) -> str:
    return f"{told.does('give')} up {told.number('taler')} Taler above the cash limit."


def the(told: Teller, field: str) -> str:
    return f"the {card_name(told.text(field))}"


def _time_gained(told: Teller) -> str:
    source = "time chart" if told.text("from") == "chart" else "supply"
    return f"{told.does('gain')} {time_counters(told.number('count'))} from the {source}."


def _flipped(told: Teller) -> str:
    column = told.text("column")
    loss = told.number("loss")
    goods = [GOOD_NAMES[good] for good in COLUMN_GOODS[COLUMN_IDS.index(column)]]
    many = "1 good" if loss == 1 else f"{loss} goods"
    return f"A Time counter shows {column * loss}: {many} of column {column} ({', '.join(goods)})."


def _used_supply(told: Teller) -> str:
    return f"{told.does('turn')} a Supply tile cube into {good_name(told.text('good'))}."


def _whom(name: str) -> str:
    return "you" if name == "You" else name


def _traded(told: Teller) -> str:
    given = told.text("given")
    thing = "Time counters" if given == "time" else good_name(given)
    target = told.text("for")
    brought = "good of any fitting kind" if target == "any" else good_name(target)
    return f"{told.does('trade')} {told.number('count')} {thing} for 1 {brought}."


def _unrewarded(told: Teller) -> str:
    if "covered" not in told.event:
        return f"No Contract is left to reward {_whom(told.name('seat'))}."
    blocks = f"the Contract Travel Tile blocks the stack of {told.number('covered')}"
    return f"{told.does('receive')} no Contract: {blocks}."


def _reshuffled(told: Teller) -> str:
    return f"The discarded Contracts of {told.number('value')} become their stack again."


def _joined(told: Teller) -> str:
    pay = "pay" if told.name("seat") == "You" else "pays"
    fare = f"{pay} {time_counters(told.number('count'))}"
    return f"{told.does('join')} and {fare} to {_whom(told.name('active'))}."


def _turn_began(told: Teller) -> str:
    name = told.name("seat")
    return "It is your turn." if name == "You" else f"It is {name}'s turn."


def _final_round(told: Teller) -> str:
    return f"{_REASONS[told.text('reason')]}: the final round begins after this turn."


_REASONS = {
    "counters": "The last Time counter has left the chart",
    "peace": "The Peace of Westphalia is earned",
}
_SENTENCES: dict[str, Callable[[Teller], str]] = {
    "sold": _sold,
    "bought": _bought,
    "opened": lambda told: f"Turned up: {card_priced(told.text('card'))}.",
    "gave_up": _gave_up,
    "traveled": lambda told: f"{told.does('travel')} to {in_place(told.text('place'))}.",
    "took": lambda told: f"{told.does('take')} {told.goods()}.",
    "got_bonus": lambda told: f"{told.does('get')} {told.goods()} from a Bonus card.",
    "cube_placed": lambda told: f"New cube in {in_place(told.text('place'))}.",
    "time_gained": _time_gained,
    "time_paid": lambda told: f"{told.does('pay')} {time_counters(told.number('count'))}.",
    "flipped": _flipped,
    "lost": lambda told: f"{told.does('lose')} 1 {good_name(told.text('good'))}.",
    "used_supply": _used_supply,
    "traded": _traded,
    "paid": lambda told: f"{told.does('pay')} {told.goods()}.",
    "fulfilled": lambda told: f"{told.does('fulfill')} {the(told, 'contract')}.",
    "rewarded": lambda told: f"{told.does('receive')} the {card_text(told.text('contract'))}.",
    "unrewarded": _unrewarded,
    "reshuffled": _reshuffled,
    "joined": _joined,
    "turn_began": _turn_began,
    "final_round": _final_round,
    "game_over": lambda told: soloplay.verdict(told.event),
}
