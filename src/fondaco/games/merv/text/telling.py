"""Events in English: what happened."""

from collections.abc import Callable, Mapping
from typing import Final

from fondaco.core.fields import Entry
from fondaco.games.merv.components import TILE_ACTION, TILE_IDS, WALL_IDS
from fondaco.games.merv.terms import ACTION_IDS, BREAKTHROUGH_IDS
from fondaco.games.merv.text.seen import named, number, words
from fondaco.games.merv.text.wording import (
    BOON_TEXTS,
    breakthrough_name,
    city_name,
    contract_text,
    counted,
    cube,
    hall_name,
    listed,
    site_name,
    space_name,
    wall_name,
)


class Teller(Entry):
    """An event with the names of those who sit at the table."""

    def __init__(self, event: Mapping[str, object], names: list[str]) -> None:
        super().__init__("event", event)
        self.names = names

    def name(self) -> str:
        return named(self.fields.get("seat", self.fields.get("opponent")), self.names)

    def does(self, verb: str) -> str:
        """Who did it, and the verb: Ana takes, You take."""
        name = self.name()
        if name == "You":
            return f"You {verb}"
        ending = "es" if verb.endswith(("ss", "sh", "ch")) else "s"
        return f"{name} {verb}{ending}"

    def count(self, field: str = "count") -> int:
        return number(self, field)

    def site(self) -> str:
        return site_name(self.text("site"))

    def slot(self) -> str:
        return self.text("slot").replace("_", " ")


def sentence(event: Mapping[str, object], names: list[str]) -> str:
    """An event as a sentence. Somebody whose name is You is spoken to.

    No table tells of `moved`: it stands for a move after which there was nothing to tell.
    """
    told = Teller(event, names)
    text = _SENTENCES[told.text("event")](told)
    if told.has("rule"):
        return f"{text[:-1]} ({_reason(told.text('why'))})."
    return text


def _reason(why: str) -> str:
    """Why the rules chose it; a thing is called as players call it."""
    return " ".join([_thing(word) for word in why.split(" ")])


def _thing(word: str) -> str:
    if word in WALL_IDS:
        return f"a {wall_name(word)}"
    return f'"{breakthrough_name(word)}"' if word in BREAKTHROUGH_IDS else word


# Those that take more than one line.


def _turn_began(told: Teller) -> str:
    name = told.name()
    return "It is your turn." if name == "You" else f"It is {name}'s turn."


def _opponent_turn(told: Teller) -> str:
    name = told.name()
    return f"It is {name[0].lower()}{name[1:]}'s turn."


def _took_cube(told: Teller) -> str:
    source = told.text("from")
    place = "a pair of spices" if source == "pair" else site_name(source)
    return f"{told.does('take')} {cube(told.text('cube'))} from {place}."


def _paid(told: Teller) -> str:
    return f"{told.does('pay')} {cube(told.text('cube'))}{_power(told)}."


def _power(told: Teller) -> str:
    """How the cube was paid, if not in the usual way."""
    return " by the exchange power" if told.fields.get("exchange") is True else ""


def _claimed(told: Teller) -> str:
    action = ACTION_IDS[TILE_ACTION[TILE_IDS.index(told.text("tile"))]]
    return f"{told.does('claim')} the scoring tile for {action} buildings."


def _stores(told: Teller) -> str:
    kind = told.text("kind")
    return counted(told.count(), "scroll" if kind == "scrolls" else f"{kind} good")


def _learned(told: Teller) -> str:
    name = breakthrough_name(told.text("breakthrough"))
    return f"{told.does('make')} a breakthrough: {name}."


def _bought(told: Teller) -> str:
    camels = told.count("camels")
    way = f", with {counted(camels, 'camel')} on the way" if camels > 0 else ""
    return f"{told.does('buy')} from {city_name(told.text('city'))}{way}."


def _camels_returned(told: Teller) -> str:
    goals = [("to_cards", "the caravan cards"), ("to_market", "the camel market")]
    goals.append(("to_box", "the box"))
    moved = [f"{told.count(field)} to {goal}" for field, goal in goals if told.count(field) > 0]
    return f"Camels return from the routes: {listed(moved)}."


def _queued(told: Teller) -> str:
    skipped = told.count("skipped")
    price = f", for {counted(skipped, 'camel')}" if skipped > 0 else ""
    return f"{told.does('take')} place {told.count('place')} in the queue{price}."


def _hall_scored(told: Teller) -> str:
    """The points are told by the event that follows, if there are any."""
    nothing = ", for no points" if told.count("points") == 0 else ""
    return f"{told.does('hear')} a courtier in the {hall_name(told.text('hall'))}{nothing}."


def _soldiers_return(told: Teller) -> str:
    verb = "returns" if told.count() == 1 else "return"
    return f"{counted(told.count(), 'soldier')} {verb} from the city."


_TIMES: Final = ("no times", "once", "twice")


def _acts_times(told: Teller) -> str:
    count = told.count("times")
    times = _TIMES[count] if count < len(_TIMES) else f"{count} times"
    return f"{told.does('take')} the {told.text('action')} action {times}."


_SENTENCES: Final[dict[str, Callable[[Teller], str]]] = {
    # Years, rounds, turns.
    "moved": lambda told: "",  # what a move begins is told when it is done
    "year_began": lambda told: f"Year {told.count('year')} begins.",
    "round_began": lambda told: f"Round {told.count('round')} begins.",
    "turn_began": _turn_began,
    "opponent_turn": _opponent_turn,
    "entered": lambda told: f"{told.does('enter')} {told.text('line')}.",
    "game_over": lambda told: "The game is over.",
    # Pieces and cubes.
    "built": lambda told: f"{told.does('build')} on {told.site()}.",
    "activated": lambda told: f"{told.does('activate')} {told.site()}.",
    "nothing_placed": lambda told: f"{told.does('build')} nothing.",
    "took_cube": _took_cube,
    "paid": _paid,
    "discounted": lambda told: f"{told.does('use')} the discount.",
    "deployed": lambda told: f"{told.does('deploy')} a soldier on {told.site()}.",
    "declined": lambda told: f"{told.does('place')} no soldier.",
    "unused": lambda told: f"{told.does('find')} no use for {BOON_TEXTS[told.text('boon')]}.",
    "upgraded": lambda told: f"{told.does('upgrade')} {told.site()} with {told.text('with')}.",
    "walled": lambda told: (
        f"{told.does('build')} a {wall_name(told.text('wall'))} at {told.slot()}."
    ),
    "claimed": _claimed,
    "camels": lambda told: (
        f"{told.does('gain')} {counted(told.count(), 'camel')} from the {told.text('from')}."
    ),
    "camel_placed": lambda told: f"{told.does('place')} a camel in the {told.text('where')}.",
    "traded": lambda told: f"{told.does('place')} a camel in the camel market, {told.slot()}.",
    # The places of the board.
    "acts": lambda told: f"{told.does('take')} the {told.text('action')} action.",
    "card_taken": lambda told: f"{told.does('take')} {told.text('spice')}.",
    "restocked": lambda told: f"New in the caravansary: {listed(words(told, 'cards'))}.",
    "courtier": lambda told: (
        f"{told.does('place')} a courtier in the {hall_name(told.text('hall'))}."
    ),
    "took": lambda told: f"{told.does('take')} {_stores(told)}.",
    "committed": lambda told: f"{told.does('commit')} {_stores(told)}.",
    "learned": _learned,
    "established": lambda told: (
        f"{told.does('establish')} a trading post in {city_name(told.text('city'))}."
    ),
    "bought": _bought,
    "camels_returned": _camels_returned,
    "advanced": lambda told: f"{told.does('advance')} to {space_name(told.text('space'))}.",
    "fulfilled": lambda told: (
        f"{told.does('fulfil')} a contract: {contract_text(told.text('contract'))}."
    ),
    # Tracks, round end, invasion, scoring.
    "favour": lambda told: f"{told.does('gain')} favour, now {told.count('space')}.",
    "influence": lambda told: f"{told.does('gain')} influence, now {told.count('space')}.",
    "scored": lambda told: (
        f"{told.does('score')} {counted(told.count('points'), 'point')}: {told.text('for')}."
    ),
    "queued": _queued,
    "invasion": lambda told: "The Mongols attack the city.",
    "ransomed": lambda told: (
        f"{told.does('pay')} {cube(told.text('cube'))}{_power(told)} as ransom for {told.site()}."
    ),
    "destroyed": lambda told: f"{told.does('lose')} the building on {told.site()}.",
    "soldiers_return": _soldiers_return,
    "scoring_began": lambda told: f"Year {told.count('year')} is scored.",
    "hall_scored": _hall_scored,
    # The magistrate's cards.
    "card_drawn": lambda told: f"{told.does('draw')} the {told.text('card')} card.",
    "card_discarded": lambda told: f"{told.does('discard')} the {told.text('card')} card.",
    "card_removed": lambda told: f"The {told.text('card')} card leaves the game.",
    "deck_shuffled": lambda told: f"{told.does('shuffle')} the discarded solo cards.",
    "acts_times": _acts_times,
    "did_nothing": lambda told: f"{told.name()} does nothing.",
}
