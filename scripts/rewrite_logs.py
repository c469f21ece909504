"""Plays recorded games of Merkator of older rules again under today's, as nearly as those allow.

Usage: rewrite_logs.py LOG ...: each is written anew. A move that is not possible any more is left
out, or made later if it only moves a cube of the Supply tile. Luck comes in the order in which it
was recorded. Where a question is not answered by the log, whoever is asked takes the answer that
changes least, or does as greedy would. A log may be edited before, to lead a game elsewhere.
"""

import sys
from pathlib import Path

import fondaco
from fondaco.players import PLAYERS
from fondaco.reading import Entry, Reader

HARMLESS = ["stay", "give up taler", "done", "keep", "offer 0 taler", "offer 0 time"]
MOVABLE = "supply "
NEAR = 16  # rows in which the answer to a question is looked for


class Kept(fondaco.Chance):
    """The picks of a log one after the other; luck of its own where they do not fit."""

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks
        self.other = fondaco.Seeded("rewritten")

    def pick(self, n: int) -> int:
        if self.picks and self.picks[0] < n:
            return self.picks.pop(0)
        return self.other.pick(n)


class Rewriting:
    """One game, the rows of its log that are still to come, and those that were put off."""

    def __init__(self, text: str) -> None:
        reader = Reader(text)
        self.title = reader.head().title
        self.rows: list[Entry] = []
        while (row := reader.entry()) is not None:
            self.rows.append(row)
        self.recorded = len(self.rows)
        self.table = fondaco.replay(text, to=0)
        self.table.chance.source = Kept([pick for row in self.rows for pick in row.picks])
        self.put_off: list[Entry] = []
        self.left_out = 0
        self.added = 0

    def play(self) -> fondaco.Table:
        while self.table.to_act is not None:
            self._catch_up()
            if self.rows and self._fits(self.rows[0]):
                self.table.play(self.rows.pop(0).text)
            elif any(self._fits(row) for row in self._near()):
                self._leave_out(self.rows.pop(0))
            else:
                self._answer()
        self.left_out += len(self.rows) + len(self.put_off)
        return self.table

    def _fits(self, row: Entry) -> bool:
        return row.seat == self.table.to_act and row.text in self.table.legal()

    def _near(self) -> list[Entry]:
        """The rows in which the answer to the question may stand: none of a later turn."""
        for at, row in enumerate(self.rows[:NEAR]):
            if row.text.startswith("travel "):
                return self.rows[: at + 1]
        return self.rows[:NEAR]

    def _leave_out(self, row: Entry) -> None:
        if row.text.startswith(MOVABLE):
            self.put_off.append(row)
        else:
            self.left_out += 1

    def _catch_up(self) -> None:
        """Make the moves that were put off, as far as they are possible now."""
        for row in [row for row in self.put_off if self._fits(row)]:
            if self._fits(row):
                self.table.play(row.text)
                self.put_off.remove(row)

    def _answer(self) -> None:
        self.added += 1
        legal = self.table.legal()
        likely = [text for text in self._like_the_next(legal) + HARMLESS if text in legal]
        self.table.play(likely[0] if likely else self._greedy())

    def _like_the_next(self, legal: list[str]) -> list[str]:
        """Cubes are taken as nearly as possible as the next row takes them."""
        words = self.rows[0].text.split() if self.rows else [""]
        if words[0] != "take":
            return []
        takes = [text for text in legal if text.startswith("take ") and text.endswith(words[2])]
        return sorted(takes, key=lambda text: abs(int(text.split()[1]) - int(words[1])))

    def _greedy(self) -> str:
        seat = self.table.to_act or 0
        guess = self.table.guess(seat, fondaco.Seeded(0))
        return PLAYERS["greedy"](self.title, 0).choose(self.table.game, guess).text


def main() -> None:
    for name in sys.argv[1:]:
        path = Path(name)
        game = Rewriting(path.read_text())
        table = game.play()
        path.write_text(table.log())
        totals = [score["total"] for score in table.scores()]
        ranks = [score["rank"] for score in table.scores()]
        print(
            f"{path.stem}: of {game.recorded} moves {game.left_out} left out, {game.added} added;"
        )
        print(f"moves = {table.moves_played}\ntotals = {totals}\nranks = {ranks}")


if __name__ == "__main__":
    main()
