"""Events about tracks and points in English."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.games.merv.text.seen import parts
from fondaco.games.merv.text.teller import Teller
from fondaco.games.merv.text.wording import counted, hall_name, pair_of


def track(points: vec[i64]) -> Callable[[Teller], str]:
    """A step on a track: where it leads, with the points of that space, and why it came."""

    def told_of(told: Teller) -> str:
        track, space = told.text("event"), told.count("space")
        cause = f" instead of {told.text('instead')}" if told.has("instead") else ""
        cause += f" for {pair_of('favour')}" if told.has("for") else ""
        score = int(points[space]) if told.is_seat() else 0
        brings = f" ({counted(score, 'point')})" if score > 0 else ""
        return f"{told.does('gain')} {track}{cause}, now {space}{brings}."

    return told_of


_TOLD_BY_STEPS: Final = ("favour track", "influence track")
_SOURCES: Final = {
    "favour track": "on the favour track",
    "influence track": "on the influence track",
    "mosque track": "in the mosque",
    "breakthroughs": "for a breakthrough",
    "buildings": "for buildings",
    "scoring tiles": "for a scoring tile",
    "mosque buildings": "for mosque buildings",
}


def scored(told: Teller) -> str:
    """Nothing where another event tells the points: of courtiers, contracts, and steps of seats."""
    source = told.text("for")
    if source not in _SOURCES or (told.is_seat() and source in _TOLD_BY_STEPS):
        return ""
    return f"{told.does('score')} {counted(told.count('points'), 'point')} {_SOURCES[source]}."


def hall_scored(told: Teller) -> str:
    points = told.count("points")
    price = ", for 1 favour" if told.is_seat() else ""
    score = counted(points, "point") if points > 0 else "nothing"
    hall = hall_name(told.text("hall"))
    return f"{told.whose()} courtier in the {hall} scores {score}{price}."


def game_over(told: Teller) -> str:
    if not told.has("sets"):
        return "The game is over."
    rows = [Teller(row.fields, told.names) for row in parts(told, "sets")]
    scores = [f"{row.name_within()} {row.count('points')}" for row in rows]
    return f"The game is over. Points for sets of spices: {', '.join(scores)}."
