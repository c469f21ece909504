"""The catalogue of a game: every move it knows, made once, when the game is loaded."""

from mypy_extensions import i64

from fondaco.core.game import Move


class Catalogue:
    """Moves in the order in which they are made; the place of each is its index."""

    def __init__(self, kinds: i64) -> None:
        self.moves: list[Move] = []
        self.by_kind: list[list[Move]] = [[] for _ in range(kinds)]

    def one(self, kind: i64, text: str, what: i64 = 0, other: i64 = 0) -> Move:
        move = Move(len(self.moves), text, kind, what, other)
        self.moves.append(move)
        self.by_kind[kind].append(move)
        return move

    def row(self, kind: i64, word: str, ids: list[str]) -> list[Move]:
        """One move for each thing."""
        return [self.one(kind, f"{word} {id}", what) for what, id in enumerate(ids)]

    def table(self, kind: i64, texts: list[list[str]], least: i64 = 0) -> list[list[Move]]:
        """A row of moves for each thing, numbered from the least number on."""
        return [
            [self.one(kind, text, what, least + number) for number, text in enumerate(row)]
            for what, row in enumerate(texts)
        ]
