"""What a move would bring, told before it is played."""

from fondaco.core.chance import LuckNeeded, NoLuck
from fondaco.core.game import TURN_EVENTS, Event, Foretold, Game, Move, State


def foretold(game: Game, guess: State, move: Move) -> Foretold:
    """The events of a legal move, played on a guess, which is changed. They end where the next
    turn begins: what an opponent whom the rules play does in his is not brought by the move."""
    seat = game.to_act(guess)
    told: list[Event] = []
    own = -1  # how many of them the move itself brings
    try:
        game.apply(guess, move, NoLuck(), told)
        own = len(told)
        while game.to_act(guess) == seat and game.is_mid_decision(guess):
            game.apply(guess, game.legal(guess)[0], NoLuck(), told)
    except LuckNeeded:
        pass
    events = [event.seen_by(seat) for event in told[: _turn(told)]]
    return Foretold(events, []) if own < 0 else Foretold(events[:own], events[own:])


def _turn(told: list[Event]) -> int:
    """How many events there are up to the one with which the next turn begins, and with it."""
    for number, event in enumerate(told):
        if event.kind in TURN_EVENTS:
            return number + 1
    return len(told)
