"""What is played while a net is trained, and how it is looked at: the fixed parts of a training."""

from random import Random

Mode = tuple[int, dict[str, str]]  # seats and options

# Title: ways to play, how often, and the most decisions of a game.
MODES: dict[str, list[tuple[float, Mode]]] = {
    "merkator": [
        (0.60, (1, {"solo": "solitary"})),
        (0.04, (1, {"solo": "soloplay"})),
        (0.05, (1, {"solo": "soloplay", "level": "expert"})),
        (0.25, (2, {})),
        (0.01, (2, {"length": "long"})),
        (0.03, (3, {})),
        (0.02, (4, {})),
    ],
    "merchants": [
        (0.20, (4, {})),
        (0.35, (4, {"offers": "0"})),
        (0.06, (3, {})),
        (0.12, (3, {"offers": "0"})),
        (0.06, (4, {"setup": "variable"})),
        (0.08, (4, {"setup": "variable", "offers": "0"})),
        (0.05, (3, {"setup": "variable"})),
        (0.04, (3, {"setup": "variable", "offers": "0"})),
        (0.025, (4, {"board": "main", "setup": "variable"})),
        (0.015, (3, {"board": "main", "setup": "variable"})),
    ],
    "merv": [(0.55, (1, {})), (0.31, (2, {})), (0.06, (3, {})), (0.08, (4, {}))],
}
MOST_DECISIONS = {"merkator": 400, "merchants": 1500, "merv": 500}
# Of a hundred positions, by the number of seats: a game for four has ten times as many positions as
# one alone, and says no more of how games end.
KEPT = {"merkator": (100, 60, 15, 10), "merchants": (20,) * 4, "merv": (40,) * 4}
# How far a target follows what came of the game: see `SelfPlay`. A turn of Merchants has many
# decisions, and what is lost at each of them adds up.
TRUST = {"merkator": 0.8, "merchants": 0.98, "merv": 0.8}

# Ways to play in which the net is watched, alone or against greedy.
WATCHED: dict[str, list[Mode]] = {
    "merkator": [
        (1, {"solo": "solitary"}),
        (1, {"solo": "soloplay"}),
        (1, {"solo": "soloplay", "level": "expert"}),
        (2, {}),
    ],
    "merchants": [(4, {})],
    "merv": [(1, {}), (2, {})],
}

TEACHING = 60.0  # seconds in which greedy plays, at the very beginning
CURIOUS = 1 / 12  # of the decisions of greedy, where its games are kept, are any
SHELVED = 6  # of a hundred positions of such a game are kept
TEACHER_PART = 0.35  # of the games with several seats have greedy at one of them
TEACHER_SEATS = {"merchants": 0.4}  # or of all seats, where greedy keeps games short
# Of a judgement while it learns, in tenths of a hundredth of all chances. A game of Merchants has
# many decisions, each of which matters less.
NOISE = {"merkator": 8, "merchants": 5, "merv": 10}
OVERLOOKED = 4  # of a hundred decisions
# Of a judgement while it learns: see `NetJudge`. At Merkator as later at a table.
POINTS_PART = {"merkator": 1, "merchants": 6, "merv": 6}
WIDTH = 6
SAMPLES = 2

BUFFER = 600_000  # positions
FILLED = 40_000  # of them, before a net that goes on learns: a few games alone would mislead it
BATCH = 2048
STUDY_STEPS = 100  # batches of kept games between two looks at those that are held out
STUDY_SLOWER = 0.89  # of the rate, after each of these looks
USES = 3.0  # of each position, on average
TEACHING_USES = 15.0  # of one of greedy's games
RATE = 2e-3
RESUMED_RATE = 6e-4  # of a run that goes on from a checkpoint
LAST_RATE = 1.5e-4
ROWS_PART = 0.1  # of these rates, for the rows of the first layer
SPREAD = 0.002  # of these rows at first
BEYOND_WEIGHT = 0.3  # of units that are cut off, where they learn nothing
POINTS_WEIGHT = 20.0
AVERAGED = 8  # of the newest checkpoints, a minute apart, make the net that is kept


def drawn(title: str, luck: Random) -> Mode:
    modes = MODES[title]
    return luck.choices([mode for _, mode in modes], [often for often, _ in modes])[0]
