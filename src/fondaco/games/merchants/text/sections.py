"""The table as lines of text.

Sections are separated by empty lines; the first line of each says what it shows.
"""

from collections.abc import Callable
from typing import Any

from fondaco.games.merchants.text.map import LEGEND, board_map
from fondaco.games.merchants.text.wording import (
    Speaker,
    View,
    broken,
    card_name,
    city_name,
    counted,
    entry,
    listed,
    path_name,
    pieces,
    place_name,
    plain,
)


def board(view: View, names: list[str]) -> list[str]:
    """The whole table; what matters most, the own hand and the question, comes last."""
    speaker = Speaker(view, names)
    players = sorted(view["players"], key=lambda player: player["seat"] == view["you"])
    sections = [LEGEND, the_map(view), supply(view), *[player(speaker, one) for one in players]]
    sections += [offers(speaker)] if view["offers"] else []
    sections.append(status(speaker))
    lines: list[str] = []
    for section in sections:
        lines += ["", *section] if lines else section
    return lines


def the_map(view: View) -> list[str]:
    return [f"The {view['board']} board", *[f"  {row}" for row in board_map(view)]]


def supply(view: View) -> list[str]:
    rows = ["The supply"]
    rows += entry(f"resources: {pieces(view['supply']) or 'none'}")
    played = {card_name(id): count for id, count in view["played_cards"].items()}
    cards = f"development cards: {view['card_stack']} in the stack"
    rows += entry(f"{cards}; played: {pieces(played) or 'none'}")
    rows += entry(f"number tokens face down: {pieces(view['face_down']) or 'none'}")
    return rows + neutral(view)


def neutral(view: View) -> list[str]:
    """The color that nobody plays, if it has trading posts."""
    played = [player["color"] for player in view["players"]]
    posts = {city["post"] for city in view["cities"].values()}
    found = [str(color).capitalize() for color in sorted(posts - {*played, None})]
    return entry(f"neutral, nobody plays it: {listed(found)}") if found else []


def player(speaker: Speaker, player: dict[str, Any]) -> list[str]:
    """One player: the open things, then what only the seat itself may see."""
    color = str(player["color"]).capitalize()
    rows = [f"{speaker.whose(player['seat'])} side ({color})"]
    free = counted(player["free"], "commodity token")
    rows += entry(f"delivered: {player['delivered']}; {free} free, {player['storage']} in storage")
    hand = counted(player["hand"], "resource card")
    cards = counted(player["cards"], "development card")
    rows += entry(f"holds: {player['gold']} gold, {hand}, {cards}; {routes(player)} left")
    rows += entry(f"trading posts: {listed(posts(speaker.view, player['color']))}")
    rows += entry(f"merchants: {listed([place_name(id) for id in player['merchants']])}")
    rows += entry(f"caravans: {listed([path_name(id) for id in player['caravans']])}")
    return rows + (own(player["own"]) if player["own"] is not None else [])


def routes(player: dict[str, Any]) -> str:
    return counted(player["routes_left"], "trade route")


def posts(view: View, color: str) -> list[str]:
    """The cities of a color; a star marks those that have a commodity."""
    found = {id: city for id, city in view["cities"].items() if city["post"] == color}
    return [city_name(id) + ("*" if city["commodity"] else "") for id, city in found.items()]


def own(own: dict[str, Any]) -> list[str]:
    rows = entry(f"resources: {pieces(own['resources']) or 'none'}")
    cards = {card_name(id): count for id, count in own["cards"].items()}
    fresh = {card_name(id): count for id, count in own["fresh_cards"].items()}
    rows += entry(f"development cards: {pieces(cards) or 'none'}")
    return rows + (entry(f"bought this turn: {pieces(fresh)}") if fresh else [])


def offers(speaker: Speaker) -> list[str]:
    rows = ["Offers"]
    for offer in speaker.view["offers"]:
        name = speaker.name(offer["seat"])
        if offer["gives"]:
            asks = pieces(offer["asks"]) or "?"
            rows += entry(f"{name}: {pieces(offer['gives'])} for {asks}")
        elif offer["answer"] != "none":
            rows += entry(f"{name}: {offer['answer']}")
    return rows


def status(speaker: Speaker) -> list[str]:
    """Whose turn it is and what is asked."""
    view = speaker.view
    if view["to_act"] is None:
        return [over(speaker)]
    turn = f"{speaker.whose(view['active'])} turn. {question(speaker)}"
    rows = broken(turn, "", "      ")
    if view["dice"] is not None:
        rows.append(f"The last roll was {view['dice']}.")
    return rows


def over(speaker: Speaker) -> str:
    winner = speaker.view["winner"]
    if winner is None:
        return "The game is over: nobody can deliver all commodities any more."
    return f"{speaker.name(winner)} won: all commodities are delivered."


def question(speaker: Speaker) -> str:
    """What the seat to act has to decide."""
    view = speaker.view
    asked = speaker.name(view["to_act"])
    tell = QUESTIONS[view["step"]]
    return f"{asked} {tell(view)}"


def _acting(view: View) -> str:
    turn = view["turn"]
    if turn["mover"] is None:
        return "may trade, build, move and deliver, or end the turn."
    steps = counted(turn["steps"], "step")
    return f"may go on: {turn['mover']} has {steps} left; or do something else.{_lapse(view)}"


def _lapse(view: View) -> str:
    """What whoever does something else than to go on should know."""
    lost = " What is left is lost with anything else but a delivery."
    return lost if view["turn"]["steps"] > 0 else ""


def _rolling(view: View) -> str:
    if view["turn"]["mover"] is None:
        own = view["players"][view["to_act"]]["own"]
        before = "" if own is not None and not own["cards"] else ", or may play a card before"
        return f"must roll{before}."
    steps = counted(view["turn"]["steps"], "step")
    return f"may move {view['turn']['mover']} by {steps}, or roll.{_lapse(view)}"


def _numbering(view: View) -> str:
    return f"must choose a hex beside {city_name(view['turn']['founded'])} for a number token."


def _taking(view: View) -> str:
    hex = plain(view["turn"]["numbered"])
    return f"must choose the hex whose number token moves to {hex}."


def _composing(view: View) -> str:
    """What is being offered so far; nobody else sees it yet."""
    offer = next(offer for offer in view["offers"] if offer["seat"] == view["to_act"])
    gives, asks = pieces(offer["gives"]), pieces(offer["asks"])
    wanted = f" for {asks}" if asks else ""
    so_far = f"; so far {gives}{wanted}" if gives else ""
    return f"must say what to give, what to ask for, then propose{so_far}."


def _answering(view: View) -> str:
    offer = next(offer for offer in view["offers"] if offer["seat"] == view["active"])
    trade = f"{pieces(offer['gives'])} for {pieces(offer['asks'])}"
    return f"may get {trade}: accept, decline or make a counter-offer."


QUESTIONS: dict[str, Callable[[View], str]] = {
    "start_post": lambda view: "must place a trading post on a purple city-site.",
    "start_neutral": lambda view: "must place a neutral trading post.",
    "start_route": lambda view: "must place a trade route, with a caravan beside it.",
    "roll": _rolling,
    "discard": lambda view: f"must discard {view['turn']['owed']} more.",
    "robber": lambda view: "must move the robber.",
    "steal": lambda view: "must choose whom to rob.",
    "act": _acting,
    "connect": lambda view: "must choose which shortest connection pays.",
    "arrow": lambda view: "may open a trade route beside the double arrow without paying.",
    "charter": lambda view: f"may open {view['turn']['free_routes']} more without paying.",
    "fair": lambda view: f"may take {view['turn']['owed']} more from the supply.",
    "number": _numbering,
    "take_token": _taking,
    "recruit": lambda view: "must place the merchant at an own trading post.",
    "assemble": lambda view: "must place the caravan beside a trade route of the same color.",
    "offer": _composing,
    "answer": _answering,
    "counter": _composing,
    "choose": lambda view: "may choose with whom to trade, if at all.",
}
