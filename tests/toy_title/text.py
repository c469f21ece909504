"""The table, its moves and its events in English."""

from collections.abc import Mapping
from typing import cast

from fondaco.core.game import Move

from .components import GOOD_NAMES
from .terms import GOOD_IDS
from .view_types import JettyView, Player


def board(view: Mapping[str, object], names: list[str]) -> list[str]:
    seen = cast(JettyView, view)
    goods = [f"  {seen['stock'][id]} {id}, price {seen['prices'][id]}" for id in GOOD_IDS]
    seats = [f"  {name}: {owned(one)}" for name, one in zip(names, seen["players"], strict=True)]
    return ["The jetty", *goods, "", "The merchants", *seats, "", status(seen, names)]


def owned(player: Player) -> str:
    barrels = [f"{count} {id}" for id, count in player["barrels"].items() if count]
    return ", ".join([f"{player['coins']} coins", *barrels])


def status(seen: JettyView, names: list[str]) -> str:
    to_act = seen["to_act"]
    if to_act is None:
        return "The game is over."
    return f"To decide: {names[to_act]}. Step: {seen['step']}."


def gloss(move: Move) -> str:
    return ""


def sentence(event: Mapping[str, object], names: list[str]) -> str:
    kind = event["event"]
    if kind == "game_over":
        return "The game is over."
    if kind == "moved":
        return f"{names[cast(int, event['seat'])]}: {event['move']}."
    good = GOOD_NAMES[GOOD_IDS.index(cast(str, event["good"]))]
    if kind == "rose":
        return f"{good} now costs {event['price']}."
    return f"{names[cast(int, event['seat'])]} {kind} {good.lower()} for {event['price']}."
