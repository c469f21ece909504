"""The program of the ladder: which rows there are, title by title."""

from collections.abc import Iterator
from itertools import pairwise

from fondaco.players.levels import LEVELS as KNOWN
from laddering import bars
from laddering.bars import Bar
from laddering.rows import (
    Block,
    Pace,
    Row,
    among_themselves,
    one_against_three,
    two,
    two_against_two,
)

LEVELS = tuple(level.id for level in KNOWN)  # the weakest first
STRONGEST = LEVELS[-1]
ALONE = ("greedy", *LEVELS)

GAMES = {"merkator": 200, "merchants": 100, "merv": 200}  # of a row
FULL_GAMES = 40  # at full time
FULL_ALONE = 100
BALANCE_GAMES = 1000
BALANCE_MAIN = 300  # on the main board of Merchants, whose games are long
PATRICIANS = 60  # games of the strongest level that look at the same
LENGTHS = 200  # games of four greedy players


def program(title: str) -> list[Row]:
    """All rows of a title."""
    return [*_against_each_other(title), *OF_TITLE[title](), *_full(title)]


# Against each other.


def _against_each_other(title: str) -> Iterator[Row]:
    for below, level in pairwise(LEVELS):
        yield _duel(title, level, below, bars.NEIGHBORS)
    yield _duel(title, STRONGEST, LEVELS[0], None)
    for level in LEVELS[1:]:
        yield _duel(title, level, "greedy", bars.AGAINST_GREEDY.get((level, title)))
    yield _duel(title, "greedy", "random", None)


def _duel(title: str, a: str, b: str, bar: Bar | None, pace: Pace = "tournament") -> Row:
    blocks, how = _seated(title, a, b)
    games = FULL_GAMES if pace == "full" else GAMES[title]
    name = f"{a} against {b}{how}"
    return Row(title, "against each other", name, a, blocks, games, pace=pace, bar=bar)


def _seated(title: str, a: str, b: str) -> tuple[tuple[Block, ...], str]:
    if title != "merchants":
        return two(a, b), ""
    if (a, b) in ((STRONGEST, "greedy"), ("greedy", "random")):
        return one_against_three(a, b), ", one against three"
    return two_against_two(a, b), ", two against two"


def _full(title: str) -> Iterator[Row]:
    """What is played at full time as well: the best two, what alone must be shown, and the lowest
    two for their times."""
    yield _duel(title, "patrician", "factor", bars.NEIGHBORS, "full")
    yield _duel(title, "journeyman", "apprentice", None, "full")
    if title == "merkator":
        yield _solitary(STRONGEST, "full")
        yield from (_soloplay(STRONGEST, way, "full") for way in ("normal", "expert"))
    if title == "merv":
        yield _magistrate(STRONGEST, "full")


# Alone.


def _alone(
    title: str, name: str, against: str, options: dict[str, str], bar: Bar | None, pace: Pace
) -> Row:
    games = FULL_ALONE if pace == "full" else GAMES[title]
    blocks = among_themselves(name, 1)
    is_asked = name == STRONGEST
    return Row(
        title,
        "alone",
        f"{name} {against}",
        name,
        blocks,
        games,
        "points" if options.get("solo") == "solitary" else "share",
        pace,
        options,
        bar if is_asked else None,
    )


def _solitary(name: str, pace: Pace = "tournament") -> Row:
    options = {"solo": "solitary"}
    return _alone("merkator", name, "in the Solitary version", options, bars.SOLITARY, pace)


def _soloplay(name: str, way: str, pace: Pace = "tournament") -> Row:
    options = {"solo": "soloplay", "level": way}
    against = f"against SoloPlay, {way}"
    return _alone("merkator", name, against, options, bars.SOLOPLAY.get(way), pace)


def _magistrate(name: str, pace: Pace = "tournament") -> Row:
    return _alone("merv", name, "against the magistrate", {}, bars.MAGISTRATE, pace)


# Balance: how often each seat wins among equals.


def _balance(
    title: str,
    seats: int,
    how: str = "",
    options: dict[str, str] | None = None,
    games: int = BALANCE_GAMES,
    spread: float | None = None,
    pace: Pace = "one ply",
) -> Row:
    name = ", ".join([f"{seats} seats", how] if how else [f"{seats} seats"])
    blocks = among_themselves(STRONGEST, seats)
    return Row(
        title,
        "balance",
        name,
        STRONGEST,
        blocks,
        games,
        "seats",
        pace,
        options or {},
        spread=spread,
    )


def _merkator() -> Iterator[Row]:
    yield from (_solitary(name) for name in ALONE)
    yield _soloplay("greedy", "easy")
    for way in ("normal", "expert"):
        yield from (_soloplay(name, way) for name in ALONE)
    yield from (_balance("merkator", seats) for seats in (2, 3, 4))


def _merv() -> Iterator[Row]:
    yield from (_magistrate(name) for name in ALONE)
    yield from (_balance("merv", seats) for seats in (2, 3, 4))


def _merchants() -> Iterator[Row]:
    fixed = {"board": "short", "setup": "fixed"}
    placed = {"board": "short", "setup": "variable"}
    main = {"board": "main"}
    for seats in (3, 4):
        how = "short board, fixed start"
        yield _balance("merchants", seats, how, fixed, BALANCE_GAMES, bars.FIXED_START)
        how = "short board, placed in turn"
        yield _balance("merchants", seats, how, placed, BALANCE_GAMES, bars.ORDER_OF_PLACING)
        yield _balance("merchants", seats, "main board", main, BALANCE_MAIN)
        how = "short board, fixed start"
        yield _balance("merchants", seats, how, fixed, PATRICIANS, pace="tournament")
    yield from (_length(board) for board in ("short", "main"))


def _length(board: str) -> Row:
    """How long four greedy players play, and how much they trade."""
    blocks = among_themselves("greedy", 4)
    name = f"four greedy players, {board} board"
    options = {"board": board}
    return Row("merchants", "length", name, "greedy", blocks, LENGTHS, "rounds", options=options)


OF_TITLE = {"merkator": _merkator, "merchants": _merchants, "merv": _merv}
