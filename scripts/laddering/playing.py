"""Plays one match on the bare engine, and notes what came of it and how long it took."""

import os
from collections import Counter
from hashlib import sha256
from pathlib import Path
from time import perf_counter

import fondaco
from fondaco.players import PLAYERS
from fondaco.players.player import Player
from laddering.matches import Line, Match
from laddering.times import Times

# Moves that are counted, by how they begin: how long a game is, and how much is traded.
COUNTED = {"merchants": ("end turn", "trade with")}


class Sitting:
    """A match under way: the state, the players, and their clocks."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = fondaco.game(match.title)
        self.luck = fondaco.Seeded(match.seed)
        self.eyes = fondaco.Seeded(f"guesses {match.seed}")
        seats = len(match.names)
        options = self.game.settled(seats, match.options)
        self.state = self.game.new(seats, options, self.luck)
        self.players = [self._seated(seat) for seat in range(seats)]
        self.budgets = [match.limits[name].budget() for name in match.names]
        self.times = {name: Times() for name in match.names}
        self.counted: Counter[str] = Counter()
        self.course = sha256()  # of all moves
        self.moves = 0
        self.thought = 0.0  # seconds of the decision that is being made

    def _seated(self, seat: int) -> Player:
        name = self.match.names[seat]
        return PLAYERS[name](self.match.title, f"{name} {self.match.seed} {seat}")

    def play(self) -> bool:
        """Play to the end, or as far as a house would let it go; whether it came to its end."""
        seat = self.game.to_act(self.state)
        while seat is not None and self.moves < self.game.most_moves:
            self._move(seat)
            seat = self.game.to_act(self.state)
        return seat is None

    def _move(self, seat: int) -> None:
        move = self._chosen(seat)
        self.game.apply(self.state, move, self.luck)
        self.course.update(f"{move.text}\n".encode())
        self.moves += 1
        for words in COUNTED.get(self.match.title, ()):
            self.counted[words] += move.text.startswith(words)
        if not (self.game.is_mid_decision(self.state) and self.game.to_act(self.state) == seat):
            self.times[self.match.names[seat]].note(self.thought)
            self.thought = 0.0

    def _chosen(self, seat: int) -> fondaco.Move:
        guess = self.game.guess(self.state, seat, self.eyes)
        began = perf_counter()
        move = self.players[seat].choose(self.game, guess, self.budgets[seat])
        self.thought += perf_counter() - began
        if self.game.why_not(self.state, move) is not None:
            raise fondaco.Refused(f"{self.match.names[seat]} chose {move.text!r}: not legal now.")
        return move


def play(match: Match) -> Line:
    """The game of a match, as it is kept."""
    sitting = Sitting(match)
    finished = sitting.play()
    scores = sitting.game.scores(sitting.state)
    return {
        **match.plain(),
        "finished": finished,
        "course": sitting.course.hexdigest()[:12],
        "ranks": [score.rank for score in scores],
        "points": [score.total for score in scores],
        "moves": sitting.moves,
        "decisions": sum(times.decisions for times in sitting.times.values()),
        "times": {name: times.plain() for name, times in sitting.times.items()},
        "counted": dict(sitting.counted),
        "machine": machine(),
    }


def machine() -> str:
    """The processor, and which engine ran on it."""
    rows = _processor_rows()
    names = [row.partition(":")[2].strip() for row in rows if row.startswith("model name")]
    engine = "compiled" if fondaco.is_compiled() else "interpreted"
    return f"{names[0] if names else os.uname().machine}, {os.cpu_count()} cores, {engine}"


def _processor_rows() -> list[str]:
    told = Path("/proc/cpuinfo")
    return told.read_text().splitlines() if told.is_file() else []
