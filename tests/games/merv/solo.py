"""Positions of the solo game: the magistrate's turn with a card that is known."""

from typing import Any

from fondaco import Table
from games.merv.positions import ACTIONS, COURTIER, MAGISTRATE, arrange

YOU = 0
QUEUE = ["ginger", "juniper", "ginger", "pepper", "ginger", "cinnamon", "cinnamon", "juniper"]


def deck(card: str) -> dict[str, str]:
    """That card is the whole deck; all others were discarded."""
    return {action: "shuffled 1" if action == card else "discard" for action in ACTIONS}


def waiting(card: str, **fields: Any) -> Table:
    """The magistrate is about to draw that card, in the first round of a year unless told."""
    given: dict[str, Any] = {
        "seats": 1,
        "step": "begin",
        "active": MAGISTRATE,
        "asked": YOU,
        "queue": [MAGISTRATE, YOU, COURTIER],
        "solo": deck(card),
        "drawn": 9,
        "display": QUEUE,
    }
    return arrange(**{**given, **fields})


def his_turn(card: str, **fields: Any) -> tuple[Table, list[dict[str, Any]]]:
    """The table after his turn, and all that was told of it."""
    table = waiting(card, **fields)
    return table, table.play("begin")


def his(events: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    """His one event of a kind, without its name and who did it."""
    [found] = [event for event in events if event["event"] == kind]
    return {name: value for name, value in found.items() if name not in ("event", "opponent")}
