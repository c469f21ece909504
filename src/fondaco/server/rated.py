"""Rated games: what may be rated, and what of a finished one counts.

Games among people and games of one person against the bots of the house are rated apart. Whoever
has resigned, or has been given up for late, comes last.
"""

from collections.abc import Sequence

from fondaco import Refused
from fondaco.server.rated_game import RatedGame
from fondaco.server.record import Record
from fondaco.server.visitor import Visitor
from fondaco.server.wire import Pool, ScoreNow

NEITHER = "A rated game is among people, or of one person against bots of the house."
YOURSELF = "In a rated game everybody plays in person: a bot needs an account of its own."
NO_ACCOUNT = "Rated games are for accounts: sign up, or play without a rating."
NOT_BACK = "In a rated game nothing that was revealed is taken back."
NO_STAND_IN = "In a rated game nobody plays for you: play on, or resign."


def pool_of(record: Record) -> Pool | None:
    """With whom a game is rated; None where it cannot be."""
    people = [seat.person for seat in record.seats if seat.person]
    bots = [seat for seat in record.seats if not seat.person]
    if len(record.seats) < 2 or len(set(people)) < len(people):
        return None
    if not bots:
        return "people"
    return "levels" if len(people) == 1 else None


def check_visitor(visitor: Visitor) -> None:
    """Refuse whoever is nobody in particular, and a person's bot that would play as that person."""
    if not visitor.account:
        raise Refused(NO_ACCOUNT)
    if visitor.is_bot and not visitor.is_program:
        raise Refused(YOURSELF)


def check_can_be_rated(record: Record) -> None:
    if record.opened.rated and pool_of(record) is None:
        raise Refused(NEITHER)


def rated_game(record: Record, scores: Sequence[ScoreNow] | None) -> RatedGame | None:
    """What counts of a game that is over; nothing, if it was left, or is not rated."""
    pool = pool_of(record)
    if not record.opened.rated or not record.has_result or pool is None or not scores:
        return None
    players = [seat.person or level_player(seat.level) for seat in record.seats]
    ranks = [score.rank for score in scores[: len(players)]]
    return RatedGame(pool, record.opened.title, players, ranks)


def level_player(level: str) -> str:
    """A level as a player; no person has such an id."""
    return f"level {level}"
