"""The table, its moves and its events in English, for a terminal and for a screen reader."""

from fondaco.games.merv.text.board import board
from fondaco.games.merv.text.glosses import gloss
from fondaco.games.merv.text.hints import hint
from fondaco.games.merv.text.phrases import phrase
from fondaco.games.merv.text.prospects import prospect
from fondaco.games.merv.text.seen import decides_for
from fondaco.games.merv.text.tales import sentences
from fondaco.games.merv.text.telling import sentence

__all__ = [
    "board",
    "decides_for",
    "gloss",
    "hint",
    "phrase",
    "prospect",
    "sentence",
    "sentences",
]
