"""How a player looks at positions: how wide, how far, and how well."""

from typing import Final

NO_END: Final = 1_000_000  # lines: as many as there is time for


class Manner:
    """How a player of a level looks at a position.

    Attributes:
        samples (int): Lines of luck for which each decision is judged at one ply.
        width (int): Half-made decisions that are carried on.
        finalists (int): Decisions that are played on; with one or none, nothing is.
        margin (int): How much worse than the best a finalist may look, in units of the judge.
        horizon (int): Own decisions that a line is played on for.
        overlooked (int): Of a hundred decisions, those that are not seen.
        noise (int): By how much a judgement may be wrong, in tenths of such a unit.
        line_width (int): As `width`, for decisions that are only foreseen, in lines played on.
        own_turn (int): Ways to play the own turn on that a line follows. If there are any, it ends
            when another seat is to act: all that are compared end there, before the luck of others.
        lines (int): Lines that a finalist is played on for, at most.
        weighs (bool): Whether decisions, and the ends of lines, are judged with the eyes of all
            seats.
        turns (int): Own turns that begin in a line, at most: it ends where the last of them does.
            Only where there are several seats: alone, an opponent whom the rules play has none.
        trade_ways (int): Ways to play the turn under way on for which a trade is judged by what it
            comes to at the end of that turn. If there are none, it is judged by what one then has.
        plans (bool): Whether it has a sense of the title, where there is one: looks at moves that
            are steps only together with what they make possible.
        is_straight (bool): Whether a decision gives way to one that comes to just the same in fewer
            moves. Only where lines follow several ways.
    """

    def __init__(
        self,
        samples: int = 2,
        width: int = 12,
        finalists: int = 0,
        margin: int = 6,
        horizon: int = 0,
        overlooked: int = 0,
        noise: int = 0,
        line_width: int = 3,
        own_turn: int = 0,
        lines: int = NO_END,
        weighs: bool = False,
        turns: int = NO_END,
        trade_ways: int = 0,
        is_straight: bool = False,
        plans: bool = False,
    ) -> None:
        self.samples = samples
        self.width = width
        self.finalists = finalists
        self.margin = margin
        self.horizon = horizon
        self.overlooked = overlooked
        self.noise = noise
        self.line_width = line_width
        self.own_turn = own_turn
        self.lines = lines
        self.weighs = weighs
        self.turns = turns
        self.trade_ways = trade_ways
        self.is_straight = is_straight
        self.plans = plans
