"""Games of Merkator with sealed luck, and what is said against a log of one that was forged."""

import pytest

import fondaco

SEED = "00112233445566778899aabbccddeeff" * 2
NONCES = ["seven-herrings", "k2J9", "~", "!"]


def opened(seats: int = 2, **options: str) -> fondaco.Table:
    seal = fondaco.seal(SEED)
    return fondaco.new("merkator", seats, options, seal=seal, nonces=NONCES[:seats])


def play_on(table: fondaco.Table, will: fondaco.Chance, moves: int = 10_000) -> None:
    while table.to_act is not None and moves > 0:
        legal = table.legal()
        table.play(legal[will.pick(len(legal))])
        moves -= 1


def finished(seats: int = 2, seed: str = SEED) -> fondaco.Table:
    table = fondaco.new("merkator", seats, seal=fondaco.seal(seed), nonces=NONCES[:seats])
    play_on(table, fondaco.Seeded(seed))
    return table


def running(moves: int = 40) -> fondaco.Table:
    table = opened()
    play_on(table, fondaco.Seeded("running"), moves)
    return table


def refusal(log: str) -> str:
    with pytest.raises(fondaco.Refused) as refused:
        fondaco.verify(log)
    return refused.value.text


def sealed_log(left: bool = False) -> str:
    """The log of a game with a fresh seal, played to its end or left."""
    table = fondaco.new("merkator", seal=fondaco.seal(), nonces=["herring", "k2J9"])
    will = fondaco.Seeded(8)
    while table.to_act is not None and not (left and table.moves_played == 30):
        legal = table.legal()
        table.play(legal[will.pick(len(legal))])
    if left:
        table.reveal()
    return table.log()
