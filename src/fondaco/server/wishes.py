"""What may be wished for when a table is opened."""

from fondaco import Refused
from fondaco.players import can_play, levels
from fondaco.server import hinting, rated, wire
from fondaco.server.visitor import Visitor


def check_seats(wanted: wire.NewTable) -> None:
    for wish in wanted.seats:
        if wish.kind == "bot" and not can_play(wish.level, wanted.title):
            offered = ", ".join(levels(wanted.title))
            raise Refused(f"There is no bot {wish.level!r}; the bots are {offered}.")
    if all(wish.kind == "bot" for wish in wanted.seats):
        raise Refused("At least one seat must be for a person.")


def check_rated(wanted: wire.NewTable, visitor: Visitor) -> None:
    """Refuse a table that could not be rated as it is wished for."""
    if not wanted.rated:
        return
    rated.check_visitor(visitor)
    kinds = [wish.kind for wish in wanted.seats]
    is_mixed = "bot" in kinds and kinds.count("bot") < len(kinds) - 1
    if len(kinds) < 2 or kinds.count("me") > 1 or is_mixed or wanted.luck != "sealed":
        raise Refused(rated.NEITHER)
    if wanted.hints:
        raise Refused(hinting.RATED)
