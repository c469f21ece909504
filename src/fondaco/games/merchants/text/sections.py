"""The table as lines of text.

Sections are separated by empty lines; the first line of each says what it shows.
"""

from typing import Any

from fondaco.games.merchants.text.account import delivered_to
from fondaco.games.merchants.text.land import income
from fondaco.games.merchants.text.legend import legend
from fondaco.games.merchants.text.map import board_map
from fondaco.games.merchants.text.naming import city_name, path_name, place_name
from fondaco.games.merchants.text.questions import question
from fondaco.games.merchants.text.wording import (
    NEUTRAL,
    Speaker,
    View,
    broken,
    card_name,
    counted,
    entry,
    listed,
    pieces,
)


def board(view: View, names: list[str]) -> list[str]:
    """The whole table; what matters most, the own hand and the question, comes last."""
    speaker = Speaker(view, names)
    players = sorted(view["players"], key=lambda player: player["seat"] == view["you"])
    sections = [legend(speaker), the_map(view), supply(speaker)]
    sections += [player(speaker, one) for one in players]
    sections += [offers(speaker)] if view["offers"] else []
    sections.append(status(speaker))
    lines: list[str] = []
    for section in sections:
        lines += ["", *section] if lines else section
    return lines


def the_map(view: View) -> list[str]:
    return [f"The {view['board']} board", *[f"  {row}" for row in board_map(view)]]


def supply(speaker: Speaker) -> list[str]:
    view = speaker.view
    rows = ["The supply"]
    rows += entry(f"resources: {pieces(view['supply']) or 'none'}")
    played = {card_name(id): count for id, count in view["played_cards"].items()}
    cards = f"development cards: {view['card_stack']} in the stack"
    rows += entry(f"{cards}; played: {pieces(played) or 'none'}")
    rows += entry(f"number tokens face down: {pieces(view['face_down']) or 'none'}")
    return rows + neutral(speaker)


def neutral(speaker: Speaker) -> list[str]:
    """The trading posts of the color that nobody plays, if it has any."""
    colors = sorted({city["post"] for city in speaker.view["cities"].values()})
    found = [color for color in colors if speaker.of_color(color) == NEUTRAL]
    return [
        row
        for color in found
        for row in entry(
            f"neutral trading posts ({color.capitalize()}, played by nobody): "
            f"{listed(posts(speaker, color))}"
        )
    ]


def player(speaker: Speaker, player: dict[str, Any]) -> list[str]:
    """One player: the open things, then what only the seat itself may see."""
    color = str(player["color"]).capitalize()
    rows = [f"{speaker.whose(player['seat'])} side ({color})"]
    rows += entry(f"delivered: {delivered(speaker, player)}")
    hand = counted(player["hand"], "resource card")
    cards = counted(player["cards"], "development card")
    rows += entry(f"holds: {player['gold']} gold, {hand}, {cards}; {routes(player)} left")
    rows += entry(f"trading posts: {listed(posts(speaker, player['color']))}")
    merchants = [place_name(id, speaker.board) for id in player["merchants"]]
    caravans = [path_name(id, speaker.board) for id in player["caravans"]]
    rows += entry(f"merchants: {listed(merchants)}") + entry(f"caravans: {listed(caravans)}")
    if player["own"] is None:
        return rows
    return rows + entry(f"brings: {income(speaker, player['color'])}") + own(player["own"])


def delivered(speaker: Speaker, player: dict[str, Any]) -> str:
    """How many of all commodity tokens are delivered, and where; what is left of them."""
    where = delivered_to(speaker.view, player["color"])
    done, free, storage = player["delivered"], player["free"], player["storage"]
    told = f" ({listed(where)})" if where else ""
    waits = f"{free} free to deliver, {storage} under trading posts in storage"
    return f"{done} of {done + free + storage} commodities{told}; {waits}"


def routes(player: dict[str, Any]) -> str:
    return counted(player["routes_left"], "trade route")


def posts(speaker: Speaker, color: str) -> list[str]:
    """The cities of a color, with whose commodity lies there."""
    cities = speaker.view["cities"].items()
    found = {id: site["commodity"] for id, site in cities if site["post"] == color}
    return [
        f"{city_name(id)} (has {speaker.commodity_of(lies)})" if lies else city_name(id)
        for id, lies in found.items()
    ]


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
    return broken(turn, "", "      ")


def over(speaker: Speaker) -> str:
    winner = speaker.view["winner"]
    if winner is None:
        return "The game is over: nobody can deliver all commodities any more."
    return f"{speaker.name(winner)} won: all commodities are delivered."
