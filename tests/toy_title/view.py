"""What a seat, or an onlooker, may see, field by field."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from .state import JettyState, barrels_of
from .terms import GOOD_IDS, OVER, STEP_IDS, Seat
from .view_types import JettyView, Player


def view(state: JettyState, seat: int | None) -> dict[str, object]:
    found: JettyView = {
        "title": "jetty",
        "you": seat,
        "to_act": None if state.step == OVER else state.active,
        "step": STEP_IDS[state.step],
        "turns_left": state.turns_left,
        "stock": by_good(state.stock),
        "prices": by_good(state.prices),
        "players": [player(state, other) for other in range(state.seats)],
    }
    return cast(dict[str, object], found)


def by_good(numbers: vec[i64]) -> dict[str, int]:
    return {id: numbers[good] for good, id in enumerate(GOOD_IDS)}


def player(state: JettyState, seat: Seat) -> Player:
    barrels = {id: barrels_of(state, seat, good) for good, id in enumerate(GOOD_IDS)}
    return {"coins": state.coins[seat], "barrels": barrels}
