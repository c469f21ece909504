"""Events in English: what happened."""

from collections.abc import Callable, Mapping
from typing import Any

from fondaco.games.merchants.terms import COLOR_IDS
from fondaco.games.merchants.text.naming import (
    cities_beside,
    city_name,
    hex_name,
    path_name,
    place_name,
    side_name,
)
from fondaco.games.merchants.text.wording import all_of, card_name, counted, pieces

Told = Mapping[str, Any]


class Teller:
    """One event with the names of those it speaks of."""

    def __init__(self, event: Told, names: list[str]) -> None:
        self.event = event
        self.names = names

    def does(self, verb: str) -> str:
        """The seat of the event and its verb: Ana takes, You take."""
        name = self.names[self.event["seat"]]
        first, *rest = verb.split(" ")
        return " ".join([name, first if name == "You" else f"{first}s", *rest])

    def whom(self, field: str) -> str:
        name = self.names[self.event[field]]
        return "you" if name == "You" else name


def sentence(event: Told, names: list[str]) -> str:
    """An event as a sentence. Somebody whose name is You is spoken to.

    No table tells of `moved`: it stands for a move after which there was nothing to tell.
    """
    return SENTENCES[event["event"]](event, Teller(event, names))


def _turn(event: Told, teller: Teller) -> str:
    name = teller.names[event["seat"]]
    return "It is your turn." if name == "You" else f"It is {name}'s turn."


def _over(event: Told, teller: Teller) -> str:
    name = teller.names[event["winner"]]
    wins = "win" if name == "You" else "wins"
    return f"{name} {wins}: all commodities are delivered."


def _nobody_can_win(event: Told, teller: Teller) -> str:
    names = [teller.names[seat] for seat in event["winners"]]
    wins = "share the win" if len(names) > 1 else "win" if names == ["You"] else "wins"
    return f"Nobody can deliver all commodities any more: {' and '.join(names)} {wins}."


def _steps_lost(event: Told, teller: Teller) -> str:
    steps = counted(event["steps"], "unused step")
    return f"{teller.does('lose')} {steps} of a {event['piece']}."


def _moved(event: Told, teller: Teller) -> str:
    """Nothing of an offer that is being made: it is told when it is proposed; nor of the end of a
    turn, since the next one begins."""
    verb, _, rest = event["move"].partition(" ")
    if verb == "via":
        return f"{teller.does('choose')} the connection over {side_name(rest)}."
    return f"{teller.does(_MOVED[verb])}." if verb in _MOVED else ""


_MOVED = {"stop": "end the move of a merchant", "no": "open no free trade route"}


def _rolled(event: Told, teller: Teller) -> str:
    one, other = event["dice"]
    return f"{teller.does('roll')} {one} and {other}: {event['sum']}."


def _stole(event: Told, teller: Teller) -> str:
    card = f"1 {event['resource']}" if "resource" in event else "a resource card"
    return f"{teller.does('steal')} {card} from {teller.whom('from')}."


def _card_bought(event: Told, teller: Teller) -> str:
    card = f": {card_name(event['card'])}" if "card" in event else ""
    return f"{teller.does('buy')} a development card{card}."


WHY = {
    "empty roll": "because the roll brought nothing",
    "connection": "for a first connection",
    "coast": "from a coastal city",
    "card": "from a card",
}


def _gold(event: Told, teller: Teller) -> str:
    return f"{teller.does('get')} {event['count']} gold {WHY[event['for']]}."


def _number(event: Told, teller: Teller) -> str:
    number, hex = event["number"], hex_name(event["hex"])
    if not event["from"]:
        return f"{teller.does('place')} the number {number} on {hex}."
    source = hex_name(event["from"])
    moves = f"{teller.does('move')} the number {number} from {source} to {hex}"
    cities = [city_name(id) for id in cities_beside(event["from"])]
    beside = f", beside {all_of(cities)}," if cities else ""
    return f"{moves}; {source}{beside} has no number now."


def _opened(event: Told, teller: Teller) -> str:
    free = "" if event["paid"] else " without paying"
    return f"{teller.does('open')} the trade route {path_name(event['path'])}{free}."


def _walked(event: Told, teller: Teller) -> str:
    paid = " for 1 grain" if event["paid"] else ""
    start, to = place_name(event["from"]), place_name(event["to"])
    return f"{teller.does('send')} a merchant from {start} to {to}{paid}."


def _drove(event: Told, teller: Teller) -> str:
    paid = " for 1 salt" if event["paid"] else ""
    return f"{teller.does('move')} a caravan to {path_name(event['to'])}{paid}."


def _delivered(event: Told, teller: Teller) -> str:
    """To whose trading post, and how many are left; that of a color without a seat is neutral."""
    seat = COLOR_IDS.index(event["color"])
    owner = teller.names[seat] if seat < len(teller.names) else ""
    whose = "your" if owner == "You" else f"{owner}'s" if owner else "the neutral"
    city = city_name(event["city"])
    left = event.get("left", 0)  # events that were kept before do not say it
    more = f" ({left} left to deliver)" if left > 0 else ""
    return f"{teller.does('deliver')} a commodity to {whose} trading post in {city}{more}."


def _trade(event: Told, teller: Teller) -> str:
    gives, gets = pieces(event["gives"]), pieces(event["gets"])
    return f"{teller.does('trade')} {gives} for {gets} with {teller.whom('with')}."


def _offer(event: Told, teller: Teller) -> str:
    verb = "offer" if event["event"] == "offered" else "propose"
    instead = "" if event["event"] == "offered" else " instead"
    gives, asks = pieces(event["gives"]), pieces(event["asks"])
    return f"{teller.does(verb)} {gives} for {asks}{instead}."


# What somebody does, and to what: the verb, and the rest of the sentence.
SIMPLE: dict[str, tuple[str, Callable[[Told], str]]] = {
    "post_placed": ("place", lambda e: f"a trading post in {city_name(e['city'])}"),
    "neutral_placed": ("place", lambda e: f"a neutral post in {city_name(e['city'])}"),
    "started_with": ("start", lambda e: f"with {pieces(e['resources'])}"),
    "produced": ("get", lambda e: pieces(e["resources"])),
    "discarded": ("discard", lambda e: f"1 {e['resource']}"),
    "robber_moved": ("move", lambda e: f"the robber to {hex_name(e['hex'])}"),
    "bought": ("buy", lambda e: f"1 {e['resource']} for {e['gold']} gold"),
    "exchanged": ("exchange", lambda e: f"{e['count']} {e['given']} for 1 {e['for']}"),
    "took": ("take", lambda e: f"1 {e['resource']}"),
    "accepted": ("accept", lambda e: "the offer"),
    "declined": ("decline", lambda e: "the offer"),
    "no_trade": ("trade", lambda e: "with nobody"),
    "card_played": ("play", lambda e: f"the card {card_name(e['card'])}"),
    "recruited": ("recruit", lambda e: f"a merchant in {city_name(e['city'])}"),
    "dismissed": ("remove", lambda e: f"the merchant at {place_name(e['place'])}"),
    "assembled": ("assemble", lambda e: f"a caravan at {path_name(e['path'])}"),
    "disbanded": ("remove", lambda e: f"the caravan at {path_name(e['path'])}"),
    "connected": ("connect", lambda e: f"{city_name(e['city'])} for the first time"),
    "founded": ("found", lambda e: f"a trading post in {city_name(e['city'])}"),
}


def _simple(event: Told, teller: Teller) -> str:
    verb, rest = SIMPLE[event["event"]]
    return f"{teller.does(verb)} {rest(event)}."


SENTENCES: dict[str, Callable[[Told, Teller], str]] = {
    **dict.fromkeys(SIMPLE, _simple),
    "moved": _moved,
    "turn_began": _turn,
    "game_over": _over,
    "nobody_can_win": _nobody_can_win,
    "steps_lost": _steps_lost,
    "rolled": _rolled,
    "shortage": lambda event, teller: f"The supply has too little {event['resource']} for all.",
    "gained_gold": _gold,
    "stole": _stole,
    "offered": _offer,
    "countered": _offer,
    "traded": _trade,
    "card_bought": _card_bought,
    "reshuffled": lambda event, teller: "The played cards become the stack again.",
    "opened": _opened,
    "walked": _walked,
    "drove": _drove,
    "fee_paid": lambda event, teller: (
        f"{teller.does('pay')} {event['gold']} gold to {teller.whom('to')} for the right of way."
    ),
    "number_placed": _number,
    "delivered": _delivered,
}
