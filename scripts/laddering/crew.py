"""Who plays the games of a ladder: processes of this machine, or all machines of a Ray cluster."""

from fondaco.crews import crew
from fondaco.crews.crew import Failed
from fondaco.crews.processes import Processes
from laddering.matches import Line, Match
from laddering.participants import made_of
from laddering.playing import play

__all__ = ["Crew", "Failed", "Players", "on_ray"]

Players = crew.Crew[Match, Line]


class Crew(Processes[Match, Line]):
    """Processes of this machine."""

    def __init__(self, size: int) -> None:
        super().__init__(play, size)


def on_ray(address: str) -> Players:
    """The machines of a cluster."""
    from fondaco.crews.cluster import Cluster

    return Cluster(play_elsewhere, address)


def play_elsewhere(match: Match) -> Line:
    """The game of a match, where the same bots play by the same rules as at home; else nothing."""
    found = {name: made_of(match.title, name) for name in match.made_of}
    if found != match.made_of:
        raise ValueError("Another Fondaco is installed on this machine than on that of the ladder.")
    return play(match)
