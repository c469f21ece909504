"""What a puzzle is made of; in the files of `data/` it stands as it is here."""

from typing import Any

from msgspec import Struct

from fondaco.analysis.shapes import Measure, Reason, Words


class Puzzle(Struct, frozen=True):
    """A position, the decision that is to be found there, and how sure it is.

    Attributes:
        id (str): The game that it is from, and after how many moves.
        state (dict[str, Any]): The position as its seat may know it: what is hidden is a guess.
        question (Words): What leads to the solution, and does not tell it.
        solution (list[str]): The small moves of the decision.
        name (Words): What it is called.
        reasons (list[Reason]): Why it is good; each is true of the position after it.
        runner_up (Words): What the next best decision is called.
        gap (float): By how much the solution is better, in chance or points, at twice the search
            that found it.
        playouts (list[float]): What comes of both decisions on average, if all play on at one ply.
        missed (int): How many of twelve bots, from apprentices to factors, do not find it.
    """

    id: str
    seats: int
    options: dict[str, str]
    seat: int
    state: dict[str, Any]
    measure: Measure
    question: Words
    solution: list[str]
    name: Words
    reasons: list[Reason]
    runner_up: Words
    gap: float
    playouts: list[float]
    missed: int


class Puzzles(Struct):
    """All puzzles of a title, and what they were made with.

    Attributes:
        net (str): The judge: a hash of the net, or `greedy`.
        chances (str): What makes chances of its judgement: a hash of the calibration.
        games (int): How many games were looked through.
    """

    title: str
    rules: int
    edition: str
    net: str
    chances: str = ""
    games: int = 0
    puzzles: list[Puzzle] = []
