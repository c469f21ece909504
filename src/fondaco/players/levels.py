"""The levels of bots that people are offered, from the weakest to the strongest."""

from collections.abc import Mapping
from typing import Final

from fondaco.players.budget import Budget
from fondaco.players.manner import Manner

THINKING: Final = 0.95  # of what a decision may take


class Level:
    """How well a bot plays, in a word and a sentence, how it looks at a position, and how long."""

    def __init__(
        self,
        id: str,
        plays: str,
        manner: Manner,
        usual: float,
        most: float,
        steps: int,
        special: Mapping[str, Manner] | None = None,
    ) -> None:
        self.id = id
        self.plays = plays
        self.manner = manner
        self.special = special or {}  # the same by title, where one needs another
        self.usual = usual  # seconds that half of its decisions take at most, on one core
        self.most = most  # and 99 of 100
        self.steps = steps  # positions that it judges in that time, more or less

    def time(self, share: float = 1.0) -> Budget:
        """What it thinks about a decision, or a part of it. A thought that has begun is ended when
        the time is over, so that a little is left for that."""
        return Budget(seconds=round(self.usual * THINKING * share, 6))


APPRENTICE: Final = Level(
    "apprentice",
    "Grabs what is in reach and sometimes overlooks a better move.",
    Manner(samples=1, width=4, overlooked=35, noise=40),
    0.01,
    0.04,
    1_500,
)
JOURNEYMAN: Final = Level(
    "journeyman",
    "Plays soundly from turn to turn, without a long plan.",
    Manner(samples=2, width=8, overlooked=5, noise=8),
    0.01,
    0.04,
    1_500,
)
FACTOR: Final = Level(
    "factor",
    "Looks a few moves ahead before it decides.",
    Manner(samples=2, width=8, finalists=3, margin=4, horizon=2, noise=24),
    0.1,
    0.3,
    15_000,
    {
        "merkator": Manner(samples=2, width=8, finalists=3, horizon=3, noise=4),
        "merchants": Manner(
            samples=2, width=8, finalists=3, margin=4, horizon=40, noise=12, own_turn=1, lines=1
        ),
        "merv": Manner(samples=2, width=8, finalists=2, margin=4, horizon=2, noise=24),
    },
)
PATRICIAN: Final = Level(
    "patrician",
    "Thinks the longest, and compares the most ways to go on.",
    Manner(samples=4, finalists=8, horizon=8),
    0.3,
    0.9,
    45_000,
    {
        "merchants": Manner(
            samples=4, finalists=8, own_turn=4, lines=3, trade_ways=1, is_straight=True
        ),
        "merkator": Manner(samples=4, finalists=8, horizon=8, weighs=True, turns=1, plans=True),
    },
)

LEVELS: Final = [APPRENTICE, JOURNEYMAN, FACTOR, PATRICIAN]
BY_ID: Final = {level.id: level for level in LEVELS}
USUAL: Final = JOURNEYMAN.id  # for who has not chosen yet


def usual(levels: list[str]) -> str:
    """Of these levels, the one for who has not chosen yet."""
    return USUAL if USUAL in levels else levels[-1]


def plays(level: str) -> str:
    """How a bot plays, in a line; nothing of one that nobody is offered."""
    return BY_ID[level].plays if level in BY_ID else ""


def time_of(level: str, share: float = 1.0) -> Budget | None:
    """The time that a bot of that level takes for a decision, or a part of it; None for a bot that
    takes no notice of time."""
    return BY_ID[level].time(share) if level in BY_ID else None


def steps_of(level: str) -> Budget | None:
    """About as much thought, counted in positions: the same game is played the same way again."""
    return Budget(steps=BY_ID[level].steps) if level in BY_ID else None
