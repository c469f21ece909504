"""A line of trade routes for caravans to move on."""

import itertools

import fondaco
from games.merchants.positions import arrange, paths

# A line of routes from Paris over Bruxelles, Köln and Hamburg to Berlin.
LINE = paths("paris", "bruxelles", "koln", "hamburg", "brandenburg_west", "berlin")
BRUXELLES, KOLN, HAMBURG, WEST, BERLIN = LINE


def drive(*routes: str) -> list[str]:
    return [f"caravan {a} to {b}" for a, b in itertools.pairwise(routes)]


def line(**fields: object) -> fondaco.Table:
    given: dict[str, object] = {
        "routes": {"red": LINE},
        "caravans": [[BRUXELLES]],
        "hands": [{"salt": 1}],
    }
    return arrange(**{**given, **fields})  # type: ignore[arg-type]
