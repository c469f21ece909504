"""Plays one side of the benchmark: for each line of seconds it reads, it prints one figure."""

import gc
import random
import sys
import time
from collections.abc import Callable, Iterator


def catanatron() -> Iterator[int]:
    """Games of catanatron; a decision is one player's action."""
    from catanatron import Color, Game, RandomPlayer

    while True:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        yield len(game.state.actions)


def inside() -> Iterator[int]:
    import fondaco
    from fondaco.players.random import play_out

    game = fondaco.game("merkator")
    seed = 0
    while True:
        seed += 1
        chance = fondaco.Seeded(seed)
        yield play_out(game, game.new(4, {}, chance), chance)


def python() -> Iterator[int]:
    import fondaco

    game = fondaco.game("merkator")
    choice = random.Random(1).choice
    seed = 0
    while True:
        seed += 1
        chance = fondaco.Seeded(seed)
        state = game.new(4, {}, chance)
        decisions = 0
        while game.to_act(state) is not None:
            game.apply(state, choice(game.legal(state)), chance)
            decisions += 1
        yield decisions


def table() -> Iterator[int]:
    import fondaco

    choice = random.Random(1).choice
    seed = 0
    while True:
        seed += 1
        table = fondaco.new("merkator", seats=4, seed=seed)
        while table.to_act is not None:
            table.play(choice(table.legal()))
        table.log()
        yield table.moves_played


def copies() -> float:
    """Microseconds for a copy of a state in mid-game, made and dropped."""
    import fondaco

    game = fondaco.game("merkator")
    chance = fondaco.Seeded(7)
    state = game.new(4, {}, chance)
    for _ in range(150):
        legal = game.legal(state)
        game.apply(state, legal[chance.pick(len(legal))], chance)
    begin = time.process_time()
    for _ in range(300_000):
        state.copy()
    return (time.process_time() - begin) / 300_000 * 1e6


GAMES: dict[str, Callable[[], Iterator[int]]] = {
    "catanatron": catanatron,
    "inside": inside,
    "python": python,
    "table": table,
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
    name = sys.argv[1]
    games = GAMES[name]() if name != "copy" else iter(())
    for line in sys.stdin:
        gc.collect()
        print(copies() if name == "copy" else rate(games, float(line)), flush=True)


if __name__ == "__main__":
    main()
