"""The course of a game: how all seats stood wherever somebody began to decide. A decision that was
judged is told in the same numbers as the chart, so that both can be compared."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from fondaco.analysis.foresight import LINES, foreseen
from fondaco.analysis.judging import verdict_of
from fondaco.analysis.outlook import chances, standing
from fondaco.analysis.shapes import Judged, Measure, Outlook
from fondaco.analysis.walking import Decision
from fondaco.core.game import Game


class Course:
    """How a game went.

    Attributes:
        stops (dict[int, Outlook]): By the place of a decision, how it stood before it: of those
            that are judged, and where a turn or another seat begins. The last is the end.
        usual (dict[int, Outlook]): The same as it looks before anybody has searched for the best.
        judged (dict[int, Judged]): The decisions that are judged, told in these numbers.
    """

    def __init__(
        self, game: Game, made: Sequence[Decision], judged: Mapping[int, Judged], lines: int = LINES
    ) -> None:
        self.game = game
        self.made = made
        self.lines = lines
        self.judged = dict(judged)
        self.stops = {len(made): chances(game, made[-1].after)} if made else {}
        self.usual = dict(self.stops)
        for place in range(len(made) - 1, -1, -1):
            if place in judged or self._begins(place):
                self.usual[place] = self.stops[place] = foreseen(game, made[place].before, lines)
            if place in judged:
                self._tell(place, judged[place])

    def _begins(self, place: int) -> bool:
        """Whether a turn, or another seat, begins there."""
        if place == 0:
            return True
        before = self.made[place - 1]
        return before.turns_begun > 0 or before.seat != self.made[place].seat

    def _tell(self, place: int, one: Judged) -> None:
        """A decision that was judged, in the numbers of the chart."""
        outlook, after = self.usual[place], self._after(place, one)
        lost = max(0.0, one.lost - max(0.0, after - one.after))
        if outlook.measure == "chance":
            lost = min(lost, 1.0 - after)
        self.judged[place] = anew(one, after + lost, after, outlook.measure)
        self.stops[place] = with_standing(outlook, one.seat, after + lost)

    def _after(self, place: int, one: Judged) -> float:
        """How its seat stood after a decision: what the chart says next. If luck lies between, what
        its own lines said; before a judged decision of another seat, something between the two."""
        following = place
        while not self.made[following].picks:
            following += 1
            if following in self.stops:
                said = standing(self.stops[following], one.seat)
                is_anothers = following in self.judged and self.judged[following].seat != one.seat
                return (said + one.after) / 2 if is_anothers else said
        return one.after

    def standings(self, place: int) -> list[float]:
        """How all seats stood at a stop, as the game usually goes on."""
        found = self.usual[place]
        return [standing(found, seat) for seat in range(max(1, len(found.chances)))]


def anew(one: Judged, before: float, after: float, measure: Measure) -> Judged:
    """A decision that was judged, with other numbers; it may have lost less than it seemed."""
    lost = round(before - after, 4)
    verdict = one.verdict if one.points > 0 else verdict_of(lost, measure)
    better = None if verdict == "best" or one.better is None else replace(one.better, worth=0.0)
    return replace(
        one,
        verdict=verdict,
        lost=lost,
        before=round(before, 4),
        after=round(after, 4),
        played=replace(one.played, worth=-lost),
        better=better,
    )


def with_standing(outlook: Outlook, seat: int, value: float) -> Outlook:
    """An outlook in which a seat stands as it is said, and the others have the rest."""
    if outlook.measure == "points":
        return replace(outlook, points=value)
    rest = sum(outlook.chances) - outlook.chances[seat]
    part = (1.0 - value) / rest if rest > 0 else 0.0
    found = [value if one == seat else part * chance for one, chance in enumerate(outlook.chances)]
    return replace(outlook, chances=found)
