"""Every way to play Merv: each number of seats with each side of the camel market."""

Options = dict[str, str]

SIDES = ("random", "a", "b")
TABLES: list[tuple[int, Options]] = [
    (seats, {"camel_market": side}) for seats in (1, 2, 3, 4) for side in SIDES
]

# How tests/games/test_views.py looks at them: each for so many decisions, some until they are over.
DECISIONS_SEEN = 60
WHOLE_GAMES_SEEN = 12

# How scripts/soak.py plays them.
STANDARD = (1, 2, 3, 4)
EAGER: tuple[str | tuple[str, ...], ...] = (
    "",
    ("fulfil", "take "),
    ("take ", "advance", "pay"),
    ("trade camel", "learn", "take "),
)
WATCHED = 200
LENGTH = 1
