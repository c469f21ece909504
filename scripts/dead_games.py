"""Counts the games of Merchants of Europe that nobody can win any more, and how they end.

Usage: dead_games.py [GAMES], with tests/ on the path of Python. Three play on the main board, and
build all they can (tests/games/merchants/modes.py). Once all trade routes lie, it is worked out at
the beginning of each turn whether anybody could still win if all others helped; what the rule
win.stuck ends is held against that, and so is who wins later.
"""

import sys
from collections import Counter
from collections.abc import Iterator

from conformance import Walk
from games.merchants import ends
from games.merchants.modes import BUILDING

GAMES = 300
TOLD_EACH = 20
SEATS = 3
DEAD = "dead: nobody could win any more"
STUCK = "ended by win.stuck"
IN_VAIN = "ended by win.stuck, though somebody could have won"
WON_LATER = "dead, and won later"
OPTIONS = {"board": "main", "setup": "variable"}


def watch(number: int) -> Counter[str]:
    """Play one game to its end; what is to be counted of it."""
    walk = Walk("merchants", SEATS, f"dead {number}", BUILDING, OPTIONS)
    dead = [view for view in turns(walk) if nobody_can_win(view)]
    last = walk.game.view(walk.state, None)
    is_stuck = last["winner"] is None
    return Counter(
        {
            "games": 1,
            "decisions": walk.decisions,
            DEAD: dead != [] or is_stuck,
            STUCK: is_stuck,
            IN_VAIN: is_stuck and not nobody_can_win(last),
            WON_LATER: dead != [] and not is_stuck,
        }
    )


def turns(walk: Walk) -> Iterator[ends.View]:
    """The table as an onlooker sees it, at the beginning of each turn of a whole game."""
    turn = walk.game.turn(walk.state)
    while not walk.is_over():
        walk.step()
        if walk.game.turn(walk.state) != turn and not walk.is_over():
            turn = walk.game.turn(walk.state)
            yield walk.game.view(walk.state, None)


def nobody_can_win(view: ends.View) -> bool:
    players = view["players"]
    laid = not any(player["routes_left"] > 0 for player in players)
    return laid and not any(ends.can_win(view, player["color"]) for player in players)


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    done: Counter[str] = Counter()
    for number in range(games):
        done.update(watch(number))
        if (number + 1) % TOLD_EACH == 0:
            so_far = f"{done[DEAD]} dead, {done[STUCK]} of them ended"
            print(f"{number + 1} of {games} games: {so_far}", flush=True)
    for what, count in done.items():
        print(f"{count:>12,} {what}")
    return 1 if done[WON_LATER] or done[IN_VAIN] else 0


if __name__ == "__main__":
    sys.exit(main())
