"""Puzzles: positions of games in which one decision is worth much more than all others."""

from fondaco.puzzles.files import fitting, puzzles_of
from fondaco.puzzles.shapes import Puzzle, Puzzles

__all__ = ["Puzzle", "Puzzles", "fitting", "puzzles_of"]
