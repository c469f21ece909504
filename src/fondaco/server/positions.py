"""A position: the state of a game after some of its moves, with all that is needed to go on."""

import zlib
from typing import Any

import msgspec
from msgspec import Struct

from fondaco import Game, Keyed, Sealed, Table
from fondaco.log import renewal_row
from fondaco.versions import is_read

SOONEST = 100  # moves between two positions that are kept along a game
LATEST = 400


class Position(Struct, frozen=True):
    """The state after some moves, and the rules, the edition and the luck it goes on with."""

    moves: int
    rules: int
    edition: str
    drawn: int  # words of sealed luck
    state: dict[str, Any]

    def fits(self, game: Game) -> bool:
        """Whether it was reached under the rules and with an edition that are played here."""
        return is_read(game, self.rules, self.edition)

    def row(self) -> str:
        """The row of a log from which the game can be played on."""
        return renewal_row(self.rules, self.edition, self.drawn, self.state)


def position_of(table: Table, moves: int) -> Position:
    """How a table stands after so many moves."""
    game = table.game
    luck = table.chance.source
    drawn = luck.drawn if isinstance(luck, Sealed) else 0
    return Position(moves, game.rules_version, game.edition, drawn, table.plain_state())


def is_due(table: Table, moves: int) -> bool:
    """Whether a position is to be kept, so many moves after the last. Where it can be chosen, that
    is where nothing can be taken back freely: who goes on from it can take back as much as ever.
    Of a daily voyage none is: only from its first move on is it known how often each was asked."""
    if isinstance(table.chance.source, Keyed):
        return False
    return moves >= LATEST or (moves >= SOONEST and not table.can_undo)


def position_in(row: str, moves: int) -> Position:
    """The position that such a row tells, after so many moves."""
    _, rules, _, edition, _, drawn, _, state = row.split(" ", 7)
    return Position(moves, int(rules), edition, int(drawn), msgspec.json.decode(state))


def packed(position: Position) -> bytes:
    return zlib.compress(msgspec.json.encode(position), 1)


def unpacked(stored: bytes) -> Position:
    return msgspec.json.decode(zlib.decompress(stored), type=Position)
