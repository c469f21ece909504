"""What a move would bring, told before it is played."""

from fondaco.core.chance import LuckNeeded, NoLuck
from fondaco.core.game import Event, Foretold, Game, Move, State


def foretold(game: Game, guess: State, move: Move) -> Foretold:
    """The events of a legal move, played on a guess, which is changed."""
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
    events = [event.seen_by(seat) for event in told]
    return Foretold(events, []) if own < 0 else Foretold(events[:own], events[own:])
