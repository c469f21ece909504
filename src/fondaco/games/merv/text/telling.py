"""Events in English: what happened."""

from collections.abc import Callable, Mapping
from typing import Final

from fondaco.games.merv.components import TILE_ACTION, TILE_IDS
from fondaco.games.merv.magistrate.board import MANY_ACTIONS
from fondaco.games.merv.terms import ACTION_IDS
from fondaco.games.merv.text.contracts import contract_text
from fondaco.games.merv.text.points import game_over, hall_scored, scored, track
from fondaco.games.merv.text.reasons import reason
from fondaco.games.merv.text.seen import words
from fondaco.games.merv.text.teller import Teller
from fondaco.games.merv.text.wording import (
    BOON_TEXTS,
    breakthrough_name,
    city_name,
    counted,
    hall_name,
    listed,
    pair_of,
    site_name,
    space_name,
    wall_name,
)


def sentence(event: Mapping[str, object], names: list[str]) -> str:
    """An event as a sentence. Somebody whose name is You is spoken to.

    Some have none: points that another event has told, and `moved`, which no table tells of and
    which stands for a move after which there was nothing to tell.
    """
    told = Teller(event, names)
    text = _SENTENCES[told.text("event")](told)
    why = reason(told) if told.has("rule") else ""
    return f"{text[:-1]} ({why})." if text and why else text


# Those that take more than one line.


def _turn_began(told: Teller) -> str:
    name = told.name()
    return "It is your turn." if name == "You" else f"It is {name}'s turn."


def _opponent_turn(told: Teller) -> str:
    name = told.name()
    return f"It is {name[0].lower()}{name[1:]}'s turn."


def _entered(told: Teller) -> str:
    if told.has("chosen_by"):
        return f"{told.chooser('choose')} {told.text('line')} for the high courtier."
    return f"{told.does('enter')} {told.text('line')}."


def _built(told: Teller) -> str:
    if told.has("chosen_by"):
        return f"{told.chooser('place')} a building of the high courtier on {told.site()}."
    return f"{told.does('build')} on {told.site()}."


def cube_from(told: Teller) -> str:
    """A cube that was taken, and where it comes from."""
    source = told.text("from")
    place = f"for {pair_of('white_cube')}" if source == "pair" else f"from {site_name(source)}"
    return f"{told.text('cube')} {place}"


def cube_paid(told: Teller) -> str:
    """A cube that was paid, and how, if not in the usual way."""
    power = " by the exchange power" if told.fields.get("exchange") is True else ""
    return f"{told.text('cube')}{power}"


def _claimed(told: Teller) -> str:
    action = ACTION_IDS[TILE_ACTION[TILE_IDS.index(told.text("tile"))]]
    return f"{told.does('claim')} the scoring tile for {action} buildings."


def stores(told: Teller) -> str:
    kind = told.text("kind")
    return counted(told.count(), "scroll" if kind == "scrolls" else f"{kind} good")


def _learned(told: Teller) -> str:
    name = breakthrough_name(told.text("breakthrough"))
    return f"{told.does('make')} a breakthrough: {name}."


CAMELS: Final = {
    "market": "from the camel market",
    "city": "for the first post there",
    "mosque": "as the first in that row",
    "caravansary": "from the card",
    "queue": "from that place",
}


def _camels(told: Teller) -> str:
    return f"{told.does('gain')} {counted(told.count(), 'camel')} {CAMELS[told.text('from')]}."


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


def _soldiers_return(told: Teller) -> str:
    verb = "returns" if told.count() == 1 else "return"
    return f"{counted(told.count(), 'soldier')} {verb} from the city."


_TIMES: Final = ("no times", "once", "twice")


def _acts_times(told: Teller) -> str:
    count = told.count("times")
    times = _TIMES[count] if count < len(_TIMES) else f"{count} times"
    action = told.text("action")
    return f"{told.does('take')} the {action} action {times}{_in_effect(action, count)}."


def _in_effect(action: str, times: int) -> str:
    """What that comes to, where it is not so many of something."""
    if action == "palace":
        return f": {'one courtier' if times < MANY_ACTIONS else 'two courtiers'}"
    return ": one post, and a good for each of his posts" if action == "marketplace" else ""


_SENTENCES: Final[dict[str, Callable[[Teller], str]]] = {
    # Years, rounds, turns.
    "moved": lambda told: "",  # what a move begins is told when it is done
    "year_began": lambda told: f"Year {told.count('year')} begins.",
    "round_began": lambda told: f"Round {told.count('round')} begins.",
    "turn_began": _turn_began,
    "opponent_turn": _opponent_turn,
    "entered": _entered,
    "game_over": game_over,
    # Pieces and cubes.
    "built": _built,
    "activated": lambda told: f"{told.does('activate')} {told.site()}.",
    "nothing_placed": lambda told: f"{told.does('build')} nothing.",
    "took_cube": lambda told: f"{told.does('take')} 1 {cube_from(told)}.",
    "paid": lambda told: f"{told.does('pay')} 1 {cube_paid(told)}.",
    "discounted": lambda told: f"{told.does('use')} the discount.",
    "deployed": lambda told: f"{told.does('deploy')} a soldier on {told.site()}.",
    "declined": lambda told: f"{told.does('place')} no soldier.",
    "unused": lambda told: f"{told.does('find')} no use for {BOON_TEXTS[told.text('boon')]}.",
    "upgraded": lambda told: f"{told.does('upgrade')} {told.site()} with {told.text('with')}.",
    "walled": lambda told: (
        f"{told.does('build')} a {wall_name(told.text('wall'))} at {told.slot()}."
    ),
    "claimed": _claimed,
    "camels": _camels,
    "camel_placed": lambda told: f"{told.does('place')} a camel in the {told.text('where')}.",
    "traded": lambda told: f"{told.does('place')} a camel in the camel market, {told.slot()}.",
    # The places of the board.
    "acts": lambda told: f"{told.does('take')} the {told.text('action')} action.",
    "card_taken": lambda told: f"{told.does('take')} {told.text('spice')}.",
    "restocked": lambda told: f"New in the caravansary: {listed(words(told, 'cards'))}.",
    "courtier": lambda told: (
        f"{told.does('place')} a courtier in the {hall_name(told.text('hall'))}."
    ),
    "took": lambda told: f"{told.does('take')} {stores(told)}.",
    "committed": lambda told: f"{told.does('commit')} {stores(told)}.",
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
    "favour": track,
    "influence": track,
    "scored": scored,
    "queued": _queued,
    "invasion": lambda told: "The Mongols attack the city.",
    "ransomed": lambda told: f"{told.does('pay')} 1 {cube_paid(told)} as ransom for {told.site()}.",
    "destroyed": lambda told: f"{told.does('lose')} {told.site()}.",
    "soldiers_return": _soldiers_return,
    "scoring_began": lambda told: f"Year {told.count('year')} is scored.",
    "hall_scored": hall_scored,
    # The magistrate's cards.
    "card_drawn": lambda told: f"{told.does('draw')} the {told.text('card')} card.",
    "card_discarded": lambda told: f"{told.does('discard')} the {told.text('card')} card.",
    "card_removed": lambda told: f"The {told.text('card')} card leaves the game.",
    "deck_shuffled": lambda told: f"{told.does('shuffle')} the discarded solo cards.",
    "acts_times": _acts_times,
    "did_nothing": lambda told: f"{told.name()} does nothing.",
}
