"""Events about tracks and points in English."""

from typing import Final

from fondaco.games.merv.components import FAVOUR_POINTS, INFLUENCE_POINTS
from fondaco.games.merv.text.seen import parts
from fondaco.games.merv.text.teller import Teller
from fondaco.games.merv.text.wording import counted, hall_name, pair_of

_POINTS: Final = {"favour": FAVOUR_POINTS, "influence": INFLUENCE_POINTS}


def track(told: Teller) -> str:
    """A step on a track: where it leads, with the points of that space, and why it came."""
    return steps([told])


def steps(run: list[Teller]) -> str:
    """Steps on a track for one reason: how many, where they lead, and the points on the way."""
    many = f"{len(run)} " if len(run) > 1 else ""
    score = sum([score_of(told) for told in run])
    brings = f" ({counted(score, 'point')})" if score > 0 else ""
    gain = f"{many}{gain_of(run[0])}, now {run[-1].count('space')}"
    return f"{run[0].does('gain')} {gain}{brings}."


def gain_of(told: Teller) -> str:
    """What a step on a track gains, and why."""
    cause = f" instead of {told.text('instead')}" if told.has("instead") else ""
    cause += f" for {pair_of('favour')}" if told.has("for") else ""
    return f"{told.text('event')}{cause}"


def score_of(told: Teller) -> int:
    """The points of the space to which a step of a seat leads."""
    points = _POINTS[told.text("event")]
    return int(points[told.count("space")]) if told.is_seat() else 0


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
    return f"{told.does('score')} {brought(told)}."


def brought(told: Teller) -> str:
    """Points, and what they are for."""
    return f"{counted(told.count('points'), 'point')} {_SOURCES[told.text('for')]}"


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
