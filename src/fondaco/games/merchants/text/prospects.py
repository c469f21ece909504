"""What a legal move would bring now, in a few words: read from the events foretold of it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from fondaco.core.game import Foretold, Move
from fondaco.games.merchants.components import CITY_IDS, PLACE_IDS, other_end
from fondaco.games.merchants.moves import (
    ASSEMBLE_AT,
    BEGIN_OFFER,
    COUNT_VIA,
    DISBAND,
    DRIVE,
    MOVE_ROBBER_TO,
    NUMBER_HEX,
    OPEN_ROUTE,
    STEAL_FROM,
    STOP,
    TAKE_FROM,
    TRADE_WITH,
    WALK,
)
from fondaco.games.merchants.terms import CARAVAN_COST, ROUTE_COST
from fondaco.games.merchants.text.gloss import cities_at, gloss, price
from fondaco.games.merchants.text.land import city_land, numbered, numbers_owed
from fondaco.games.merchants.text.naming import city_name, ends_of, place_name
from fondaco.games.merchants.text.travel import at, is_site
from fondaco.games.merchants.text.wording import Speaker, counted, pieces

Events = list[dict[str, Any]]


def prospect(move: Move, view: Mapping[str, object], names: list[str], foretold: Foretold) -> str:
    """What the text of a legal move leaves unsaid, and what the move would bring or lose."""
    speaker = Speaker(view, names)
    kind = int(move.kind)
    said = _SAID[kind](move, speaker) if kind in _SAID else gloss(move)
    return "; ".join([part for part in [said, *_brought(foretold.at_once, speaker)] if part])


# What the move is about, as it is on the table.


def _hex(move: Move, speaker: Speaker) -> str:
    """The number and the terrain of a hex, and who has trading posts beside it."""
    owners: dict[str, list[str]] = {}
    for city in [CITY_IDS[city] for city in speaker.board.cities_of[move.what]]:
        if city in speaker.view["cities"]:
            name = speaker.of_color(speaker.view["cities"][city]["post"])
            owners.setdefault(name, []).append(city_name(city))
    posts = [f"{name} ({', '.join(cities)})" for name, cities in owners.items()]
    return f"{numbered(speaker, move.what)}, {', '.join(posts) or 'no trading post'}"


def _victim(move: Move, speaker: Speaker) -> str:
    player = speaker.view["players"][int(move.what)]
    return f"{speaker.name(int(move.what))}, {counted(player['hand'], 'resource card')}"


def _partner(move: Move, speaker: Speaker) -> str:
    """What would change hands; who has only accepted takes what was offered."""
    offers = {offer["seat"]: offer for offer in speaker.view["offers"]}
    theirs, mine = offers[int(move.what)], offers[speaker.view["active"]]
    gives, asks = (
        (theirs["asks"], theirs["gives"]) if theirs["gives"] else (mine["gives"], mine["asks"])
    )
    return f"{speaker.name(int(move.what))} gets {pieces(gives)}, you get {pieces(asks)}"


def _offer(move: Move, speaker: Speaker) -> str:
    left = counted(speaker.view["turn"]["offers_left"], "offer")
    return f"{gloss(move)}, in one line too: 'offer 1 ore for 1 wool'; {left} left this turn"


def _path(move: Move, speaker: Speaker) -> str:
    """Where a path lies."""
    return ends_of(move.what, speaker.board)


def _drive(move: Move, speaker: Speaker) -> str:
    return cities_at(move.other, speaker.board)


def _caravan(move: Move, speaker: Speaker) -> str:
    paid = f"; a caravan, for {price(CARAVAN_COST)}" if speaker.view["step"] == "act" else ""
    return f"{_path(move, speaker)}{paid}"


def _disbanding(move: Move, speaker: Speaker) -> str:
    anew = f"remove this caravan and place it anew, for {price(CARAVAN_COST)}"
    return f"{_path(move, speaker)}; {anew}"


def _route(move: Move, speaker: Speaker) -> str:
    paid = f"; for {price(ROUTE_COST)}" if speaker.view["step"] == "act" else ""
    is_arrow = speaker.board.arrow[move.what] == 1
    more = "; double arrow: another one beside it is free" if is_arrow else ""
    return f"{_path(move, speaker)}{paid}{more}"


def _walk(move: Move, speaker: Speaker) -> str:
    """What is where the merchant would go."""
    id = PLACE_IDS[other_end(move.other, move.what)]
    if not is_site(speaker, id):
        return ""
    post = speaker.view["cities"].get(id)
    if post is None:
        return f"an empty city-site, {city_land(speaker, id)}"
    return f"{speaker.post_of(post['post'])}, it cannot stay there"


def _stop(move: Move, speaker: Speaker) -> str:
    """Where the merchant stays; that it founds a trading post is foretold."""
    place = at(speaker.view, speaker.view["turn"]["mover"])
    name = place_name(place, speaker.board)
    return "" if is_site(speaker, place) else f"the merchant ends its move at {name}"


_SAID: Final[dict[int, Callable[[Move, Speaker], str]]] = {
    int(MOVE_ROBBER_TO): _hex,
    int(NUMBER_HEX): _hex,
    int(TAKE_FROM): _hex,
    int(STEAL_FROM): _victim,
    int(TRADE_WITH): _partner,
    int(BEGIN_OFFER): _offer,
    int(ASSEMBLE_AT): _caravan,
    int(DISBAND): _disbanding,
    int(OPEN_ROUTE): _route,
    int(COUNT_VIA): _path,
    int(DRIVE): _drive,
    int(WALK): _walk,
    int(STOP): _stop,
}


# What it brings.


def _brought(events: Events, speaker: Speaker) -> list[str]:
    known = [event for event in events if event["event"] in _BROUGHT]
    told = [_BROUGHT[event["event"]](event, speaker) for event in known]
    return [part for part in [*told, *_gold(events, speaker)] if part]


def _gold(events: Events, speaker: Speaker) -> list[str]:
    """The gold of everybody, each added up."""
    sums: dict[int, int] = {}
    for event in events:
        if event["event"] == "gained_gold":
            sums[event["seat"]] = sums.get(event["seat"], 0) + event["count"]
    return [f"{speaker.gets(seat)} {gold} gold" for seat, gold in sums.items()]


def _founded(event: dict[str, Any], speaker: Speaker) -> str:
    """A trading post, with the land around it."""
    city = event["city"]
    land = f"founds a trading post in {city_name(city)}, {city_land(speaker, city)}"
    return f"{land}{numbers_owed(speaker, city)}"


_BROUGHT: Final[dict[str, Callable[[dict[str, Any], Speaker], str]]] = {
    "walked": lambda event, speaker: "for 1 grain" if event["paid"] else "",
    "drove": lambda event, speaker: "for 1 salt" if event["paid"] else "",
    "fee_paid": lambda event, speaker: f"{event['gold']} gold to {speaker.name(event['to'])}",
    "connected": lambda event, speaker: f"connects {city_name(event['city'])}",
    "founded": _founded,
    "delivered": lambda event, speaker: f"to {speaker.post_of(event['color'])}",
    "game_over": lambda event, speaker: "wins the game",
    "steps_lost": lambda event, speaker: (
        f"{counted(event['steps'], 'step')} of the {event['piece']} lapse"
        + ("s" if event["steps"] == 1 else "")
    ),
}
