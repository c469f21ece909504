"""Where a piece can go by several moves, one after the other."""


class Destination:
    """A way that a piece can go, and what comes of it; all moves are told by their texts.

    Attributes:
        moves (list[str]): The moves that lead there, in their order.
        pays (dict[str, int]): What they cost, in the words of the game.
        events (list[dict[str, object]]): What they bring, besides that the piece goes.
        then (list[str]): What the piece could do there.
    """

    def __init__(
        self,
        moves: list[str],
        pays: dict[str, int],
        events: list[dict[str, object]],
        then: list[str],
    ) -> None:
        self.moves = moves
        self.pays = pays
        self.events = events
        self.then = then
