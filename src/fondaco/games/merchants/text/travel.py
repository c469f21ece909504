"""A merchant or caravan under way: where it is, how far it may go, and what else may be done."""

from collections.abc import Mapping
from typing import Any

from fondaco.games.merchants.components import CITY_IDS, PLACE_IDS, ROOM
from fondaco.games.merchants.text.naming import path_name, place_name
from fondaco.games.merchants.text.wording import Speaker, View, counted

FOOD = {"merchant": "grain", "caravan": "salt"}  # what moving costs
NO_GRAIN = "there is no grain to go on with. It founds a trading post there."
ANY = "any"  # how a piece is called that has not been chosen yet


def going_on(speaker: Speaker) -> str:
    """The question while a piece is under way; nothing if nothing more is to be said."""
    mover = speaker.view["turn"]["mover"]
    if mover is None:
        return ""
    piece = mover.split(" ")[-1 if mover.startswith(ANY) else 0]
    if mover.startswith(ANY):
        return f"may move a {piece} by {_steps(speaker)} without {FOOD[piece]}{_or_else(speaker)}"
    return _merchant(speaker) if piece == "merchant" else _caravan(speaker)


def _steps(speaker: Speaker) -> str:
    return counted(speaker.view["turn"]["steps"], "step")


def _left(speaker: Speaker, piece: str) -> str:
    """How far the piece may go."""
    if speaker.view["turn"]["steps"] == 0:
        return f"for 1 {FOOD[piece]}"
    return f"{_steps(speaker)} left"


def _or_else(speaker: Speaker) -> str:
    """What else there is to do, and that steps are lost then."""
    other = "do something else" if speaker.view["step"] == "act" else "roll"
    lost = "this step is" if speaker.view["turn"]["steps"] == 1 else "these steps are"
    return f", or {other}: then {lost} lost."


def at(view: View, mover: str) -> str:
    """The place or path of the piece under way; its player lists only the pieces on the board."""
    piece, number = mover.split(" ")
    player: Mapping[str, Any] = view["players"][view["active"]]
    found: list[str] = player[f"{piece}s"]
    return found[int(number) - 1] if len(found) > 1 else found[0]


def _merchant(speaker: Speaker) -> str:
    """On an empty city-site it goes on or founds a trading post; at a post it has to go on."""
    place = at(speaker.view, speaker.view["turn"]["mover"])
    goes = f"go on with the merchant at {place_name(place, speaker.board)}"
    left = _left(speaker, "merchant")
    if is_taken(speaker.view, place):
        return f"must {goes} ({left}): it cannot stay there."
    if is_site(speaker, place) and not can_go_on(speaker, "merchant"):
        return f"must stop with the merchant at {place_name(place, speaker.board)}: {NO_GRAIN}"
    if is_site(speaker, place):
        return f"must either {goes} ({left}), or stop: it founds a trading post there."
    if speaker.view["turn"]["steps"] == 0:
        return ""
    return f"may {goes} ({left}){_or_else(speaker)}"


def can_go_on(speaker: Speaker, piece: str) -> bool:
    """Whether there are steps left, or something to pay more with, as far as one may know."""
    own = speaker.view["players"][speaker.view["active"]]["own"]
    return speaker.view["turn"]["steps"] > 0 or own is None or own["resources"][FOOD[piece]] > 0


def is_site(speaker: Speaker, place: str) -> bool:
    """Whether the board has a city-site there."""
    return place in CITY_IDS and speaker.board.city_at[PLACE_IDS.index(place)] >= 0


def is_taken(view: View, place: str) -> bool:
    """Whether a trading post or another merchant stands there."""
    merchants = [where for player in view["players"] for where in player["merchants"]]
    return place in view["cities"] or merchants.count(place) > 1


def _caravan(speaker: Speaker) -> str:
    """It delivers in passing; beside a route that is full it has to go on."""
    path = at(speaker.view, speaker.view["turn"]["mover"])
    goes = f"go on with the caravan at {path_name(path, speaker.board)}"
    beside = [where for player in speaker.view["players"] for where in player["caravans"]]
    if beside.count(path) > ROOM:
        return f"must {goes} ({_left(speaker, 'caravan')}): there is no room for it."
    if speaker.view["turn"]["steps"] == 0:
        return ""
    has_token = speaker.view["players"][speaker.view["active"]]["free"] > 0
    deliver = " and deliver" if has_token else ""
    return f"may {goes} ({_left(speaker, 'caravan')}){deliver}{_or_else(speaker)}"
