"""Plays one side of the benchmark: for each line of seconds it reads, it prints one figure.

Usage: bench_worker.py NAME TITLE SEATS
"""

import gc
import random
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import fondaco

SEATS = 4
MOST = 2_000  # decisions of one game: without a plan some titles might never come to an end


def catanatron(title: str) -> Iterator[int]:
    """Games of catanatron; a decision is one player's action."""
    from catanatron import Color, Game, RandomPlayer

    while True:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        yield len(game.state.actions)


def inside(title: str) -> Iterator[int]:
    import fondaco
    from fondaco.players.random import play_out

    game = fondaco.game(title)
    seed = 0
    while True:
        seed += 1
        chance = fondaco.Seeded(seed)
        yield play_out(game, game.new(SEATS, {}, chance), chance, MOST)


def python(title: str) -> Iterator[int]:
    import fondaco

    game = fondaco.game(title)
    choice = random.Random(1).choice
    seed = 0
    while True:
        seed += 1
        chance = fondaco.Seeded(seed)
        state = game.new(SEATS, {}, chance)
        decisions = 0
        while decisions < MOST and game.to_act(state) is not None:
            game.apply(state, choice(game.legal(state)), chance)
            decisions += 1
        yield decisions


def table(title: str) -> Iterator[int]:
    import fondaco

    choice = random.Random(1).choice
    seed = 0
    while True:
        seed += 1
        table = fondaco.new(title, seats=SEATS, seed=seed)
        while table.moves_played < MOST and table.to_act is not None:
            table.play(choice(table.legal()))
        table.log()
        yield table.moves_played


def search(title: str) -> Iterator[int]:
    """Games of the strongest level; what counts are the positions that it judges, each once, with
    however many eyes it looks at them."""
    import fondaco
    from fondaco.players import PLAYERS
    from fondaco.players.budget import Budget
    from fondaco.players.searcher import SearchPlayer

    game, budget = fondaco.game(title), Budget(steps=3_000)
    player = PLAYERS["patrician"](title, 1)
    assert isinstance(player, SearchPlayer)
    seed = 0
    while True:
        seed += 1
        chance = fondaco.Seeded(seed)
        state = game.new(SEATS, {}, chance)
        for _ in range(MOST):
            seat, before = game.to_act(state), player.judge.judged - player.judge.again
            if seat is None:
                break
            move = player.choose(game, game.guess(state, seat, chance), budget)
            game.apply(state, move, chance)
            yield player.judge.judged - player.judge.again - before


def copies(title: str) -> float:
    """Microseconds for a copy of a state in mid-game, made and dropped."""
    state = mid_game(title, SEATS)
    begin = time.process_time()
    for _ in range(300_000):
        state.copy()
    return (time.process_time() - begin) / 300_000 * 1e6


def judged(title: str, seats: int) -> float:
    """Microseconds in which a net judges a position in mid-game, from the state to its worth."""
    from fondaco.players import judge_of

    state = mid_game(title, seats)
    judge = judge_of(title)
    begin = time.process_time()
    for number in range(100_000):
        judge.value(state, number % seats)
    return (time.process_time() - begin) / 100_000 * 1e6


def mid_game(title: str, seats: int) -> "fondaco.State":
    import fondaco

    game = fondaco.game(title)
    chance = fondaco.Seeded(7)
    state = game.new(seats, {}, chance)
    for _ in range(150 * seats // SEATS):
        legal = game.legal(state)
        game.apply(state, legal[chance.pick(len(legal))], chance)
    return state


def kinds(title: str, seconds: float) -> str:
    """Microseconds that a move of each kind takes, the next list of legal moves included.

    A kind is the first word of the text; the cost of looking at the clock is taken off.
    """
    import fondaco

    game = fondaco.game(title)
    clock = time.process_time_ns
    idle = sorted(-(clock() - clock()) for _ in range(1_001))[500]
    spent: defaultdict[str, list[int]] = defaultdict(list)
    begin, seed = time.process_time(), 0
    while time.process_time() - begin < seconds:
        seed += 1
        chance = fondaco.Seeded(seed)
        state = game.new(SEATS, {}, chance)
        legal = game.legal(state)
        for _ in range(MOST):
            move = legal[chance.pick(len(legal))]
            before = clock()
            game.apply(state, move, chance)
            legal = game.legal(state)
            spent[move.text.split()[0]].append(clock() - before - idle)
            if not legal:
                break
    means = {word: sum(times) / len(times) / 1000 for word, times in spent.items()}
    found = sorted(means, key=lambda word: -means[word])
    return ", ".join(f"{word} {means[word]:.1f} ({len(spent[word]):,})" for word in found)


GAMES: dict[str, Callable[[str], Iterator[int]]] = {
    "catanatron": catanatron,
    "inside": inside,
    "python": python,
    "table": table,
    "search": search,
    "interpreted": inside,
}


def rate(games: Iterator[int], seconds: float) -> float:
    """Decisions a second of CPU time, over whole games."""
    begin = time.process_time()
    decisions = 0
    while time.process_time() - begin < seconds:
        decisions += next(games)
    return decisions / (time.process_time() - begin)


def main() -> None:
    name, title, seats = sys.argv[1:]
    games = GAMES[name](title) if name in GAMES else iter(())
    for line in sys.stdin:
        gc.collect()
        if name == "copy":
            print(copies(title), flush=True)
        elif name == "judged":
            print(judged(title, int(seats)), flush=True)
        elif name == "kinds":
            print(kinds(title, float(line)), flush=True)
        else:
            print(rate(games, float(line)), flush=True)


if __name__ == "__main__":
    main()
