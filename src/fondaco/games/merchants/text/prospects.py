"""What a legal move would bring now, in a few words: read from the events foretold of it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from fondaco.core.game import Foretold, Move
from fondaco.games.merchants.boards import BOARDS
from fondaco.games.merchants.components import CITY_IDS, HEX_IDS
from fondaco.games.merchants.moves import (
    ASSEMBLE_AT,
    BEGIN_OFFER,
    DISBAND,
    MOVE_ROBBER_TO,
    NUMBER_HEX,
    OPEN_ROUTE,
    STEAL_FROM,
    TAKE_FROM,
    TRADE_WITH,
)
from fondaco.games.merchants.terms import (
    BOARD_IDS,
    CARAVAN_COST,
    ROUTE_COST,
    TERRAIN_IDS,
)
from fondaco.games.merchants.text.telling import gloss, price
from fondaco.games.merchants.text.wording import Speaker, city_name, counted, pieces

Events = list[dict[str, Any]]
NEUTRAL: Final = ("nobody", "neutral")  # how a post of nobody is called


def prospect(move: Move, view: Mapping[str, object], names: list[str], foretold: Foretold) -> str:
    """What the text of a legal move leaves unsaid, and what the move would bring or lose."""
    speaker = Speaker(view, names)
    kind = int(move.kind)
    said = _SAID[kind](move, speaker) if kind in _SAID else gloss(move)
    return "; ".join([part for part in [said, *_brought(foretold.at_once, speaker)] if part])


# What the move is about, as it is on the table.


def _hex(move: Move, speaker: Speaker) -> str:
    """The number and the terrain of a hex, and who has trading posts beside it."""
    board = BOARDS[BOARD_IDS.index(speaker.view["board"])]
    number = speaker.view["numbers"].get(HEX_IDS[move.what], "no number,")
    owners: dict[str, list[str]] = {}
    for city in [CITY_IDS[city] for city in board.cities_of[move.what]]:
        if city in speaker.view["cities"]:
            name = speaker.of_color(speaker.view["cities"][city]["post"]).replace(*NEUTRAL)
            owners.setdefault(name, []).append(city_name(city))
    posts = [f"{name} ({', '.join(cities)})" for name, cities in owners.items()]
    beside = ", ".join(posts) or "no trading post"
    return f"{number} {TERRAIN_IDS[board.terrain[move.what]]}, {beside}"


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
    return f"{speaker.name(int(move.what))}: you give {pieces(gives)} for {pieces(asks)}"


def _offer(move: Move, speaker: Speaker) -> str:
    left = counted(speaker.view["turn"]["offers_left"], "offer")
    return f"{gloss(move)}; {left} left this turn"


def _caravan(move: Move, speaker: Speaker) -> str:
    paid = f"; a caravan, for {price(CARAVAN_COST)}" if speaker.view["step"] == "act" else ""
    return f"{gloss(move)}{paid}"


def _disbanding(move: Move, speaker: Speaker) -> str:
    return f"{gloss(move)}; remove this caravan and place it anew, for {price(CARAVAN_COST)}"


def _route(move: Move, speaker: Speaker) -> str:
    paid = f"; for {price(ROUTE_COST)}" if speaker.view["step"] == "act" else ""
    board = BOARDS[BOARD_IDS.index(speaker.view["board"])]
    more = "; double arrow: another one beside it is free" if board.arrow[move.what] == 1 else ""
    return f"{gloss(move)}{paid}{more}"


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


def _delivery(event: dict[str, Any], speaker: Speaker) -> str:
    return f"to the post of {speaker.of_color(event['color'])}"


_BROUGHT: Final[dict[str, Callable[[dict[str, Any], Speaker], str]]] = {
    "walked": lambda event, speaker: "for 1 grain" if event["paid"] else "",
    "drove": lambda event, speaker: "for 1 salt" if event["paid"] else "",
    "fee_paid": lambda event, speaker: f"{event['gold']} gold to {speaker.name(event['to'])}",
    "connected": lambda event, speaker: f"connects {city_name(event['city'])}",
    "founded": lambda event, speaker: f"founds a trading post in {city_name(event['city'])}",
    "delivered": _delivery,
    "steps_lost": lambda event, speaker: (
        f"{counted(event['steps'], 'step')} of the {event['piece']} lapse"
        + ("s" if event["steps"] == 1 else "")
    ),
}
