"""The table, its moves and its events in English, for a terminal and for a screen reader."""

from fondaco.games.merchants.text.account import closing
from fondaco.games.merchants.text.atlas import atlas
from fondaco.games.merchants.text.gloss import gloss
from fondaco.games.merchants.text.hints import hint
from fondaco.games.merchants.text.phrases import phrase
from fondaco.games.merchants.text.prospects import prospect
from fondaco.games.merchants.text.sections import board
from fondaco.games.merchants.text.shorthand import in_one_line, spelled_out
from fondaco.games.merchants.text.tales import sentences
from fondaco.games.merchants.text.telling import sentence

__all__ = [
    "atlas",
    "board",
    "closing",
    "gloss",
    "hint",
    "in_one_line",
    "phrase",
    "prospect",
    "sentence",
    "sentences",
    "spelled_out",
]
