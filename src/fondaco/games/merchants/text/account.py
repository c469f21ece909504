"""How a game came to its end."""

from typing import Any

from fondaco.games.merchants.text.naming import city_name
from fondaco.games.merchants.text.wording import Speaker, View, counted, entry

END = "end turn"  # the move with which a turn ends


def closing(view: View, names: list[str], moves: list[str]) -> list[str]:
    """How long the game took, and where everybody delivered."""
    speaker = Speaker(view, names)
    rounds = moves.count(END) // len(view["players"]) + 1
    rows = [f"The game took {counted(rounds, 'round')}."]
    return rows + [row for player in view["players"] for row in entry(_where(speaker, player))]


def _where(speaker: Speaker, player: dict[str, Any]) -> str:
    found = delivered_to(speaker.view, player["color"])
    name = speaker.name(player["seat"])
    return f"{name} delivered to: {', '.join(found)}" if found else f"{name} delivered nothing"


def delivered_to(view: View, color: str) -> list[str]:
    """The cities where commodities of a color lie."""
    return [city_name(id) for id, site in view["cities"].items() if site["commodity"] == color]
