"""Every way to play Merchants of Europe, and how test games of it are brought to an end.

Games played at random go on for very long: commodities are delivered by accident only. So those who
play in the tests have a mild preference for progress (see tests/conformance.py): they like to
deliver, to move, to found and to build, and do whatever else every eighth time.
"""

PROGRESS = ("deliver", "stop", "caravan", "merchant", "recruit", "route", "roll", "decline")
BUILDING = ("deliver", "stop", "route", "assemble", "caravan", "recruit", "merchant", "via")
TABLES = [
    (seats, {"board": board, "setup": setup, "offers": offers})
    for seats in (3, 4)
    for board, setup in (("short", "fixed"), ("short", "variable"), ("main", "variable"))
    for offers in ("5", "0", "1", "20")
]

# How tests/games/test_views.py looks at them: each for so many decisions, some until they are over.
DECISIONS_SEEN = 150
WHOLE_GAMES_SEEN = 1

# How scripts/soak.py plays them.
STANDARD = (3, 4)
EAGER = (PROGRESS, BUILDING)
WATCHED = 600
LENGTH = 20
