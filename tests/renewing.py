"""Games that went on under newer rules."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import fondaco
from fondaco.log import renewal_row, whole

SEED = "00112233445566778899aabbccddeeff" * 2
SEATS = {"merkator": 2, "merchants": 3, "merv": 2}


@contextmanager
def rules_of(title: str, version: int, *no_longer_asked: str) -> Iterator[fondaco.Game]:
    """A title whose rules have that version for a while."""
    game = fondaco.game(title)
    before = game.rules_version, game.no_longer_asked
    game.rules_version, game.no_longer_asked = version, list(no_longer_asked)
    try:
        yield game
    finally:
        game.rules_version, game.no_longer_asked = before


@contextmanager
def first_rules() -> Iterator[None]:
    """All titles have rules 1 for a while, whatever they have come to."""
    with ExitStack() as stack:
        for title in SEATS:
            stack.enter_context(rules_of(title, 1))
        yield


def sealed(title: str, moves: int = 0) -> fondaco.Table:
    """A table with sealed luck, after some moves."""
    seats = SEATS[title]
    nonces = [f"nonce-{seat}" for seat in range(seats)]
    table = fondaco.new(title, seats, seal=fondaco.seal(SEED), nonces=nonces)
    play_on(table, moves)
    return table


def play_on(table: fondaco.Table, moves: int = 100_000) -> None:
    """So many moves more, or to the end."""
    will = fondaco.Seeded(f"will {table.moves_played}")
    while table.to_act is not None and moves > 0:
        legal = table.legal()
        table.play(legal[will.pick(len(legal))])
        moves -= 1


def rows_of(table: fondaco.Table) -> list[str]:
    """The rows of a table's log, without those that close it."""
    return [row for row in table.log().split("\n")[:-2] if not row.startswith("seed ")]


def row_now(table: fondaco.Table) -> str:
    """The row that renews a game as it stands, under the rules of its title."""
    luck, game = table.chance.source, table.game
    drawn = int(luck.drawn) if isinstance(luck, fondaco.Sealed) else 0
    state = json.loads(table.snapshot())["state"]
    return renewal_row(game.rules_version, game.edition, drawn, state)


def renewed(table: fondaco.Table) -> fondaco.Table:
    """The table as it goes on under the rules of its title, which have changed."""
    text = whole([*rows_of(table), row_now(table)])
    return fondaco.replay(text, seal=fondaco.seal(SEED) if table.head.seal else None)
