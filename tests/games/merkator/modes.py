"""Every way to play Merkator: all legal combinations of options."""

from itertools import product

import fondaco

Options = dict[str, str]


def combinations(seats: int) -> list[Options]:
    """Every legal choice of all options for so many seats."""
    options = [option for option in fondaco.game("merkator").options if seats in option.seats]
    names = [option.name for option in options]
    choices = product(*(option.values for option in options))
    chosen = [dict(zip(names, values, strict=True)) for values in choices]
    return [one for one in chosen if is_legal(seats, one)]


def is_legal(seats: int, options: Options) -> bool:
    try:
        fondaco.game("merkator").settled(seats, options)
    except fondaco.Refused:
        return False
    return True


TABLES = [(seats, options) for seats in (1, 2, 3, 4) for options in combinations(seats)]

# How tests/games/test_views.py looks at them: each for so many decisions, some until they are over.
DECISIONS_SEEN = 25
WHOLE_GAMES_SEEN = 20

# How scripts/soak.py plays them.
STANDARD = (2, 3, 4)
EAGER = ("", "fulfill", "travel", "trade")
WATCHED = 300
LENGTH = 1
