"""Blunders of Merchants of Europe, where somebody has one commodity left to deliver."""

from collections.abc import Iterator
from typing import cast

from fondaco.core.game import Game, Move, State
from fondaco.games.merchants.holdings import held, owed_by
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import RESOURCE_IDS, SALT
from planting import Planted, after, by_text, ways

JOURNEY = "the caravan that could deliver the last commodity stays where it is"
HANDED = "a rival is handed the salt with which he wins at once"
GOING = ("caravan ", "deliver ")


def found(game: Game, state: State, seat: int) -> Iterator[Planted]:
    table = cast(MerchantsState, state)
    if table.active != seat or owed_by(table, seat) != 1 or game.snapshot(state)["step"] != "act":
        return
    end, win = by_text(game, state, "end turn"), won_by(game, state, seat)
    if len(win) > 1 and end:  # who stands at the door can deliver in the next turn as well
        yield Planted(JOURNEY, state, seat, end, win)
    elif not win and end and held(table, seat, SALT) == 0:
        yield from _handed(game, state, seat)


def won_by(game: Game, state: State, seat: int) -> list[Move]:
    """A journey with which a seat wins at once; nothing if there is none."""
    for moves, end in ways(game, state, seat, GOING):
        if game.to_act(end) is None and game.returns(end)[seat] == 1.0:
            return moves
    return []


def _handed(game: Game, state: State, rival: int) -> Iterator[Planted]:
    """The rival asks for a salt; who is asked first could say no."""
    for given in RESOURCE_IDS:
        offer = [game.move(text) for text in ("offer", f"give 1 {given}", "ask 1 salt", "propose")]
        asked = after(game, state, offer)
        seat = None if asked is None else game.to_act(asked)
        if asked is not None and seat is not None and seat != rival:
            yield from _accepted(game, asked, seat, rival)
            return


def _accepted(game: Game, asked: State, seat: int, rival: int) -> Iterator[Planted]:
    accept, decline = by_text(game, asked, "accept"), by_text(game, asked, "decline")
    then = after(game, asked, accept) if accept and decline else None
    while then is not None and game.to_act(then) not in (rival, None):
        then = after(game, then, by_text(game, then, "decline"))
    traded = after(game, then, by_text(game, then, "trade with")) if then is not None else None
    if traded is not None and won_by(game, traded, rival):
        yield Planted(HANDED, asked, seat, accept, decline)
