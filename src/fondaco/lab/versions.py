"""What the number of an environment's id stands for: a fingerprint of all that a learner meets.

`python -m fondaco.lab.versions` writes those of today.
"""

import hashlib
from collections.abc import Iterator, Mapping

import fondaco
from fondaco import Game

MOVES = 300  # of a game that is part of the fingerprint: far enough that most features come up

# By id. A test compares: once an id was part of a release, whoever changes what a learner meets
# gives it the next number, and notes the fingerprint of that here. Speed is no such change.
FINGERPRINTS = {
    "fondaco/Merkator-v0": "1cdd62077daef97f",
    "fondaco/MerkatorSolitary-v0": "55754f061758303c",
    "fondaco/MerkatorSoloPlay-v0": "27e3d97f1f7a903e",
    "fondaco/Merchants-v0": "7f2015dd238e59fc",
    "fondaco/Merv-v0": "39ef1dea1b13476b",
    "fondaco/MervSolo-v0": "e827d52c688db0ba",
}


def fingerprint(title: str, seats: int, options: Mapping[str, str]) -> str:
    """Changes with the moves, the features, and what any of them brings in a game."""
    game = fondaco.game(title)
    digest = hashlib.sha256()
    for part in [*layout(game), *course(game, seats, options)]:
        digest.update(f"{part}\n".encode())
    return digest.hexdigest()[:16]


def layout(game: Game) -> Iterator[str]:
    """The moves by their numbers, and the groups of features; not how these are explained."""
    yield from (move.text for move in game.moves)
    for group in game.features.groups:
        yield f"{group.name} {group.start} {group.rows} {group.levels}"


def course(game: Game, seats: int, options: Mapping[str, str]) -> Iterator[str]:
    """A game without a plan: who acts, what is seen, what is legal, how many points there are."""
    chance, luck = fondaco.Seeded(1), fondaco.Seeded(2)
    state = game.new(seats, game.settled(seats, options), chance)
    for _ in range(MOVES):
        seat = game.to_act(state)
        if seat is None:
            break
        legal = game.legal(state)
        yield f"{seat} {sorted(game.encode(state, seat))} {[move.index for move in legal]}"
        game.apply(state, legal[luck.pick(len(legal))], chance)
        yield f"{[score.total for score in game.scores(state)]} {game.returns(state)}"


def main() -> None:
    from fondaco.lab import ENVIRONMENTS

    for id, wishes in ENVIRONMENTS.items():
        today = fingerprint(**{"options": {}, **wishes})  # type: ignore[arg-type]
        print(f'    "{id}": "{today}",')


if __name__ == "__main__":
    main()
