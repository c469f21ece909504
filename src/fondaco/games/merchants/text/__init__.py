"""The table, its moves and its events in English, for a terminal and for a screen reader."""

from fondaco.games.merchants.text.prospects import prospect
from fondaco.games.merchants.text.sections import board
from fondaco.games.merchants.text.telling import gloss, sentence

__all__ = ["board", "gloss", "prospect", "sentence"]
