"""Whose eyes are tested, and at which position of a random game."""

import hashlib

from msgspec import Struct

import fondaco
from fondaco import Game, Refused, Seal, Seeded, Table

LONGEST = 1_500  # moves that are played to come somewhere


class Case(Struct, frozen=True):
    """Whose eyes are tested, at which title; the number decides everything else."""

    title: str
    viewer: str  # seat 0, seat 1 ..., or one of OUTSIDE
    number: int
    twins: int = 8

    @property
    def seat(self) -> int | None:
        return None if self.viewer in OUTSIDE else int(self.viewer.removeprefix("seat "))


# Who sees what everybody may see; a curtain hides hands that are played at one screen.
OUTSIDE = ("onlooker", "stranger", "curtain")


def digits(text: str) -> str:
    """64 digits that depend on a text alone."""
    return hashlib.sha256(text.encode()).hexdigest()


def nonce(seat: int) -> str:
    return digits(f"nonce {seat}")


def any_position(case: Case, seal: Seal, most: int) -> Table:
    """A table somewhere in the first moves of a random game, before its end."""
    will = Seeded(f"{case} position")
    game = fondaco.game(case.title)
    least = 0 if case.seat is None else case.seat
    counts = [seats for seats in game.seats if seats > max(least, case.viewer == "curtain")]
    seats = counts[will.pick(len(counts))]
    nonces = [nonce(seat) for seat in range(seats)]
    table = fondaco.new(case.title, seats, any_options(game, seats, will), seal=seal, nonces=nonces)
    length = _played_on(table.copy(), will.copy(), LONGEST).moves_played
    return _played_on(table, will, will.copy().pick(min(length, most)))


def any_options(game: Game, seats: int, will: Seeded) -> dict[str, str]:
    """Options that go together; the usual ones, if those that came up do not."""
    found: dict[str, str] = {}
    for option in game.options:
        values = list(option.values)
        if seats in option.seats:
            found[option.name] = values[will.pick(len(values))]
    try:
        return game.settled(seats, found)
    except Refused:
        return {}


def _played_on(table: Table, will: Seeded, moves: int) -> Table:
    while table.to_act is not None and moves > 0:
        legal = table.legal()
        table.play(legal[will.pick(len(legal))])
        moves -= 1
    return table
