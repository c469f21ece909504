"""What matters in Merchants of Europe: how far the game is, what is within reach."""

from typing import cast

from fondaco.analysis.reasons import Found, Scene
from fondaco.core.game import State
from fondaco.games.merchants.holdings import delivered_by, owed_by
from fondaco.games.merchants.state import MerchantsState

MARKS: list[int] = []


def progress(state: State) -> float:
    """By the deliveries of whoever is nearest to the end, and a little by those of all."""
    table = cast(MerchantsState, state)
    delivered = [delivered_by(table, seat) for seat in range(table.seats)]
    whole = [done + owed_by(table, seat) for seat, done in enumerate(delivered)]
    parts = [done / max(1, all_) for done, all_ in zip(delivered, whole, strict=True)]
    return 0.7 * max(parts) + 0.3 * sum(parts) / len(parts)


def names(known: dict[str, str]) -> dict[str, str]:
    return {}


def facts(scene: Scene) -> list[Found]:
    return []
