"""What a bot thinks things are worth."""

from typing import Final

from mypy_extensions import i64

# In hundredths of a point.
TALER: Final[i64] = 29
COUNTER: Final[i64] = 38
MANY_COUNTERS: Final[i64] = 9
FURTHER_COUNTER: Final[i64] = 11
FIRST_GOOD: Final[i64] = 20
GOOD: Final[i64] = 19
FOUR: Final[i64] = 36  # for each four of a kind: a trade
CUBE: Final[i64] = 31
ENOUGH: Final[i64] = 9  # of a kind; more is worth nothing
LOSS: Final[i64] = 85  # for each good that must be given up
BONUS_CARD: Final[i64] = 27
BONUS_MEETS: Final[i64] = 19  # for each own Contract that is delivered at its location
TRADE_COST: Final[i64] = 165  # for each trade that a delivery takes

# In hundredths of what a delivery earns.
HERE: Final[i64] = 90  # if it can be made at once
NEXT: Final[i64] = 25  # if it makes the best next trip
LATER: Final[i64] = 9  # if it can be made on another trip
LAST: Final[i64] = 70  # if it makes the best trip, and no turn follows
HOPE: Final[i64] = 17  # if nothing is missing
TRIP: Final[i64] = 19  # less of that, for each color that is missing
LACK: Final[i64] = 13  # less of that, for each good that is missing
FAR: Final[i64] = 13  # less of that, for each counter that the travel lacks

# In hundredths.
HALFWAY: Final[i64] = 130  # of a turn: who has so much left sees half of his prospects come true
JOINS: Final[i64] = 14  # of the prospects, for who can only join any more
DOUBT: Final[i64] = 14  # of a Building's points, for each turn that may change them
LIKELY: Final[i64] = 36  # of the points in doubt

HEAP: Final[i64] = 8  # cubes at one location: as good as a Time counter gone from the chart
