"""Decisions as rows of a table (Arrow): what the seat saw, what it might do and did, what came of
it. The schema is also its documentation: docs/games.md shows it."""

from typing import Any

from fondaco import Game, State
from fondaco.core.encoding import Lit

try:
    import pyarrow
except ModuleNotFoundError as missing:
    raise ImportError("Games as Parquet need pyarrow: pip install 'fondaco[lab,parquet]'") from (
        missing
    )

VERSION = "1"  # of the schema; rises when a column changes its meaning or goes
NUMBERS = pyarrow.list_(pyarrow.uint16())
WORDS = pyarrow.dictionary(pyarrow.int32(), pyarrow.string())

COLUMNS: list[tuple[str, Any, str]] = [
    # the game
    ("game", WORDS, "which game: a name that is the same in all its rows"),
    ("title", WORDS, "`merkator`, `merchants` or `merv`"),
    ("rules", pyarrow.int16(), "the version of its rules that were played by"),
    ("edition", WORDS, "the printed values that were played with"),
    ("seats", pyarrow.int8(), "how many played"),
    ("options", WORDS, "all options: `length:standard;joining:yes`"),
    ("players", pyarrow.list_(WORDS), "who sat where: bots by name, `?` where a log does not say"),
    # what the seat knew
    ("number", pyarrow.int32(), "the move of the game that this decision is: 0 is the first"),
    ("seat", pyarrow.int8(), "the seat that decided"),
    ("mid_decision", pyarrow.bool_(), "whether it is a further small move of one decision"),
    ("features", NUMBERS, "the features that were on for that seat: features.md"),
    ("legal", NUMBERS, "its legal moves, by their numbers"),
    ("points", pyarrow.float32(), "its own points, as if the game had ended there"),
    # what it did
    ("move", pyarrow.uint16(), "the move that it made, by its number"),
    ("text", WORDS, "the same as people read it: `travel hamburg`"),
    # what came of it
    ("finished", pyarrow.bool_(), "whether the game came to its end"),
    (
        "worth",
        pyarrow.float32(),
        "of the end to that seat: 1 the first rank, 0 the last; alone by points",
    ),
    ("rank", pyarrow.int8(), "the seat's rank at the end; opponents whom the rules play count"),
    ("total", pyarrow.float32(), "the seat's points at the end"),
]

SCHEMA = pyarrow.schema(
    [pyarrow.field(name, kind, metadata={"meaning": meaning}) for name, kind, meaning in COLUMNS],
    metadata={"fondaco.decisions": VERSION},
)


class Ledger:
    """Decisions of one title that are being written down, game by game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._rows: list[dict[str, object]] = []
        self._first = 0  # the row with which the game under way began
        self._lit = Lit()

    def note(self, state: State, move: int, *, mid_decision: bool) -> None:
        """A decision that is about to be made."""
        game, seat = self.game, self.game.to_act(state)
        assert seat is not None
        game.light(state, seat, self._lit)
        self._rows.append(
            {
                "number": len(self._rows) - self._first,
                "seat": seat,
                "mid_decision": mid_decision,
                "features": [self._lit.on[at] for at in range(self._lit.count)],
                "legal": [int(one.index) for one in game.legal(state)],
                "points": game.scores(state)[seat].total,
                "move": move,
                "text": game.moves[move].text,
            }
        )

    def close(self, end: State, about: dict[str, object]) -> None:
        """The game is over, or goes no further: every decision of it is told what came of it."""
        scores, returns = self.game.scores(end), self.game.returns(end)
        whole = {**self._title(), **about, "finished": self.game.to_act(end) is None}
        for row in self._rows[self._first :]:
            seat = int(str(row["seat"]))
            found = {"worth": returns[seat], "rank": scores[seat].rank, "total": scores[seat].total}
            row.update({**whole, **found})
        self._first = len(self._rows)

    def _title(self) -> dict[str, object]:
        game = self.game
        return {"title": game.title, "rules": game.rules_version, "edition": game.edition}

    def table(self) -> Any:
        """The games that have been closed, as a table of Arrow."""
        return pyarrow.Table.from_pylist(self._rows[: self._first], schema=SCHEMA)
