"""What a view of Jetty holds."""

from typing import TypedDict


class Player(TypedDict):
    """What a seat has."""

    coins: int
    barrels: dict[str, int]  # by good


class JettyView(TypedDict):
    """The jetty; all see the same."""

    title: str
    you: int | None  # whose eyes; null for an onlooker
    to_act: int | None  # who decides; null when the game is over
    step: str
    turns_left: int  # of all seats together
    stock: dict[str, int]  # barrels on the jetty, by good
    prices: dict[str, int]  # by good
    players: list[Player]  # by seat
