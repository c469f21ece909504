"""What a game may tell people besides its board, moves and events. None of it is needed."""

from collections.abc import Mapping


class Asides:
    """Of a game that has nothing more to say."""

    def atlas(self, view: Mapping[str, object], names: list[str]) -> list[str]:
        """What is looked up rather than shown, in sections like those of the board."""
        return []

    def spelled_out(self, typed: str) -> list[str]:
        """The texts of the small moves that one line of a person stands for, in their order; none
        if it is not such a line."""
        return []

    def account(self, view: Mapping[str, object], names: list[str], moves: list[str]) -> list[str]:
        """What is told when a game is over, besides the scores: from its end and all its moves."""
        return []
