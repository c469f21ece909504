"""Points, ranks, and what a rank is worth."""


class Score:
    """The points of one seat, or of an opponent whom the rules play.

    Attributes:
        name (str): `Seat 0` and so on, or that of the opponent.
        parts (list[tuple[str, float]]): What brought how many points.
        tie_break (int): Decides between equal totals: more is better.
        total (float): All parts together.
        rank (int): 1 is the best; equals share one.
    """

    def __init__(self, name: str, parts: list[tuple[str, float]], tie_break: int) -> None:
        self.name = name
        self.parts = parts
        self.tie_break = tie_break
        self.total = sum([points for _, points in parts])
        self.rank = 0

    def plain(self) -> dict[str, object]:
        """In plain words and numbers."""
        parts: list[dict[str, object]] = [{"of": of, "points": points} for of, points in self.parts]
        return {"name": self.name, "total": self.total, "rank": self.rank, "parts": parts}

    def beats(self, other: "Score") -> bool:
        """Whether this is the better score, by the total or by the tie-break."""
        return (self.total, self.tie_break) > (other.total, other.tie_break)


def rank(scores: list[Score]) -> list[Score]:
    """Give each score its rank, 1 being the best; equals share one."""
    for score in scores:
        score.rank = 1 + len([other for other in scores if other.beats(score)])
    return scores


def by_rank(scores: list[Score], seats: int) -> list[float]:
    """What their ranks are worth to the first so many: the part of the others who are behind; an
    equal counts half."""
    return [_part_behind(score, scores) for score in scores[:seats]]


def _part_behind(score: Score, scores: list[Score]) -> float:
    behind = len([other for other in scores if other.rank > score.rank])
    equals = len([other for other in scores if other.rank == score.rank]) - 1
    return (behind + equals / 2) / (len(scores) - 1)
