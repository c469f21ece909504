"""What a seat has to decide, in one sentence."""

from collections.abc import Callable

from fondaco.games.merchants.components import PURCHASES
from fondaco.games.merchants.terms import PIECE_IDS, RESOURCE_IDS
from fondaco.games.merchants.text import travel
from fondaco.games.merchants.text.naming import city_name, hex_name
from fondaco.games.merchants.text.wording import Speaker, View, counted, pieces

ORDER = f"in the order {', '.join(RESOURCE_IDS)}"  # in which resources are named


def question(speaker: Speaker) -> str:
    """What the seat to act has to decide."""
    asked = speaker.name(speaker.view["to_act"])
    return f"{asked} {QUESTIONS[speaker.view['step']](speaker)}"


def _acting(speaker: Speaker) -> str:
    under_way = travel.going_on(speaker)
    return under_way or f"may trade, build, move and deliver, or end the turn.{_used_up(speaker)}"


def _used_up(speaker: Speaker) -> str:
    """What cannot be done any more in this turn."""
    turn = speaker.view["turn"]
    bought = f" {turn['purchases']} resources are bought with gold: no more this turn."
    offers = " No offer is left this turn."
    return (bought if turn["purchases"] >= PURCHASES else "") + (
        offers if turn["offers_left"] == 0 else ""
    )


def _rolling(speaker: Speaker) -> str:
    under_way = travel.going_on(speaker)
    if under_way:
        return under_way
    own = speaker.view["players"][speaker.view["to_act"]]["own"]
    before = "" if own is not None and not own["cards"] else ", or may play a card before"
    return f"must roll{before}."


def _numbering(speaker: Speaker) -> str:
    founded = city_name(speaker.view["turn"]["founded"])
    return f"must choose a hex beside {founded} for a number token."


def _taking(speaker: Speaker) -> str:
    """A number token that is taken from a hex."""
    hex = hex_name(speaker.view["turn"]["numbered"])
    return f"must choose the hex that loses its number token to {hex}."


def _composing(speaker: Speaker) -> str:
    """What is being offered so far; nobody else sees it yet."""
    view = speaker.view
    offer = next(offer for offer in view["offers"] if offer["seat"] == view["to_act"])
    gives, asks = pieces(offer["gives"]), pieces(offer["asks"])
    wanted = f" for {asks}" if asks else ""
    so_far = f"so far {gives}{wanted}" if gives else "or all at once, as in '1 ore for 1 wool'"
    order = f"Both go in the order {', '.join(PIECE_IDS)}; 'undo' is the way out."
    return f"must say what to give, what to ask for, then propose; {so_far}. {order}"


def _answering(speaker: Speaker) -> str:
    view = speaker.view
    offer = next(offer for offer in view["offers"] if offer["seat"] == view["active"])
    trade = f"{pieces(offer['gives'])} for {pieces(offer['asks'])}"
    missing = _missing(view, offer["asks"])
    if missing:
        return f"may get {trade}, but cannot accept: {missing} missing. Decline or counter."
    return f"may get {trade}: accept, decline or make a counter-offer."


def _missing(view: View, asked: dict[str, int]) -> str:
    """What the seat that answers lacks of what it is asked for, as far as that may be known."""
    player = view["players"][view["to_act"]]
    if player["own"] is None:
        return ""
    held = {**player["own"]["resources"], "gold": player["gold"]}
    lacks = {id: count - held[id] for id, count in asked.items() if count > held[id]}
    return f"{pieces(lacks)} {'is' if sum(lacks.values()) == 1 else 'are'}" if lacks else ""


def _owed(speaker: Speaker) -> str:
    return counted(speaker.view["turn"]["owed"], "resource card")


QUESTIONS: dict[str, Callable[[Speaker], str]] = {
    "start_post": lambda speaker: "must place a trading post on a purple city-site.",
    "start_neutral": lambda speaker: "must place a neutral trading post.",
    "start_route": lambda speaker: "must place a trade route, with a caravan beside it.",
    "roll": _rolling,
    "discard": lambda speaker: f"must discard {_owed(speaker)}, one at a time, {ORDER}.",
    "robber": lambda speaker: "must move the robber.",
    "steal": lambda speaker: "must choose whom to rob.",
    "act": _acting,
    "connect": lambda speaker: "must choose which shortest connection pays.",
    "arrow": lambda speaker: (
        "may open another trade route without paying: the one just opened lies on a double arrow."
    ),
    "charter": lambda speaker: (
        f"may open {counted(speaker.view['turn']['free_routes'], 'more trade route')} "
        "without paying."
    ),
    "fair": lambda speaker: f"may take {_owed(speaker)} from the supply, one at a time, {ORDER}.",
    "number": _numbering,
    "take_token": _taking,
    "recruit": lambda speaker: "must place the merchant at a trading post of the same color.",
    "assemble": lambda speaker: (
        "must place the caravan beside a trade route that touches a trading post, both of its "
        "color."
    ),
    "offer": _composing,
    "answer": _answering,
    "counter": _composing,
    "choose": lambda speaker: "may choose with whom to trade, if at all.",
}
