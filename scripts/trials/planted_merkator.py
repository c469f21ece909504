"""Blunders of Merkator, all of the last round."""

from collections.abc import Iterator

from fondaco.core.game import Game, Move, State
from planting import Planted, after, by_text, total_after, ways

PAID = "a payable Contract is passed over in the last round"
SOLD = "a Contract is sold in the last turn, for nothing"
JOURNEY = "the last journey goes where nothing can be paid"
STAYED = "who could pay a Contract by joining stays at home in the last round"
DEAR = 3.0  # points that a Contract or a journey is worth at least
MOVES = ("travel", "take", "supply", "fulfill", "pay", "trade")


def found(game: Game, state: State, seat: int) -> Iterator[Planted]:
    if game.snapshot(state)["turns_left"] is not None:
        for find in (_unpaid, _sold, _journey, _stayed):
            yield from find(game, state, seat)


def _unpaid(game: Game, state: State, seat: int) -> Iterator[Planted]:
    now = game.scores(state)[seat].total
    payable, done = by_text(game, state, "fulfill "), by_text(game, state, "done")
    if payable and done:
        best = max(payable, key=lambda one: total_after(game, state, seat, one))
        if total_after(game, state, seat, best) > now:
            yield Planted(PAID, state, seat, done, [best])


def _sold(game: Game, state: State, seat: int) -> Iterator[Planted]:
    now = game.scores(state)[seat].total
    sales, travels = by_text(game, state, "sell "), by_text(game, state, "travel ")
    dear = [one for one in sales if total_after(game, state, seat, one) <= now - DEAR]
    if dear and travels:
        yield Planted(SOLD, state, seat, dear[-1:], travels[:1])


def _journey(game: Game, state: State, seat: int) -> Iterator[Planted]:
    """Each place with what can be paid there; the richest and the poorest."""
    now = game.scores(state)[seat].total
    worth = {one: brought(game, state, seat, one) for one in by_text(game, state, "travel ")}
    rich = [one for one in worth if worth[one] >= now + DEAR]
    poor = [one for one in worth if worth[one] <= now]
    if rich and poor:
        best = max(rich, key=lambda one: worth[one])
        yield Planted(JOURNEY, state, seat, poor[:1], [best])


def _stayed(game: Game, state: State, seat: int) -> Iterator[Planted]:
    now = game.scores(state)[seat].total
    joins, stay = by_text(game, state, "join"), by_text(game, state, "stay")
    if joins and stay and brought(game, state, seat, joins[0]) >= now + DEAR:
        yield Planted(STAYED, state, seat, stay, joins)


def brought(game: Game, state: State, seat: int, move: Move) -> float:
    """The most points that a seat can have in the turn that begins with a move."""
    then = after(game, state, [move])
    if then is None:
        return game.scores(state)[seat].total
    return max(game.scores(end)[seat].total for _, end in ways(game, then, seat, MOVES))
